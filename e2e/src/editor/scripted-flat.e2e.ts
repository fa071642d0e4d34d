import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visitor } from '../visitor.ts';
import { countedPresses, countPresses, type Presses, resetPresses, selectCounted } from './count-presses.ts';

const me = visitor();
const { page, open } = me;

const sockets = 'Gniazda wtyczkowe';
const aerials = 'Gniazda antenowe';
const data = 'Gniazda teleinformatyczne';
const oneWay = { symbol: 'DKW1/11' };
const socket = { category: sockets, symbol: 'DGZ1ZP/11' };

/** A product by its symbol. Without a category, it is in the first category of the drawer. */
type Product = { readonly symbol: string; readonly category?: string };

/** A set of the flat. `products` lists its modules from left to right; the last one fills all further slots. */
type SetSpec = {
  readonly slots: number;
  readonly products: readonly Product[];
  readonly seal?: boolean;
  readonly box?: string;
};

const emptySpec: SetSpec = { slots: 1, products: [] };

/** A flat with eight rooms and thirty slots, built from nine different sets. */
const flat: readonly (readonly [room: string, sets: readonly SetSpec[]])[] = [
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

const print = (by: string, { pointer, keys }: Presses): boolean =>
  process.stdout.write(`a flat by ${by}: ${pointer} presses, and ${keys} keys besides names\n`);

type Hand = (target: Locator) => Promise<void>;

/** Opens the product and resets the counter. */
const openUncounted = async (): Promise<void> => {
  await open('');
  await resetPresses(page());
};

/** Builds the flat with a mouse or a finger, and returns the number of presses. */
const furnish = async (hand: Hand): Promise<Presses> => {
  await openUncounted();
  await page().getByLabel('Nazwa inwestycji').fill('Mieszkanie na Polnej');
  await page().keyboard.press('Enter');
  const room = page().getByLabel('Nazwa pomieszczenia');
  for (const [name] of flat) {
    await room.fill(name);
    await page().keyboard.press('Enter');
    await me.room(name).waitFor();
  }
  // Starts with the newest room, which is at the top of the list.
  const walk = flat.toReversed();
  await hand(me.room('Garaż').getByRole('link', { name: /^Nowy zestaw/ }));
  for (const [index, [, sets]] of walk.entries()) {
    for (const spec of sets.slice(0, -1)) {
      await build(hand, spec);
      await saveAnd(hand, 'Zapisz i dodaj nowy');
    }
    await build(hand, sets.at(-1) ?? emptySpec);
    const next = walk[index + 1]?.[0];
    if (next === undefined) await hand(button('Zapisz zestaw'));
    else await saveAnd(hand, `Zapisz i przejdź do: ${next}`);
    if (next !== undefined) await page().getByRole('heading', { name: next }).waitFor();
  }
  await page().waitForURL(/\/pomieszczenia/);
  return countedPresses(page());
};

/** Assumed seconds for a key press and for a decision of an occasional typist. */
const SECONDS_A_KEY = 0.28;
const SECONDS_A_DECISION = 1.2;

/** The sets of the flat as quick entries, in the order of the list of rooms. */
const typedFlat: readonly (readonly [room: string, sets: readonly string[]])[] = [
  ['Garaż', ['wlacznik, 2 gniazdo']],
  ['Gabinet', ['4 gniazdo']],
  ['Pokój dzieci', ['swiecznikowy, 3 gniazdo']],
  ['Sypialnia', ['schodowy, 2 gniazdo']],
  ['Łazienka', ['wlacznik, DGZ1BUZP/11']],
  ['Kuchnia', ['5 gniazdo']],
  ['Salon', ['3 gniazdo', 'antena, internet, 2 gniazdo']],
  ['Hol', ['schodowy, wlacznik']],
];

/** Builds the flat with the keyboard only. Navigating to a set, field or switch counts as a decision. */
const furnishByKeyboard = async () => {
  let decisions = 0;
  const keys = page().keyboard;
  const decide = async (act: Promise<void>): Promise<void> => {
    decisions += 1;
    await act;
  };
  await openUncounted();
  await decide(tabTo(page().getByLabel('Nazwa inwestycji')));
  await keys.type('Mieszkanie na Polnej');
  await keys.press('Enter');
  await decide(tabTo(page().getByLabel('Nazwa pomieszczenia')));
  await keys.type(typedFlat.map(([name]) => name).join(';'));
  await keys.press('Enter');
  await me.room('Hol').waitFor();
  await decide(tabTo(me.room('Garaż').getByRole('link', { name: /^Nowy zestaw/ })));
  await keys.press('Enter');
  const sets = typedFlat.flatMap(([room, texts]) => texts.map((text, index) => ({ room, text, index })));
  for (const [at, { room, text, index }] of sets.entries()) {
    await page().getByRole('heading', { name: room }).waitFor();
    await decide(typeSet(text, at === 0));
    if (room === 'Łazienka') await decide(switchOn('Uszczelka IP44'));
    if (room === 'Garaż') {
      await decide(switchOn('Puszka natynkowa'));
      await dialogWithFocus();
      await keys.press('Enter');
      await me.dialog().waitFor({ state: 'hidden' });
    }
    const last = at === sets.length - 1;
    const more = sets[at + 1]?.index === index + 1;
    await decide(keys.press(last ? 'Control+s' : more ? 'Control+Enter' : 'Control+Shift+Enter'));
    await button(/^Miejsce 1: /).waitFor({ state: 'detached' });
  }
  await page().waitForURL(/\/pomieszczenia/);
  return { ...(await countedPresses(page())), decisions };
};

/** Enters a set in the open editor with quick entry. For the first set, the series is chosen as well. */
const typeSet = async (text: string, first: boolean): Promise<void> => {
  const keys = page().keyboard;
  await page().locator('[data-step-panel], [aria-pressed]').first().waitFor();
  await keys.press('Control+k');
  await dialogWithFocus();
  await keys.type(text);
  if (first) {
    await keys.press('Tab');
    await keys.type('Simon 54 P');
    await keys.press('Shift+Tab');
  }
  await me.dialog().locator('img').first().waitFor();
  await keys.press('Enter');
  await me.dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
  await keys.press('Escape');
  await me.dialog().waitFor({ state: 'hidden' });
};

const switchOn = async (name: string): Promise<void> => {
  await tabTo(page().getByRole('switch', { name }));
  await page().keyboard.press(' ');
};

/** Waits until the focus is in the dialog, which happens one frame after it becomes visible. */
const dialogWithFocus = (): Promise<void> =>
  me.dialog().locator(':scope:focus, :scope :focus').first().waitFor({ state: 'attached' });

/** Presses Tab until the target has the focus. */
const tabTo = async (target: Locator): Promise<void> => {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page().keyboard.press('Tab');
  }
  throw new Error('Sixty presses of Tab do not lead there');
};

const button = (name: string | RegExp): Locator => page().getByRole('button', { name, exact: true });

/** Saves and begins another set, by the menu next to the save button. */
const saveAnd = async (hand: Hand, way: string): Promise<void> => {
  await hand(button('Inne sposoby zapisu'));
  await hand(page().getByRole('menuitem', { name: way }));
};

const build = async (hand: Hand, { slots, products, seal, box }: SetSpec): Promise<void> => {
  await takeFrame(hand);
  for (let slot = 1; slot <= slots; slot += 1) {
    const product = products[slot - 1] ?? products.at(-1) ?? socket;
    await page().locator('[data-card]').first().waitFor();
    if (product.category !== undefined && !(await isInSight(product))) await list(hand, product.category);
    // Waits until a second press of the same card is no longer a double-click.
    if (slot > products.length) await page().waitForTimeout(600);
    await hand(card(product));
    await page()
      .getByRole('button', { name: new RegExp(`^Miejsce ${slot}: `) })
      .waitFor();
  }
  if (seal) await hand(page().getByRole('switch', { name: 'Uszczelka IP44' }));
  if (box) {
    await hand(page().getByRole('switch', { name: 'Puszka natynkowa' }));
    await expect.poll(() => me.dialog().getByRole('radio', { name: box }).first().isChecked()).toBe(true);
    await hand(me.dialog().getByRole('button', { name: 'Wybierz', exact: true }));
    await me.dialog().waitFor({ state: 'hidden' });
  }
};

/** Lists a category: by a chip on phones, otherwise in a select box. */
const list = async (hand: Hand, category: string): Promise<void> => {
  const chip = button(category).first();
  if (await chip.isVisible()) await hand(chip);
  else await selectCounted(page().getByRole('combobox', { name: 'Kategorie produktów', exact: true }), category);
};

/** Whether a card is listed. */
const isInSight = async (product: Product): Promise<boolean> => (await card(product).count()) > 0;

const card = ({ symbol }: Product): Locator =>
  page()
    .getByRole('button', { name: new RegExp(`${symbol}$`) })
    .first();

/** Chooses series and frame of the first set. Later sets start in such a frame, which grows with their modules. */
const takeFrame = async (hand: Hand): Promise<void> => {
  const line = page().getByRole('button', { name: /^Simon 54 Premium/ });
  await line.or(button('Miejsce 1, puste')).first().waitFor();
  if (!(await line.isVisible())) return;
  await hand(line);
  await hand(page().getByRole('button', { name: 'DR1/11' }));
  await hand(button('Dalej'));
};

/** The number of sets, of different sets, and of slots in all rooms. */
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

describe('a flat of eight rooms, thirty slots and nine different sets', () => {
  test('is built with the mouse', async () => {
    await countPresses(page());
    const counts = await furnish((target) => target.click());
    print('mouse', counts);
    expect(await outcome()).toEqual([8, 9, 30]);
    expect(counts.pointer).toBeLessThanOrEqual(56);
  }, 480_000);

  test('is built with the keyboard alone, in less than five minutes', async () => {
    await countPresses(page());
    const { pointer, keys, typed, decisions } = await furnishByKeyboard();
    const seconds = (keys + typed) * SECONDS_A_KEY + decisions * SECONDS_A_DECISION;
    process.stdout.write(
      `a flat by keyboard: ${keys} keys and ${typed} letters, about ${Math.round(seconds)} seconds\n`,
    );
    expect(await outcome()).toEqual([8, 9, 30]);
    expect(pointer).toBe(0);
    expect(seconds).toBeLessThanOrEqual(300);
  }, 480_000);

  test('is built by touch with the same number of presses, within a tenth', async () => {
    await me.takePhone();
    await countPresses(page());
    const counts = await furnish((target) => target.tap());
    print('touch', counts);
    expect(await outcome()).toEqual([8, 9, 30]);
    expect(counts.pointer).toBeLessThanOrEqual(55);
  }, 480_000);
});
