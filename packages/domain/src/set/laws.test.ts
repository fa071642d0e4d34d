import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '../bill.ts';
import { drawSet } from '../drawing.ts';
import { accepted } from '../result.ts';
import { anyCard, anySet } from '../testing/arbitraries.ts';
import { exampleAssortment as assortment } from '../testing/worked-examples/example-assortment.ts';
import { exampleRanges } from '../testing/worked-examples/example-ranges.ts';
import { checkSet } from './check-set.ts';
import { missingParts } from './missing-parts.ts';
import { allowedControllers, chooseController } from './controllers.ts';
import { frameOfSet, isConfigured, placedModules, type ProductSet } from './product-set.ts';
import { chooseFrame } from './frames.ts';
import { moduleChoiceOf, moveModule, placeModule, removeModule } from './modules.ts';
import { allControllerSlots, allSlots, controllerSlots } from '../catalogue.ts';

const slot = fc.constantFrom(...allSlots);
const frame = fc.constantFrom(...exampleRanges.flatMap(({ frames }) => frames));
const configuredSet = anySet.filter((set) => isConfigured(set, assortment));
const setWithModules = anySet.filter((set) => placedModules(set).length > 0);

/** How many slots hold something. */
const countOf = (set: ProductSet) => Object.keys(set.modules).length + Object.keys(set.controllers).length;

describe('whatever was done in the editor', () => {
  it('a configured set is saved exactly as it is', () => {
    fc.assert(
      fc.property(configuredSet, (set) => {
        expect(checkSet(set, assortment)).toEqual(accepted(set));
      }),
      { numRuns: 300 },
    );
  });

  it('a set that is not configured is refused', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        expect(checkSet(set, assortment).ok).toBe(isConfigured(set, assortment));
      }),
    );
  });

  it('a set is configured just when it has as many controllers as its frame has controller slots', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        const chosen = frameOfSet(set, assortment);
        const counts = chosen && Object.keys(set.controllers).length === controllerSlots(chosen).length;
        expect(isConfigured(set, assortment)).toBe(counts ?? false);
      }),
    );
  });

  it('nothing is missing', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        expect(missingParts(set, assortment)).toEqual([]);
      }),
    );
  });

  it('the bill of a configured set names every article', () => {
    fc.assert(
      fc.property(configuredSet, (set) => {
        expect(billOfMaterials(set, assortment).findings).toEqual([]);
      }),
    );
  });

  it('never are both boxes taken', () => {
    fc.assert(
      fc.property(anySet, ({ cornerBoxColourId, surfaceBoxColourId }) => {
        expect(cornerBoxColourId * surfaceBoxColourId).toBe(0);
      }),
    );
  });

  it('the offered controllers are just those that can be chosen', () => {
    const controllers = assortment.listControllers('simon-54');
    fc.assert(
      fc.property(anySet, fc.constantFrom(...allControllerSlots), (set, at) => {
        const choosable = controllers.filter(({ id }) => chooseController(set, at, id, assortment).ok);
        expect(allowedControllers(set, at, assortment)).toEqual(choosable);
      }),
    );
  });

  it('every layer of the picture is within it', () => {
    fc.assert(
      fc.property(configuredSet, (set) => {
        const drawing = drawSet(set, assortment) ?? { x: 0, y: 0, width: 0, height: 0, layers: [] };
        for (const layer of drawing.layers) {
          expect(layer.x).toBeGreaterThanOrEqual(drawing.x);
          expect(layer.y).toBeGreaterThanOrEqual(drawing.y);
          expect(layer.x + layer.width).toBeLessThanOrEqual(drawing.x + drawing.width + 1e-9);
          expect(layer.y + layer.height).toBeLessThanOrEqual(drawing.y + drawing.height + 1e-9);
        }
      }),
    );
  });
});

describe('an edit taken back', () => {
  it('placing a module in an empty slot and removing it gives the same set, but for IP44', () => {
    fc.assert(
      fc.property(anySet, slot, anyCard, (set, at, card) => {
        const emptied = removeModule(set, at);
        const placed = placeModule(emptied, at, moduleChoiceOf(card), assortment);
        const removed = placed.ok ? removeModule(placed.value, at) : emptied;
        expect({ ...removed, ip44: set.ip44 }).toEqual(emptied);
      }),
    );
  });

  it('moving a module there and back gives the same set', () => {
    fc.assert(
      fc.property(setWithModules, fc.nat(4), slot, (set, pick, to) => {
        const placed = placedModules(set);
        const from = placed[pick % placed.length]?.slot ?? 1;
        const there = moveModule(set, from, to, assortment);
        expect(there.ok ? moveModule(there.value, to, from, assortment) : accepted(set)).toEqual(accepted(set));
      }),
    );
  });
});

describe('choosing a frame', () => {
  it('names everything that goes, and loses nothing else', () => {
    fc.assert(
      fc.property(anySet, frame, (before, chosen) => {
        const { set, removals } = chooseFrame(before, chosen, assortment);
        const gone = (...kinds: readonly string[]) => removals.filter(({ kind }) => kinds.includes(kind)).length;
        expect(countOf(set) + gone('module', 'controller')).toBe(countOf(before));
        expect(gone('ip44')).toBe(before.ip44 && !set.ip44 ? 1 : 0);
        const hadBox = before.cornerBoxColourId + before.surfaceBoxColourId > 0;
        expect(gone('corner-box', 'surface-box')).toBe(hadBox ? 1 : 0);
      }),
    );
  });

  it('twice is the same as once', () => {
    fc.assert(
      fc.property(anySet, frame, (before, chosen) => {
        const once = chooseFrame(before, chosen, assortment).set;
        expect(chooseFrame(once, chosen, assortment)).toEqual({ set: once, removals: [] });
      }),
    );
  });
});
