import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { testBrowserArguments } from './browser-arguments.ts';

/** Headless Chromium that asks nobody outside; one for all test files of a worker. Who opens a window in it closes it again. */
export const openBrowser = (): Promise<Browser> =>
  (opened ??= chromium.launch({ executablePath: inject('chromium'), args: testBrowserArguments }));

let opened: Promise<Browser> | undefined;
