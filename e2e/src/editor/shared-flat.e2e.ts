import { endpoints } from '@ramka/contract/endpoints';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { centreOf } from '../centre-of.ts';
import { visitor } from '../visitor.ts';
import { setBuilder } from '../set-builder.ts';
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

type Wanted = {
  readonly products: readonly Product[];
  /** Number of pieces by room. */
  readonly pieces: Readonly<Partial<Record<Room, number>>>;
};

type Room = 'Przedpokój' | 'Salon' | 'Kuchnia' | 'Sypialnia' | 'Pokój dziecka' | 'Łazienka' | 'Toaleta' | 'Balkon';

/**
 * Nine sets of a flat with eight rooms: thirty pieces with sixty slots, of which twenty-eight are plain sockets. Rooms
 * share sets, as they do in real flats.
 */
const flat: readonly Wanted[] = [
  { products: [oneWay], pieces: { Przedpokój: 1, 'Pokój dziecka': 1, Łazienka: 1, Toaleta: 1, Balkon: 1 } },
  { products: [twoWay, oneWay], pieces: { Przedpokój: 1, Salon: 1, Sypialnia: 1, 'Pokój dziecka': 1 } },
  { products: [twoCircuit, twoWay], pieces: { Salon: 1, Kuchnia: 1, Sypialnia: 1 } },
  { products: [twoWay, crossOver, twoCircuit], pieces: { Przedpokój: 1, Salon: 1 } },
  { products: [oneWay, socket], pieces: { Łazienka: 2, Toaleta: 1 } },
  { products: [socket], pieces: { Przedpokój: 1, Salon: 1, Kuchnia: 1, Balkon: 1 } },
  { products: [socket, socket], pieces: { Kuchnia: 1, Sypialnia: 2, 'Pokój dziecka': 1 } },
  { products: [socket, socket, socket], pieces: { Salon: 1, Kuchnia: 2 } },
  { products: [aerial, data, socket, socket], pieces: { Salon: 1, Sypialnia: 1 } },
];

const button = (name: string | RegExp): Locator => page().getByRole('button', { name, exact: true });

const card = ({ symbol }: Product): Locator =>
  page()
    .getByRole('button', { name: new RegExp(`${symbol}$`) })
    .first();

const filled = (slot: number): Locator => page().getByRole('button', { name: new RegExp(`^Miejsce ${slot}: `) });

/** Creates the project, and its rooms with a usual flat. */
const createRooms = async (): Promise<void> => {
  await page().getByLabel('Nazwa inwestycji').fill('Lipowa 12');
  await page().keyboard.press('Enter');
  await button(/^Mieszkanie trzypokojowe/).click();
  await me.room('Balkon').waitFor();
};

/** Creates the sets one after the other, in the list of sets. */
const createSets = async (): Promise<void> => {
  await page().getByRole('link', { name: 'Zestawy', exact: true }).click();
  await page().getByRole('link', { name: 'Utwórz zestaw' }).click();
  await page()
    .getByRole('button', { name: /^Simon 54 Premium/ })
    .click();
  for (const [index, { products }] of flat.entries()) {
    await button(`×${products.length}, ramka ${products.length}-krotna`).click();
    if (index === 0) {
      await button(/^DR1\/11/)
        .or(page().getByRole('button', { name: 'DR1/11' }))
        .first()
        .click();
      await button('Dalej').click();
    }
    await fillFrame(products);
    if (index === flat.length - 1) await button('Zapisz zestaw').click();
    else await setBuilder(page()).saveAndNext();
    await filled(1).waitFor({ state: 'detached' });
  }
};

const fillFrame = async (products: readonly Product[]): Promise<void> => {
  for (const [index, product] of products.entries()) {
    await page().locator('[data-card]').first().waitFor();
    if ((await card(product).count()) === 0) {
      const categories = page().getByRole('combobox', { name: 'Kategorie produktów', exact: true });
      await selectCounted(categories, product.category);
    }
    // A second press of the same card must not become a double-click.
    if (index > 0 && product === products[index - 1]) await page().waitForTimeout(600);
    await card(product).click();
    await filled(index + 1).waitFor();
    const isFilled = products.length - index > 2 && products.slice(index).every((each) => each === product);
    if (!isFilled) continue;
    await button('Wypełnij wolne miejsca').click();
    await filled(products.length).waitFor();
    return;
  }
};

/** Enters the pieces of all sets in one dialog: a press on the plus button of a cell, or a drag over adjacent rooms. */
const addToRooms = async (): Promise<void> => {
  await button('Rozłóż w pomieszczeniach').click();
  const rows = me.dialog().getByRole('region');
  await expect.poll(() => rows.count()).toBe(8);
  const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));
  // The newest set is in the first column.
  for (const [column, { pieces }] of flat.toReversed().entries()) {
    const plus = (row: number): Locator => rows.nth(row).getByRole('button', { name: 'Więcej' }).nth(column);
    const quantities = names.map((name) => Object.entries(pieces).find(([room]) => room === name)?.[1] ?? 0);
    for (const [row, quantity] of quantities.entries()) {
      if (quantity > 0 && !quantities[row - 1]) {
        const end = quantities.indexOf(0, row);
        await drag(plus(row), plus((end === -1 ? names.length : end) - 1));
      }
    }
    for (const [row, quantity] of quantities.entries())
      for (let piece = 1; piece < quantity; piece += 1) await plus(row).click();
  }
  await me.dialog().locator('[type=submit]').click();
  await me.dialog().waitFor({ state: 'hidden' });
  await page().getByRole('link', { name: 'Pomieszczenia', exact: true }).click();
  await me.room('Balkon').waitFor();
};

/** Presses the first target, and drags to the last one if that is another. */
const drag = async (first: Locator, last: Locator): Promise<void> => {
  const [from, to] = [await centreOf(first), await centreOf(last)];
  const { mouse } = page();
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 12 });
  await mouse.up();
};

/** The pieces of each set by room, in the order in which the sets were made. */
const builtPieces = async (): Promise<readonly Record<string, number>[]> => {
  const id = /projekt\/([^/]+)/.exec(page().url())?.[1];
  const answer = await fetch(`${me.address()}/api/project/${id}`);
  const { project, productSets } = endpoints.readProject.response.parse(await answer.json());
  return productSets
    .toSorted((one, other) => one.id - other.id)
    .map((set) =>
      Object.fromEntries(
        project.groups.flatMap(({ name, bundles }) =>
          bundles.filter((entry) => entry.id === set.id).map(({ quantity }) => [name, quantity] as const),
        ),
      ),
    );
};

test('a flat of eight rooms whose thirty pieces share nine sets is built with the mouse, without shortcuts', async () => {
  await countPresses(page());
  await open('');
  await resetPresses(page());
  let before = 0;
  const counts: Record<string, number> = {};
  for (const [part, build] of Object.entries({ rooms: createRooms, sets: createSets, shares: addToRooms })) {
    await build();
    const { pointer, keys } = await countedPresses(page());
    counts[part] = pointer + keys - before;
    before = pointer + keys;
  }
  process.stdout.write(`a flat with shared sets by mouse: ${before} presses, ${JSON.stringify(counts)}\n`);
  expect(await builtPieces()).toEqual(flat.map(({ pieces }) => pieces));
  expect(before).toBeLessThanOrEqual(64);
}, 240_000);
