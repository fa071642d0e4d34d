import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';
import { plainUser, type Surroundings } from './surroundings.ts';

/** A real PostgreSQL for tests, in a folder and on a port of its own. */
export class PostgresServer {
  readonly #programs = postgresBinaries();
  readonly #folder = mkdtempSync(join(tmpdir(), 'ramka-postgres-'));
  readonly #surroundings: Surroundings;
  #port = 0;
  #child: ChildProcess | undefined;
  #databases = 0;

  private constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Makes a server and starts it; what stands before its command must make it a plain user, as PostgreSQL refuses to be root. */
  static async start(surroundings: Surroundings = []): Promise<PostgresServer> {
    const server = new PostgresServer(surroundings);
    server.#initialise();
    server.#port = await freePort();
    await server.start();
    return server;
  }

  /** Starts it, again after a stop or a kill, with what it held. */
  async start(): Promise<void> {
    const settings = ['fsync=off', 'max_connections=200', 'shared_buffers=32MB', 'listen_addresses=127.0.0.1'];
    const flags = [...settings, 'unix_socket_directories='].flatMap((setting) => ['-c', setting]);
    const program = [join(this.#programs, 'postgres'), '-D', this.#folder, '-p', String(this.#port), ...flags];
    const [command = '', ...words] = [...this.#surroundings, ...program];
    this.#child = spawn(command, words, { stdio: 'ignore', ...(this.#surroundings.length === 0 && plainUser) });
    for (let attempts = 0; !(await this.#answers()); attempts += 1) {
      if (attempts > 400 || this.#child.exitCode !== null) throw new Error('PostgreSQL does not start');
      await pause(25);
    }
  }

  /** Runs statements outside of any transaction. */
  async query(...statements: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: this.#url('postgres') });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** Stops it: 'SIGINT' ends connections at once, 'SIGQUIT' is a crash. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** Stops it, without care for what it holds, and removes its folder. */
  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Makes an empty database, in a tablespace if one is named, and answers its address. */
  async newDatabase(tablespace = 'pg_default'): Promise<string> {
    this.#databases += 1;
    const name = `test${this.#databases}`;
    await this.query(`CREATE DATABASE ${name} TABLESPACE ${tablespace}`);
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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};
