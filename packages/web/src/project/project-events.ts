import { useEffect, useEffectEvent } from 'react';

/**
 * What the parts of the page tell each other about a project, under the specification's names
 * (docs/specification.md#s4-24): `projectUpdated` after its rooms, sets or catalogue products were changed here,
 * `externalProjectUpdate` when the planning tool has sent something new, `reloadProject` when the visitor wants to see
 * that.
 */
type ProjectEvent = {
  readonly kind: 'projectUpdated' | 'externalProjectUpdate' | 'reloadProject';
  readonly projectId: string;
};

/** Is told every event of one kind. */
export type ProjectListener = (projectId: string) => void;

/** Tells events of projects to whoever listens at that moment. */
export type ProjectEvents = {
  readonly tell: (event: ProjectEvent) => void;
  /** Answers how to stop listening. */
  readonly listen: (kind: ProjectEvent['kind'], listener: ProjectListener) => () => void;
};

/** Events without a listener yet. */
export const createProjectEvents = (): ProjectEvents => {
  const listeners = new Map<ProjectListener, ProjectEvent['kind']>();
  return {
    tell: ({ kind, projectId }) => {
      const called = [...listeners].filter(([, wanted]) => wanted === kind);
      called.forEach(([listener]) => listener(projectId));
    },
    listen: (kind, listener) => {
      const own: ProjectListener = (projectId) => listener(projectId);
      listeners.set(own, kind);
      return () => listeners.delete(own);
    },
  };
};

/** The events of this page. */
export const projectEvents: ProjectEvents = createProjectEvents();

/** Listens to events of one kind for as long as the screen is there. */
export const useProjectEvent = (kind: ProjectEvent['kind'], listener: ProjectListener): void => {
  const handle = useEffectEvent(listener);
  useEffect(() => projectEvents.listen(kind, (projectId) => handle(projectId)), [kind]);
};
