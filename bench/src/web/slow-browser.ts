import { join } from 'node:path';
import { browserArguments } from '@ramka/e2e/browser-arguments';
import { findChromium } from '@ramka/e2e/find-chromium';
import { chromium, type Page } from 'playwright-core';

/** Headless Chromium that stands for a visitor's slow device. */
export type SlowBrowser = {
  /** Opens a page of somebody who has never been here; its processor is slowed down from the start. */
  readonly openPage: (network: keyof typeof networks) => Promise<Page>;
  /** Does something with a page and writes a trace of it where traces are asked for. */
  readonly traced: (page: Page, name: string, work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How many times slower than this machine's processor. */
const SLOWDOWN = 4;

/** A mobile network of 1.6 Mbit/s with 150 ms there and back, and none that would matter. */
const networks = {
  mobile: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  near: undefined,
} as const;

/** Starts the browser. `traces`: the folder for traces. */
export const startSlowBrowser = async (traces: string | undefined): Promise<SlowBrowser> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  return {
    openPage: async (network) => {
      const context = await browser.newContext({
        locale: 'pl-PL',
        viewport: { width: 1440, height: 900 },
        // Beside a server nearby, what a service worker keeps would only stand between a benchmark and what it prepares.
        serviceWorkers: network === 'near' ? 'block' : 'allow',
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const conditions = networks[network];
      await devtools.send('Network.enable');
      if (conditions !== undefined) await devtools.send('Network.emulateNetworkConditions', conditions);
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
