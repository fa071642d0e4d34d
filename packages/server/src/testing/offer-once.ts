import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { rootFolder } from '../config/settings.ts';
import { PostgresServer } from './postgres-server.ts';

/** One PostgreSQL serves a whole run: it starts when a test first asks for a database, and ends after all of them. The server is built likewise. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let started: Promise<PostgresServer> | undefined;
  let built: Promise<string> | undefined;
  const answerTo = async (url: string | undefined): Promise<string> => {
    if (url === '/server') return (built ??= buildServer());
    const postgres = await (started ??= PostgresServer.start());
    return url === '/migrated' ? postgres.migratedDatabase() : postgres.newDatabase();
  };
  const door = createServer(({ url }, response) => {
    answerTo(url).then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const listening = door.address();
  if (typeof listening !== 'object' || listening === null)
    throw new Error('the door to what is made once has no address');
  project.provide('madeOnce', `http://127.0.0.1:${listening.port}`);
  return async () => {
    door.close();
    await (await started)?.remove();
  };
};

/** Builds the server, unless it is built from the sources as they are. */
const buildServer = async (): Promise<string> => {
  await promisify(execFile)(process.execPath, ['scripts/build.ts', 'server'], {
    cwd: rootFolder,
    // What is built must not depend on who asks for it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return 'build/server/main.js';
};

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is extended here
  export interface ProvidedContext {
    /**
     * Makes what is asked for below it: at `/empty` and `/migrated` the address of a new database, without and with its
     * tables, of the PostgreSQL that the run shares; at `/server` the program of the server, built from its sources as they are.
     */
    madeOnce: string;
  }
}
