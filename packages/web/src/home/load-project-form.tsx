import { PROJECT_ID_LENGTH, normaliseProjectId } from '@ramka/domain/project';
import type { PageTexts } from '@ramka/texts/texts';
import { type ClipboardEvent, type ReactElement, useId } from 'react';
import { useTexts } from '../language/texts.ts';
import { isInstalledApp } from '../offline/persistent-storage.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { type FieldForm, useFieldForm } from '../ui/form.ts';
import { usePreloadRooms } from './create-project-form.tsx';
import { projectReferenceIn } from './project-reference.ts';
import styles from './start-form.module.css';
import type { OpenProject } from './use-open-project.ts';

/** Returns the form that opens a project by its id. */
export const useLoadProjectForm = (open: OpenProject['open']): FieldForm => {
  const texts = useTexts();
  return useFieldForm({
    start: '',
    problemOf: (id) => projectIdProblem(id, texts),
    submit: async (typed) => {
      const reference = projectReferenceIn(typed);
      if (reference?.kind !== 'share-link') return open(reference?.id ?? normaliseProjectId(typed));
      // A page of the server rather than a route of the app.
      location.assign(`${pageSettings.basePath}podglad/${reference.id}`);
      return true;
    },
  });
};

export type LoadProjectFormProps = Pick<OpenProject, 'remembered' | 'failed'> & { readonly form: FieldForm };

/** Opens a project by its id. The field suggests the remembered ones. */
export const LoadProjectForm = ({ form, remembered, failed }: LoadProjectFormProps): ReactElement => {
  const { newProject } = useTexts();
  const listId = useId();
  const preloadRooms = usePreloadRooms();
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    // An input element would join the lines.
    const pasted = event.clipboardData.getData('text/plain');
    if (projectReferenceIn(pasted) === undefined && normaliseProjectId(pasted).length <= PROJECT_ID_LENGTH) return;
    event.preventDefault();
    form.setValue(pastedProjectId(pasted));
  };
  return (
    <form className={styles['form']} onSubmit={form.handleSubmit} noValidate>
      <h2 className={styles['title']}>{newProject.loadTitle}</h2>
      {remembered.length === 0 && isInstalledApp() && <p>{newProject.installedEmpty}</p>}
      <div className={styles['row']}>
        <TextField
          label={newProject.idLabel}
          hint={newProject.idHint}
          value={form.value}
          onValue={(typed) => form.setValue(typedProjectId(typed, form.value))}
          onPaste={handlePaste}
          onFocus={preloadRooms}
          onBlur={form.handleBlur}
          onKeyDown={form.handleKeyDown}
          problem={form.problem ?? (failed?.id === normaliseProjectId(form.value) ? failed.reason : undefined)}
          list={remembered.length > 0 ? listId : undefined}
          spellCheck={false}
          autoCapitalize="none"
        />
        <Button type="submit" disabled={!form.isValid} busy={form.busy}>
          {newProject.load}
        </Button>
      </div>
      <datalist id={listId}>
        {remembered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    </form>
  );
};

/** Error message for a typed project id (docs/specification.md#s5-5). Undefined if it is valid. */
export const projectIdProblem = (typed: string, { newProject }: PageTexts): string | undefined => {
  const text = normaliseProjectId(typed);
  if (text === '') return newProject.idRequired;
  const isId = text.length === PROJECT_ID_LENGTH && isOneWord(text);
  return isId || projectReferenceIn(typed) ? undefined : newProject.idLength;
};

/** Field content after typing: cut at 8 characters, unless it contains an id or a link (docs/specification.md#s2-37). */
export const typedProjectId = (typed: string, before = ''): string => {
  const reference = projectReferenceIn(typed);
  const text = normaliseProjectId(typed);
  if (reference || text.length <= PROJECT_ID_LENGTH) return pastedProjectId(typed);
  // A pasted word is not cut while the visitor corrects it.
  return isOneWord(typed.trim()) && before.length <= PROJECT_ID_LENGTH ? text.slice(0, PROJECT_ID_LENGTH) : typed;
};

/** Field content after pasting: the id if there is one, otherwise the full text. */
export const pastedProjectId = (pasted: string): string => {
  const reference = projectReferenceIn(pasted);
  if (reference?.kind === 'project') return reference.id;
  const text = normaliseProjectId(pasted);
  return reference || text.length <= PROJECT_ID_LENGTH ? text : pasted.replaceAll(/\s+/gu, ' ').trim();
};

const isOneWord = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text);
