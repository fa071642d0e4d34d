import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Before the end-to-end tests: everything is built, a browser is there, and a server runs for all of them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
    maxBuffer: 64 * 1024 * 1024,
    // The test runner's own `test` would build React's slower development code into the pages.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  project.provide('chromium', await findChromium());
  const { stop, ...server } = await startServer();
  project.provide('server', server);
  return () => stop();
};

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is extended here
  export interface ProvidedContext {
    /** Path of the browser. */
    chromium: string;
    /** The server that the run shares: with the ordinary settings, for tests that leave it as it is. */
    server: Omit<RunningServer, 'stop'>;
  }
}
