import { useEffect } from 'react';
import type { Project } from '../api/project.ts';
import { enqueueInFlight, resumeSending } from './mutation-queue.ts';
import { setProjectLookup } from './outbox.ts';

/** Queues changes that are in flight when the page goes. `lookup`: the project as the pages show it. */
export const useQueueLifecycle = (lookup: (projectId: string) => Project | undefined): void => {
  useEffect(() => setProjectLookup(lookup), [lookup]);
  useEffect(() => {
    window.addEventListener('pagehide', enqueueInFlight);
    window.addEventListener('pageshow', resumeSending);
    return () => {
      window.removeEventListener('pagehide', enqueueInFlight);
      window.removeEventListener('pageshow', resumeSending);
    };
  }, []);
};
