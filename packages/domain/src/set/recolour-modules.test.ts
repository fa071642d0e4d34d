import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySet } from '../testing/arbitraries.ts';
import { aChoice, aColour, aComponent, aGroup, aModule, anAssortment, aSet } from '../testing/makers.ts';
import { exampleAssortment } from '../testing/worked-examples/example-assortment.ts';
import { exampleRanges } from '../testing/worked-examples/example-ranges.ts';
import { checkSet } from './check-set.ts';
import { placedModules, type ProductSet } from './product-set.ts';
import { recolourModules } from './modules.ts';

const white = aColour({ familyId: 'white' });
const silver = aColour({ id: 405, name: 'silver', hexColor: '#B8BABC', familyId: 'silver' });
const black = aColour({ id: 408, name: 'black', hexColor: '#1C1C1C', familyId: 'black' });
const colours = [white, silver, black];

const insert = aComponent(21);
const everyColour = aModule({
  id: 1,
  visibleComponents: [1, 2, 3],
  components: [
    aComponent(1, { colourId: 401 }),
    aComponent(2, { colourId: 405 }),
    aComponent(3, { colourId: 408 }),
    insert,
  ],
  groups: [aGroup({ id: 1, components: [21] })],
});
const twoLids = aModule({
  id: 2,
  visibleComponents: [11, 12, 13, 14],
  components: [
    aComponent(11, { colourId: 401 }),
    aComponent(12, { colourId: 401 }),
    aComponent(13, { colourId: 408 }),
    aComponent(14, { colourId: 408 }),
  ],
  groups: [],
});
const lightOnly = aModule({
  id: 3,
  visibleComponents: [31, 32],
  components: [aComponent(31, { colourId: 401 }), aComponent(32, { colourId: 405 })],
  groups: [],
});
const signal = aModule({ id: 4, visibleComponents: [41], components: [aComponent(41)], groups: [] });
const assortment = anAssortment({ modules: [everyColour, twoLids, lightOnly, signal] });

const recoloured = (modules: ProductSet['modules'], wanted = black) =>
  recolourModules(aSet({ modules }), wanted, colours, assortment);

describe('the modules of a set in one colour', () => {
  it('keep their options', () => {
    const options = { 1: { selectedId: 21, quantity: 1 } };
    const before = { moduleId: 1, colourId: 401, visibleComponentId: 1, options };
    expect(recoloured({ 2: before })).toEqual({
      set: aSet({ modules: { 2: { moduleId: 1, colourId: 408, visibleComponentId: 3, options } } }),
      losses: [],
    });
  });

  // Holds R22.
  it('lose an option missing from the catalogue, and report it', () => {
    const before = {
      moduleId: 1,
      colourId: 401,
      visibleComponentId: 1,
      options: { 1: { selectedId: 9, quantity: 1 } },
    };
    const { set, losses } = recoloured({ 2: before });
    expect(set.modules[2]?.options).toEqual({ 1: { selectedId: null, quantity: 1 } });
    expect(losses).toEqual([{ kind: 'option', slot: 2, groupName: 'Mechanizm', from: null, to: null }]);
  });

  it('keep their visible part', () => {
    const before = { moduleId: 2, colourId: 401, visibleComponentId: 12, options: {} };
    expect(recoloured({ 1: before }).set.modules[1]).toMatchObject({ colourId: 408, visibleComponentId: 14 });
  });

  it('get the nearest colour if they do not come in it, and are listed', () => {
    const before = { moduleId: 3, colourId: 401, visibleComponentId: 31, options: {} };
    expect(recoloured({ 1: before })).toMatchObject({
      set: { modules: { 1: { colourId: 405, visibleComponentId: 32 } } },
      losses: [{ kind: 'colour', slot: 1, moduleId: 3, to: silver }],
    });
  });

  it('stay unchanged if they fit every colour or are missing from the catalogue', () => {
    const modules = {
      1: { moduleId: 4, colourId: 0, visibleComponentId: 41, options: {} },
      2: aChoice({ moduleId: 99 }),
    };
    expect(recoloured(modules)).toEqual({ set: aSet({ modules }), losses: [] });
  });
});

describe('recolouring any set of the editor', () => {
  const visibleParts = exampleRanges
    .flatMap(({ modules }) => modules)
    .flatMap(({ visibleComponents, components }) => visibleComponents.flatMap((id) => components[id] ?? []));
  const colourIds = new Set(visibleParts.map(({ colourId }) => colourId));
  const exampleColours = [...colourIds].map((id) => aColour({ id, familyId: `family ${id}` }));
  const colour = fc.constantFrom(...exampleColours);
  const again = (set: ProductSet, wanted = exampleColours[0] ?? white) =>
    recolourModules(set, wanted, exampleColours, exampleAssortment);

  it('twice has the same result as once', () => {
    fc.assert(
      fc.property(anySet, colour, (set, wanted) => {
        const once = again(set, wanted);
        expect(again(once.set, wanted)).toEqual(once);
      }),
    );
  });

  it('lists every module that is not in the colour, and changes nothing else', () => {
    fc.assert(
      fc.property(anySet, colour, (set, wanted) => {
        const { set: after, losses } = again(set, wanted);
        const others = placedModules(after).filter(
          ({ choice }) => choice.colourId !== wanted.id && choice.colourId !== 0,
        );
        expect(losses.flatMap((each) => (each.kind === 'colour' ? [each.slot] : []))).toEqual(
          others.map(({ slot }) => slot),
        );
        expect({ ...after, modules: {} }).toEqual({ ...set, modules: {} });
        expect(placedModules(after).map(({ slot, choice }) => [slot, choice.moduleId])).toEqual(
          placedModules(set).map(({ slot, choice }) => [slot, choice.moduleId]),
        );
        expect(checkSet(after, exampleAssortment).ok).toBe(checkSet(set, exampleAssortment).ok);
      }),
    );
  });
});
