import Database, { type Statement } from 'better-sqlite3';
import { createQueryId, SqliteQueryCompiler } from 'kysely';
import { LRUCache } from 'lru-cache';
import {
  type AnyQuery,
  isFireAndForget,
  isQuery,
  type Operation,
  Placeholder,
  type PreparedQuery,
  type Query,
  type Step,
} from '../operation.ts';

/** Milliseconds that opening the file waits for another process that has locked it. */
const OPEN_TIMEOUT = 2000;

type Compiled = { readonly statement: Statement; readonly parameters: readonly unknown[] };

/** The only connection to an embedded database. It is synchronous, so calls run in order. */
export class SqliteConnection {
  readonly #database: Database.Database;
  readonly #statements = new LRUCache<string, Statement>({ max: 300 });
  readonly #templates = new WeakMap<Query, Compiled>();
  readonly #compiler = new SqliteQueryCompiler();

  /** Opens a file or `:memory:`. Committed changes survive a power failure. */
  constructor(file: string, { readOnly = false }: { readonly readOnly?: boolean } = {}) {
    this.#database = new Database(file, { timeout: OPEN_TIMEOUT, readonly: readOnly });
    if (readOnly) return;
    this.#database.pragma('journal_mode = WAL');
    this.#database.pragma('synchronous = FULL');
    this.#database.pragma('foreign_keys = ON');
  }

  /** Statements after this call fail instead of blocking the event loop while another process writes. */
  stopWaiting(): void {
    this.#database.pragma('busy_timeout = 0');
  }

  /** Empties the journal, which is as large as the data after a migration. */
  truncateJournal(): void {
    this.#database.pragma('wal_checkpoint(TRUNCATE)');
  }

  run<Answer>(operation: Operation<Answer>): Answer {
    let step = operation.next([]);
    while (step.done !== true) step = operation.next(this.#rowsOf(step.value));
    return step.value;
  }

  /** Runs a reading operation on one snapshot, while another process may write. */
  runOnSnapshot<Answer>(operation: Operation<Answer>): Answer {
    this.execute('BEGIN');
    try {
      return this.run(operation);
    } finally {
      this.execute('ROLLBACK');
    }
  }

  execute(sql: string): void {
    this.#prepare(sql).run();
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /** Checks the whole file and returns the first problem; undefined for an intact file. */
  damage(): string | undefined {
    const found = this.#database.pragma('integrity_check(1)', { simple: true });
    return found === 'ok' ? undefined : String(found);
  }

  close(): void {
    this.#database.close();
  }

  #rowsOf(step: Step): readonly unknown[] {
    if (isFireAndForget(step)) return this.#rowsOfQuery(step.fireAndForget);
    return isQuery(step) ? this.#rowsOfQuery(step) : step.map((one) => this.#rowsOf(one));
  }

  #rowsOfQuery(query: AnyQuery): readonly unknown[] {
    const { statement, parameters } = 'template' in query ? this.#fill(query) : this.#compile(query);
    if (statement.reader) return statement.all(...parameters);
    statement.run(...parameters);
    return [];
  }

  #fill({ template, values }: PreparedQuery): Compiled {
    const cached = this.#templates.get(template);
    const { statement, parameters } = cached ?? this.#compile(template);
    if (cached === undefined) this.#templates.set(template, { statement, parameters });
    return {
      statement,
      parameters: parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value)),
    };
  }

  #compile(query: Query): Compiled {
    const { sql, parameters } = this.#compiler.compileQuery(query.toOperationNode(), createQueryId());
    return { statement: this.#prepare(sql), parameters };
  }

  #prepare(sql: string): Statement {
    const cached = this.#statements.get(sql);
    if (cached !== undefined) return cached;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
