import { renameSync, rmSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkStoreFile } from './check-store-file.ts';

/**
 * Copies the embedded store as of one moment, while it is in use; the copy appears whole or not at all. It is for this user
 * alone, since it holds the key of every project.
 */
export const backUp = async (file: string, copy: string): Promise<void> => {
  const begun = `${copy}.begun`;
  rmSync(begun, { force: true });
  try {
    writeFileSync(begun, '', { mode: 0o600 });
    await copyTo(begun, file);
    checkStoreFile(begun);
    renameSync(begun, copy);
  } finally {
    rmSync(begun, { force: true });
  }
};

const copyTo = async (copy: string, file: string): Promise<void> => {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    await database.backup(copy);
  } finally {
    database.close();
  }
};
