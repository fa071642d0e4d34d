import { join } from 'node:path';
import { browserArguments } from '@ramka/e2e/browser-arguments';
import { findChromium } from '@ramka/e2e/find-chromium';
import { chromium, type Page } from 'playwright-core';

/** Headless Chromium that stands for the slow device of somebody who works on it, beside a server nearby. */
export type SlowBrowser = {
  /** Opens a page of somebody who has never been here; its processor is slowed down from the start. */
  readonly openPage: () => Promise<Page>;
  /** Does something with a page and writes a trace of it where traces are asked for. */
  readonly traced: (page: Page, name: string, work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How many times slower than this machine's processor. */
export const SLOWDOWN = 4;

/** Starts the browser. `traces`: the folder for traces. */
export const startSlowBrowser = async (traces: string | undefined): Promise<SlowBrowser> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  return {
    openPage: async () => {
      const context = await browser.newContext({
        locale: 'pl-PL',
        viewport: { width: 1440, height: 900 },
        // What one keeps would only stand between a benchmark and what it prepares.
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      return page;
    },
    traced: async (page, name, work) => {
      if (traces === undefined) return work();
      await browser.startTracing(page, { path: join(traces, `${name}.json`) });
      try {
        await work();
      } finally {
        await browser.stopTracing();
      }
    },
    close: () => browser.close(),
  };
};
