import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database, { SqliteError } from 'better-sqlite3';
import { checkStoreFile } from './check-store-file.ts';

/** The store that a backup should replace is being used by a server. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

/** What the engine keeps beside a file and replays over whatever file bears its name. */
const journals = ['-wal', '-shm', '-journal'] as const;

/**
 * Puts a backup in the place of the embedded store, and checks it there. Answers where the store that was there is kept,
 * or the journal that was left of one, if there was any. A broken store is kept as it is, with its journal. Throws
 * `NoStoreFile` where the backup is no whole store and `StoreInUse` where a server has the store open; both change nothing.
 */
export const putBack = (copy: string, file: string, now: Date): string | undefined => {
  const begun = `${file}.begun`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    copyFileSync(copy, begun);
    chmodSync(begun, 0o600);
    checkStoreFile(begun);
    const aside = setAside(file, `${file}.${now.toISOString().replaceAll(/[:.]/g, '-')}`);
    renameSync(begun, file);
    checkStoreFile(file);
    return aside;
  } finally {
    rmSync(begun, { force: true });
  }
};

/** Moves a store away with all of its journals, so that none is left to be replayed over what comes in its place. */
const setAside = (file: string, aside: string): string | undefined => {
  if (existsSync(file)) closeDown(file);
  const left = ['', ...journals].filter((ending) => existsSync(file + ending));
  for (const ending of left) renameSync(file + ending, aside + ending);
  return left[0] === undefined ? undefined : aside + left[0];
};

/** Writes what is in the journal into the file and removes the journal, which works only when nobody else has it open. */
const closeDown = (file: string): void => {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: 500 });
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isBroken(error)) return;
    throw isHeld(error) ? new StoreInUse(`${file} is in use; stop the server first`, { cause: error }) : error;
  } finally {
    database?.close();
  }
};

const isBroken = (error: unknown): boolean =>
  error instanceof SqliteError && /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(error.code);

const isHeld = (error: unknown): boolean => error instanceof SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
