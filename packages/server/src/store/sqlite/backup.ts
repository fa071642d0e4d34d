import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database, { SqliteError } from 'better-sqlite3';
import { StoreUnavailable } from '../store.ts';
import { giveToFolderOwner, ownerHint } from './file-owner.ts';
import { acquireStoreLock, isLocked, StoreLocked } from './store-lock.ts';

/** Time limit of a backup in milliseconds; the journal grows meanwhile. */
const TIME_LIMIT = 60 * 60 * 1000;

/** Pages per step of a backup; progress is reported after each step. */
const PAGES_PER_STEP = 10_000;

/**
 * Backs up the embedded store from one snapshot while a server uses it. The copy appears when it is complete. Only the
 * current user can read it, because it contains the key of every project. `onProgress` receives the completed fraction,
 * from 0 to 1.
 */
export const backUp = async (
  file: string,
  copy: string,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> => {
  const partial = `${copy}.begun`;
  rmSync(partial, { force: true });
  try {
    writeFileSync(partial, '', { mode: 0o600 });
    await copyTo(partial, file, onProgress);
    verifyStoreFile(partial);
    renameSync(partial, copy);
  } finally {
    rmSync(partial, { force: true });
  }
};

const copyTo = async (copy: string, file: string, onProgress: (done: number) => void): Promise<void> => {
  const database = openReadOnly(file);
  const latest = Date.now() + TIME_LIMIT;
  try {
    // Reads one snapshot; without a read transaction a concurrent change would restart the backup.
    database.exec('BEGIN; SELECT count(*) FROM "sqlite_schema"');
    await database.backup(copy, {
      progress: ({ totalPages, remainingPages }) => {
        if (Date.now() > latest) throw new Error('the backup took longer than an hour');
        if (totalPages > 0) onProgress(1 - remainingPages / totalPages);
        return PAGES_PER_STEP;
      },
    });
  } finally {
    database.close();
  }
};

const openReadOnly = (file: string): Database.Database => {
  try {
    return new Database(file, { readonly: true, fileMustExist: true });
  } catch (cause) {
    throw new StoreUnavailable(`${file} cannot be read${ownerHint(file)}`, { cause });
  }
};

/** Files that SQLite keeps next to a database and replays over any file with that name. */
const journals = ['-wal', '-shm', '-journal'] as const;

/**
 * Replaces the embedded store by a backup and verifies it. Returns the path of the previous store or its leftover
 * journal; undefined if there was none. The new file gets the owner of its folder, also if root restores it. Throws
 * `InvalidStoreFile` if the backup is not a complete store and `StoreLocked` if a server is running; both change
 * nothing.
 */
export const restoreBackup = (copy: string, file: string, now: Date): string | undefined => {
  const partial = `${file}.begun`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    copyFileSync(copy, partial);
    chmodSync(partial, 0o600);
    verifyStoreFile(partial);
    giveToFolderOwner(partial);
    const release = acquireStoreLock(file);
    try {
      const previous = quarantine(file, `${file}.${now.toISOString().replaceAll(/[:.]/g, '-')}`);
      renameSync(partial, file);
      verifyStoreFile(file);
      return previous;
    } finally {
      release();
    }
  } finally {
    rmSync(partial, { force: true });
  }
};

/** Moves a store away with its journals, so that no journal is replayed over the new file. */
const quarantine = (file: string, target: string): string | undefined => {
  if (existsSync(file)) checkpoint(file);
  const present = ['', ...journals].filter((ending) => existsSync(file + ending));
  for (const ending of present) renameSync(file + ending, target + ending);
  return present[0] === undefined ? undefined : target + present[0];
};

/** Writes the journal into the file and removes it. This works only if no other process has the file open. */
const checkpoint = (file: string): void => {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: 500 });
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isBroken(error)) return;
    throw isLocked(error) ? new StoreLocked(`${file} is in use; stop the server first`, { cause: error }) : error;
  } finally {
    database?.close();
  }
};

const isBroken = (error: unknown): boolean =>
  error instanceof SqliteError && /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(error.code);

export class InvalidStoreFile extends Error {
  override readonly name = 'InvalidStoreFile';
}

/** Reads every page of a file and leaves no journal. Throws `InvalidStoreFile` unless the file is a complete store. */
export const verifyStoreFile = (file: string): void => {
  const problem = problemOf(file);
  if (problem !== undefined) throw new InvalidStoreFile(`${file} is not a whole store: ${problem}`);
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
