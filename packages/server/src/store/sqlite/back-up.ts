import { renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkStoreFile } from './check-store-file.ts';

/** Copies the embedded store as of one moment, while it is in use; the copy appears whole or not at all. */
export const backUp = async (file: string, copy: string): Promise<void> => {
  const begun = `${copy}.begun`;
  rmSync(begun, { force: true });
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    await database.backup(begun);
  } finally {
    database.close();
  }
  checkStoreFile(begun);
  renameSync(begun, copy);
};
