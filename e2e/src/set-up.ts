import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

/** Before the end-to-end tests: everything is built, and a browser is there. */
export const setup = async (project: TestProject): Promise<void> => {
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
    maxBuffer: 64 * 1024 * 1024,
    // The test runner's own `test` would build React's slower development code into the pages.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  project.provide('chromium', await findChromium());
};

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is extended here
  export interface ProvidedContext {
    /** Path of the browser. */
    chromium: string;
  }
}
