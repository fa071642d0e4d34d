import { endpoints } from '@ramka/contract/endpoints';
import { projectFile } from '@ramka/contract/wire/project-file';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { centreOf } from '../centre-of.ts';
import { visitor } from '../visitor.ts';
import {
  countedPresses,
  countMove,
  countPresses,
  type PersonPresses,
  resetPresses,
  selectCounted,
} from './count-presses.ts';
import { setBySymbols } from './set-by-symbols.ts';

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
  // On a phone, the message about the last set covers the button for three seconds.
  await me.closeMessage();
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

const keys = () => page().keyboard;

/** The sets as quick entries, with the room that has the focus, and the keys that lead there from the one before. */
const typedFlat: readonly (readonly [room: Room, entry: string, keys: readonly string[]])[] = [
  ['Salon', 'simon 54 premium, schodowy, wlacznik', ['ArrowDown']],
  ['Salon', 'swiecznikowy, schodowy', []],
  ['Salon', 'schodowy, krzyzowy, swiecznikowy', []],
  ['Salon', 'gniazdo', []],
  ['Salon', '3 gniazdo', []],
  ['Salon', 'DAK1.00/11, internet, 2 gniazdo', []],
  ['Kuchnia', '2 gniazdo', ['ArrowDown']],
  ['Toaleta', 'wlacznik, gniazdo', ['End', 'ArrowUp']],
  ['Łazienka', 'wlacznik', ['ArrowUp']],
];

/** Builds the flat with the keyboard only. */
const keyboard: Parts = {
  rooms: async () => {
    await tabTo(page().getByLabel('Nazwa inwestycji'));
    await keys().type('Lipowa 12');
    await keys().press('Enter');
    await tabTo(button(/^Mieszkanie trzypokojowe/));
    await keys().press('Enter');
    await hasFocus(roomHead('Przedpokój'));
  },
  sets: async () => {
    for (const [room, entry, way] of typedFlat) {
      for (const key of way) await keys().press(key);
      await hasFocus(roomHead(room));
      await keys().press('Control+k');
      await hasFocus(me.dialog().getByRole('textbox').first());
      await keys().type(entry);
      await me.dialog().locator('img').first().waitFor();
      await keys().press('Enter');
      await me.dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
      await keys().press('Enter');
      await me.dialog().waitFor({ state: 'hidden' });
      await hasFocus(roomHead(room));
    }
  },
  shares: async () => {
    await keys().press('Home');
    await tabTo(page().getByRole('link', { name: 'Zestawy', exact: true }), 'Shift+Tab');
    await keys().press('Enter');
    await page().getByRole('link', { name: 'Utwórz zestaw' }).waitFor();
    await tabTo(button('Rozłóż w pomieszczeniach'));
    await keys().press('Enter');
    const cells = me.dialog().getByRole('region').getByRole('textbox');
    await expect.poll(() => cells.count()).toBe(72);
    await hasFocus(cells.first());
    await typeQuantities(await missingByCell(cells));
    await tabTo(me.dialog().locator('[type=submit]'));
    await keys().press('Enter');
    await me.dialog().waitFor({ state: 'hidden' });
  },
};

const roomHead = (room: Room): Locator => me.room(room).locator('[aria-expanded]').first();

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

const hasFocus = async (target: Locator): Promise<void> => {
  await target.waitFor();
  await expect.poll(() => isFocused(target)).toBe(true);
};

/** Presses Tab or Shift+Tab until the target has the focus. */
const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await keys().press(key);
  }
  throw new Error(`Sixty presses of ${key} do not lead there`);
};

/** The quantities to enter, by rows of the table; undefined where the present one is right. */
const missingByCell = async (cells: Locator): Promise<readonly (readonly (number | undefined)[])[]> => {
  const labels = await cells.evaluateAll((fields) =>
    fields.map((field) => ({
      label: field instanceof HTMLInputElement ? (field.labels?.[0]?.textContent ?? '') : '',
      present: field instanceof HTMLInputElement ? Number(field.value) : 0,
    })),
  );
  const wanted = labels.map(({ label, present }) => {
    const [, contents = '', room = ''] = /„(.*)”.*„(.*)”/u.exec(label.replaceAll('\u00A0', ' ')) ?? [];
    const set = flat.find((each) => each.contents === contents);
    const quantity = (set && piecesIn(set.pieces, room)) ?? 0;
    return quantity === present ? undefined : quantity;
  });
  return Array.from({ length: 8 }, (_, row) => wanted.slice(9 * row, 9 * row + 9));
};

/** Enters quantities row by row: Tab and Shift+Tab lead to the neighbours, Enter to the cell below. */
const typeQuantities = async (rows: readonly (readonly (number | undefined)[])[]): Promise<void> => {
  let present = 0;
  for (const [row, quantities] of rows.entries()) {
    if (row > 0) {
      await keys().press('Enter');
      await countMove(page());
    }
    const columns = quantities.flatMap((quantity, column) => (quantity === undefined ? [] : [column]));
    const [first = present, last = present] = [columns[0], columns.at(-1)];
    const isForward = Math.abs(present - first) <= Math.abs(present - last);
    for (const column of isForward ? columns : columns.toReversed()) {
      const key = column > present ? 'Tab' : 'Shift+Tab';
      for (let step = Math.abs(column - present); step > 0; step -= 1) await keys().press(key);
      await keys().type(String(quantities[column]));
      present = column;
    }
  }
};

/** The flat as saved: for each set its contents, slots and pieces by room. */
const builtFlat = async () => {
  const id = /projekt\/([^/]+)/.exec(page().url())?.[1];
  const answer = await fetch(`${me.address()}/api/project/${id}`);
  const { project, productSets } = endpoints.readProject.response.parse(await answer.json());
  return productSets.map((set) => ({
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

/** The parts of the job, in order. */
type Parts = Readonly<Record<'rooms' | 'sets' | 'shares', () => Promise<void>>>;

const byHand = (hand: Hand): Parts => ({
  rooms: () => createRooms(hand),
  sets: () => createSets(hand),
  shares: () => addToRooms(hand),
});

/** Builds the flat and returns the number of presses, and of those that only move the focus. */
const build = async (by: string, parts: Parts): Promise<PersonPresses> => {
  await countPresses(page());
  await open('');
  await resetPresses(page());
  const counts: Record<string, PersonPresses> = {};
  for (const [name, part] of Object.entries(parts)) {
    await part();
    counts[name] = await countedPresses(page());
  }
  const { presses, moves } = await countedPresses(page());
  const until = Object.entries(counts).map(([name, count]) => `${name} ${count.presses}`);
  process.stdout.write(`a flat with shared sets by ${by}: ${presses} presses (${until.join(', ')}), ${moves} moves\n`);
  const wanted = flat.map(({ contents, products, pieces }) => ({
    contents,
    slots: products.length,
    emptySlots: 0,
    pieces,
  }));
  expect(inOrder(await builtFlat())).toEqual(inOrder(wanted));
  return { presses, moves };
};

const inOrder = <Named extends { readonly contents: string }>(sets: readonly Named[]): readonly Named[] =>
  sets.toSorted((one, other) => (one.contents < other.contents ? -1 : 1));

/** The flat as a list, with abbreviations that the project has learnt. */
const list =
  'Simon 54 Premium\nprzedpokój: s + w, s + k + d, g, w; salon: s + w, d + s, s + k + d, g, 3x g, t + r + 2x g; ' +
  'kuchnia: d + s, g, 3x g x2, 2x g; sypialnia: s + w, d + s, t + r + 2x g, 2x g x2; ' +
  'pokój dziecka: s + w, 2x g, w; łazienka: w, w + g x2; toaleta: w, w + g; balkon: g, w';

const abbreviations = {
  s: 'schodowy',
  w: 'włącznik',
  k: 'krzyżowy',
  d: 'świecznikowy',
  g: 'gniazdo',
  t: 'gniazdo antenowe TV',
  r: 'RJ45',
};

const learn = async (projectId: string): Promise<void> => {
  const body = {
    abbreviations: Object.entries(abbreviations).map(([abbreviation, meaning]) => ({ abbreviation, meaning })),
  };
  const answer = await fetch(`${me.address()}/api/project/${projectId}/flat-list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};

/** The same flat, made by symbols through the API. */
const flatBySymbols = async (): Promise<string> => {
  const project = await apiProject(me.address());
  const rooms = new Map<string, number>();
  for (const { products, pieces } of flat) {
    const modules = Object.fromEntries(products.map(({ symbol }, index) => [index + 1, symbol]));
    const set = await setBySymbols(me.address(), { frame: `DR${products.length}/11`, modules });
    const id = await project.addSet({ set });
    for (const [room, quantity] of Object.entries(pieces)) {
      const roomId = rooms.get(room) ?? (await project.addRoom(room));
      rooms.set(room, roomId);
      await project.putSets(roomId, [[id, quantity]]);
    }
  }
  return project.id;
};

/** The pieces of a project by room, each with the complete contents of its set, from which the bill follows. */
const billedPieces = async (projectId: string): Promise<readonly string[]> => {
  const answer = await fetch(`${me.address()}/api/project/${projectId}/file`);
  const { sets, rooms } = projectFile.parse(await answer.json());
  const contents = new Map(sets.map(({ id, name: _name, ...set }) => [id, JSON.stringify(set)]));
  return rooms
    .flatMap((room) => room.sets.map(({ id, quantity }) => `${room.name}: ${quantity} × ${contents.get(id)}`))
    .toSorted();
};

/** The most presses by each way. With the keyboard, keys that only move the focus are counted separately. */
const MOST = { mouse: 60, clicks: 65, finger: 66, keyboard: { presses: 60, moves: 90 } };

describe('a flat of eight rooms whose thirty pieces share nine sets', () => {
  test('is built with the mouse, without shortcuts', async () => {
    expect((await build('mouse', byHand(mouse))).presses).toBeLessThanOrEqual(MOST.mouse);
  }, 480_000);

  test('is built with clicks only', async () => {
    await me.startFresh();
    expect((await build('clicks', byHand(clicks))).presses).toBeLessThanOrEqual(MOST.clicks);
  }, 480_000);

  test('is built with the keyboard only', async () => {
    await me.startFresh();
    const { presses, moves } = await build('keyboard', keyboard);
    expect((await countedPresses(page())).pointer).toBe(0);
    expect(presses - moves).toBeLessThanOrEqual(MOST.keyboard.presses);
    expect(moves).toBeLessThanOrEqual(MOST.keyboard.moves);
  }, 480_000);

  test('is built with a finger on a phone', async () => {
    await me.takePhone();
    expect((await build('finger', byHand(finger))).presses).toBeLessThanOrEqual(MOST.finger);
  }, 480_000);

  test('is pasted as a list of 200 letters at most, with three presses', async () => {
    expect(list.match(/\p{L}/gu)?.length).toBeLessThanOrEqual(200);
    await me.startFresh();
    await countPresses(page());
    const { id } = await apiProject(me.address(), 'Lipowa 12');
    await learn(id);
    await open(`projekt/${id}/pomieszczenia`);
    await button(/^Wpisz zestaw/).waitFor();
    await resetPresses(page());
    await keys().press('Control+k');
    await hasFocus(me.dialog().getByRole('textbox').first());
    await keys().insertText(list);
    await me.dialog().getByRole('region', { name: 'Balkon' }).waitFor();
    await button('Dodaj do inwestycji').click();
    await me.dialog().waitFor({ state: 'hidden' });
    expect((await countedPresses(page())).presses).toBeLessThanOrEqual(3);
    expect(await billedPieces(id)).toEqual(await billedPieces(await flatBySymbols()));
  });
});
