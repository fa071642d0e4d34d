import { calls } from '@ramka/contract/calls';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../open-browser.ts';
import { plantProject } from '../plant-project.ts';
import { axeFindings } from './axe-findings.ts';
import { reachableStates, type Projects } from './reachable-states.ts';
import { startServer, type RunningServer } from '../start-server.ts';

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
    expect(await axeFindings(page)).toEqual([]);
  });
});
