import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { PostgresServer } from './postgres-server.ts';

/** One PostgreSQL serves a whole run: it starts when a test first asks for a database, and ends after all of them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let started: Promise<PostgresServer> | undefined;
  const door = createServer((_request, response) => {
    started ??= PostgresServer.start();
    started
      .then((postgres) => postgres.newDatabase())
      .then(
        (address) => response.end(address),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const listening = door.address();
  if (typeof listening !== 'object' || listening === null) throw new Error('the door to PostgreSQL has no address');
  project.provide('newDatabase', `http://127.0.0.1:${listening.port}`);
  return async () => {
    door.close();
    await (await started)?.remove();
  };
};

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is extended here
  export interface ProvidedContext {
    /** Answers the address of a new, empty database of the PostgreSQL that the run shares. */
    newDatabase: string;
  }
}
