import { endpoints } from '@ramka/contract/endpoints';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../open-browser.ts';
import { plantProject } from '../plant-project.ts';
import { axeFindings } from './axe-findings.ts';
import { reachableStates, type Projects } from './reachable-states.ts';

const { address } = inject('server');

let browser: Browser;
let projects: Projects;

beforeAll(async () => {
  browser = await openBrowser();
  const filled = await plantProject(address, [desk, livingRoom]);
  const empty = await fetch(`${address}/api/project`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ name: 'Dom bez mebli', variant: 'el12' }),
  });
  projects = { filled: filled.id, empty: endpoints.createProject.response.parse(await empty.json()).id };
});

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe('axe finds no violation on desktop and phone in', () => {
  let page: Page;

  beforeAll(async () => {
    const quiet = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    page = await browser.newPage({ locale: 'pl-PL', viewport: desktop, ...quiet });
    page.setDefaultTimeout(60_000);
    return () => page.close();
  });

  /** The number of open dialogs and menus. */
  const above = () => page.locator('[role=dialog], [role=alertdialog], [role=menu]').filter({ visible: true }).count();

  test.for(reachableStates)('$name', async ({ reach }) => {
    await page.setViewportSize(desktop);
    await reach({ page, address, projects });
    expect(await axeFindings(page)).toEqual([]);
    const shown = await above();
    await page.setViewportSize(phone);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(above).toBe(shown);
  });
});
