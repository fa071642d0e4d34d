import { type ReactElement, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { addShareLink, type NewShareLink, shareLinksQuery } from '../api/share-links.ts';
import { useTexts } from '../language/texts.ts';
import { useListChange } from '../project/list-change.ts';
import { useProjectId } from '../project/project-query.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { RadioList } from '../ui/fields/radios.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText } from '../ui/form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';

export type ShareLinkCreateDialogProps = { readonly onClose: () => void };

/** Creates a share link with its contents and expiry date. */
export const ShareLinkCreateDialog = ({ onClose }: ShareLinkCreateDialogProps): ReactElement => {
  const texts = useTexts();
  const { messages, views } = texts;
  const projectId = useProjectId();
  const { data: links = [] } = useQuery(shareLinksQuery(projectId));
  const change = useListChange(shareLinksQuery(projectId));
  const [link, setLink] = useState<NewShareLink>({
    name: views.suggested(links.length + 1),
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
    const isDone = await change(() => addShareLink(projectId, link, signal), views.made(link.name), signal);
    setRequest(undefined);
    return isDone;
  };
  const cancel = (): void => {
    request?.abort();
    onClose();
  };
  const problem = link.name.trim() === '' ? messages.input.viewName : nameProblemText('set', link.name, texts);
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
    </FormDialog>
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
    <div className="stack-wide">
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
