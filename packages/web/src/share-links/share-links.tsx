import { localeOf } from '@ramka/domain/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ExternalLink, Link as LinkIcon } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import {
  addShareLink,
  listShareLinks,
  type NewShareLink,
  removeShareLink,
  type ShareLink,
} from '../api/share-links.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useListChange } from '../project/list-change.ts';
import { useProjectId } from '../project/project-query.ts';
import { AnchorButton, Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { RadioList } from '../ui/fields/radios.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText, useSubmit } from '../ui/form.ts';
import { ShareButton } from '../ui/share-button.tsx';
import styles from './share-links.module.css';

export type ShareLinksProps = {
  /** Class of the section on its screen. */
  readonly className: string | undefined;
};

/** The project's share links: each can be copied, opened and revoked, and new ones can be created. */
export const ShareLinks = ({ className }: ShareLinksProps): ReactElement => {
  const { messages, views } = useTexts();
  const projectId = useProjectId();
  const links = useQuery(linksQuery(projectId));
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ShareLink>();
  const addButton = useRef<HTMLButtonElement>(null);
  const failure = links.error && failureText(links.error, readingFailure(links.error, messages));
  return (
    <section className={className} aria-labelledby="project-views">
      <h2 id="project-views" className={styles['heading']}>
        {views.title}
      </h2>
      <p className={styles['note']}>{views.note}</p>
      {!links.data && <QueryState failure={failure} onRetry={() => void links.refetch()} />}
      {links.data?.length === 0 && <p>{views.none}</p>}
      {links.data && links.data.length > 0 && (
        <ul>
          {links.data.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => setRevoking(link)} />
          ))}
        </ul>
      )}
      <div>
        <Button ref={addButton} icon={LinkIcon} onClick={() => setMaking(true)}>
          {views.add}
        </Button>
      </div>
      <DialogPresence>
        {making && <NewLinkDialog number={(links.data?.length ?? 0) + 1} onClose={() => setMaking(false)} />}
      </DialogPresence>
      <DialogPresence>
        {revoking && (
          <RevokeQuestion
            link={revoking}
            onRevoked={() => {
              setRevoking(undefined);
              addButton.current?.focus();
            }}
            onCancel={() => setRevoking(undefined)}
          />
        )}
      </DialogPresence>
    </section>
  );
};

/** Below the project's key, so that invalidating the project also invalidates the share links. */
const linksQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'views'],
    queryFn: ({ signal }) => listShareLinks(projectId, signal),
    staleTime: 0,
  });

const addressOf = ({ id }: Pick<ShareLink, 'id'>): string =>
  `${pageSettings.publicUrl ?? location.origin}${pageSettings.basePath}podglad/${id}`;

type LinkRowProps = { readonly link: ShareLink; readonly onRevoke: () => void };

const LinkRow = ({ link, onRevoke }: LinkRowProps): ReactElement => {
  const { views, properties } = useTexts();
  const facts = useFacts(link);
  const address = addressOf(link);
  const copy = async (): Promise<void> => {
    snackbars.clear();
    try {
      await navigator.clipboard.writeText(address);
      snackbars.success(properties.linkCopied);
    } catch {
      snackbars.error(properties.copyLinkFailed);
    }
  };
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
      <span className={styles['buttons']}>
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

type NewLinkDialogProps = { readonly number: number; readonly onClose: () => void };

/** Dialog for the contents and expiry date of a new link. */
const NewLinkDialog = ({ number, onClose }: NewLinkDialogProps): ReactElement => {
  const texts = useTexts();
  const { common, messages } = texts;
  const { views } = useTexts();
  const projectId = useProjectId();
  const change = useListChange(linksQuery(projectId));
  const [link, setLink] = useState<NewShareLink>({
    name: views.suggested(number),
    frozen: false,
    prices: true,
    variants: false,
    until: null,
  });
  const problem = link.name.trim() === '' ? messages.input.viewName : nameProblemText('set', link.name, texts);
  const dayProblem = link.until !== null && link.until < today() ? messages.input.dayOver : undefined;
  const isRefused = problem !== undefined || dayProblem !== undefined;
  const { busy, submit } = useSubmit(() => change(() => addShareLink(projectId, link), views.made(link.name)), onClose);
  return (
    <Dialog
      onClose={onClose}
      keepOnOutsidePress
      width={580}
      title={views.add}
      onSubmit={() => !isRefused && submit()}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isRefused} busy={busy}>
            {views.make}
          </Button>
        </>
      }
    >
      <LinkFields link={link} problem={problem} dayProblem={dayProblem} onLink={setLink} />
    </Dialog>
  );
};

/** The current date in the format of date inputs. */
const today = (): string => new Date().toLocaleDateString('sv');

type LinkFieldsProps = {
  readonly link: NewShareLink;
  readonly problem: string | undefined;
  readonly dayProblem: string | undefined;
  readonly onLink: (link: NewShareLink) => void;
};

const LinkFields = ({ link, problem, dayProblem, onLink }: LinkFieldsProps): ReactElement => {
  const { views } = useTexts();
  const set = (part: Partial<NewShareLink>): void => onLink({ ...link, ...part });
  return (
    <div className={styles['fields']}>
      <TextField
        label={views.name}
        hint={views.nameNote}
        value={link.name}
        onValue={(name) => set({ name })}
        problem={problem}
        maxLength={200}
        data-autofocus=""
        onFocus={(event) => event.target.select()}
      />
      <RadioList
        label={views.kind}
        value={link.frozen ? 'frozen' : 'live'}
        onValue={(kind) => set({ frozen: kind === 'frozen' })}
        choices={[
          { value: 'live', label: views.live, note: views.liveNote },
          { value: 'frozen', label: views.frozen, note: views.frozenNote },
        ]}
      />
      <Checkbox label={views.prices} checked={link.prices} onChecked={(prices) => set({ prices })} />
      <Checkbox label={views.withVariants} checked={link.variants} onChecked={(variants) => set({ variants })} />
      <TextField
        type="date"
        label={views.until}
        hint={views.untilNote}
        value={link.until ?? ''}
        problem={dayProblem}
        onValue={(until) => set({ until: until === '' ? null : until })}
      />
    </div>
  );
};

type RevokeQuestionProps = {
  readonly link: ShareLink;
  readonly onRevoked: () => void;
  readonly onCancel: () => void;
};

const RevokeQuestion = ({ link, onRevoked, onCancel }: RevokeQuestionProps): ReactElement => {
  const { views } = useTexts();
  const projectId = useProjectId();
  const change = useListChange(linksQuery(projectId));
  const { busy, submit } = useSubmit(
    () => change(() => removeShareLink(projectId, link.id), views.revoked(link.name)),
    onRevoked,
  );
  return (
    <ConfirmDialog
      danger
      busy={busy}
      title={views.revokeQuestion(link.name)}
      confirmLabel={views.revoke}
      onConfirm={submit}
      onCancel={onCancel}
    >
      {views.revokeNote}
    </ConfirmDialog>
  );
};
