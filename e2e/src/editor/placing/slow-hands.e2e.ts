import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { centreOf } from '../../centre-of.ts';
import { settled } from '../../settled.ts';
import { editing } from '../editing.ts';
import { type Finger, fingerOn } from './finger.ts';

const { page, openSet, takePhone, builder, slotNames } = editing();

const single = 'Łącznik jednobiegunowy';
const double = 'Łącznik świecznikowy';

const card = (symbol: string): Locator => builder().card(new RegExp(`${symbol}$`));
const slot = (number: number): Locator => builder().slot(number);
const options = (): Locator => page().getByRole('dialog', { name: 'Opcje produktu w miejscu 1' });

const openTwo = async (): Promise<void> => {
  await openSet({ frame: 'TR2/111', modules: { 1: 'TKW1/111' } });
  await card('TKW5/111').waitFor();
};

const phone = async (): Promise<Finger> => {
  await takePhone();
  await openTwo();
  return fingerOn(page());
};

/** Presses the mouse button, moves the pointer by this many pixels, and releases the button. */
const tremble = async (on: Locator, pixels: number): Promise<void> => {
  await on.scrollIntoViewIfNeeded();
  const { x, y } = await centreOf(on);
  await page().mouse.move(x, y);
  await page().mouse.down();
  await page().mouse.move(x + pixels, y, { steps: 3 });
  await page().mouse.up();
};

const boxOf = (name: string) => page().getByRole('button', { name, exact: true }).boundingBox();

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The larger of the horizontal and vertical gaps between two boxes, in pixels; negative if they overlap. */
const apartBy = (one: Box, other: Box): number =>
  Math.max(
    other.x - one.x - one.width,
    one.x - other.x - other.width,
    other.y - one.y - one.height,
    one.y - other.y - other.height,
  );

/** Whether the element at the centre of a box is the button itself, so that nothing covers it or cuts it off. */
const isOnTop = ({ x, y, width, height }: Box): Promise<boolean> =>
  page().evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('[data-uncovered]') !== null, [
    x + width / 2,
    y + height - 2,
  ] as const);

describe('an imprecise finger', () => {
  test('has separate targets for changing and removing, and the details in the corner of a card', async () => {
    await phone();
    const change = 'Opcje produktu w miejscu 1';
    await expect.poll(async () => (await boxOf(change))?.width).toBeCloseTo(44, 0);
    const gap = async (): Promise<number> => {
      const [left, right] = [await boxOf(change), await boxOf('Usuń produkt z miejsca 1')];
      return (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0);
    };
    await expect.poll(gap).toBeGreaterThan(7);
    await expect.poll(() => boxOf(`Szczegóły: ${double}`)).toMatchObject({ width: 44, height: 44 });
  });

  test.each([
    [4, 35],
    [5, 44],
  ] as const)('does not hit a neighbouring target below %i slots', async (count, size) => {
    await takePhone();
    const slots = [1, 2, 3, 4, 5].slice(0, count);
    await openSet({
      frame: `TR${count}/111`,
      modules: Object.fromEntries(slots.map((number) => [number, 'TKW1/111'])),
    });
    await page().getByRole('button', { name: 'Opcje produktu w miejscu 1', exact: true }).waitFor();
    for (const number of slots) {
      // Only the slot in use shows its tools.
      await slot(number).focus();
      await settled(page());
      const one = await boxOf(`Opcje produktu w miejscu ${number}`);
      const other = await boxOf(`Usuń produkt z miejsca ${number}`);
      if (one === null || other === null) throw new Error(`The tools of slot ${number} are not in sight`);
      for (const box of [one, other]) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(size);
        expect(await isOnTop(box)).toBe(true);
      }
      expect(apartBy(one, other)).toBeGreaterThanOrEqual(8);
    }
  });
});

describe('a slow finger', () => {
  // Holds R18.
  test.each([240, 400, 700])(
    'that rests for %d ms on a filled slot selects it, and then opens its options',
    async (milliseconds) => {
      const finger = await phone();
      await finger.press(slot(1), milliseconds);
      await page().getByText('Miejsce 1: wybierz inny produkt').first().waitFor();
      await finger.press(slot(1), milliseconds);
      await options().waitFor();
      await page().keyboard.press('Escape');
      await options().waitFor({ state: 'hidden' });
      await expect.poll(() => slotNames()).toEqual([`Miejsce 1: ${single}`, 'Miejsce 2, puste']);
    },
  );

  // Holds R18.
  test.each([240, 700])('that rests for %d ms on a card places it', async (milliseconds) => {
    const finger = await phone();
    await finger.press(card('TKW5/111'), milliseconds);
    await expect.poll(slotNames).toEqual([`Miejsce 1: ${single}`, `Miejsce 2: ${double}`]);
  });

  // Holds R18.
  test('can tap a card slowly, too, after choosing a slot', async () => {
    const finger = await phone();
    await finger.press(slot(2), 100);
    await finger.press(card('TKW5/111'), 700);
    await expect.poll(slotNames).toEqual([`Miejsce 1: ${single}`, `Miejsce 2: ${double}`]);
  });

  // Holds R18.
  test('that rests briefly and then swipes scrolls, and replaces nothing', async () => {
    const finger = await phone();
    await card('TKW5/111').scrollIntoViewIfNeeded();
    const before = await page().evaluate(() => window.scrollY);
    await finger.restAndSwipe(card('TKW5/111'), 260);
    await expect.poll(() => page().evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect.poll(() => slotNames()).toEqual([`Miejsce 1: ${single}`, 'Miejsce 2, puste']);
  });
});

describe('a trembling mouse', () => {
  // Holds R18.
  test('still clicks', async () => {
    await openTwo();
    await tremble(card('TKW5/111'), 7);
    await expect.poll(slotNames).toEqual([`Miejsce 1: ${single}`, `Miejsce 2: ${double}`]);
    await tremble(slot(1), 7);
    await tremble(slot(1), 7);
    await options().waitFor();
  });

  test('that drags a module away and back changes nothing and opens nothing', async () => {
    await openTwo();
    await slot(1).hover();
    await page().mouse.down();
    const { x, y } = await centreOf(slot(1));
    await page().mouse.move(x, y + 90, { steps: 4 });
    await page().mouse.move(x, y + 20, { steps: 4 });
    await page().mouse.up();
    await page()
      .getByRole('status')
      .filter({ hasText: `${single}: wybór anulowany` })
      .first()
      .waitFor({ state: 'attached' });
    await expect.poll(() => options().isVisible()).toBe(false);
    await expect.poll(() => slotNames()).toEqual([`Miejsce 1: ${single}`, 'Miejsce 2, puste']);
  });
});

describe('Escape during a drag', () => {
  // Holds R18.
  test.each([
    ['a card', () => card('TKW5/111')],
    ['a placed module', () => slot(1)],
  ])('puts %s back, and the following release has no effect', async (_what, from) => {
    await openTwo();
    await from().scrollIntoViewIfNeeded();
    const { x, y } = await centreOf(from());
    await page().mouse.move(x, y);
    await page().mouse.down();
    await page().mouse.move(x + 30, y, { steps: 3 });
    await page().keyboard.press('Escape');
    await page().mouse.move(x, y);
    await page().mouse.up();
    // A click would show its effect at once.
    await page().waitForTimeout(300);
    expect(await options().isVisible()).toBe(false);
    expect(await slotNames()).toEqual([`Miejsce 1: ${single}`, 'Miejsce 2, puste']);
  });
});
