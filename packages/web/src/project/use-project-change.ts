import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { failureText, failureWithReason, isStale, savingFailure } from '../api/failure.ts';
import type { Project } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { type ChangeResult, makeChange, withChangeResult } from '../offline/make-change.ts';
import { queuedText } from '../offline/waiting-text.ts';
import { type Snackbar, type SnackbarAction, snackbars } from '../platform/messages.ts';
import type { AppliedChange, ChangeEndpoint, DeclaredChange } from '../project-changes/project-change.ts';
import { undoBulkChange, undoChange } from '../project-changes/project.ts';
import { sendAllDelayed } from './delayed-changes.ts';
import { projectEvents } from './project-events.ts';
import { optimisticUpdates, projectQuery, showChange, useProjectId } from './project-query.ts';

/** Performs a change and resolves to whether it succeeded. */
export type MakeChange<Input> = (input: Input) => Promise<boolean>;

/** Options of a declared change for the component that uses it. */
export type ChangeOptions<Name extends ChangeEndpoint, Input> = {
  /** Returns a success message with an action, in place of the declared message. */
  readonly success?: (result: ChangeResult<Name>, change: AppliedChange<Input>) => SuccessMessage | undefined;
  /** Called after the query cache was updated, before the screens render the change. */
  readonly onSuccess?: (result: ChangeResult<Name>, change: AppliedChange<Input>) => void;
  /** Returns the action of the message after a rejection because of a newer version (412). */
  readonly staleAction?: (input: Input) => Snackbar['action'];
};

type SuccessMessage = { readonly text: string | undefined; readonly action?: Snackbar['action'] };

/**
 * Returns a function that performs a declared change of the current project: it clears the messages, sends or queues
 * the change, updates the project, and reports the result (docs/specification.md#s4-28, docs/specification.md#s8-27).
 * The message of a change that the server can undo has the button *Undo* (docs/readings.md#r14).
 */
export const useProjectChange = <Name extends ChangeEndpoint, Input>(
  declared: DeclaredChange<Name, Input>,
  options: ChangeOptions<Name, Input> = {},
): MakeChange<Input> => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const texts = useTexts();
  const { common, messages } = texts;
  const { queryKey } = projectQuery(projectId);
  const showSuccess = <Name extends ChangeEndpoint>(
    { undoId, queued }: ChangeResult<Name>,
    { text, action }: SuccessMessage,
    name: string | undefined,
  ): void => {
    if (text === undefined) return;
    const restored = name ? { success: () => ({ text: common.restored(name) }) } : {};
    const undo =
      undoId === null ? undefined : { label: common.undo, perform: () => void make(undoChange, undoId, restored) };
    snackbars.success(queued ? queuedText(projectId, messages) : text, action ?? undo);
  };
  const make = async <Name extends ChangeEndpoint, Input>(
    declared: DeclaredChange<Name, Input>,
    input: Input,
    { success, onSuccess, staleAction }: ChangeOptions<Name, Input> = {},
  ): Promise<boolean> => {
    snackbars.clear();
    sendAllDelayed();
    const optimistic = 'apply' in declared && declared.optimistic ? declared : undefined;
    const settle =
      optimistic &&
      applyOptimistically(queries, projectId, (project) => optimistic.apply(project, optimistic.request(input), []));
    try {
      const result = await makeChange(projectId, declared, input);
      settle?.();
      const update = (project: Project): Project => withChangeResult(project, declared, input, result);
      const before = queries.getQueryData(queryKey);
      const change = before && { project: update(before), input };
      const name = before && declared.nameOf?.(before, input, texts);
      if (declared.receive || 'apply' in declared) await showChange(queries, projectId, update);
      else await refetchProject(queries, projectId);
      if (change) onSuccess?.(result, change);
      snackbars.replaceOutdatedActions();
      projectEvents.emit({ kind: 'projectUpdated', projectId });
      // The message would be misunderstood on the screens of another project.
      const isShown = queries.getQueryCache().find({ queryKey, exact: true })?.isActive() === true;
      if (change && isShown)
        showSuccess(result, success?.(result, change) ?? { text: declared.message?.(texts, change) }, name);
      return true;
    } catch (failure) {
      settle?.({ takesBack: true });
      const textOf = declared.plainFailure ? failureText : failureWithReason;
      const staleText = isStale(failure) ? declared.stale?.(texts, input) : undefined;
      if (staleText === undefined) snackbars.error(textOf(failure, savingFailure(failure, messages)));
      else snackbars.error(staleText, staleAction?.(input));
      void queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  return (input) => {
    const makeNow = (): Promise<boolean> => make(declared, input, options);
    return declared.once ? runOnce(JSON.stringify([projectId, declared.endpoint, input]), makeNow) : makeNow();
  };
};

/** Updates the project after a change made outside of `useProjectChange`, and notifies other parts of the page. */
export const showChangeResult = async <Name extends ChangeEndpoint, Input>(
  queries: QueryClient,
  projectId: string,
  { declared, input, result }: { declared: DeclaredChange<Name, Input>; input: Input; result: ChangeResult<Name> },
): Promise<void> => {
  await showChange(queries, projectId, (project) => withChangeResult(project, declared, input, result));
  snackbars.replaceOutdatedActions();
  projectEvents.emit({ kind: 'projectUpdated', projectId });
};

/**
 * Shows a project with an optimistic update. Returns a function that ends the update, with the server's response or by
 * rolling it back.
 */
const applyOptimistically = (queries: QueryClient, projectId: string, change: (project: Project) => Project) => {
  const { queryKey } = projectQuery(projectId);
  const before = queries.getQueryData(queryKey);
  optimisticUpdates.set(change, projectId);
  const shown = queries.setQueryData(queryKey, (project) => project && change(project));
  return ({ takesBack } = { takesBack: false }): void => {
    optimisticUpdates.delete(change);
    if (takesBack && queries.getQueryData(queryKey) === shown) queries.setQueryData(queryKey, before);
  };
};

/** Refetches a changed project. A failure is ignored, because the change itself has succeeded. */
const refetchProject = async (queries: QueryClient, projectId: string): Promise<void> => {
  await queries.cancelQueries({ queryKey: projectQuery(projectId).queryKey, exact: true });
  await queries.fetchQuery({ ...projectQuery(projectId), staleTime: 0, retry: 2 }).catch(() => undefined);
};

/** Changes in flight that must not run twice at the same time, by endpoint and input. */
const inFlight = new Map<string, Promise<boolean>>();

const runOnce = (key: string, make: () => Promise<boolean>): Promise<boolean> => {
  const result = inFlight.get(key) ?? make().finally(() => inFlight.delete(key));
  inFlight.set(key, result);
  return result;
};

/**
 * Returns the *Undo* button for the message of a restyle. Undefined if nothing was changed. Once the project has changed
 * again, the button shows the differences from the restore point instead.
 */
export const useUndoBulkChange = (): ((pointId: number | null) => Snackbar['action']) => {
  const { common, points } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const showEarlier = (pointId: number): SnackbarAction => ({
    label: points.show,
    perform: () => void navigate({ to: '/projekt/$projectId', params: { projectId }, search: { pointId } }),
  });
  const undo = useProjectChange(undoBulkChange, { staleAction: showEarlier });
  return (pointId) =>
    pointId === null
      ? undefined
      : { label: common.undo, perform: () => void undo(pointId), afterNextChange: showEarlier(pointId) };
};
