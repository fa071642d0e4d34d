import { browserStorage } from '../page/browser-storage.ts';

/**
 * Forgets everything of a project that this browser keeps beside its name: what the service worker has of it, drafts of its
 * sets, what was folded up. Answers how to bring back what only this browser had.
 */
export const forgetKept = (projectId: string): (() => void) => {
  const keys = browserStorage
    .keys()
    .filter((key) => key.startsWith('configurator.') && key.split('.').includes(projectId));
  const entries = keys.map((key) => [key, browserStorage.getItem(key) ?? ''] as const);
  for (const key of keys) browserStorage.removeItem(key);
  // Where the connection is not safe there are no such caches.
  if ('caches' in globalThis) void caches.delete(`ramka-project-${projectId}`).catch(() => undefined);
  return () => {
    for (const [key, text] of entries) browserStorage.setItem(key, text);
  };
};
