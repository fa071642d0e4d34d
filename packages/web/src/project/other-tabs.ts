import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectEvents } from './project-events.ts';
import { projectQuery } from './project-query.ts';

/** What the tabs of one browser talk to each other on: ids of projects that were changed. */
const CHANNEL = 'configurator.project-updated';

/** Tells the other tabs of this browser what was changed here, and shows what was changed in them. */
export const useOtherTabs = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.addEventListener('message', ({ data: projectId }: MessageEvent<string>) => {
      void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
    });
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other
    const stop = projectEvents.listen('projectUpdated', (projectId) => tabs.postMessage(projectId));
    return () => {
      stop();
      tabs.close();
    };
  }, [queries]);
};
