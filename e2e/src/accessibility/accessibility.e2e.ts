import { AxeBuilder } from '@axe-core/playwright';
import { calls } from '@ramka/contract/calls';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../open-browser.ts';
import { plantProject } from '../plant-project.ts';
import { reachableStates, type Projects } from './reachable-states.ts';
import { startServer, type RunningServer } from '../start-server.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

let server: RunningServer;
let browser: Browser;
let projects: Projects;

beforeAll(async () => {
  server = await startServer();
  const filled = await plantProject(server.address, [desk, livingRoom]);
  const empty = await fetch(`${server.address}/api/project`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ name: 'Dom bez mebli', variant: 'el12' }),
  });
  projects = { filled: filled.id, empty: calls.createProject.answer.parse(await empty.json()).id };
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** What axe finds in the state of the page: everything in the light scheme, and what can differ in the dark one. */
const findings = async (page: Page): Promise<readonly string[]> => {
  const told: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const checked = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(colourRules);
    const { violations } = await checked.analyze();
    for (const { id, help, nodes } of violations) {
      told.push(...nodes.map(({ html, any }) => `${colorScheme} ${id}: ${help}\n${html}\n${any[0]?.message ?? ''}`));
    }
  }
  return told;
};

describe.for([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)('on %s, axe finds nothing in', ([, viewport]) => {
  let page: Page;

  beforeAll(async () => {
    page = await browser.newPage({ locale: 'pl-PL', viewport, reducedMotion: 'reduce' });
    page.setDefaultTimeout(15_000);
  });

  afterAll(() => page.close());

  test.for(reachableStates)('$name', async ({ reach }) => {
    await reach({ page, address: server.address, projects });
    expect(await findings(page)).toEqual([]);
  });
});
