import { join } from 'node:path';
import { browserArguments } from '@ramka/e2e/browser-arguments';
import { findChromium } from '@ramka/e2e/find-chromium';
import { chromium, type Page } from 'playwright-core';

/** Headless Chromium with a throttled processor and an unthrottled network. */
export type SlowBrowser = {
  /** Opens a page for a new visitor. The processor is throttled from the start. */
  readonly openPage: () => Promise<Page>;
  /** Runs `work` with a page, and writes a trace if traces are requested. */
  readonly traced: (page: Page, name: string, work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Throttling factor relative to this machine's processor. */
export const SLOWDOWN = 4;

/** Starts the browser. `traces` is the folder for traces. */
export const startSlowBrowser = async (traces: string | undefined): Promise<SlowBrowser> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  return {
    openPage: async () => {
      const context = await browser.newContext({
        locale: 'pl-PL',
        viewport: { width: 1440, height: 900 },
        // A service worker's cache would distort a benchmark that replaces responses.
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
