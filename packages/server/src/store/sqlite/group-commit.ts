import { SqliteError } from 'better-sqlite3';
import type { Result } from '@ramka/domain/result';
import type { Operation } from '../operation.ts';
import { StoreUnavailable } from '../store.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** A change that waits for its turn: `run` tries it and answers how to tell its caller once it is durable. */
type Waiting = { readonly run: () => () => void; readonly fail: (error: unknown) => void };

/** How long changes wait for another process that writes, and how long until it is tried again, in milliseconds. */
const BUSY_TIMEOUT = 2000;
const RETRY_INTERVAL = 10;

const isBusy = (error: unknown): boolean => error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * Makes changes durable together: those that arrive while others are being written share one transaction, each in a
 * savepoint of its own, and are answered after its COMMIT. One wait for the disk serves them all.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  #waiting: Waiting[] = [];
  /** When the group that waits for another process gives up; undefined: none does. */
  #latest: number | undefined;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** Runs a change with the next group. */
  write<Value, Refusal>(operation: () => Operation<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0 && this.#latest === undefined) setImmediate(() => this.flush());
      this.#waiting.push({
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

  /** Writes whatever waits, now; while another process writes, soon. */
  flush(): void {
    const group = this.#waiting;
    if (group.length === 0 || !this.#begin()) return;
    this.#waiting = [];
    try {
      const answers = group.map((change) => this.#runInGroup(change));
      this.#connection.execute('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.execute('ROLLBACK');
      for (const { fail } of group) fail(error);
    }
  }

  /** Begins to write. While another process does, the event loop goes on, and it is tried again; what waited too long fails. */
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
      const group = this.#waiting;
      this.#waiting = [];
      for (const { fail } of group) fail(error);
      return false;
    }
  }

  /** The engine gives up the whole transaction when the disk fails; what follows must not be written without it. */
  #runInGroup({ run }: Waiting): () => void {
    const answer = run();
    if (!this.#connection.inTransaction) throw new StoreUnavailable('the transaction was lost');
    return answer;
  }

  #attempt<Value, Refusal>(operation: () => Operation<Result<Value, Refusal>>): Result<Value, Refusal> {
    this.#connection.execute('SAVEPOINT change');
    let keep = false;
    try {
      const answer = this.#connection.run(operation());
      keep = answer.ok;
      return answer;
    } finally {
      if (!keep) this.#connection.execute('ROLLBACK TO change');
      this.#connection.execute('RELEASE change');
    }
  }
}
