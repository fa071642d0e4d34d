import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { browserArguments } from './browser-arguments.ts';

/** Headless Chromium that asks nobody outside. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromium'),
    args: browserArguments,
  });
