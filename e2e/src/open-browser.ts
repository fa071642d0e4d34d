import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { testBrowserArguments } from './browser-arguments.ts';

/**
 * Headless Chromium without background requests, shared by all test files of a worker. Tests must close the windows
 * they open.
 */
export const openBrowser = (): Promise<Browser> =>
  (opened ??= chromium.launch({ executablePath: inject('chromium'), args: testBrowserArguments }));

let opened: Promise<Browser> | undefined;
