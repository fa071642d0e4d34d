import axe from 'axe-core';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { setBuilder } from '../set-builder.ts';
import { settled } from '../settled.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, startFresh } = visitor();

let projectId: string;

beforeAll(async () => {
  const project = await apiProject(address());
  projectId = project.id;
  const kitchen = await project.addRoom('Kuchnia');
  await project.putSets(kitchen, [[await project.addSet(desk), 2]]);
  return startFresh;
});

const startLink = 'start?line=simon-54-premium&finish=oak&function=socket-earthed-e,hdml';

const openScreen = (path: string) => goTo(path === '' || path === startLink ? path : `projekt/${projectId}/${path}`);

const screens = [startLink, '', 'pomieszczenia', 'zestawy', 'zestawy/1', 'zestawy/nowy', 'zamowienie', 'montaz'];

/** Elements with a contrast below 7:1. */
const faint = `axe.run(document, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] }, resultTypes: ['violations'] })
  .then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => html + any[0]?.message)))`;

test.each(screens)('with the contrast preference all text of /%s has 7 to 1 in both schemes', async (path) => {
  await page().emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await openScreen(path);
  await settled(page());
  await page().evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page().emulateMedia({ colorScheme });
    expect([colorScheme, ...(await page().evaluate<readonly string[]>(faint))]).toEqual([colorScheme]);
  }
});

test('with text twice as large nothing overflows or overlaps on a phone', async () => {
  await page().emulateMedia({ contrast: null, colorScheme: null });
  await page().setViewportSize({ width: 390, height: 844 });
  for (const path of screens) {
    await openScreen(path);
    await page().evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settled(page());
    await expect
      .poll(async () => [path, await page().evaluate(() => document.documentElement.scrollWidth)])
      .toEqual([path, 390]);
  }
  await openScreen('zestawy/1');
  await setBuilder(page())
    .card(/DKW1\/11/)
    .waitFor();
  await page().evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const boxesOf = (parts: string) =>
    page()
      .locator(parts)
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
  const steps = await boxesOf('nav[aria-label="Kroki tworzenia zestawu"] li > * > *');
  for (const [index, one] of steps.entries()) {
    for (const other of steps.slice(index + 1)) {
      const isSeparate = one.right <= other.left + 1 || one.bottom <= other.top + 1 || other.right <= one.left + 1;
      expect(isSeparate).toBe(true);
    }
  }
  const [save] = await boxesOf('button[aria-keyshortcuts="Control+S"]');
  expect(save?.right).toBeLessThanOrEqual(390);
});

test('a contrast theme shows disabled controls, and the outline of a frame on its wall', async () => {
  await page().setViewportSize({ width: 1440, height: 900 });
  await page().emulateMedia({ forcedColors: 'active' });
  await openScreen('zestawy/1');
  await setBuilder(page())
    .card(/DKW1\/11/)
    .waitFor();
  const colourOf = (name: string) =>
    page()
      // Undo is invisible while there is nothing to undo.
      .getByRole('button', { name, exact: true, includeHidden: true })
      .evaluate((button) => getComputedStyle(button).color);
  await expect.poll(() => colourOf('Cofnij')).not.toBe(await colourOf('Więcej działań'));
  const wall = page().locator('figure').locator('..');
  expect(await wall.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    await page().evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  );
});

test('more contrast draws an outline around a light frame on a light wall', async () => {
  await page().emulateMedia({ forcedColors: null, contrast: 'more', colorScheme: 'light' });
  await openScreen('zestawy/1');
  const drawing = page().locator('figure > svg');
  await expect
    .poll(() => drawing.evaluate((svg) => getComputedStyle(svg).filter))
    .toMatch(/drop-shadow\(rgb\(0, 0, 0\) 0px 0px 1px\)/);
});
