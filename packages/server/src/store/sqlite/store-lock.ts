import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database, { SqliteError } from 'better-sqlite3';
import { StoreUnavailable } from '../store.ts';

/** The embedded store is being used by another process that must be alone with it. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

/** How long a server waits for one that is just stopping, in milliseconds; stopping takes ten seconds at most. */
const STOPPING = 12_000;

/** How often it looks, in milliseconds. */
const LOOKING = 200;

/** What is held; a lock that nobody remembers would be let go by the garbage collector. */
const held = new Set<Database.Database>();

/**
 * Holds an embedded store for this process alone, by a lock on a file beside it that the system takes away when the process
 * ends, however it ends. Answers how to let go. Throws `StoreInUse` where another process holds it.
 */
export const holdStore = (file: string): (() => void) => {
  const lock = openLock(`${file}.lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isHeld(error)) throw error;
    throw new StoreInUse(`${file} is in use; stop the server first`, { cause: error });
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
};

const openLock = (file: string): Database.Database => {
  try {
    return new Database(file, { timeout: 0 });
  } catch (error) {
    throw new StoreUnavailable(`${file} cannot be made`, { cause: error });
  }
};

/** Holds an embedded store for a server: as `holdStore`, but waits for another server that is just stopping. */
export const holdStoreForServing = async (file: string, timeout = STOPPING): Promise<() => void> => {
  makeFolder(dirname(file));
  const latest = Date.now() + timeout;
  for (;;) {
    try {
      return holdStore(file);
    } catch (error) {
      if (!(error instanceof StoreInUse) || Date.now() > latest) throw error;
    }
    await pause(LOOKING);
  }
};

/** Whether another process holds what this one asked for. */
export const isHeld = (error: unknown): boolean =>
  error instanceof SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);

/**
 * Makes a folder for the operator's data, and those above it, for this user alone. One after another: Node's own
 * recursion never ends where the system refuses in an unusual way, as in /proc.
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
};
