import { localeOf } from '@ramka/domain/text';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Link as LinkIcon } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import { shareLinkAddress } from '../api/share-link-address.ts';
import { type ShareLink, shareLinksQuery } from '../api/share-links.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useProjectId } from '../project/project-query.ts';
import { AnchorButton, Button } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { useFocusRestore } from '../ui/lists.ts';
import { ShareButton } from '../ui/share-button.tsx';
import styles from './share-links.module.css';
import { useCopyLink } from './use-copy-link.ts';

export type ShareLinksProps = {
  readonly onCreate: () => void;
  readonly onRevoke: (linkId: string) => void;
};

/** The project's share links: each can be copied, opened and revoked, and new ones can be created. */
export const ShareLinks = ({ onCreate, onRevoke }: ShareLinksProps): ReactElement => {
  const { messages, views } = useTexts();
  const projectId = useProjectId();
  const links = useQuery(shareLinksQuery(projectId));
  const list = useRef<HTMLUListElement>(null);
  const ids = links.data?.map(({ id }) => id) ?? [];
  useFocusRestore(list, ids);
  const failure = links.error && failureText(links.error, readingFailure(links.error, messages));
  return (
    <section className="stack-wide" aria-labelledby="project-views">
      <h2 id="project-views">{views.title}</h2>
      <p className={styles['note']}>{views.note}</p>
      {!links.data && <QueryState failure={failure} onRetry={() => void links.refetch()} />}
      <ul ref={list} hidden={ids.length === 0}>
        {links.data?.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => onRevoke(link.id)} />
        ))}
      </ul>
      <div>
        <Button variant={ids.length === 0 ? 'primary' : 'plain'} icon={LinkIcon} onClick={onCreate}>
          {views.add}
        </Button>
      </div>
    </section>
  );
};

type LinkRowProps = { readonly link: ShareLink; readonly onRevoke: () => void };

const LinkRow = ({ link, onRevoke }: LinkRowProps): ReactElement => {
  const { views } = useTexts();
  const facts = useFacts(link);
  const address = shareLinkAddress(link.id);
  const copyLink = useCopyLink();
  const copy = (): Promise<void> => copyLink(address);
  return (
    <li className={styles['link']}>
      <span className={styles['words']}>
        <span>{link.name}</span>
        <span className={styles['facts']}>{facts}</span>
        {!link.expired && (
          <span className={styles['address']} translate="no">
            {address}
          </span>
        )}
      </span>
      <span className="cluster">
        {!link.expired && (
          <>
            <ShareButton
              size="small"
              aria-label={views.shareOf(link.name)}
              title={link.name}
              url={address}
              otherwise={copy}
            />
            <Button size="small" icon={LinkIcon} aria-label={views.copyOf(link.name)} onClick={() => void copy()}>
              {views.copy}
            </Button>
            <AnchorButton
              size="small"
              icon={ExternalLink}
              href={address}
              target="_blank"
              rel="noopener"
              aria-label={views.openOf(link.name)}
            >
              {views.open}
            </AnchorButton>
          </>
        )}
        <Button size="small" aria-label={views.revokeOf(link.name)} onClick={onRevoke}>
          {views.revoke}
        </Button>
      </span>
    </li>
  );
};

/** Returns the contents and expiry date of a link in one line. */
const useFacts = ({ frozenAt, prices, until, expired }: ShareLink): string => {
  const { views } = useTexts();
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' });
  // Noon, so that the date is the same in all time zones near the visitor's.
  const end = until === null ? undefined : day.format(new Date(`${until}T12:00`));
  return [
    frozenAt === null ? views.shows : views.frozenAt(day.format(frozenAt)),
    prices ? views.priced : views.unpriced,
    ...(end === undefined ? [] : [expired ? views.expired(end) : views.validUntil(end)]),
  ].join(', ');
};
