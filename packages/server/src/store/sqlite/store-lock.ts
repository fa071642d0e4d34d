import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database, { SqliteError } from 'better-sqlite3';
import { StoreUnavailable } from '../store.ts';
import { giveToFolderOwner, ownerHint } from './file-owner.ts';

/** Another process has exclusive access to the embedded store. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked';
}

/** The drive does not lock files, so that two processes could write to one store. */
export class NoFileLocks extends Error {
  override readonly name = 'NoFileLocks';
}

/** Milliseconds that a starting server waits for a stopping one, which takes at most ten seconds. */
const STOPPING_TIMEOUT = 12_000;

/** Milliseconds between two attempts. */
const RETRY_INTERVAL = 200;

/** Acquired locks. The garbage collector would close an unreferenced database. */
const acquired = new Set<Database.Database>();

/** The path of the lock file of a store. */
export const lockFileOf = (file: string): string => `${file}.lock`;

/**
 * Acquires the exclusive lock of an embedded store: an operating-system lock on a separate file, which always ends with
 * the process. Returns a function that releases it. Throws `StoreLocked` if another process has it.
 */
export const acquireStoreLock = (file: string): (() => void) => {
  const lock = openLock(lockFileOf(file));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    if (!canLockIn(file)) throw new NoFileLocks(noFileLocks(file), { cause: error });
    throw new StoreLocked(`${file} is in use; stop the server first`, { cause: error });
  }
  acquired.add(lock);
  return () => {
    acquired.delete(lock);
    lock.close();
  };
};

const openLock = (file: string): Database.Database => {
  try {
    const isNew = !existsSync(file);
    const lock = new Database(file, { timeout: 0 });
    if (isNew) giveToFolderOwner(file);
    // SQLite opens a read-only file without an error and reports its lock as taken.
    accessSync(file, constants.W_OK);
    return lock;
  } catch (error) {
    throw new StoreUnavailable(`${file} cannot be used${ownerHint(file)}`, { cause: error });
  }
};

/** Acquires the lock of a store for a server. Waits for another server that is stopping. */
export const waitForStoreLock = async (file: string, timeout = STOPPING_TIMEOUT): Promise<() => void> => {
  createPrivateFolder(dirname(file));
  const latest = Date.now() + timeout;
  for (;;) {
    try {
      return acquireStoreLock(file);
    } catch (error) {
      if (!(error instanceof StoreLocked) || Date.now() > latest) throw error;
    }
    await pause(RETRY_INTERVAL);
  }
};

/** Whether an error means that another process has the lock. */
export const isLocked = (error: unknown): boolean =>
  error instanceof SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);

/** Whether a new file in the folder can be locked. SQLite reports missing lock support as "busy", like a held lock. */
const canLockIn = (file: string): boolean => {
  const trial = `${lockFileOf(file)}-trial-${process.pid}`;
  let database: Database.Database | undefined;
  try {
    database = new Database(trial, { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    return !isLocked(error);
  } finally {
    database?.close();
    rmSync(trial, { force: true });
  }
};

export const noFileLocks = (file: string): string =>
  `the drive of ${dirname(file)} does not lock files, so that two servers could destroy the data; use a local disk, or mount the network drive with locks`;

/**
 * Creates a folder and its parents, accessible only by this user. Node's `recursive` option is not used, because it
 * never returns for some folders such as /proc.
 */
export const createPrivateFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  createPrivateFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
};
