import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { setBuilder } from '../set-builder.ts';
import { settled } from '../settled.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, takeOtherWindow } = visitor();

let projectId: string;

beforeAll(async () => {
  ({ id: projectId } = await plantProject(address(), [desk, livingRoom]));
  await page().context().close();
  await takeOtherWindow({ hasTouch: true, isMobile: true });
});

/** A phone in landscape, a desktop at 200 %, a phone with its keyboard open, a desktop at 400 %. */
const lowWindows = [
  [844, 390],
  [640, 400],
  [390, 460],
  [320, 256],
] as const;

const openScreen = (path: string) => goTo(path === '' ? '' : `projekt/${projectId}/${path}`);

/** The vertical extent of a possibly pinned element. Narrow elements have a height of 0. */
type Band = { readonly top: number; readonly bottom: number };

/**
 * The extents of all fixed and sticky elements after scrolling to this position. Messages and the set's picture do not
 * count.
 */
const bandsAt = (distance: number): Promise<readonly Band[]> =>
  page().evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll<HTMLElement>('#app *')]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        const overlay = element.closest('[data-snackbars]') ?? element.querySelector('figure');
        return ['fixed', 'sticky'].includes(position) && visibility === 'visible' && overlay === null;
      })
      .map((element) => element.getBoundingClientRect())
      .map(({ top: upper, bottom, width }) => ({ top: upper, bottom: width > 120 ? bottom : upper }));
  }, distance);

/** The number of pixel rows of the window that pinned elements cover while the page scrolls. */
const pinnedHeight = async (height: number): Promise<number> => {
  const [before, after] = [await bandsAt(150), await bandsAt(210)];
  const pinned = after.filter(({ top }, index) => Math.abs((before[index]?.top ?? 0) - top) < 1);
  const isCovered = (row: number): boolean => pinned.some(({ top, bottom }) => top <= row && row < bottom);
  return Array.from({ length: height }, (_, row) => row).filter(isCovered).length;
};

const screens = [
  ['the start screen', ''],
  ['the rooms', 'pomieszczenia'],
  ['the sets', 'zestawy'],
  ['the order', 'zamowienie'],
  ['the site sheet', 'montaz'],
  ['the catalogue products', 'ekatalog'],
  ['a change of series and colours', 'zmiana?family=black'],
  ['the first step of the editor', 'zestawy/nowy'],
  ['the second step of the editor', 'zestawy/nowy?preselectedFrameLine=simon-54-premium'],
  ['the third step of the editor', 'zestawy/1'],
] as const;

/** Resizes the window, as turning a phone does, and scrolls to the top of the page. */
const resize = async (width: number, height: number): Promise<void> => {
  await page().setViewportSize({ width, height });
  await page().evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page());
};

describe.each(screens)('sticky elements leave space for the content of %s', (_name, path) => {
  beforeAll(async () => {
    await page().setViewportSize({ width: lowWindows[0][0], height: lowWindows[0][1] });
    await openScreen(path);
  });

  test.each(lowWindows)('in a window of %i × %i', async (width, height) => {
    await resize(width, height);
    await expect.poll(() => pinnedHeight(height)).toBeLessThanOrEqual(height / 5);
    await expect.poll(() => page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

/** Whether the element is the topmost one at its own centre. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && target.contains(hit);
  });

test.each([
  [844, 390],
  [640, 400],
] as const)('in a window of %i × %i the list and the slots are visible together', async (width, height) => {
  await page().setViewportSize({ width, height });
  await openScreen('zestawy/1');
  const card = setBuilder(page()).card(/DKW1\/11/);
  await card.waitFor();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => isInSight(card)).toBe(true);
  for (const slot of [1, 4]) await expect.poll(() => isInSight(setBuilder(page()).slot(slot))).toBe(true);
});

test.each([
  ['zestawy/1', [390, 844]],
  ['zestawy/2', [390, 844]],
  ['zestawy/2', [360, 740]],
] as const)('on a phone the list of modules begins within the first screenful of %s', async (path, [width, height]) => {
  await page().setViewportSize({ width, height });
  await openScreen(path);
  const card = setBuilder(page()).card(/DKW1\/11/);
  await card.waitFor();
  await settled(page());
  await page().evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const space = async (): Promise<number> => {
    const bar = await page().getByRole('button', { name: 'Zapisz zestaw' }).boundingBox();
    const box = await card.boundingBox();
    return (bar?.y ?? 0) - (box?.y ?? 0);
  };
  await expect.poll(space).toBeGreaterThan(24);
});

test.each(['zestawy/1', 'zestawy/2'])(
  'the buttons of neighbouring slots do not overlap in %s, in any window',
  async (set) => {
    await openScreen(set);
    const tools = page().getByRole('button', {
      name: /^(?:Opcje produktu|Usuń produkt|Zmień sterownik|Usuń sterownik)/,
    });
    await tools.first().waitFor();
    for (const [width, height] of [...lowWindows, [740, 360], [320, 568], [390, 844]] as const) {
      await resize(width, height);
      const tooSmallOrCovered = async () => {
        const boxes = await tools.evaluateAll((all) =>
          all
            .map((tool) => tool.getBoundingClientRect())
            .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        );
        return boxes.filter(
          (one, index) =>
            Math.min(one.right - one.left, one.bottom - one.top) < 24 ||
            boxes
              .slice(index + 1)
              .some(
                (other) =>
                  Math.max(one.left, other.left) < Math.min(one.right, other.right) &&
                  Math.max(one.top, other.top) < Math.min(one.bottom, other.bottom),
              ),
        );
      };
      await expect.poll(async () => [width, height, await tooSmallOrCovered()]).toEqual([width, height, []]);
    }
  },
);

test('the label of a slot for a picked card stays inside the window of a phone', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  await openScreen('zestawy/1');
  await setBuilder(page())
    .card(/DKW5\/11/)
    .tap();
  for (const slot of [1, 2, 3, 4]) {
    const word = setBuilder(page()).slot(slot).locator('+ span');
    await expect.poll(() => word.textContent()).toMatch(/^Zastąpi: /);
    const isInside = () =>
      word.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= 390;
      });
    await expect.poll(async () => [slot, await isInside()]).toEqual([slot, true]);
  }
});

test('on a phone the hint comes before its subject, and ruling out the seal does not shift content under the finger', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  await openScreen('zestawy/nowy?preselectedFrameLine=simon-54-premium');
  await setBuilder(page()).chooseSlots(2);
  await setBuilder(page()).chooseFrame('DR2/11');
  await setBuilder(page()).next();
  const hint = page()
    .getByText(/^Dotknij produktu/)
    .filter({ visible: true });
  const search = page().getByRole('textbox', { name: 'Szukaj produktu' });
  await hint.waitFor();
  const [first, field] = [await hint.elementHandle(), await search.elementHandle()];
  const order = await page().evaluate(
    ([one, other]) => (one && other ? one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING : 0),
    [first, field],
  );
  expect(order).not.toBe(0);
  const { card, showModules } = setBuilder(page());
  await showModules('Łączniki');
  await card(/DKW1\/11/).tap();
  await hint.waitFor({ state: 'hidden' });
  await showModules('Gniazda wtyczkowe');
  const top = () =>
    search.evaluate((element) => Math.round(element.getBoundingClientRect().top + document.documentElement.scrollTop));
  await settled(page());
  const before = await top();
  await card(/DGZ1ZP\/11/).tap();
  await page()
    .getByText(/nie ma wersji IP44/)
    .first()
    .waitFor();
  await expect.poll(() => top()).toBe(before);
});

test('a touched slot shows no label while another slot is the drop target', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  await openScreen('zestawy/1');
  const { card, slot } = setBuilder(page());
  await card(/DKW5\/11/).tap();
  await slot(1).hover();
  const announcement = (): Promise<string> =>
    slot(1)
      .locator('+ span')
      .evaluate((word) => getComputedStyle(word).opacity);
  expect(await page().evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
  await expect.poll(announcement).toBe('0');
});
