import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database, { SqliteError } from 'better-sqlite3';
import { holdStore, isHeld, StoreInUse } from './store-lock.ts';

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
    const letGo = holdStore(file);
    try {
      const aside = setAside(file, `${file}.${now.toISOString().replaceAll(/[:.]/g, '-')}`);
      renameSync(begun, file);
      checkStoreFile(file);
      return aside;
    } finally {
      letGo();
    }
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

/** A file that is no whole store of this program. */
export class NoStoreFile extends Error {
  override readonly name = 'NoStoreFile';
}

/** Reads every page of a file and throws unless it is a whole store; leaves no other file beside it. */
export const checkStoreFile = (file: string): void => {
  const problem = problemOf(file);
  if (problem !== undefined) throw new NoStoreFile(`${file} is not a whole store: ${problem}`);
};

const problemOf = (file: string): string | undefined => {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { fileMustExist: true });
    database.pragma('journal_mode = DELETE');
    const integrity = database.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') return String(integrity);
    const orphans = database.pragma('foreign_key_check');
    if (Array.isArray(orphans) && orphans.length > 0) return 'it has orphans';
    database.prepare('SELECT "number" FROM "migrations"').all();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
};
