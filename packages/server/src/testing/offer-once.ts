import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { rootFolder } from '../config/settings.ts';
import { PostgresServer } from './postgres-server.ts';

/** Starts one PostgreSQL server and builds the application server once per test run, both on first request. */
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

/** Builds the server unless the build is up to date. */
const buildServer = async (): Promise<string> => {
  await promisify(execFile)(process.execPath, ['scripts/build.ts', 'server'], {
    cwd: rootFolder,
    // The build must not depend on the environment of the test that requests it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return 'build/server/main.js';
};

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is extended here
  export interface ProvidedContext {
    /**
     * Base URL of shared resources. `/empty` and `/migrated` return the URL of a new database without and with tables;
     * `/server` returns the path of the server built from the current sources.
     */
    madeOnce: string;
  }
}
