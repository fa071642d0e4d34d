import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { keepMessages } from '../keep-messages.ts';
import { openBrowser } from '../open-browser.ts';
import { startServer, type RunningServer } from '../start-server.ts';

/** Servers of several deployments, and browser windows whose language none of the deployments supports. */
export type VisitDeployment = {
  /** Starts a server that is stopped when the test ends. */
  readonly start: (settings: Readonly<Record<string, string>>, dataFolder?: string) => Promise<RunningServer>;
  /** Opens a window in a browser context of its own, closed when the test ends. */
  readonly openPage: (locale?: string) => Promise<Page>;
};

export const visitDeployment: VisitDeployment = {
  start: async (settings, dataFolder) => {
    const server = await startServer(settings, dataFolder);
    onTestFinished(() => server.stop({ keepStore: dataFolder !== undefined }));
    return server;
  },
  openPage: async (locale = 'de-DE') => {
    const browser = await openBrowser();
    const context = await browser.newContext({
      locale,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    onTestFinished(() => context.close());
    await keepMessages(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return page;
  },
};
