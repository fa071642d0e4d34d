import type { LoadedProject } from '@ramka/contract/wire/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../api/failure-text.ts';
import { useTexts } from '../language/use-texts.ts';
import { snackbars, type Snackbar } from '../ui/feedback/snackbar-store.ts';
import { projectEvents } from './events/project-events.ts';
import { projectQuery } from './project-query.ts';
import { useProjectId } from './use-project-id.ts';

/** One kind of change of the project on the screen. */
export type ProjectChange<Input, Answer> = {
  readonly run: (projectId: string, input: Input) => Promise<Answer>;
  /** The project as it is after the server's answer. */
  readonly applied: (project: LoadedProject, answer: Answer, input: Input) => LoadedProject;
  readonly success?: (answer: Answer, input: Input) => { readonly text: string; readonly action?: Snackbar['action'] };
};

/** Makes a change; answers whether it succeeded. */
export type MakeChange<Input> = (input: Input) => Promise<boolean>;

/** A change of the project: clears the messages, asks the server, shows its result and says what happened (specification §4, §8). */
export const useProjectChange = <Input, Answer>(change: ProjectChange<Input, Answer>): MakeChange<Input> => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { messages } = useTexts();
  const { queryKey } = projectQuery(projectId);
  const { mutateAsync } = useMutation({
    mutationFn: (input: Input) => change.run(projectId, input),
    onMutate: () => snackbars.clear(),
    onSuccess: async (answer, input) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (project) => project && change.applied(project, answer, input));
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      const told = change.success?.(answer, input);
      if (told !== undefined) {
        snackbars.success(told.text, told.action);
      }
    },
    onError: (failure) => {
      snackbars.error(failureText(failure, messages.storeFailed));
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (input) =>
    mutateAsync(input).then(
      () => true,
      () => false,
    );
};
