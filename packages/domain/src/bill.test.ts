import { describe, expect, it } from 'vitest';
import { billOfMaterials, billTotal, panelSymbol, setPrice } from './bill.ts';
import type { ProductSet } from './set/product-set.ts';
import {
  aBox,
  aChoice,
  aController,
  aFrame,
  aModule,
  anArticle,
  anAssortment,
  aPanel,
  aSet,
} from './testing/makers.ts';
import { basicSwitches } from './testing/worked-examples/basic-switches.ts';
import { desk } from './testing/worked-examples/desk.ts';
import { exampleAssortment } from './testing/worked-examples/example-assortment.ts';
import { livingRoom } from './testing/worked-examples/living-room.ts';
import { washBasin } from './testing/worked-examples/wash-basin.ts';

const linesOf = (set: ProductSet) => billOfMaterials(set, exampleAssortment).lines;
const findingsOf = (set: ProductSet) => billOfMaterials(set, exampleAssortment).findings;
const reasonsFor = (set: ProductSet, symbol: string) =>
  linesOf(set).find(({ article }) => article.symbol === symbol)?.reasons;

// Holds C5.4.
describe('the bill of materials', () => {
  // Holds D15, C5.7, C5.8, C5.9, C5.10.
  it.each([
    ['1, 150.90', washBasin],
    ['2, 291.30', desk],
    ['3, 1 170.10', livingRoom],
    ['4, 34.00', basicSwitches],
  ])('is the one of worked example %s', (_, { set, rows, total }) => {
    const { lines, findings } = billOfMaterials(set, exampleAssortment);
    expect(lines.map(({ article, quantity }) => [article.symbol, quantity, article.price])).toEqual(rows);
    expect(findings).toEqual([]);
    expect(billTotal(lines)).toBe(total);
    expect(setPrice(set, exampleAssortment)).toBe(total);
  });

  // Holds §3.18, D12, C5.9.
  it('resolves a panel whose module slot lies between its controllers', () => {
    const set = { ...livingRoom.set, frameId: 54623, modules: { 2: aChoice({ moduleId: 4019 }) } };
    const [panel] = linesOf({ ...set, controllers: { 1: 303, 3: 306 } });
    expect(panel?.article.symbol).toBe('DTP3-2M4/70');
  });

  // Holds D17.
  it('contains only frame and box for a set without modules', () => {
    expect(linesOf({ ...desk.set, modules: {} }).map(({ article }) => article.symbol)).toEqual([
      'DR4/11',
      'DU4',
      'DSC/11',
      'DSH/11',
    ]);
  });

  // Holds §1.9.
  it('contains the corner box if it was chosen', () => {
    const set = { ...washBasin.set, ip44: false, surfaceBoxColourId: 0, cornerBoxColourId: 501, modules: {} };
    expect(linesOf(set).map(({ article }) => article.symbol)).toEqual(['TR2/111', 'TPNR2/111']);
  });

  // Holds C5.3.
  it('contains the default of a required group that the set does not mention', () => {
    const set = aSet({ frameId: 54014, modules: { 1: aChoice({ moduleId: 4019, options: {} }) } });
    expect(linesOf(set).map(({ article }) => article.symbol)).toEqual(['DR4/11', 'DGZ1ZP/11', 'SGZ1M']);
  });
});

describe('the reasons on a bill', () => {
  it('name frame, seal and box', () => {
    expect(
      linesOf(washBasin.set)
        .slice(0, 3)
        .flatMap(({ reasons }) => reasons),
    ).toEqual([{ kind: 'frame' }, { kind: 'seal' }, { kind: 'surface-box', colourId: 501 }]);
  });

  it('name the slot of a controller and a visible part', () => {
    expect(reasonsFor(livingRoom.set, 'DTP4')).toEqual([{ kind: 'controller', slot: 2 }]);
    expect(reasonsFor(livingRoom.set, 'DGZ1ZP/11')).toEqual([{ kind: 'visible-part', slot: 3 }]);
  });

  it.each([
    ['SW5MR', 'always', 1, 1, 'Mechanizm'],
    ['TU1W', 'chosen', 1, 2, 'Wkładka uszczelniająca IP44'],
    ['SGZ1CMR', 'chosen', 2, 1, 'Mechanizm'],
  ] as const)('state that %s is %s', (symbol, rule, slot, groupId, groupName) => {
    expect(reasonsFor(washBasin.set, symbol)).toEqual([{ kind: 'component', slot, groupId, groupName, rule }]);
  });

  it('are all listed if equal articles share a line', () => {
    expect(reasonsFor(desk.set, 'SGZ1M')).toMatchObject([
      { kind: 'component', slot: 1 },
      { kind: 'component', slot: 2 },
    ]);
  });
});

describe('a finding on a bill', () => {
  it('reports that no frame was chosen', () => {
    expect(findingsOf(aSet())).toEqual([{ kind: 'no-frame' }]);
  });

  it('reports that a panel is not configured, and its empty slots', () => {
    const set = { ...livingRoom.set, controllers: { 1: 303 } };
    expect(findingsOf(set)).toEqual([{ kind: 'not-configured', symbol: 'DTP3-2@M/70', slots: [2] }]);
    expect(linesOf(set).map(({ article }) => article.symbol)).toEqual(['DTZ2', 'DGZ1ZP/11', 'SGZ1CM']);
  });

  it('names the symbol of a panel that does not exist', () => {
    expect(findingsOf({ ...livingRoom.set, controllers: { 1: 306, 2: 303 } })).toEqual([
      {
        kind: 'missing-article',
        article: { kind: 'symbol', symbol: 'DTP3-42M/70' },
        reason: { kind: 'frame' },
      },
    ]);
  });

  // Holds R22.
  it('names missing parts; the rest is billed', () => {
    const gone = { moduleId: 9, colourId: 401, visibleComponentId: 54201, options: {} };
    const set = {
      ...desk.set,
      frameId: 8,
      modules: { 1: gone, 4: { ...gone, moduleId: 4016, visibleComponentId: 7 } },
    };
    const { lines, findings } = billOfMaterials({ ...set, controllers: { 2: 6 } }, exampleAssortment);
    expect(lines.map(({ article }) => article.symbol)).toEqual(['SZW1KM']);
    expect(findings).toEqual([
      { kind: 'missing-article', article: { kind: 'id', id: 8 }, reason: { kind: 'frame' } },
      { kind: 'missing-article', article: { kind: 'id', id: 6 }, reason: { kind: 'controller', slot: 2 } },
      { kind: 'missing-module', slot: 1, moduleId: 9 },
      { kind: 'missing-article', article: { kind: 'id', id: 7 }, reason: { kind: 'visible-part', slot: 4 } },
    ]);
  });

  it('reports a component that is not part of the module', () => {
    const options = { 1: { selectedId: 54321, quantity: 1 } };
    const modules = { 1: aChoice({ moduleId: 4019, visibleComponentId: 54301, options }) };
    expect(findingsOf(aSet({ frameId: 54014, modules }))).toMatchObject([
      { kind: 'missing-article', article: { id: 54301 }, reason: { kind: 'visible-part' } },
      { kind: 'missing-article', article: { id: 54321 }, reason: { kind: 'component' } },
    ]);
  });

  it('names a missing seal, box and component', () => {
    const frame = aFrame({ id: 1, supportsIp44: true, surfaceBoxes: [aBox(5, 401)] });
    const assortment = anAssortment({
      frames: [frame],
      modules: [aModule()],
      articles: [anArticle({ id: 1 }), anArticle({ id: 54201 })],
    });
    const set = aSet({ frameId: 1, ip44: true, surfaceBoxColourId: 401, modules: { 1: aChoice() } });
    expect(billOfMaterials(set, assortment).findings).toMatchObject([
      { article: { kind: 'seal-of-frame', frameId: 1 }, reason: { kind: 'seal' } },
      { article: { kind: 'id', id: 5 }, reason: { kind: 'surface-box' } },
      { article: { kind: 'id', id: 54301 }, reason: { kind: 'component', rule: 'always' } },
    ]);
  });

  // Holds R22.
  it('names a seal and a box that the frame no longer has, and bills neither', () => {
    const assortment = anAssortment({
      frames: [aFrame({ id: 1, supportsIp44: false, surfaceBoxes: [aBox(5, 401)], cornerBoxes: [] })],
      articles: [anArticle({ id: 1 }), anArticle({ id: 5 })],
    });
    const withSurfaceBox = aSet({ frameId: 1, ip44: true, surfaceBoxColourId: 402 });
    const { lines, findings } = billOfMaterials(withSurfaceBox, assortment);
    expect(lines.map(({ article }) => article.id)).toEqual([1]);
    expect(findings).toEqual([
      { kind: 'missing-article', article: { kind: 'seal-of-frame', frameId: 1 }, reason: { kind: 'seal' } },
      {
        kind: 'missing-article',
        article: { kind: 'box-of-frame', frameId: 1 },
        reason: { kind: 'surface-box', colourId: 402 },
      },
    ]);
    const withCornerBox = aSet({ frameId: 1, cornerBoxColourId: 401 });
    expect(billOfMaterials(withCornerBox, assortment).findings).toMatchObject([
      { article: { kind: 'box-of-frame' }, reason: { kind: 'corner-box', colourId: 401 } },
    ]);
  });

  // Holds D14.
  it('does not report a seal that a module excludes', () => {
    const assortment = anAssortment({
      frames: [aFrame({ id: 1, supportsIp44: true })],
      modules: [aModule({ disablesIp44: true, groups: [] })],
      articles: [anArticle({ id: 1 }), anArticle({ id: 54201 })],
    });
    const set = aSet({ frameId: 1, ip44: true, modules: { 1: aChoice() } });
    expect(billOfMaterials(set, assortment).findings).toEqual([]);
  });

  it('reports an article without a price once', () => {
    const article = anArticle({ id: 54201, price: null });
    const assortment = anAssortment({
      frames: [aFrame({ id: 1, slots: 2 })],
      modules: [aModule({ groups: [] })],
      articles: [anArticle({ id: 1, price: 990 }), article],
    });
    const bill = billOfMaterials(aSet({ frameId: 1, modules: { 1: aChoice(), 2: aChoice() } }), assortment);
    expect(bill.findings).toEqual([{ kind: 'no-price', article }]);
    expect(billTotal(bill.lines)).toBe(990);
  });
});

const assortment = anAssortment({
  controllers: { 'simon-54': [1, 2, 4].map((touchPoints) => aController(touchPoints)) },
});

// Holds §3.18, D12.
it.each([
  ['@@M', {}, 'DTP3-@@M/70'],
  ['@@M', { 1: 301 }, 'DTP3-1@M/70'],
  ['@@M', { 1: 302 }, 'DTP3-2@M/70'],
  ['@@M', { 1: 304 }, 'DTP3-4@M/70'],
  ['@@M', { 2: 301 }, 'DTP3-@1M/70'],
  ['@@M', { 1: 302, 2: 304 }, 'DTP3-24M/70'],
  ['@M@', { 1: 302, 3: 304 }, 'DTP3-2M4/70'],
  ['M@', { 2: 304 }, 'DTP2-M4/70'],
  ['@@@', { 1: 301, 2: 302, 3: 301 }, 'DTP3-121/70'],
  ['@@M', { 1: 999, 2: 304 }, 'DTP3-@4M/70'],
] as const)('the panel %s with controllers %j is %s', (pattern, controllers, symbol) => {
  expect(panelSymbol(aSet({ controllers }), aPanel(pattern), assortment)).toBe(symbol);
});

// Holds D12.
it('a plain frame keeps its symbol', () => {
  expect(panelSymbol(aSet(), aFrame({ symbol: 'TR2/111' }), assortment)).toBe('TR2/111');
});
