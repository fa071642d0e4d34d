import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, failureText, failureWithReason, isStale, savingFailure } from '../api/failure.ts';
import { outbox } from '../offline/outbox.ts';
import { waitingText } from '../offline/waiting-text.ts';
import { undoRemoval } from '../api/project-calls.ts';
import type { Project } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { type Snackbar, snackbars } from '../platform/messages.ts';
import { projectEvents } from './project-events.ts';
import { optimisticUpdates, projectQuery, showChange, useProjectId } from './project-query.ts';
import { restorePoint, undoRestyle } from '../api/restore-points.ts';

/** One kind of change of the project on the screen. */
export type ProjectChange<Input, Answer> = {
  readonly run: (projectId: string, input: Input) => Promise<Answer>;
  /** The project as it is after the server's answer; where that does not say it, the project is read anew. */
  readonly applied?: (project: Project, answer: Answer, input: Input) => Project;
  /** The project as it will be, shown until the answer comes. */
  readonly optimistic?: (project: Project, input: Input) => Project;
  /** A name of what is never wanted twice: asked for the same again while it is under way, it is one change. */
  readonly dedupeKey?: string;
  /** `alone`: of a failure the server's message is told by itself (docs/specification.md#s8-8). */
  readonly serverMessage?: 'alone';
  readonly success?: (answer: Answer, input: Input) => { readonly text: string; readonly action?: Snackbar['action'] };
};

/** Makes a change; answers whether it succeeded. */
export type MakeChange<Input> = (input: Input) => Promise<boolean>;

/**
 * A change of the project: clears the messages, asks the server, shows its result and says what happened
 * (docs/specification.md#s4-28, docs/specification.md#s8-27).
 */
export const useProjectChange = <Input, Answer>(change: ProjectChange<Input, Answer>): MakeChange<Input> =>
  useProjectChanges()(change);

/** Makes changes of the project of several kinds, as `useProjectChange` does of one. */
export const useProjectChanges = () => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { messages } = useTexts();
  const { queryKey } = projectQuery(projectId);
  return <Input, Answer>(change: ProjectChange<Input, Answer>): MakeChange<Input> => {
    const { applied, optimistic: expected, dedupeKey: once } = change;
    const options = {
      mutationFn: (input: Input) => change.run(projectId, input),
      onMutate: (input: Input): InFlightChange => {
        snackbars.clear();
        const waits = outbox.queuedSince(projectId);
        return {
          waits,
          ...(expected && applyOptimistically(queries, projectId, (project) => expected(project, input))),
        };
      },
      onSuccess: async (answer: Answer, input: Input, { waits, settle }: InFlightChange) => {
        const isWaiting = waits();
        settle?.();
        if (applied) await showChange(queries, projectId, (project) => applied(project, answer, input));
        else await refetchProject(queries, projectId);
        projectEvents.tell({ kind: 'projectUpdated', projectId });
        const told = change.success?.(answer, input);
        // On the screens of another project it would be taken for theirs.
        const isShown = queries.getQueryCache().find({ queryKey, exact: true })?.isActive() === true;
        if (told !== undefined && isShown) {
          snackbars.success(isWaiting ? waitingText(projectId, messages) : told.text, told.action);
        }
      },
      onError: (failure: Error, _input: Input, underWay: InFlightChange | undefined) => {
        underWay?.settle?.({ takesBack: true });
        const tell = change.serverMessage === 'alone' ? failureText : failureWithReason;
        snackbars.error(tell(failure, savingFailure(failure, messages)));
        void queries.invalidateQueries({ queryKey });
      },
    };
    // Without an observer, of which every card would have a dozen: nobody asks how far a change has come.
    const make: MakeChange<Input> = (input) =>
      queries
        .getMutationCache()
        .build(queries, options)
        .execute(input)
        .then(
          () => true,
          () => false,
        );
    return once === undefined ? make : (input) => runOnce(JSON.stringify([projectId, once, input]), () => make(input));
  };
};

/** A change under way: whether it waits for the network, and what ends its being expected. */
type InFlightChange = {
  readonly waits: () => boolean;
  readonly settle?: (how?: { readonly takesBack: boolean }) => void;
};

/** Shows a project as it will be. */
const applyOptimistically = (
  queries: QueryClient,
  projectId: string,
  change: (project: Project) => Project,
): Pick<InFlightChange, 'settle'> => {
  const { queryKey } = projectQuery(projectId);
  const before = queries.getQueryData(queryKey);
  optimisticUpdates.set(change, projectId);
  const shown = queries.setQueryData(queryKey, (project) => project && change(project));
  return {
    settle: ({ takesBack } = { takesBack: false }) => {
      optimisticUpdates.delete(change);
      if (takesBack && queries.getQueryData(queryKey) === shown) queries.setQueryData(queryKey, before);
    },
  };
};

/** Reads a project that was changed. That the change was made is certain, whatever becomes of that. */
const refetchProject = async (queries: QueryClient, projectId: string): Promise<void> => {
  await queries.cancelQueries({ queryKey: projectQuery(projectId).queryKey, exact: true });
  await queries.fetchQuery({ ...projectQuery(projectId), staleTime: 0, retry: 2 }).catch(() => undefined);
};

/** What is made once at a time and is under way, by what it is. */
const inFlightByKey = new Map<string, Promise<boolean>>();

const runOnce = (what: string, make: () => Promise<boolean>): Promise<boolean> => {
  const made = inFlightByKey.get(what) ?? make().finally(() => inFlightByKey.delete(what));
  inFlightByKey.set(what, made);
  return made;
};

/**
 * *Undo* for the message that something was removed (docs/readings.md#r14): the server gives it back where it was, and
 * the project is shown anew. Undefined where the server keeps nothing.
 */
export const useUndo = (): ((removal: number | null) => Snackbar['action']) => {
  const { common } = useTexts();
  const giveBack = useProjectChange({
    run: (projectId, removalId: number) => undoRemoval(projectId, removalId),
    success: () => ({ text: common.undone }),
  });
  return (removal) => (removal === null ? undefined : { label: common.undo, perform: () => void giveBack(removal) });
};

/** Returns the project to a point, and shows it as it is then (docs/readings.md#r32). */
export const useRestorePoint = (): MakeChange<number> => {
  const { points } = useTexts();
  return useProjectChange({
    run: restorePoint,
    success: () => ({ text: points.restored }),
  });
};

/** *Undo* for the message that many sets were changed at once. Undefined where there was nothing to change. */
export const useUndoRestyle = (): ((pointId: number | null) => Snackbar['action']) => {
  const { common, points } = useTexts();
  const undo = useProjectChange({
    serverMessage: 'alone',
    run: async (projectId, pointId: number) => {
      try {
        return await undoRestyle(projectId, pointId);
      } catch (failure) {
        throw isStale(failure) ? new ApiFailure(412, 'stale', points.changedSince) : failure;
      }
    },
    success: () => ({ text: common.undone }),
  });
  return (pointId) => (pointId === null ? undefined : { label: common.undo, perform: () => void undo(pointId) });
};
