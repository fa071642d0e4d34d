import { SqliteError } from 'better-sqlite3';
import type { Result } from '@ramka/domain/result';
import type { Operation } from '../operation.ts';
import { StoreUnavailable } from '../store.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** A queued change. `run` executes it and returns a function that resolves its promise after the commit. */
type QueuedChange = { readonly run: () => () => void; readonly fail: (error: unknown) => void };

/** Milliseconds to wait for another writing process, and between two attempts. */
const BUSY_TIMEOUT = 2000;
const RETRY_INTERVAL = 10;

const isBusy = (error: unknown): boolean => error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * Commits changes in groups: those that arrive during a write share the next transaction, each in its own savepoint,
 * and resolve after its COMMIT. A group needs one `fsync`.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  #queue: QueuedChange[] = [];
  /** Time at which the waiting group is rejected; undefined if no group waits for another process. */
  #latest: number | undefined;

  readonly #isDetached: () => boolean;

  /** `isDetached`: whether the file was deleted or replaced while in use. */
  constructor(connection: SqliteConnection, isDetached: () => boolean) {
    this.#connection = connection;
    this.#isDetached = isDetached;
  }

  /** Queues a change for the next group. */
  write<Value, Refusal>(operation: () => Operation<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length === 0 && this.#latest === undefined) setImmediate(() => this.flush());
      this.#queue.push({
        fail: reject,
        run: () => {
          try {
            const answer = this.#attempt(operation);
            return () => resolve(answer);
          } catch (error) {
            return () => reject(error);
          }
        },
      });
    });
  }

  /** Writes the queue now, or soon if another process is writing. */
  flush(): void {
    const group = this.#queue;
    if (group.length === 0 || !this.#begin()) return;
    this.#queue = [];
    try {
      const answers = group.map((change) => this.#runInGroup(change));
      if (this.#isDetached()) throw new StoreUnavailable('the file of the store was deleted or replaced');
      this.#connection.execute('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.execute('ROLLBACK');
      for (const { fail } of group) fail(error);
    }
  }

  /** Begins the transaction. While another process writes, retries without blocking the event loop, then rejects the group. */
  #begin(): boolean {
    try {
      this.#connection.execute('BEGIN IMMEDIATE');
      this.#latest = undefined;
      return true;
    } catch (error) {
      this.#latest ??= Date.now() + BUSY_TIMEOUT;
      if (isBusy(error) && Date.now() < this.#latest) {
        setTimeout(() => this.flush(), RETRY_INTERVAL);
        return false;
      }
      this.#latest = undefined;
      const group = this.#queue;
      this.#queue = [];
      for (const { fail } of group) fail(error);
      return false;
    }
  }

  /** SQLite rolls back the whole transaction when the disk fails. The rest of the group must not be written without it. */
  #runInGroup({ run }: QueuedChange): () => void {
    const answer = run();
    if (!this.#connection.inTransaction) throw new StoreUnavailable('the transaction was lost');
    return answer;
  }

  #attempt<Value, Refusal>(operation: () => Operation<Result<Value, Refusal>>): Result<Value, Refusal> {
    this.#connection.execute('SAVEPOINT change');
    let commits = false;
    try {
      const answer = this.#connection.run(operation());
      commits = answer.ok;
      return answer;
    } finally {
      if (!commits) this.#connection.execute('ROLLBACK TO change');
      this.#connection.execute('RELEASE change');
    }
  }
}
