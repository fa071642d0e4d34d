import { describe, expect, it } from 'vitest';
import { ok, err } from '../result.ts';
import { aChoice, aComponent, aGroup, aModule } from '../testing/makers.ts';
import { exampleAssortment } from '../testing/worked-examples/example-assortment.ts';
import { washBasin } from '../testing/worked-examples/wash-basin.ts';
import {
  type ComponentFact,
  carryOptions,
  choicePrice,
  chooseOptions,
  factsOf,
  ratingsOf,
  normaliseOptions,
} from './options.ts';
import type { GroupChoice } from './product-set.ts';

describe('choosing the options of a placed module', () => {
  const { set } = washBasin;

  it('changes only that module', () => {
    const chosen = chooseOptions(set, 2, { 1: { selectedId: 55311, quantity: 1 } }, exampleAssortment);
    const options = { 1: { selectedId: 55311, quantity: 1 } };
    expect(chosen).toEqual(ok({ ...set, modules: { ...set.modules, 2: { ...set.modules[2], options } } }));
  });

  it('normalises missing and superfluous options', () => {
    const chosen = chooseOptions(set, 1, { 3: { selectedId: 55303, quantity: 9 } }, exampleAssortment);
    expect(chosen.ok && chosen.value.modules[1]?.options).toEqual({
      1: { selectedId: 55301, quantity: 1 },
      2: { selectedId: null, quantity: 1 },
      3: { selectedId: 55303, quantity: 1 },
    });
  });

  it('is refused in an empty slot', () => {
    expect(chooseOptions(set, 3, {}, exampleAssortment)).toEqual(err({ kind: 'empty-slot' }));
  });

  it('is refused for a module missing from the catalogue', () => {
    const choice = { moduleId: 9, colourId: 501, visibleComponentId: 1, options: {} };
    const stored = { ...set, modules: { 1: choice } };
    expect(chooseOptions(stored, 1, {}, exampleAssortment)).toEqual(err({ kind: 'unknown-module', moduleId: 9 }));
  });
});

const components = [aComponent(11), aComponent(12), aComponent(13)];
const settledIn = (group: Parameters<typeof aGroup>[0], wanted?: GroupChoice) =>
  normaliseOptions(aModule({ components, groups: [aGroup(group)] }), 401, wanted ? { 1: wanted } : {})[1];

// Holds C5.3.
describe('the options of a module', () => {
  // Holds §5.30, §5.31.
  it.each([
    ['a required group of one has it', { required: true, components: [11] }, undefined, 11],
    ['a required group of one has it even when told none', { required: true, components: [11] }, null, 11],
    ['a required group of several starts with the first', { required: true, components: [12, 11] }, undefined, 12],
    ['a required group of several has the chosen one', { required: true, components: [12, 11] }, 11, 11],
    ['a required group is never empty', { required: true, components: [12, 11] }, null, 12],
    ['an optional group of one starts empty', { components: [11] }, undefined, null],
    ['an optional group of one can be ticked', { components: [11] }, 11, 11],
    ['an optional group of several starts with none', { components: [11, 12] }, undefined, null],
    ['an optional group of several has the chosen one', { components: [11, 12] }, 12, 12],
    ['a component of no such group falls back to the first', { required: true, components: [11, 12] }, 13, 11],
    ['a component of no such group falls back to none', { components: [11] }, 13, null],
  ] as const)('%s', (_, group, wantedId, selectedId) => {
    const wanted = wantedId === undefined ? undefined : { selectedId: wantedId, quantity: 1 };
    expect(settledIn(group, wanted)).toEqual({ selectedId, quantity: 1 });
  });

  // Holds §5.18.
  it.each([
    [3, 3],
    [2.9, 2],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('convert %d pieces to %i if the user enters the quantity', (typed, quantity) => {
    const group = { userDefinedQuantity: true, components: [11] };
    expect(settledIn(group, { selectedId: 11, quantity: typed })).toEqual({ selectedId: 11, quantity });
  });

  it('ignore the requested quantity if it is fixed', () => {
    const group = { quantity: 2, components: [11] };
    expect(settledIn(group, { selectedId: 11, quantity: 50 })).toEqual({ selectedId: 11, quantity: 2 });
  });

  it('drop groups that the module does not have', () => {
    const module = aModule({ components, groups: [] });
    expect(normaliseOptions(module, 401, { 7: { selectedId: 11, quantity: 1 } })).toEqual({});
  });
});

// Holds D8.
describe('the colour of a module', () => {
  const coloured = [
    aComponent(11, { colourId: 408 }),
    aComponent(12, { colourId: 401 }),
    aComponent(13, { colourId: 0 }),
  ];
  const firstIn = (colourId: number, ids: readonly number[]) =>
    normaliseOptions(
      aModule({ components: coloured, groups: [aGroup({ required: true, components: ids })] }),
      colourId,
      {},
    )[1]?.selectedId;

  it.each([
    ['that colour or none', 401, [11, 12, 13], 12],
    ['none, where that colour is lacking', 405, [11, 12, 13], 13],
    ['any, where nothing fits', 405, [11, 12], 11],
  ] as const)('narrows a group to components of %s', (_, colourId, ids, first) => {
    expect(firstIn(colourId, ids)).toBe(first);
  });
});

const rated = (id: number, rating: string) => aComponent(id, { attributes: { rating } });
const mechanism = (ids: readonly number[], id = 1) =>
  aGroup({ id, name: 'Mechanism', roleId: 'mechanism', required: true, components: ids });
const insert = (ids: readonly number[], id = 2) =>
  aGroup({ id, name: 'Insert', roleId: 'ip44-insert', components: ids });
const values = ['10ax', '16ax', '20ax'].map((id) => ({ id, name: id }));
const findRole = (id: string) => ({
  id,
  name: id,
  attributes: id === 'mechanism' ? [{ id: 'rating', name: 'rating', carried: 'at-least' as const, values }] : [],
});

describe('options carried over to a replacing module', () => {
  const from = aModule({
    id: 1,
    components: [rated(11, '10ax'), rated(12, '16ax'), aComponent(21)],
    groups: [mechanism([11, 12]), insert([21])],
  });
  const carried = (to: Partial<Parameters<typeof aModule>[0]>, selected: Readonly<Record<number, number | null>>) => {
    const module = aModule({ id: 2, ...to });
    const options = Object.fromEntries(
      Object.entries(selected).map(([id, selectedId]) => [id, { selectedId, quantity: 1 }]),
    );
    const { choice, losses } = carryOptions(
      { module: from, choice: aChoice({ moduleId: 1, options }) },
      { module, choice: aChoice({ moduleId: module.id, options: normaliseOptions(module, 401, {}) }) },
      { findRole },
    );
    const chosen = Object.entries(choice.options).map(([id, { selectedId }]) => [id, selectedId]);
    return { chosen: Object.fromEntries(chosen), losses: losses.map(({ from: had, to: has }) => [had?.id, has?.id]) };
  };

  it('stay the same in the same module, whatever the names of its groups', () => {
    expect(carried({ ...from, id: 1, components: Object.values(from.components) }, { 1: 12, 2: 21 })).toEqual({
      chosen: { 1: 12, 2: 21 },
      losses: [],
    });
  });

  it('are matched by the role of the group and the attributes of the component', () => {
    const to = {
      components: [rated(31, '10ax'), rated(32, '16ax'), aComponent(41)],
      groups: [insert([41], 7), mechanism([31, 32], 8)],
    };
    expect(carried(to, { 1: 12, 2: 21 })).toEqual({ chosen: { 7: 41, 8: 32 }, losses: [] });
    expect(carried(to, { 1: 11, 2: null })).toEqual({ chosen: { 7: null, 8: 31 }, losses: [] });
  });

  it('take a higher value if the same is not available, and list a lower one as a loss', () => {
    const stronger = { components: [rated(31, '10ax'), rated(33, '20ax')], groups: [mechanism([31, 33])] };
    expect(carried(stronger, { 1: 12, 2: null })).toEqual({ chosen: { 1: 33 }, losses: [] });
    const weaker = { components: [rated(31, '10ax')], groups: [mechanism([31])] };
    expect(carried(weaker, { 1: 12, 2: null })).toEqual({ chosen: { 1: 31 }, losses: [[12, 31]] });
  });

  it('are listed if there is no equivalent, unless they were defaults', () => {
    expect(carried({ components: [], groups: [] }, { 1: 12, 2: 21 }).losses).toEqual([
      [12, undefined],
      [21, undefined],
    ]);
    expect(carried({ components: [], groups: [] }, { 1: 11, 2: null }).losses).toEqual([]);
  });
});

const formatted = (facts: readonly ComponentFact[]): readonly string[] =>
  facts.map(({ name, value }) => `${name}: ${value}`);

const choose = (options: Readonly<Record<number, GroupChoice>>) => aChoice({ options });

describe('price and ratings of a module with its options', () => {
  const module = aModule({
    components: [
      aComponent(54201, { colourId: 401, price: 1240 }),
      aComponent(54301, { price: 1860, attributes: { rating: '10-ax', terminals: 'quick', section: '1-to-2-5' } }),
      aComponent(54302, { price: 2160, attributes: { rating: '16-ax' } }),
      aComponent(54401, { price: 180 }),
    ],
    groups: [
      aGroup({ id: 1, roleId: 'mechanism', required: true, components: [54301, 54302] }),
      aGroup({ id: 2, components: [54401], quantity: 2 }),
    ],
  });
  const values = [
    { id: '10-ax', name: '10 AX' },
    { id: '16-ax', name: '16 AX' },
  ];
  const findRole = () => ({
    id: 'mechanism',
    name: 'Mechanizm',
    attributes: [
      { id: 'rating', name: 'prąd', carried: 'at-least', values } as const,
      { id: 'terminals', name: 'zaciski', carried: 'free', values: [{ id: 'quick', name: 'szybkozłącza' }] } as const,
      { id: 'section', name: 'przekrój', carried: 'free', values: [{ id: '1-to-2-5', name: '1–2,5 mm²' }] } as const,
    ],
  });

  it('include the visible part and all included components', () => {
    expect(choicePrice(module, choose({}))).toBe(1240 + 1860);
    const dearer = choose({ 1: { selectedId: 54302, quantity: 1 }, 2: { selectedId: 54401, quantity: 1 } });
    expect(choicePrice(module, dearer)).toBe(1240 + 2160 + 2 * 180);
  });

  it('are on request if no part has a price', () => {
    expect(choicePrice(aModule(), choose({}))).toBeNull();
  });

  it('contain the ratings of the included components', () => {
    expect(ratingsOf(module, choose({}), { findRole })).toEqual(['10 AX', '1–2,5 mm²']);
    expect(ratingsOf(module, choose({ 1: { selectedId: 54302, quantity: 1 } }), { findRole })).toEqual(['16 AX']);
    expect(ratingsOf(module, choose({}), { findRole: () => undefined })).toEqual([]);
  });

  it('contain all facts about the included components, by name', () => {
    expect(formatted(factsOf(module, choose({}), { findRole }))).toEqual([
      'prąd: 10 AX',
      'zaciski: szybkozłącza',
      'przekrój: 1–2,5 mm²',
    ]);
    const other = choose({ 1: { selectedId: 54302, quantity: 1 } });
    expect(formatted(factsOf(module, other, { findRole }))).toEqual(['prąd: 16 AX']);
  });
});
