import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { centreOf } from '../centre-of.ts';
import { editing } from '../editor/editing.ts';
import { settled } from '../settled.ts';

const { page, goTo, project, plant, openSet, builder, takeOtherWindow, dialog } = editing();

/** Frames of the flat's sets: one to four slots, two series. */
const frames = ['TR1/111', 'TR2/111', 'TR3/111', 'TR4/111', 'DR2/11', 'DR1/11'] as const;

beforeAll(async () => {
  const sets = await Promise.all(frames.map((frame) => plant({ frame, name: frame })));
  for (const [name, from] of [
    ['Salon', 0],
    ['Kuchnia', 1],
    ['Sypialnia', 3],
  ] as const) {
    const roomId = await project().addRoom(name);
    await project().putSets(
      roomId,
      sets.slice(from, from + 4).map((id) => [id, 1] as const),
    );
  }
});

/** For every picture of a set: its height, and the displayed size of one of its own pixels. */
const pictures = () =>
  page()
    .locator('[data-entry] img')
    .evaluateAll((all) =>
      all.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return { height, scale: image instanceof HTMLImageElement ? width / image.naturalWidth : 0 };
      }),
    );

/** The share of each room's area that its cards and add buttons cover. */
const filling = () =>
  page()
    .locator('[data-room] [id$="-content"]')
    .evaluateAll((all) =>
      all.map((content) => {
        const actions = content.querySelector('ul')?.nextElementSibling;
        const measured = [content, ...content.querySelectorAll('[data-entry]'), ...(actions ? [actions] : [])];
        const [total = 0, ...parts] = measured.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width * height;
        });
        return parts.reduce((sum, part) => sum + part, 0) / total;
      }),
    );

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test.for(windows)(
  'of sets in rooms are large, at one scale, and fill their rooms at $width × $height',
  async (size) => {
    await page().setViewportSize(size);
    await goTo(`projekt/${project().id}/pomieszczenia`);
    await expect.poll(async () => (await pictures()).length).toBe(11);
    // Pictures load when they are scrolled into view.
    await page().evaluate(async () => {
      for (const card of document.querySelectorAll('[data-entry]')) {
        card.scrollIntoView();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expect
      .poll(async () => (await pictures()).every(({ scale }) => Number.isFinite(scale) && scale > 0))
      .toBe(true);
    await settled(page());
    const shown = await pictures();
    const scales = shown.map(({ scale }) => scale);
    expect(Math.min(...shown.map(({ height }) => height))).toBeGreaterThanOrEqual(96);
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.02);
    await expect.poll(async () => Math.min(...(await filling()))).toBeGreaterThan(0.7);
    const download = await page()
      .getByRole('main')
      .getByRole('button', { name: 'Zamówienie i pliki' })
      .first()
      .boundingBox();
    expect((download?.x ?? 0) + (download?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(size.width - 16);
  },
);

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { width: 0, height: 0 };

// Five slots with a height of 96 px are wider than a phone; there the picture uses the full width.
test.for([
  [390, 77],
  [1280, 96],
  [1440, 96],
  [1920, 96],
] as const)('of sets with five slots are as large as the window allows at %i px', async ([width, least]) => {
  await page().setViewportSize({ width, height: 844 });
  const roomId = await project().addRoom(`Pokój ${width}`);
  await project().putSets(roomId, [[await plant({ frame: 'TR5/111', name: 'Ściana RTV' }), 1]]);
  await goTo(`projekt/${project().id}/pomieszczenia`);
  const card = page().locator('[data-room]').first().locator('[data-entry]');
  await expect.poll(async () => (await boxOf(card.locator('img'))).height >= 76).toBe(true);
  await expect.poll(async () => (await boxOf(card.locator('img'))).height).toBeGreaterThanOrEqual(least);
  await expect.poll(async () => (await boxOf(card)).width).toBeLessThanOrEqual(width - 16);
});

/** The number of pictures that failed to load and are shown as an outline of their size. */
const outlines = (within: Locator): Promise<number> =>
  within.evaluateAll(
    (all) =>
      all.filter(
        (image) =>
          !image.hasAttribute('src') &&
          image.clientWidth > 8 &&
          getComputedStyle(image).backgroundColor !== 'rgba(0, 0, 0, 0)',
      ).length,
  );

test('that fail to load are replaced by outlines while dragging, in quick entry and in previews', async () => {
  await takeOtherWindow();
  await page().route('**/assets/img/components/**', (route) => route.abort());
  await openSet({ frame: 'TR2/111', modules: { 1: 'TKW1/111' } });
  const { x, y } = await centreOf(builder().card(/TKW1\/111/));
  await page().mouse.move(x, y);
  await page().mouse.down();
  await page().mouse.move(x + 200, y + 20, { steps: 4 });
  await expect.poll(() => outlines(page().locator('body > img'))).toBe(1);
  await page().keyboard.press('Escape');
  await page().mouse.up();

  await goTo(`projekt/${project().id}/zmiana?family=black`);
  await expect.poll(() => outlines(page().locator('main figure img'))).toBeGreaterThan(0);

  await page().keyboard.press('Control+k');
  await dialog().getByRole('textbox').first().fill('2x gniazdo, łącznik');
  await expect.poll(() => outlines(dialog().locator('img'))).toBe(3);
});
