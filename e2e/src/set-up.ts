import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { startServer, type RunningServer } from './start-server.ts';

/**
 * Global setup of the end-to-end tests: builds everything, finds a browser, and starts a server shared by all tests.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
    maxBuffer: 64 * 1024 * 1024,
    // The test runner's value `test` would build React's slower development code into the pages.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  project.provide('chromium', await findChromium());
  const { stop, ...server } = await startServer();
  project.provide('server', server);
  return () => stop();
};

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- extends an interface of Vitest
  export interface ProvidedContext {
    /** Path of the browser. */
    chromium: string;
    /** The shared server with default settings, for tests that do not affect others. */
    server: Omit<RunningServer, 'stop'>;
  }
}
