import { useEffect, useSyncExternalStore } from 'react';
import { outbox } from './outbox.ts';

const isAnyInMemory = (): boolean => outbox.projects().some((projectId) => !outbox.isPersisted(projectId));

/** Makes the browser ask before the page is closed or reloaded while pending changes are in memory only. */
export const useUnloadQuestion = (): void => {
  const isAnyUnsaved = useSyncExternalStore(outbox.subscribe, isAnyInMemory);
  useEffect(() => {
    if (!isAnyUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAnyUnsaved]);
};
