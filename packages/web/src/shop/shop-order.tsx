import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { failureWithReason, readingFailure } from '../api/failure.ts';
import type { PunchOut } from '../api/punch-out.ts';
import { orderFromShop, shareLinkIn, type ShopOrder, type ShopSubject } from '../api/order.ts';
import { shareLinkAddress } from '../api/share-link-address.ts';
import { postToHost } from '../embed/host-page.ts';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { endPunchOut, usePunchOut } from '../punch-out/punch-out.ts';
import { useProjectId } from '../project/project-query.ts';
import { AnchorButton, Button } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { storeHandedOver } from './shop-answers.ts';
import styles from './shop-order.module.css';

export type ShopOrderProps = { readonly subject: ShopSubject; readonly onSent: () => void };

/**
 * Review of an order: its articles, warnings, and the button that leads to the shop. Nothing is sent before the review.
 */
export const ShopOrderReview = ({ subject, onSent }: ShopOrderProps): ReactElement => {
  const { messages, shop, order: words, punchOut: purchasing } = useTexts();
  const projectId = useProjectId();
  const punchOut = usePunchOut();
  const order = useQuery({
    queryKey: ['shop-order', projectId, subject, punchOut],
    queryFn: ({ signal }) => orderFromShop(projectId, subject, punchOut ?? null, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (order.data === undefined) {
    return (
      <QueryState
        failure={order.error && failureWithReason(order.error, readingFailure(order.error, messages))}
        onRetry={() => void order.refetch()}
      />
    );
  }
  const { handOver, items, answerable } = order.data;
  const handleSent = (): void => {
    if (answerable !== undefined) storeHandedOver(projectId, answerable);
    const link = shareLinkIn(handOver);
    postToHost({ type: 'order', items, shareLink: link === undefined ? null : shareLinkAddress(link) });
    if (punchOut !== undefined) endPunchOut();
    onSent();
  };
  return (
    <div className="stack-wide">
      {punchOut === undefined && pageSettings.shop?.name === null && (
        <p className={styles['demonstration']} role="note">
          {shop.demonstrationText}
        </p>
      )}
      <p className={styles['count']}>{punchOut === undefined ? shop.articles(items) : purchasing.articles(items)}</p>
      {subject.kind !== 'project' && (
        <p className="muted">
          {shop.part}{' '}
          <Link to="/projekt/$projectId/zamowienie" params={{ projectId }}>
            {words.whole}
          </Link>
        </p>
      )}
      <OrderFindings order={order.data} />
      {handOver !== null && <HandOver handOver={handOver} punchOut={punchOut} onSent={handleSent} />}
      {handOver === null && items > 0 && <p>{shop.tooLong}</p>}
    </div>
  );
};

type OrderFindingsProps = { readonly order: Pick<ShopOrder, 'findings' | 'remarks'> };

/** Warnings by article, and articles that cannot be ordered. */
const OrderFindings = ({ order: { findings, remarks } }: OrderFindingsProps): ReactElement => {
  const { shop } = useTexts();
  if (findings.length + remarks.length === 0) {
    return <p>{shop.allFits}</p>;
  }
  const folded = [...Map.groupBy(findings, ({ kind }) => kind)].filter(
    ([, same]) => same.length > MAX_SEPARATE_FINDINGS,
  );
  const separate = findings.filter(({ kind }) => !folded.some(([foldedKind]) => foldedKind === kind));
  return (
    <section aria-label={shop.check}>
      <h3 className={styles['heading']}>{shop.check}</h3>
      <ul className={styles['findings']}>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        {separate.map(({ kind, symbol, name }) => (
          <li key={`${symbol} ${kind}`}>
            <strong translate="no">{symbol}</strong> {name}
            <span className={styles['finding']}>{shop.findings[kind]}</span>
          </li>
        ))}
        {folded.map(([kind, same]) => (
          <li key={kind}>
            <details>
              <summary className={styles['summary']}>
                {shop.findingCounts[kind](same.length)}
                <ChevronDown className={styles['chevron']} aria-hidden />
              </summary>
              <ul className={styles['folded']}>
                {same.map(({ symbol, name }) => (
                  <li key={symbol}>
                    <strong translate="no">{symbol}</strong> {name}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** More findings of one kind are folded into one line with their number. */
const MAX_SEPARATE_FINDINGS = 3;

type HandOverProps = {
  readonly handOver: NonNullable<ShopOrder['handOver']>;
  readonly punchOut: PunchOut | undefined;
  readonly onSent: () => void;
};

/**
 * Leads to the shop in a new tab, by a posted form or a link, or posts the order to the purchasing system. The address of
 * a punch-out is this tab's own one, which is checked against the list of the deployment.
 */
const HandOver = ({ handOver, punchOut, onSent }: HandOverProps): ReactElement => {
  const { shop, punchOut: purchasing } = useTexts();
  const send = punchOut === undefined ? shop.send : purchasing.send;
  const note = punchOut === undefined ? shop.note : purchasing.note;
  const isDemonstration = punchOut === undefined && pageSettings.shop?.name === null;
  const target = punchOut?.target ?? '_blank';
  return (
    <div className={styles['way']}>
      {handOver.method === 'get' ? (
        <AnchorButton
          variant="primary"
          icon={ExternalLink}
          href={handOver.address}
          target="_blank"
          rel="noreferrer"
          onClick={onSent}
        >
          {send}
        </AnchorButton>
      ) : (
        <form
          method="post"
          action={punchOut?.hookUrl ?? handOver.address}
          target={target}
          // A named window is reached only without `rel`. With `noreferrer`, the form's origin would be `null`.
          rel={target === '_blank' ? 'noopener' : undefined}
          // The browser reads the form after this event.
          onSubmit={() => setTimeout(onSent)}
        >
          {handOver.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="primary" icon={ExternalLink}>
            {send}
          </Button>
        </form>
      )}
      {handOver.method === 'post' && (
        <p className="muted">{shareLinkIn(handOver) === undefined ? shop.noLink : shop.link}</p>
      )}
      {!isDemonstration && <p className="muted">{note}</p>}
    </div>
  );
};
