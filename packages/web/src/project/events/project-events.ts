import type { ProjectEvent } from './project-event.ts';

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
