import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type CatalogueChanges, catalogueChangesQuery, previewSuccessors } from '../api/catalogue-changes.ts';
import { useTexts } from '../language/texts.ts';
import { markCatalogueChangesSeen, takeSuccessors } from '../project-changes/project.ts';
import { useProjectChange, useUndoBulkChange } from '../project/use-project-change.ts';
import { useProjectId } from '../project/project-query.ts';
import { differenceText, PriceStep } from '../ui/price-step.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSubmit } from '../ui/form.ts';
import styles from './catalogue-changes-dialog.module.css';

type CatalogueChangesDialogProps = { readonly news: CatalogueChanges; readonly onClose: () => void };

/**
 * List of the catalogue changes, with buttons that replace discontinued products by their successors and mark the
 * changes as seen.
 */
export const CatalogueChangesDialog = ({ news, onClose }: CatalogueChangesDialogProps): ReactElement => {
  const { common, news: words } = useTexts();
  const queries = useQueryClient();
  const projectId = useProjectId();
  const markSeen = useProjectChange(markCatalogueChangesSeen);
  const submission = useSubmit(async () => {
    const done = await markSeen(news.edition);
    if (done) void queries.invalidateQueries(catalogueChangesQuery(projectId));
    return done;
  }, onClose);
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={words.note}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button variant="primary" busy={submission.busy} onClick={submission.submit}>
            {words.markSeen}
          </Button>
        </>
      }
    >
      <div className={styles['lists']}>
        {news.repriced.length > 0 && <RepricedList news={news} />}
        {news.gone.length > 0 && <DiscontinuedList news={news} />}
      </div>
    </Dialog>
  );
};

const RepricedList = ({ news }: { readonly news: CatalogueChanges }): ReactElement => {
  const { common, news: words } = useTexts();
  return (
    <section>
      <h3 className={styles['title']}>{words.repriced}</h3>
      <ul>
        {news.repriced.map(({ symbol, name, quantity, before, after, effect }) => (
          <li key={symbol} className={styles['article']}>
            <span className={styles['name']}>
              {name}{' '}
              <span className={styles['symbol']} translate="no">
                {symbol}
              </span>
            </span>
            <span translate="no">×{quantity}</span>
            {before === null || after === null ? (
              <span>{after === null ? common.priceOnRequest : words.pricedNow}</span>
            ) : (
              <PriceStep before={before} after={after} size="small" />
            )}
            <strong className={styles['effect']}>{differenceText(effect)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
};

const DiscontinuedList = ({ news }: { readonly news: CatalogueChanges }): ReactElement => {
  const { news: words } = useTexts();
  return (
    <section>
      <h3 className={styles['title']}>{words.goneTitle}</h3>
      <ul>
        {news.gone.map(({ symbol, name, quantity, successor }) => (
          <li key={symbol} className={styles['article']}>
            <span className={styles['name']}>
              {name}{' '}
              <span className={styles['symbol']} translate="no">
                {symbol}
              </span>
            </span>
            <span translate="no">×{quantity}</span>
            <span>
              {successor === null ? words.noSuccessor : words.successor(`${successor.name} ${successor.symbol}`)}
            </span>
          </li>
        ))}
      </ul>
      {news.gone.some(({ successor }) => successor !== null) && <TakeSuccessors />}
    </section>
  );
};

/** Effect of the successors on the project's price, and the button that applies them, with undo. */
const TakeSuccessors = (): ReactElement | null => {
  const { news: words } = useTexts();
  const projectId = useProjectId();
  const { data: preview } = useQuery({
    queryKey: ['project', projectId, 'successors'],
    queryFn: ({ signal }) => previewSuccessors(projectId, signal),
    staleTime: 0,
  });
  const queries = useQueryClient();
  const undo = useUndoBulkChange();
  const take = useProjectChange(takeSuccessors, {
    success: (result) =>
      result.queued ? undefined : { text: words.taken(result.response.changed), action: undo(result.response.pointId) },
  });
  const { busy, submit } = useSubmit(
    async () => {
      const done = await take(preview?.etag ?? null);
      if (done) void queries.invalidateQueries({ queryKey: ['project', projectId] });
      return done;
    },
    () => undefined,
  );
  const taken = preview?.rows.filter(({ tooMany }) => !tooMany) ?? [];
  return preview === undefined || taken.length === 0 ? null : (
    <div className={styles['take']}>
      <p>
        {words.total} <PriceStep {...preview.total} />
      </p>
      <Button busy={busy} onClick={submit}>
        {words.take(taken.length)}
      </Button>
    </div>
  );
};
