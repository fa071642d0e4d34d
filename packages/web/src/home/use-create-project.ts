import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, savingFailure } from '../api/failure.ts';
import { createProject } from '../api/project-calls.ts';
import { useTexts } from '../language/texts.ts';
import { rememberProject } from '../offline/remembered-projects.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { projectQuery } from '../project/project-query.ts';
import { type FieldForm, nameProblemText, useFieldForm } from '../ui/form.ts';
import type { StartFormProps } from './start-opening.ts';

export type CreateProjectOptions = StartFormProps & {
  /** The initial name. */
  readonly start: string;
};

/** Returns a form that creates a project from its name, remembers it and opens it. A failure is shown at the field. */
export const useCreateProject = ({ start, onStart }: CreateProjectOptions): FieldForm => {
  const texts = useTexts();
  const { newProject, messages } = texts;
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (name: string) => createProject(name, pageSettings.deploymentId),
    onMutate: () => snackbars.clear(),
  });
  const [failed, setFailed] = useState<{ readonly name: string; readonly why: string }>();
  const form = useFieldForm({
    start,
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
  return { ...form, problem: form.problem ?? (failed?.name === form.value.trim() ? failed.why : undefined) };
};
