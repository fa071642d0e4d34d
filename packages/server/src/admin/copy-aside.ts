import { mkdtempSync, rmSync } from 'node:fs';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';

/** Provides a temporary folder on the disk of a file, where there is room for a copy. Only this user can access it. */
export const withTemporaryFolder = async <Answer>(
  file: string,
  work: (folder: string) => Promise<Answer>,
): Promise<Answer> => {
  const folder = mkdtempSync(`${file}.aside-`);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Opens a copy of a store, and migrates it if it has an older schema. */
export const withCopy = async <Answer>(file: string, work: (store: Store) => Promise<Answer>): Promise<Answer> => {
  const store = await openSqliteStore(file);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};
