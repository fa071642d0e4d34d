import { useEffect } from 'react';
import type { Project } from '../api/project.ts';
import { onPageHidden, onPageShown } from '../platform/page-visibility.ts';
import { enqueueInFlight, resumeSending } from './mutation-queue.ts';
import { setProjectLookup } from './outbox.ts';

/**
 * Queues changes that are in flight when the page is hidden or left. `lookup` finds the project as shown by the pages.
 */
export const useQueueLifecycle = (lookup: (projectId: string) => Project | undefined): void => {
  useEffect(() => setProjectLookup(lookup), [lookup]);
  useEffect(() => {
    const stops = [onPageHidden(enqueueInFlight), onPageShown(resumeSending)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
};
