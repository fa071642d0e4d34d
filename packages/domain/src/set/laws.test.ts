import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '../bill.ts';
import { drawSet } from '../drawing.ts';
import { ok, err } from '../result.ts';
import { anyCard, anySet } from '../testing/arbitraries.ts';
import { aChoice } from '../testing/makers.ts';
import { exampleAssortment as assortment } from '../testing/worked-examples/example-assortment.ts';
import { exampleRanges } from '../testing/worked-examples/example-ranges.ts';
import { chooseCornerBox, chooseSurfaceBox } from './boxes.ts';
import { checkSet, normaliseSet } from './check-set.ts';
import { missingParts } from './missing-parts.ts';
import { chooseController, controllerOffers } from './controllers.ts';
import {
  chosenControllers,
  emptySet,
  frameOfSet,
  isConfigured,
  type ModuleChoice,
  placedModules,
  type ProductSet,
} from './product-set.ts';
import { chooseFrame, chooseLine } from './frames.ts';
import type { Loss } from './set-change.ts';
import { hasSeal, sealProblem, sealProblems, switchSeal } from './seal.ts';
import { moduleChoiceOf, moveModule, placeModule, removeModule } from './modules.ts';
import { allControllerSlots, allSlots, controllerSlots } from '../catalogue.ts';

const slot = fc.constantFrom(...allSlots);
const frame = fc.constantFrom(...exampleRanges.flatMap(({ frames }) => frames));
const line = fc.constantFrom(...exampleRanges.flatMap(({ lines }) => lines));
const configuredSet = anySet.filter((set) => isConfigured(set, assortment));
const setWithModules = anySet.filter((set) => placedModules(set).length > 0);

describe('after any edits', () => {
  // Holds §5.28.
  it('a configured set is saved unchanged', () => {
    fc.assert(
      fc.property(configuredSet, (set) => {
        expect(checkSet(set, assortment)).toEqual(ok(set));
      }),
      { numRuns: 300 },
    );
  });

  // Holds §5.27.
  it('a set that is not configured is refused', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        expect(checkSet(set, assortment).ok).toBe(isConfigured(set, assortment));
      }),
    );
  });

  // Holds §4.49.
  it('a set is configured if and only if every controller slot of its frame has a controller', () => {
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

  // Holds §4.50.
  it('a set never has both boxes', () => {
    fc.assert(
      fc.property(anySet, ({ cornerBoxColourId, surfaceBoxColourId }) => {
        expect(cornerBoxColourId * surfaceBoxColourId).toBe(0);
      }),
    );
  });

  // Holds §4.58, C5.5.
  it('the offered controllers are exactly those that can be chosen', () => {
    const controllers = assortment.listControllers('simon-54');
    fc.assert(
      fc.property(anySet, fc.constantFrom(...allControllerSlots), (set, at) => {
        const choosable = controllers.filter(({ id }) => chooseController(set, at, id, assortment).ok);
        const offered = controllerOffers(set, at, assortment).filter(({ problem }) => problem === undefined);
        expect(offered.map(({ controller }) => controller)).toEqual(choosable);
      }),
    );
  });

  it('every layer of the picture is within its bounds', () => {
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

describe('reverting an edit', () => {
  it('placing a module in an empty slot and removing it gives the same set, except for IP44', () => {
    fc.assert(
      fc.property(anySet, slot, anyCard, (set, at, card) => {
        const emptied = removeModule(set, at);
        const placed = placeModule(emptied, at, moduleChoiceOf(card), assortment);
        const removed = placed.ok ? removeModule(placed.value.set, at) : emptied;
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
        expect(there.ok ? moveModule(there.value, to, from, assortment) : ok(set)).toEqual(ok(set));
      }),
    );
  });
});

/** The parts of a set that a choice removed, from the wall outwards and from left to right. */
const lostParts = (before: ProductSet, after: ProductSet) => [
  ...(before.frameId !== null && after.frameId === null ? ['frame'] : []),
  ...placedModules(before).flatMap(({ slot }) => (after.modules[slot] ? [] : [`module ${slot}`])),
  ...chosenControllers(before).flatMap(({ slot }) =>
    after.controllers[slot] === undefined ? [`controller ${slot}`] : [],
  ),
  ...(before.cornerBoxColourId > after.cornerBoxColourId ? ['corner-box'] : []),
  ...(before.surfaceBoxColourId > after.surfaceBoxColourId ? ['surface-box'] : []),
  ...(before.ip44 && !after.ip44 ? ['ip44'] : []),
];

const lossNames = (losses: readonly Loss[]) =>
  losses.map((loss) => ('slot' in loss ? `${loss.kind} ${loss.slot}` : loss.kind));

describe('a choice lists exactly its losses', () => {
  it('of a frame', () => {
    fc.assert(
      fc.property(anySet, frame, (before, chosen) => {
        const { set, losses } = chooseFrame(before, chosen, assortment);
        expect(lossNames(losses)).toEqual(lostParts(before, set));
      }),
    );
  });

  it('of a line', () => {
    fc.assert(
      fc.property(anySet, line, (before, chosen) => {
        const chosenBefore = frameOfSet(before, assortment);
        const from = (chosenBefore && assortment.findLineOfFrame(chosenBefore)) ?? null;
        const { set, losses } = chooseLine(before, from, chosen);
        expect(lossNames(losses)).toEqual(lostParts(before, set));
      }),
    );
  });

  it('of a module', () => {
    fc.assert(
      fc.property(anySet, slot, anyCard, (before, at, card) => {
        const placed = placeModule(before, at, moduleChoiceOf(card), assortment);
        const losses = placed.ok ? placed.value.losses.filter(({ kind }) => kind !== 'option') : [];
        expect(lossNames(losses)).toEqual(placed.ok ? lostParts(before, placed.value.set) : []);
      }),
    );
  });

  it('of a module that replaces another one, including the options', () => {
    fc.assert(
      fc.property(setWithModules, fc.nat(4), anyCard, (before, pick, card) => {
        const modules = placedModules(before);
        const { slot: at, choice } = modules[pick % modules.length] ?? { slot: 1, choice: aChoice() };
        const placed = placeModule(before, at, moduleChoiceOf(card), assortment);
        if (!placed.ok) return;
        const there = placed.value.set.modules[at];
        const selectedIds = new Set(Object.values(there?.options ?? {}).map(({ selectedId }) => selectedId));
        const named = placed.value.losses.flatMap((each) => (each.kind === 'option' ? [each.from?.id] : []));
        expect(deliberate(choice).filter((id) => !selectedIds.has(id))).toEqual(named);
        const isSame = there?.moduleId === choice.moduleId;
        expect(isSame ? there.options : choice.options).toEqual(choice.options);
      }),
    );
  });
});

/** The components of a placed module that differ from the default. */
const deliberate = (choice: ModuleChoice): readonly number[] => {
  const module = assortment.findModule(choice.moduleId);
  return (module?.groups ?? []).flatMap((group) => {
    const selectedId = choice.options[group.id]?.selectedId ?? null;
    return selectedId === null || (group.required && group.components[0] === selectedId) ? [] : [selectedId];
  });
};

describe('choosing a frame', () => {
  it('twice has the same result as once', () => {
    fc.assert(
      fc.property(anySet, frame, (before, chosen) => {
        const once = chooseFrame(before, chosen, assortment).set;
        expect(chooseFrame(once, chosen, assortment)).toEqual({ set: once, losses: [] });
      }),
    );
  });
});

/** The set with the seal requested. */
const withIp44 = (set: ProductSet): ProductSet => ({ ...set, ip44: true });

describe('the IP44 seal', () => {
  // Holds D14.
  it('is drawn, ordered and saved if and only if it is requested and possible', () => {
    fc.assert(
      fc.property(anySet, fc.boolean(), (any, ip44) => {
        const set = { ...any, ip44 };
        const there = ip44 && sealProblem(set, assortment) === undefined;
        expect(hasSeal(set, assortment)).toBe(there);
        expect(normaliseSet(set, assortment).ip44).toBe(there);
        expect(drawSet(set, assortment)?.layers.some(({ kind }) => kind === 'seal') ?? false).toBe(there);
        expect(reasonsFor(set)).toEqual(there ? ['seal'] : []);
      }),
    );
  });

  it('is missing if and only if it is requested and the frame has none, on the bill and in the notice', () => {
    fc.assert(
      fc.property(anySet.map(withIp44), (set) => {
        const lost = sealProblem(set, assortment)?.kind === 'frame-lacks-ip44';
        expect(missingParts(set, assortment).some(({ kind }) => kind === 'seal')).toBe(lost);
        const findings = billOfMaterials(set, assortment).findings.filter(({ kind }) => kind === 'missing-article');
        expect(findings.length).toBe(lost ? 1 : 0);
      }),
    );
  });

  it('can be turned on if and only if it is possible', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        const problem = sealProblem(set, assortment);
        expect(switchSeal(set, true, assortment)).toEqual(problem ? err(problem) : ok(withIp44(set)));
      }),
    );
  });

  // Holds §4.51.
  it('is never kept with a placed module that excludes it', () => {
    fc.assert(
      fc.property(anySet.map(withIp44), slot, anyCard, (set, at, card) => {
        const placed = placeModule(set, at, moduleChoiceOf(card), assortment);
        const after = placed.ok ? placed.value.set : { ...set, ip44: false };
        const ruledOut = sealProblems(after, assortment).some(({ kind }) => kind === 'module-disables-ip44');
        expect(after.ip44 && ruledOut).toBe(false);
      }),
    );
  });

  it('is never kept with a box that excludes it', () => {
    for (const chosen of exampleRanges.flatMap(({ frames }) => frames)) {
      const framed = chooseFrame(emptySet, chosen, assortment).set;
      const sealed = switchSeal(framed, true, assortment);
      const set = sealed.ok ? sealed.value : framed;
      const boxed = [
        ...chosen.cornerBoxes.map(({ colour }) => chooseCornerBox(set, colour.id, assortment)),
        ...chosen.surfaceBoxes.map(({ colour }) => chooseSurfaceBox(set, colour.id, assortment)),
      ];
      const accepted = boxed.flatMap((result) => (result.ok ? [result.value] : []));
      expect(accepted.filter((after) => after.ip44 && !hasSeal(after, assortment))).toEqual([]);
    }
  });
});

/** The seals on a set's bill. */
const reasonsFor = (set: ProductSet) =>
  billOfMaterials(set, assortment).lines.flatMap(({ reasons }) =>
    reasons.flatMap(({ kind }) => (kind === 'seal' ? [kind] : [])),
  );
