import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../language/texts.ts';
import { useReconnections } from '../platform/reconnections.ts';
import { isRemembered } from './remembered-projects.ts';

/** Milliseconds without a change after which the project is prefetched. */
const REST = 3000;

/**
 * Asks the service worker to cache the project on screen, so that it can be opened offline, and to do so again after
 * changes and after a lost connection, which may have interrupted it. Only online, and only for a remembered project.
 */
export const usePrefetchProject = (project: { readonly id: string }): void => {
  const { language } = useLanguage();
  const reconnections = useReconnections();
  useEffect(() => {
    const prefetch = async (): Promise<void> => {
      if (!('serviceWorker' in navigator) || !onlineManager.isOnline() || !isRemembered(project.id)) return;
      const { active } = await navigator.serviceWorker.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, and takes no other
      active?.postMessage({ keepProject: project.id, language, spare: savesData() });
    };
    const timer = setTimeout(() => void prefetch().catch(() => undefined), REST);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after a reconnection, what was interrupted is fetched
  }, [project, language, reconnections]);
};

/**
 * Whether to load little data, because of the visitor's settings or a slow connection, as far as the browser reports
 * them.
 */
const savesData = (): boolean => {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Navigator {
    /** Undefined in browsers without the Network Information API. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
