import { browserStorage, outboxKey, type TextStorage } from '../platform/browser-storage.ts';

/** A project that was created or loaded in this browser. */
export type RememberedProject = { readonly id: string; readonly name: string };

/** Where the browser keeps them (docs/specification.md#s3-38, docs/readings.md#r6). */
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

/** The projects that this browser remembers, newest first. */
export const rememberedProjects = (storage: TextStorage): readonly RememberedProject[] => {
  const entries = readEntries(storage);
  return Array.isArray(entries) ? entries.filter(isRememberedProject) : [];
};

/** Remembers a project as the newest; one that is known already keeps its place and takes its present name. */
export const rememberProject = (storage: TextStorage, { id, name }: RememberedProject): void => {
  const known = rememberedProjects(storage);
  const renamed = known.map((project) => (project.id === id ? { id, name } : project));
  write(storage, known.some((project) => project.id === id) ? renamed : [{ id, name }, ...known]);
};

/** Drops a project, because it is gone or the visitor wants so. */
export const forgetProject = (storage: TextStorage, id: string): void =>
  write(
    storage,
    rememberedProjects(storage).filter((project) => project.id !== id),
  );

/** The service worker keeps what belongs to a project in a cache of that name, with its id. */
const PROJECT_CACHE = 'ramka-project-';

/** Whether the first screen lists a project: of no other the browser keeps anything for itself. */
export const isRemembered = (projectId: string): boolean =>
  rememberedProjects(browserStorage).some(({ id }) => id === projectId);

/**
 * Deletes what was kept of projects that are on the list no more: a window may have had it kept after it was forgotten. But
 * for changes that wait, which are somebody's work.
 */
export const forgetUnlisted = async (): Promise<void> => {
  const ids = new Set(
    browserStorage
      .keys()
      .flatMap((name) => /^configurator\.(?:outbox|sent|draft|closed-rooms)\.(\w+)/.exec(name)?.[1] ?? []),
  );
  for (const id of ids) if (!isRemembered(id) && countPending(id) === 0) forgetKept(id);
  const kept = (await caches.keys()).filter((name) => name.startsWith(PROJECT_CACHE));
  const unlisted = kept.filter((name) => !isRemembered(name.slice(PROJECT_CACHE.length)));
  await Promise.all(unlisted.map((name) => caches.delete(name)));
};

/** How many changes of a project wait on this device to be sent. */
export const countPending = (projectId: string): number =>
  browserStorage.keys().filter((name) => name.startsWith(`${outboxKey(projectId)}.`)).length;

/** Whether changes wait of any project, also of one that is not on the list: another window may have gone on with it. */
export const hasPendingChanges = (): boolean =>
  browserStorage.keys().some((name) => /^configurator\.outbox\.\w+\./.test(name));

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

/** Forgets a project that the server knows no longer, and everything of it. */
export const forgetGone = (projectId: string): void => {
  forgetProject(browserStorage, projectId);
  forgetKept(projectId);
};
