import type { TextStorage } from '../page/browser-storage.ts';

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
