import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { failureText, savingFailure } from '../api/failure.ts';
import { createProject } from '../api/project-calls.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { projectQuery } from '../project/project-query.ts';
import { rememberProject } from '../offline/remembered-projects.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText, useFieldForm } from '../ui/form.ts';
import styles from './start-form.module.css';

/** A project that is being created or loaded. */
type Opening = {
  /** Whether the visitor is still waiting for this project. */
  readonly isWanted: () => boolean;
  /** Navigates to the project, unless the visitor is waiting for another one. */
  readonly open: (projectId: string) => void;
};

/** Called when the visitor requests a project. */
export type StartOpening = () => Opening;

export type StartFormProps = { readonly onStart: StartOpening };

/** Creates a project from its name, remembers it and opens it. */
export const CreateProjectForm = ({ onStart }: StartFormProps): ReactElement => {
  const texts = useTexts();
  const { newProject, messages } = texts;
  const queries = useQueryClient();
  const preloadRooms = usePreloadRooms();
  const { mutateAsync } = useMutation({
    mutationFn: (name: string) => createProject(name, pageSettings.deploymentId),
    onMutate: () => snackbars.clear(),
  });
  const [failed, setFailed] = useState<{ readonly name: string; readonly why: string }>();
  const form = useFieldForm({
    start: '',
    problemOf: (name) => nameProblemText('project', name, texts),
    submit: async (name) => {
      const opening = onStart();
      try {
        const project = await mutateAsync(name);
        queries.setQueryData(projectQuery(project.id).queryKey, project);
        rememberProject(browserStorage, project);
        snackbars.success(newProject.created(project.name));
        opening.open(project.id);
        return true;
      } catch (failure) {
        const why = failureText(failure, savingFailure(failure, messages));
        setFailed({ name, why });
        snackbars.error(why);
        return false;
      }
    },
  });
  return (
    <form className={styles['form']} onSubmit={form.handleSubmit} noValidate>
      <h2 className={styles['title']}>{newProject.createTitle}</h2>
      <TextField
        label={newProject.nameLabel}
        placeholder={newProject.namePlaceholder}
        value={form.value}
        onValue={form.setValue}
        onFocus={preloadRooms}
        onBlur={form.handleBlur}
        onKeyDown={form.handleKeyDown}
        problem={form.problem ?? (failed?.name === form.value.trim() ? failed.why : undefined)}
        maxLength={200}
      />
      <Button type="submit" variant="primary" size="large" wide disabled={!form.isValid} busy={form.busy}>
        {newProject.create}
      </Button>
    </form>
  );
};

/**
 * Returns a function that preloads the code of the rooms screen. Called when a form that leads there gets the focus.
 */
export const usePreloadRooms = (): (() => void) => {
  const router = useRouter();
  const { '/projekt/$projectId': shell, '/projekt/$projectId/pomieszczenia': rooms } = router.routesById;
  return () => {
    void router.loadRouteChunk(shell);
    void router.loadRouteChunk(rooms);
  };
};
