import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { checkStoreFile } from './check-store-file.ts';

/** The store that a backup should replace is being used by a server. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

/** Puts a backup in the place of the embedded store; answers where the store that was there is kept, if there was one. */
export const putBack = (copy: string, file: string, now: Date): string | undefined => {
  const begun = `${file}.begun`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    copyFileSync(copy, begun);
    checkStoreFile(begun);
    const aside = existsSync(file) ? `${file}.${now.toISOString().replaceAll(/[:.]/g, '-')}` : undefined;
    if (aside !== undefined) {
      closeDown(file);
      renameSync(file, aside);
    }
    renameSync(begun, file);
    return aside;
  } finally {
    rmSync(begun, { force: true });
  }
};

/** Writes what is in the journal into the file and removes the journal, which works only when nobody else has it open. */
const closeDown = (file: string): void => {
  const database = new Database(file, { timeout: 500 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    throw new StoreInUse(`${file} is in use; stop the server first`, { cause: error });
  } finally {
    database.close();
  }
};
