import { browserStorage } from '../page/browser-storage.ts';
import { rememberedProjects } from './remembered-projects.ts';

/** The service worker keeps what belongs to a project in a cache of that name, with its id. */
const PROJECT_CACHE = 'ramka-project-';

/** Whether the first screen lists a project: of no other the browser keeps anything for itself. */
export const isRemembered = (projectId: string): boolean =>
  rememberedProjects(browserStorage).some(({ id }) => id === projectId);

/** Deletes what was kept of projects that are on the list no more: a window may have had it kept after it was forgotten. */
export const forgetUnlisted = async (): Promise<void> => {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PROJECT_CACHE));
  const unlisted = kept.filter((name) => !isRemembered(name.slice(PROJECT_CACHE.length)));
  await Promise.all(unlisted.map((name) => caches.delete(name)));
};

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
  if ('caches' in globalThis) void caches.delete(PROJECT_CACHE + projectId).catch(() => undefined);
  return () => {
    for (const [key, text] of entries) browserStorage.setItem(key, text);
  };
};
