import { aComponent, aLine, aModule } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { cardsWithFirst, drawerCards, type DrawerFilter, sharedParts } from './drawer-filter.ts';

const switches = { id: 40100, name: 'Łączniki', subCategories: [{ id: 40101, name: 'Pojedyncze' }] };
const oneWay = aModule();
const socket = aModule({
  id: 4019,
  name: 'Gniazdo z klapką',
  categoryId: 40402,
  visibleComponents: [1, 2],
  components: [
    aComponent(1, { colourId: 401, symbol: 'DGZ1B/11' }),
    aComponent(2, { colourId: 401, symbol: 'DGZ1B/11A' }),
  ],
});
const premiumOnly = aModule({ id: 4020, name: 'Gniazdo podwójne', disabledFrameLines: [42] });
const modules = [oneWay, socket, premiumOnly];
const everything: DrawerFilter = { colourId: 401, category: null, subcategoryId: null, query: '' };
const cards = (filter: Partial<DrawerFilter>, line = aLine()) =>
  drawerCards(modules, line, { ...everything, ...filter }).map(({ visiblePart }) => visiblePart.symbol);

describe('the cards of the drawer', () => {
  // Holds D7.
  it('show a module once for each visible part in the colour', () => {
    expect(cards({})).toEqual(['A54201', 'DGZ1B/11', 'DGZ1B/11A', 'A54201']);
  });

  it('leave out modules that do not exist in the colour', () => {
    expect(cards({ colourId: 408 })).toEqual([]);
  });

  // Holds §4.52.
  it('leave out modules that do not fit the line', () => {
    expect(cards({}, aLine({ id: 42 }))).toEqual(['A54201', 'DGZ1B/11', 'DGZ1B/11A']);
  });

  it('are those of a category or of one of its subcategories', () => {
    expect(cards({ category: switches })).toEqual(['A54201', 'A54201']);
    expect(cards({ category: switches, subcategoryId: 40402 })).toEqual(['DGZ1B/11', 'DGZ1B/11A']);
  });

  it('are found in every category by name and symbol, regardless of accents', () => {
    expect(cards({ category: switches, query: 'klapka' })).toEqual(['DGZ1B/11', 'DGZ1B/11A']);
    expect(cards({ category: switches, query: 'dgz1b11a' })).toEqual(['DGZ1B/11A']);
  });
});

it('lists the most used cards first, each card once, and none that the list leaves out', () => {
  const all = drawerCards(modules, aLine(), everything);
  const [first, second] = drawerCards([socket], aLine(), everything);
  if (!first || !second) throw new Error('the socket has no cards');
  const symbols = (used: typeof all, listed = all) =>
    cardsWithFirst(used, listed).map(({ visiblePart }) => visiblePart.symbol);
  expect(symbols([second])).toEqual(['DGZ1B/11A', 'A54201', 'DGZ1B/11', 'A54201']);
  expect(symbols([second, first], all.slice(0, 2))).toEqual(['DGZ1B/11', 'A54201']);
});

it('finds the visible parts that do not distinguish their modules', () => {
  expect([...sharedParts(modules)]).toEqual(oneWay.visibleComponents);
  expect(sharedParts([socket]).size).toBe(0);
});
