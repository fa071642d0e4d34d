import { storedName } from '../platform/public-path.ts';
import { browserStorage, outboxKey, type TextStorage } from '../platform/browser-storage.ts';

/** A project that was created or opened in this browser. */
export type RememberedProject = { readonly id: string; readonly name: string };

/** Storage key of the list (docs/specification.md#s3-38, docs/readings.md#r6). */
const key = 'configurator.projects';

const isRememberedProject = (entry: unknown): entry is RememberedProject =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string';

const readEntries = (storage: TextStorage): unknown => {
  try {
    return JSON.parse(storage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
};

const write = (storage: TextStorage, projects: readonly RememberedProject[]): void =>
  storage.setItem(key, JSON.stringify(projects));

/** Returns the remembered projects, newest first. */
export const rememberedProjects = (storage: TextStorage): readonly RememberedProject[] => {
  const entries = readEntries(storage);
  return Array.isArray(entries) ? entries.filter(isRememberedProject) : [];
};

/** Adds a project at the front of the list; a known one keeps its position and gets its current name. */
export const rememberProject = (storage: TextStorage, { id, name }: RememberedProject): void => {
  const projects = rememberedProjects(storage);
  const renamed = projects.map((project) => (project.id === id ? { id, name } : project));
  write(storage, projects.some((project) => project.id === id) ? renamed : [{ id, name }, ...projects]);
};

/** Removes a project from the list, because it was deleted or the visitor requests it. */
export const forgetProject = (storage: TextStorage, id: string): void =>
  write(
    storage,
    rememberedProjects(storage).filter((project) => project.id !== id),
  );

/** Prefix of the service worker's project caches, followed by the id. */
const PROJECT_CACHE = storedName('ramka-project-');

/** Whether a project is on the home screen's list. Data of other projects is not stored. */
export const isRemembered = (projectId: string): boolean =>
  rememberedProjects(browserStorage).some(({ id }) => id === projectId);

/**
 * Deletes stored data of projects that are no longer on the list, which another window may have stored after the
 * removal. Queued changes are not deleted, because they are unsaved work.
 */
export const deleteUnlistedData = async (): Promise<void> => {
  const ids = new Set(
    browserStorage
      .keys()
      .flatMap(
        (name) =>
          /^configurator\.(?:outbox|sent|draft|closed-rooms|order-tracking|shop-order|summary|used-modules)\.(\w+)/.exec(
            name,
          )?.[1] ?? [],
      ),
  );
  for (const id of ids) if (!isRemembered(id) && countPending(id) === 0) deleteStoredData(id);
  const cacheNames = (await caches.keys()).filter((name) => name.startsWith(PROJECT_CACHE));
  const unlisted = cacheNames.filter((name) => !isRemembered(name.slice(PROJECT_CACHE.length)));
  await Promise.all(unlisted.map((name) => caches.delete(name)));
};

/** Returns the number of queued changes of a project. */
export const countPending = (projectId: string): number =>
  browserStorage.keys().filter((name) => name.startsWith(`${outboxKey(projectId)}.`)).length;

/**
 * Whether any project has queued changes, including those not on the list, because another window may have changed
 * them.
 */
export const hasPendingChanges = (): boolean =>
  browserStorage.keys().some((name) => /^configurator\.outbox\.\w+\./.test(name));

/**
 * Deletes all stored data of a project except its entry in the list: caches, drafts and collapsed rooms. Returns a
 * function that restores the data that only this browser has.
 */
export const deleteStoredData = (projectId: string): (() => void) => {
  const keys = browserStorage
    .keys()
    .filter((key) => key.startsWith('configurator.') && key.split('.').includes(projectId));
  const entries = keys.map((key) => [key, browserStorage.getItem(key) ?? ''] as const);
  for (const key of keys) browserStorage.removeItem(key);
  // The Cache API is undefined on insecure connections.
  if ('caches' in globalThis) void caches.delete(PROJECT_CACHE + projectId).catch(() => undefined);
  return () => {
    for (const [key, text] of entries) browserStorage.setItem(key, text);
  };
};

/** Removes a project that no longer exists on the server, with all its stored data. */
export const forgetDeletedProject = (projectId: string): void => {
  forgetProject(browserStorage, projectId);
  deleteStoredData(projectId);
};
