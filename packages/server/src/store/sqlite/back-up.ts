import { renameSync, rmSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkStoreFile } from './check-store-file.ts';

/** How long a backup may take, in milliseconds; the longer it takes, the longer the journal grows. */
const TIME_LIMIT = 60 * 60 * 1000;

/** Pages that are copied at a time, between which it is told how far the backup is. */
const PAGES_AT_A_TIME = 10_000;

/**
 * Copies the embedded store as of one moment, while it is in use; the copy appears whole or not at all. It is for this user
 * alone, since it holds the key of every project. `onProgress` hears the part that is done, from 0 to 1.
 */
export const backUp = async (
  file: string,
  copy: string,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> => {
  const begun = `${copy}.begun`;
  rmSync(begun, { force: true });
  try {
    writeFileSync(begun, '', { mode: 0o600 });
    await copyTo(begun, file, onProgress);
    checkStoreFile(begun);
    renameSync(begun, copy);
  } finally {
    rmSync(begun, { force: true });
  }
};

const copyTo = async (copy: string, file: string, onProgress: (done: number) => void): Promise<void> => {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  const latest = Date.now() + TIME_LIMIT;
  try {
    // The snapshot of one read transaction: without it, a change by the server makes the copying begin anew.
    database.exec('BEGIN; SELECT count(*) FROM "sqlite_schema"');
    await database.backup(copy, {
      progress: ({ totalPages, remainingPages }) => {
        if (Date.now() > latest) throw new Error('the backup took longer than an hour');
        if (totalPages > 0) onProgress(1 - remainingPages / totalPages);
        return PAGES_AT_A_TIME;
      },
    });
  } finally {
    database.close();
  }
};
