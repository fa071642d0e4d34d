import { PROJECT_ID_LENGTH, normaliseProjectId } from '@ramka/domain/project';
import type { PageTexts } from '@ramka/texts/texts';
import { useQueryClient } from '@tanstack/react-query';
import { type ClipboardEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { openingFailure, openProject } from '../project/opening.ts';
import { projectQuery } from '../project/project-query.ts';
import { useProjectSync } from '../project/project-sync.ts';
import {
  countPending,
  deleteStoredData,
  forgetProject,
  type RememberedProject,
  rememberedProjects,
  rememberProject,
  hasPendingChanges,
} from '../offline/remembered-projects.ts';
import { isInstalledApp } from '../offline/persistent-storage.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useFieldForm } from '../ui/form.ts';
import { usePreloadRooms } from './create-project-form.tsx';
import { projectReferenceIn } from './project-reference.ts';
import { neighbourOf, RememberedList, type RememberedListProps } from './remembered-list.tsx';
import styles from './start-form.module.css';
import type { ForgetRequest } from '../offline/unsent-projects.tsx';
import type { StartFormProps, StartOpening } from './start-opening.ts';

/** Loaded on demand, because few visitors have unsent changes. */
const UnsentProjects = lazyPart(async () => (await import('../offline/unsent-projects.tsx')).UnsentProjects);

/** Opens a project by its id, typed or remembered. */
export const LoadProjectForm = ({ onStart }: StartFormProps): ReactElement => {
  const texts = useTexts();
  const { newProject } = texts;
  const { open, refused, ...list } = useOpenProject(onStart);
  const { remembered } = list;
  const listId = useId();
  const preloadRooms = usePreloadRooms();
  const form = useFieldForm({
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
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    // An input element would join the lines.
    const pasted = event.clipboardData.getData('text/plain');
    if (projectReferenceIn(pasted) === undefined && normaliseProjectId(pasted).length <= PROJECT_ID_LENGTH) return;
    event.preventDefault();
    form.setValue(pastedProjectId(pasted));
  };
  const choose = ({ id }: RememberedProject): void => {
    preloadRooms();
    form.setValue(id);
    void open(id);
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
          problem={form.problem ?? (refused?.id === normaliseProjectId(form.value) ? refused.why : undefined)}
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
      <Remembered {...list} onOpen={choose} />
    </form>
  );
};

type RememberedProps = Pick<OpenProject, 'remembered' | 'forget' | 'lookAgain'> & {
  readonly onOpen: (project: RememberedProject) => void;
};

/**
 * The projects remembered in this browser. Queued changes are sent from here. Removing a project with queued changes
 * asks for confirmation.
 */
const Remembered = ({ remembered, forget, lookAgain, onOpen }: RememberedProps): ReactElement => {
  const [asked, setAsked] = useState<ForgetRequest>();
  const [anyWait] = useState(hasPendingChanges);
  const { onChanged } = useProjectSync();
  const askOrForget: RememberedListProps['onForget'] = (project, button) => {
    const nextFocus = neighbourOf(button);
    if (countPending(project.id) > 0) {
      setAsked({ project, returnTo: () => (button.isConnected ? button : nextFocus) });
      return;
    }
    nextFocus?.focus();
    forget(project);
  };
  return (
    <>
      {remembered.length > 0 && <RememberedList projects={remembered} onOpen={onOpen} onForget={askOrForget} />}
      {anyWait && (
        <UnsentProjects
          request={asked}
          onChanged={async (projectId) => {
            await onChanged(projectId);
            lookAgain();
          }}
          onKeep={() => setAsked(undefined)}
          onForget={(project) => {
            setAsked(undefined);
            forget(project);
          }}
        />
      )}
    </>
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

type OpenProject = {
  /** Loads a project and resolves to whether that succeeded. Shows the reason of a failure. */
  readonly open: (projectId: string) => Promise<boolean>;
  /** The last id that failed, with the reason, which remains visible at the field (docs/readings.md#r26). */
  readonly refused: { readonly id: string; readonly why: string } | undefined;
  readonly remembered: readonly RememberedProject[];
  /** Removes a project from the list, with an undo button. */
  readonly forget: (project: RememberedProject) => void;
  /** Reloads the list from the browser's storage. */
  readonly lookAgain: () => void;
};

/** Opens projects from the home screen, and manages the list of remembered projects. */
const useOpenProject = (onStart: StartOpening): OpenProject => {
  const texts = useTexts();
  const { common, newProject } = texts;
  const queries = useQueryClient();
  const [remembered, setRemembered] = useState(() => rememberedProjects(browserStorage));
  const [refused, setRefused] = useState<OpenProject['refused']>();
  const lookAgain = (): void => setRemembered(rememberedProjects(browserStorage));
  const open = async (projectId: string): Promise<boolean> => {
    snackbars.clear();
    const opening = onStart();
    try {
      rememberProject(browserStorage, await openProject(queries, projectId));
      opening.open(projectId);
      return true;
    } catch (failure) {
      const why = openingFailure(failure, texts);
      if (opening.isWanted()) snackbars.error(why);
      setRefused({ id: projectId, why });
      lookAgain();
      return false;
    }
  };
  const undoForget = (project: RememberedProject, restoreStoredData: () => void): void => {
    restoreStoredData();
    rememberProject(browserStorage, project);
    lookAgain();
  };
  const forget = (project: RememberedProject): void => {
    forgetProject(browserStorage, project.id);
    queries.removeQueries({ queryKey: projectQuery(project.id).queryKey });
    const restoreStoredData = deleteStoredData(project.id);
    lookAgain();
    snackbars.success(newProject.forgotten(project.name), {
      label: common.undo,
      perform: () => undoForget(project, restoreStoredData),
    });
  };
  return { open, refused, remembered, forget, lookAgain };
};
