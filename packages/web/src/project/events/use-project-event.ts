import { useEffect, useEffectEvent } from 'react';
import type { ProjectEvent } from './project-event.ts';
import { projectEvents, type ProjectListener } from './project-events.ts';

/** Listens to events of one kind for as long as the screen is there. */
export const useProjectEvent = (kind: ProjectEvent['kind'], listener: ProjectListener): void => {
  const handle = useEffectEvent(listener);
  useEffect(() => projectEvents.listen(kind, (projectId) => handle(projectId)), [kind]);
};
