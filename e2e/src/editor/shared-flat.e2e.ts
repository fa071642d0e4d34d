import { endpoints } from '@ramka/contract/endpoints';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { centreOf } from '../centre-of.ts';
import { visitor } from '../visitor.ts';
import { countedPresses, countPresses, resetPresses, selectCounted } from './count-presses.ts';

const me = visitor();
const { page, open } = me;

/** A module by its symbol, in its category of the drawer. */
type Product = { readonly symbol: string; readonly category: string };

const switches = 'Łączniki';
const oneWay = { symbol: 'DKW1/11', category: switches };
const twoWay = { symbol: 'DKW6/11', category: switches };
const twoCircuit = { symbol: 'DKW5/11', category: switches };
const crossOver = { symbol: 'DKW7/11', category: switches };
const socket = { symbol: 'DGZ1ZP/11', category: 'Gniazda wtyczkowe' };
const aerial = { symbol: 'DAK1.00/11', category: 'Gniazda antenowe' };
const data = { symbol: 'D61P/11', category: 'Gniazda teleinformatyczne' };

type Room = 'Przedpokój' | 'Salon' | 'Kuchnia' | 'Sypialnia' | 'Pokój dziecka' | 'Łazienka' | 'Toaleta' | 'Balkon';

type Wanted = {
  /** The name that the set gets from its modules. */
  readonly contents: string;
  /** The room in which the set is made. */
  readonly madeIn: Room;
  readonly products: readonly Product[];
  /** Number of pieces by room. */
  readonly pieces: Readonly<Partial<Record<Room, number>>>;
};

/**
 * Nine sets of a flat with eight rooms, in the order in which they are made: thirty pieces with sixty slots, of which
 * twenty-eight are plain sockets. Rooms share sets, as they do in real flats.
 */
const flat: readonly Wanted[] = [
  {
    madeIn: 'Salon',
    contents: 'Schodowy, jednobiegunowy',
    products: [twoWay, oneWay],
    pieces: { Przedpokój: 1, Salon: 1, Sypialnia: 1, 'Pokój dziecka': 1 },
  },
  {
    madeIn: 'Salon',
    contents: 'Świecznikowy, schodowy',
    products: [twoCircuit, twoWay],
    pieces: { Salon: 1, Kuchnia: 1, Sypialnia: 1 },
  },
  {
    madeIn: 'Salon',
    contents: 'Schodowy, krzyżowy, świecznikowy',
    products: [twoWay, crossOver, twoCircuit],
    pieces: { Przedpokój: 1, Salon: 1 },
  },
  {
    madeIn: 'Salon',
    contents: 'Gniazdo',
    products: [socket],
    pieces: { Przedpokój: 1, Salon: 1, Kuchnia: 1, Balkon: 1 },
  },
  { madeIn: 'Salon', contents: '3× gniazdo', products: [socket, socket, socket], pieces: { Salon: 1, Kuchnia: 2 } },
  {
    madeIn: 'Salon',
    contents: 'TV, RJ45, 2× gniazdo',
    products: [aerial, data, socket, socket],
    pieces: { Salon: 1, Sypialnia: 1 },
  },
  {
    madeIn: 'Kuchnia',
    contents: '2× gniazdo',
    products: [socket, socket],
    pieces: { Kuchnia: 1, Sypialnia: 2, 'Pokój dziecka': 1 },
  },
  {
    madeIn: 'Łazienka',
    contents: 'Jednobiegunowy',
    products: [oneWay],
    pieces: { Przedpokój: 1, 'Pokój dziecka': 1, Łazienka: 1, Toaleta: 1, Balkon: 1 },
  },
  {
    madeIn: 'Łazienka',
    contents: 'Jednobiegunowy, gniazdo',
    products: [oneWay, socket],
    pieces: { Łazienka: 2, Toaleta: 1 },
  },
];

const button = (name: string | RegExp): Locator => page().getByRole('button', { name, exact: true });

const card = ({ symbol }: Product): Locator =>
  page()
    .getByRole('button', { name: new RegExp(`${symbol}$`) })
    .first();

const filled = (slot: number): Locator => page().getByRole('button', { name: new RegExp(`^Miejsce ${slot}: `) });

/** A way to press, and to add one piece in each of some adjacent cells of the table of rooms and sets. */
type Hand = {
  readonly press: (target: Locator) => Promise<void>;
  readonly addOneEach: (plus: readonly Locator[]) => Promise<void>;
};

const mouse: Hand = {
  press: (target) => target.click(),
  addOneEach: async (cells) => {
    const [first, last] = [cells[0], cells.at(-1)];
    if (!first || !last) return;
    await first.scrollIntoViewIfNeeded();
    const [from, to] = [await centreOf(first), await centreOf(last)];
    await page().mouse.move(from.x, from.y);
    await page().mouse.down();
    await page().mouse.move(to.x, to.y, { steps: 12 });
    await page().mouse.up();
  },
};

/** A mouse that never drags. */
const clicks: Hand = {
  ...mouse,
  addOneEach: async (cells) => {
    for (const cell of cells) await cell.click();
  },
};

const finger: Hand = {
  press: (target) => target.tap(),
  addOneEach: async (cells) => {
    for (const cell of cells) await cell.tap();
  },
};

/** Creates the project, and its rooms with a usual flat. */
const createRooms = async ({ press }: Hand): Promise<void> => {
  await press(page().getByLabel('Nazwa inwestycji'));
  await page().keyboard.type('Lipowa 12');
  await page().keyboard.press('Enter');
  await press(button(/^Mieszkanie trzypokojowe/));
  await me.room('Balkon').waitFor();
};

/** Creates the sets one after the other, each in a room that has it. */
const createSets = async ({ press }: Hand): Promise<void> => {
  for (const [index, { madeIn, products }] of flat.entries()) {
    if (index === 0) await beginFirstSet(press, madeIn);
    else if (!leadsOn(flat[index - 1], madeIn)) await beginSet(press, madeIn);
    await page()
      .getByRole('heading', { name: `Tworzenie zestawu w pomieszczeniu „${madeIn}”` })
      .waitFor();
    await button('Miejsce 1, puste').waitFor();
    await placeModules(press, products);
    const next = flat[index + 1]?.madeIn;
    if (next === madeIn) await saveAndNext(press);
    else if (next !== undefined && leadsOn(flat[index], next)) await saveAnd(press, `Zapisz i przejdź do: ${next}`);
    else {
      await press(button('Zapisz zestaw'));
      await me.room(madeIn).waitFor();
    }
  }
};

/** Whether the editor leads from a set to the next one in a room: the same room, or the next one without a set. */
const leadsOn = (from: Wanted | undefined, to: Room): boolean =>
  from?.madeIn === to || (from?.madeIn === 'Salon' && to === 'Kuchnia');

const beginSet = async (press: Hand['press'], room: Room): Promise<void> => {
  await press(me.room(room).getByRole('link', { name: /^Nowy zestaw/ }));
  await press(button('×1, ramka 1-krotna'));
};

const beginFirstSet = async (press: Hand['press'], room: Room): Promise<void> => {
  await press(me.room(room).getByRole('link', { name: /^Nowy zestaw/ }));
  await press(page().getByRole('button', { name: /^Simon 54 Premium/ }));
  await press(button(/^(?:.* )?DR1\/11/).first());
  await press(button('Dalej'));
};

/** Places the modules; the frame grows with them. */
const placeModules = async (press: Hand['press'], products: readonly Product[]): Promise<void> => {
  for (const [index, product] of products.entries()) {
    await page().locator('[data-card]').first().waitFor();
    if ((await card(product).count()) === 0) await showCategory(press, product.category);
    // A second press of the same card must not become a double-click.
    if (product === products[index - 1]) await page().waitForTimeout(600);
    await press(card(product));
    await filled(index + 1).waitFor();
  }
};

/** Lists a category: by a chip on phones, otherwise in a select box. */
const showCategory = async (press: Hand['press'], category: string): Promise<void> => {
  const chip = button(category).first();
  const select = page().getByRole('combobox', { name: 'Kategorie produktów', exact: true });
  await chip.or(select).first().waitFor();
  if (await chip.isVisible()) await press(chip);
  else await selectCounted(select, category);
};

/** Saves and begins the next set: by the menu at first, and then by the button that the editor shows instead. */
const saveAndNext = async (press: Hand['press']): Promise<void> => {
  const again = button('Zapisz i dodaj nowy');
  if (await again.isVisible()) await press(again);
  else await saveAnd(press, 'Zapisz i dodaj nowy');
};

const saveAnd = async (press: Hand['press'], way: string): Promise<void> => {
  await press(button('Inne sposoby zapisu'));
  await press(page().getByRole('menuitem', { name: way }));
};

/** Adds the other pieces of all sets in one dialog. */
const addToRooms = async ({ press, addOneEach }: Hand): Promise<void> => {
  const link = page().getByRole('link', { name: 'Zestawy', exact: true });
  const navigation = button('Otwórz menu');
  await link.or(navigation).first().waitFor();
  if (!(await link.isVisible())) await press(navigation);
  await press(link);
  await press(button('Rozłóż w pomieszczeniach'));
  const rows = me.dialog().getByRole('region');
  await expect.poll(() => rows.count()).toBe(8);
  const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));
  // The newest set is in the first column.
  for (const [column, { madeIn, pieces }] of flat.toReversed().entries()) {
    const plus = (row: number): Locator => rows.nth(row).getByRole('button', { name: 'Więcej' }).nth(column);
    let missing = names.map((name) => (piecesIn(pieces, name) ?? 0) - (name === madeIn ? 1 : 0));
    while (missing.some((quantity) => quantity > 0)) {
      const first = missing.findIndex((quantity) => quantity > 0);
      const end = missing.findIndex((quantity, row) => row > first && quantity === 0);
      const run = [...missing.keys()].slice(first, end === -1 ? missing.length : end);
      await addOneEach(run.map(plus));
      missing = missing.map((quantity, row) => (run.includes(row) ? quantity - 1 : quantity));
    }
  }
  await press(me.dialog().locator('[type=submit]'));
  await me.dialog().waitFor({ state: 'hidden' });
};

const piecesIn = (pieces: Wanted['pieces'], room: string): number | undefined =>
  Object.entries(pieces).find(([name]) => name === room)?.[1];

/** The flat as saved: for each set, in the order in which the sets were made, its contents and its pieces by room. */
const builtFlat = async () => {
  const id = /projekt\/([^/]+)/.exec(page().url())?.[1];
  const answer = await fetch(`${me.address()}/api/project/${id}`);
  const { project, productSets } = endpoints.readProject.response.parse(await answer.json());
  return productSets
    .toSorted((one, other) => one.id - other.id)
    .map((set) => ({
      contents: set.contents.replaceAll('\u00A0', ' '),
      slots: set.slots,
      emptySlots: set.emptySlots,
      pieces: Object.fromEntries(
        project.groups.flatMap(({ name, bundles }) =>
          bundles.filter((entry) => entry.id === set.id).map(({ quantity }) => [name, quantity] as const),
        ),
      ),
    }));
};

type Part = (hand: Hand) => Promise<void>;

/** Builds the flat and returns the number of presses, also without those that only move the focus. */
const build = async (by: string, hand: Hand): Promise<{ readonly presses: number; readonly moves: number }> => {
  await countPresses(page());
  await open('');
  await resetPresses(page());
  let before = 0;
  const parts: Record<string, number> = {};
  for (const [name, part] of Object.entries<Part>({ rooms: createRooms, sets: createSets, shares: addToRooms })) {
    await part(hand);
    const { presses } = await countedPresses(page());
    parts[name] = presses - before;
    before = presses;
  }
  const { presses, moves } = await countedPresses(page());
  process.stdout.write(
    `a flat with shared sets by ${by}: ${presses} presses, ${JSON.stringify({ ...parts, moves })}\n`,
  );
  expect(await builtFlat()).toEqual(
    flat.map(({ contents, products, pieces }) => ({
      contents,
      slots: products.length,
      emptySlots: 0,
      pieces,
    })),
  );
  return { presses, moves };
};

/** The most presses by each hand. */
const MOST = { mouse: 60, clicks: 65, finger: 66 };

describe('a flat of eight rooms whose thirty pieces share nine sets, without shortcuts', () => {
  test('is built with the mouse', async () => {
    expect((await build('mouse', mouse)).presses).toBeLessThanOrEqual(MOST.mouse);
  }, 240_000);

  test('is built with clicks only', async () => {
    await me.startFresh();
    expect((await build('clicks', clicks)).presses).toBeLessThanOrEqual(MOST.clicks);
  }, 240_000);

  test('is built with a finger on a phone', async () => {
    await me.takePhone();
    expect((await build('finger', finger)).presses).toBeLessThanOrEqual(MOST.finger);
  }, 240_000);
});
