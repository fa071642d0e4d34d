import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visitor } from '../visitor.ts';

const me = visitor();
const { page, open } = me;

const sockets = 'Gniazda wtyczkowe';
const aerials = 'Gniazda antenowe';
const data = 'Gniazda teleinformatyczne';
const oneWay = { symbol: 'DKW1/11' };
const socket = { category: sockets, symbol: 'DGZ1ZP/11' };

/** A product by its symbol, in the first category of the drawer unless another is named. */
type Product = { readonly symbol: string; readonly category?: string };

/** A set of the flat: its products from left to right, the last of them in every slot that is left. */
type Wanted = {
  readonly slots: number;
  readonly products: readonly Product[];
  readonly seal?: boolean;
  readonly box?: string;
};

/** A flat of eight rooms and thirty points with nine sets, no two alike. */
const flat: readonly (readonly [room: string, sets: readonly Wanted[]])[] = [
  ['Hol', [{ slots: 2, products: [{ symbol: 'DKW6/11' }, oneWay] }]],
  [
    'Salon',
    [
      { slots: 3, products: [socket] },
      {
        slots: 4,
        products: [{ category: aerials, symbol: 'DAK1.00/11' }, { category: data, symbol: 'D61P/11' }, socket],
      },
    ],
  ],
  ['Kuchnia', [{ slots: 5, products: [socket] }]],
  ['Łazienka', [{ slots: 2, products: [oneWay, { category: sockets, symbol: 'DGZ1BUZP/11' }], seal: true }]],
  ['Sypialnia', [{ slots: 3, products: [{ symbol: 'DKW6/11' }, socket] }]],
  ['Pokój dzieci', [{ slots: 4, products: [{ symbol: 'DKW5/11' }, socket] }]],
  ['Gabinet', [{ slots: 4, products: [socket] }]],
  ['Garaż', [{ slots: 3, products: [oneWay, socket], box: 'biały' }]],
];

/** Counts what is pressed: pointers that go down, and keys that type nothing. */
const countPresses = async (window: Page): Promise<void> => {
  await window.addInitScript(() => {
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(
        kind,
        (event) => {
          const types = event instanceof KeyboardEvent && event.key.length === 1;
          const name = types ? 'typed' : kind === 'keydown' ? 'keys' : 'pointer';
          sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
        },
        true,
      );
  });
};

/** Pointers that went down, and keys that typed nothing. */
type Presses = { readonly pointer: number; readonly keys: number };

const print = (by: string, { pointer, keys }: Presses): boolean =>
  process.stdout.write(`a flat by ${by}: ${pointer} presses, and ${keys} keys besides names\n`);

type Hand = (target: Locator) => Promise<void>;

/** One visitor's work, with a mouse or a finger. */
const furnish = async (hand: Hand): Promise<Presses> => {
  await open('');
  await page().getByLabel('Nazwa inwestycji').fill('Mieszkanie na Polnej');
  await page().keyboard.press('Enter');
  const room = page().getByLabel('Nazwa pomieszczenia');
  for (const [name] of flat) {
    await room.fill(name);
    await page().keyboard.press('Enter');
    await me.room(name).waitFor();
  }
  for (const [name, sets] of flat) {
    await hand(me.room(name).getByRole('link', { name: /^Nowy zestaw/ }));
    for (const [index, wanted] of sets.entries()) {
      await build(hand, wanted);
      const last = index === sets.length - 1;
      await hand(page().getByRole('button', { name: last ? 'Zapisz zestaw' : 'Zapisz i następny' }));
      if (last) await page().waitForURL(/\/pomieszczenia/);
    }
  }
  const counted = (name: string): Promise<number> =>
    page().evaluate((key) => Number(sessionStorage.getItem(key)), name);
  return { pointer: await counted('pointer'), keys: await counted('keys') };
};

const button = (name: string | RegExp): Locator => page().getByRole('button', { name, exact: true });

const build = async (hand: Hand, { slots, products, seal, box }: Wanted): Promise<void> => {
  await takeFrame(hand, slots);
  let category: string | undefined;
  for (const [index, product] of products.entries()) {
    if (product.category !== undefined && product.category !== category) await hand(button(product.category).first());
    category = product.category;
    await hand(card(product));
    await page()
      .getByRole('button', { name: new RegExp(`^Miejsce ${index + 1}: `) })
      .waitFor();
  }
  const left = slots - products.length;
  if (left > 1) await hand(button('Wypełnij wolne miejsca'));
  // The same card is pressed again once that is no double-click.
  if (left === 1) await page().waitForTimeout(600);
  if (left === 1) await hand(card(products.at(-1) ?? socket));
  await page()
    .getByRole('button', { name: new RegExp(`^Miejsce ${slots}: `) })
    .waitFor();
  if (seal) await hand(page().getByRole('switch', { name: 'Uszczelka IP44' }));
  if (box) {
    await hand(page().getByRole('switch', { name: 'Puszka natynkowa' }));
    await hand(me.dialog().getByRole('radio', { name: box }).first());
    await hand(me.dialog().getByRole('button', { name: 'Wybierz', exact: true }));
    await me.dialog().waitFor({ state: 'hidden' });
  }
};

const card = ({ symbol }: Product): Locator =>
  page()
    .getByRole('button', { name: new RegExp(`${symbol}$`) })
    .first();

/** The first set chooses its series and frame; every other starts with them, and one press brings the frame. */
const takeFrame = async (hand: Hand, slots: number): Promise<void> => {
  const line = page().getByRole('button', { name: /^Simon 54 Premium/ });
  const count = button(`×${slots}, ramka ${slots}-krotna`);
  await line.or(count).first().waitFor();
  if (await line.isVisible()) {
    await hand(line);
    await hand(count);
    await hand(page().getByRole('button', { name: `DR${slots}/11` }));
    await hand(page().getByRole('button', { name: /^Miejsce 1, puste/ }));
  } else {
    await hand(count);
  }
};

/** How many sets, all different, and how many points stand in the rooms. */
const outcome = async (): Promise<readonly number[]> => {
  const id = /projekt\/([^/]+)/.exec(page().url())?.[1];
  const answer = await page().evaluate(async (path) => (await fetch(path)).json(), `/api/project/${id}`);
  const sets: readonly { readonly id: number }[] = answer.productSets;
  const made = await Promise.all(
    sets.map(async (set) =>
      page().evaluate(async (path) => (await fetch(path)).json(), `/api/project/${id}/set/${set.id}`),
    ),
  );
  const looks = made.map(({ frameId, modules, ip44, smBox }) => JSON.stringify([frameId, modules, ip44, smBox]));
  const points = made.reduce((sum: number, { modules }) => sum + Object.keys(modules).length, 0);
  return [answer.project.groups.length, new Set(looks).size, points];
};

describe('a flat of eight rooms, thirty points and nine different sets', () => {
  test('is made by mouse', async () => {
    await countPresses(page());
    const counts = await furnish((target) => target.click());
    print('mouse', counts);
    expect(await outcome()).toEqual([8, 9, 30]);
    expect(counts.pointer).toBeLessThanOrEqual(66);
  }, 240_000);

  test('is made by touch with as many presses, within a tenth', async () => {
    await me.takeOtherWindow({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await countPresses(page());
    const counts = await furnish((target) => target.tap());
    print('touch', counts);
    expect(await outcome()).toEqual([8, 9, 30]);
    expect(counts.pointer).toBeLessThanOrEqual(72);
  }, 240_000);
});
