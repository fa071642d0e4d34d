import { normaliseName } from '@ramka/domain/names';
import { type ReactElement, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addShareLink,
  readShareLinkProgress,
  type NewShareLink,
  type ShareLink,
  shareLinksQuery,
} from '../api/share-links.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { variantsQuery } from '../api/variants.ts';
import { useListChange } from '../project/list-change.ts';
import { useProjectId } from '../project/project-query.ts';
import { changesSaved } from '../project/saved-changes.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { RadioList } from '../ui/fields/radios.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText } from '../ui/form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import styles from './share-link-create-dialog.module.css';

export type ShareLinkCreateDialogProps = { readonly onClose: () => void };

/** Creates a share link with its contents and expiry date. */
export const ShareLinkCreateDialog = ({ onClose }: ShareLinkCreateDialogProps): ReactElement => {
  const texts = useTexts();
  const { messages, views } = texts;
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { data: links = [] } = useQuery(shareLinksQuery(projectId));
  const change = useListChange(shareLinksQuery(projectId));
  const [link, setLink] = useState<NewShareLink>({
    name: unusedName(views.purposes.client, links),
    frozen: false,
    prices: true,
    variants: false,
    until: null,
  });
  const [request, setRequest] = useState<AbortController>();
  const create = async (): Promise<boolean> => {
    const started = new AbortController();
    setRequest(started);
    const { signal } = started;
    const add = async (): ReturnType<typeof addShareLink> => {
      await changesSaved(queries, projectId);
      return addShareLink(projectId, link, signal);
    };
    const isDone = await change(add, views.made(link.name), signal);
    setRequest(undefined);
    return isDone;
  };
  const cancel = (): void => {
    request?.abort();
    onClose();
  };
  const problem = normaliseName(link.name) === '' ? messages.input.viewName : nameProblemText('set', link.name, texts);
  const dayProblem = link.until !== null && link.until < today() ? messages.input.dayOver : undefined;
  return (
    <FormDialog
      title={views.add}
      width={580}
      keepOnOutsidePress
      submitLabel={request && link.frozen ? views.freezing : views.make}
      disabled={problem !== undefined || dayProblem !== undefined}
      onSubmit={create}
      onClose={cancel}
    >
      <LinkFields link={link} problem={problem} dayProblem={dayProblem} onLink={setLink} />
      {request && link.frozen && <SnapshotProgress />}
    </FormDialog>
  );
};

/** A progress bar. It is indeterminate until the server says how much is done. */
const SnapshotProgress = (): ReactElement => {
  const { language, texts } = useLanguage();
  const projectId = useProjectId();
  const { data: percent = null } = useQuery({
    queryKey: ['snapshot progress', projectId],
    queryFn: ({ signal }) => readShareLinkProgress(projectId, signal),
    refetchInterval: ({ state }) => state.status !== 'error' && PROGRESS_INTERVAL,
    retry: false,
    gcTime: 0,
  });
  return (
    <div className={styles['progress']}>
      <progress aria-label={texts.views.freezing} max={100} {...(percent === null ? {} : { value: percent })} />
      {percent !== null && (
        <span aria-hidden>{new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100)}</span>
      )}
    </div>
  );
};

/** Milliseconds between two requests for the progress. */
const PROGRESS_INTERVAL = 1000;

/** The name, with a number if another link has it. */
const unusedName = (name: string, links: readonly ShareLink[]): string => {
  const used = new Set(links.map((link) => link.name));
  let unused = name;
  for (let number = 2; used.has(unused); number += 1) unused = `${name} ${number}`;
  return unused;
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
  const { data: variants = [] } = useQuery(variantsQuery(useProjectId()));
  const set = (part: Partial<NewShareLink>): void => onLink({ ...link, ...part });
  return (
    <div className="stack-wide">
      <RadioList
        label={views.prices}
        showsLabel
        value={link.prices ? 'with' : 'without'}
        onValue={(prices) => set({ prices: prices === 'with' })}
        choices={[
          { value: 'with', label: views.withPrices },
          { value: 'without', label: views.withoutPrices },
        ]}
      />
      <TextField
        label={views.name}
        hint={views.nameNote}
        value={link.name}
        onValue={(name) => set({ name })}
        problem={problem}
        maxLength={200}
        onFocus={(event) => event.target.select()}
      />
      <RadioList
        label={views.kind}
        showsLabel
        value={link.frozen ? 'frozen' : 'live'}
        onValue={(kind) => set({ frozen: kind === 'frozen' })}
        choices={[
          { value: 'live', label: views.live, note: views.liveNote },
          { value: 'frozen', label: views.frozen, note: views.frozenNote },
        ]}
      />
      {variants.length > 0 && (
        <Checkbox label={views.withVariants} checked={link.variants} onChecked={(shown) => set({ variants: shown })} />
      )}
      <TextField
        type="date"
        // Limits the year to four digits while it is typed.
        max="9999-12-31"
        label={views.until}
        hint={views.untilNote}
        value={link.until ?? ''}
        problem={dayProblem}
        onValue={(until) => set({ until: until === '' ? null : until })}
      />
    </div>
  );
};
