import { useEffect, useEffectEvent } from 'react';

/**
 * Events between parts of the page, named by the specification (docs/specification.md#s4-24). `projectUpdated` is sent
 * after rooms, sets or e-catalogue products were changed on this page, `externalProjectUpdate` when the planning tool
 * has sent an update, and `reloadProject` when the visitor requests to see it.
 */
type ProjectEvent = {
  readonly kind: 'projectUpdated' | 'externalProjectUpdate' | 'reloadProject';
  readonly projectId: string;
};

/** Listener for one kind of event. */
export type ProjectListener = (projectId: string) => void;

/** Event emitter. */
export type ProjectEvents = {
  readonly emit: (event: ProjectEvent) => void;
  /** Returns a function that removes the listener. */
  readonly listen: (kind: ProjectEvent['kind'], listener: ProjectListener) => () => void;
};

/** Creates an emitter without listeners. */
export const createProjectEvents = (): ProjectEvents => {
  const listeners = new Map<ProjectListener, ProjectEvent['kind']>();
  return {
    emit: ({ kind, projectId }) => {
      const matching = [...listeners].filter(([, listenedKind]) => listenedKind === kind);
      matching.forEach(([listener]) => listener(projectId));
    },
    listen: (kind, listener) => {
      const added: ProjectListener = (projectId) => listener(projectId);
      listeners.set(added, kind);
      return () => listeners.delete(added);
    },
  };
};

/** The emitter of this page. */
export const projectEvents: ProjectEvents = createProjectEvents();

/** Listens to events of one kind while the component is mounted. */
export const useProjectEvent = (kind: ProjectEvent['kind'], listener: ProjectListener): void => {
  const handle = useEffectEvent(listener);
  useEffect(() => projectEvents.listen(kind, (projectId) => handle(projectId)), [kind]);
};
