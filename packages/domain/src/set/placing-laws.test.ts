import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allControllerSlots, allSlots, type Frame, type Module, moduleSlots, type Slot } from '../catalogue.ts';
import { ok, err } from '../result.ts';
import {
  aColour,
  aComponent,
  aController,
  aFrame,
  aLine,
  aModule,
  aPanel,
  aRange,
  type ModuleOverrides,
} from '../testing/makers.ts';
import { fillFromQuickEntry } from '../quick-entry.ts';
import { checkSet } from './check-set.ts';
import { chooseController } from './controllers.ts';
import { chooseFrame } from './frames.ts';
import { BLANK_FUNCTION, fillWithBlanks } from './missing-parts.ts';
import {
  type ModuleCard,
  moduleChoiceOf,
  moveModule,
  placeInFirstFreeSlot,
  placeInFreeSlots,
  placeModule,
  removeModule,
} from './modules.ts';
import {
  chosenControllers,
  emptySet,
  frameOfSet,
  type ModuleChoice,
  placedModules,
  type ProductSet,
} from './product-set.ts';
import { restyleSet } from './restyle.ts';
import { switchSeal } from './seal.ts';

const premium = aLine();
const nature = aLine({ id: 42, tag: 'nature', subcategories: [{ id: 421, name: 'Wood' }] });
const touch = aLine({ id: 43, tag: 'simon-54-touch', subcategories: [{ id: 431, name: 'Panels' }] });
const other = aLine({ id: 51, seriesId: 5, tag: 'simon-55', subcategories: [{ id: 511, name: 'Line' }] });
const lines = [premium, nature, touch, other];

const ofNature = { lineTag: nature.tag, subcategoryId: 421, supportsIp44: true };
const ofOther = { lineTag: other.tag, seriesTag: 'simon-55', subcategoryId: 511 };
const frames = [
  ...([1, 2, 5] as const).map((slots) => aFrame({ id: slots, slots, supportsIp44: true })),
  ...([2, 3] as const).map((slots) => aFrame({ id: 20 + slots, slots, ...ofNature })),
  ...([1, 3, 4] as const).map((slots) => aFrame({ id: 50 + slots, slots, supportsIp44: true, ...ofOther })),
  ...['@', '@M', 'M@', '@@M', '@M@', 'M@M'].map((pattern, index) => aPanel(pattern, { id: 31 + index })),
];

const moduleOf = (id: number, overrides: ModuleOverrides = {}): Module =>
  aModule({
    id,
    visibleComponents: [id],
    components: [aComponent(id, { colourId: overrides.seriesTag === 'simon-55' ? 501 : 401 }), aComponent(54301)],
    ...overrides,
  });
const in55 = { seriesTag: 'simon-55' };
/** Modules that fit every line of their series. */
const [anywhere54, anywhere55] = [moduleOf(401), moduleOf(501, in55)];
const modules = [
  anywhere54,
  anywhere55,
  moduleOf(402, { disabledFrameLines: [41] }),
  moduleOf(403, { disabledFrameLines: [42, 43], disablesIp44: true }),
  moduleOf(404, { disabledFrameLines: [43] }),
  moduleOf(405, { functionId: BLANK_FUNCTION, disabledFrameLines: [42] }),
  moduleOf(406, { functionId: BLANK_FUNCTION, disabledFrameLines: [41, 43], disablesIp44: true }),
  moduleOf(502, { ...in55, disabledFrameLines: [51] }),
  moduleOf(503, { ...in55, functionId: BLANK_FUNCTION }),
];
const range = aRange({
  lines,
  frames,
  modules,
  controllers: { 'simon-54': [aController(1), aController(2), aController(4)] },
  colours: { 'simon-54': [aColour()], 'simon-55': [aColour({ id: 501 })] },
});

const cardOf = (module: Module): ModuleCard => ({ module, visiblePart: aComponent(0, module.components[module.id]) });
const choiceOf = (module: Module): ModuleChoice => moduleChoiceOf(cardOf(module));
const lineOf = (frame: Frame) => range.findLineOfFrame(frame) ?? premium;

const anyFrame = fc.constantFrom(...frames);
const anySlot = fc.constantFrom(...allSlots);
const anyModule = fc.constantFrom(...modules);

/** A module for a slot of a frame, and the trade's rules against it, written independently of the implementation. */
type Placing = { readonly frame: Frame; readonly slot: Slot; readonly module: Module };
const rules: readonly (readonly [string, (placing: Placing) => boolean])[] = [
  ['the frame has fewer slots', ({ frame, slot }) => slot > frame.slots],
  ['the slot takes a controller', ({ frame, slot }) => frame.touchLayout?.controllerSlots[slot - 1] ?? false],
  ['the module is of another series', ({ frame, module }) => module.seriesTag !== frame.seriesTag],
  ['the line disables the module', ({ frame, module }) => module.disabledFrameLines.includes(lineOf(frame).id)],
];
const mayStand = (placing: Placing): boolean => rules.every(([, forbids]) => !forbids(placing));

/** A complete set in this frame: every controller slot is filled, and every module slot holds a module that fits. */
const fullSet = (frame: Frame): ProductSet => {
  const panel = allControllerSlots.reduce(
    (set, slot) => {
      const chosen = chooseController(set, slot, 301, range);
      return chosen.ok ? chosen.value : set;
    },
    chooseFrame(emptySet, frame, range).set,
  );
  const fitting = frame.seriesTag === 'simon-54' ? anywhere54 : anywhere55;
  const filled = placeInFreeSlots(panel, choiceOf(fitting), range);
  return filled.ok ? filled.value.set : panel;
};

const withModule = (set: ProductSet, slot: Slot, module: Module): ProductSet => ({
  ...set,
  modules: { ...set.modules, [slot]: choiceOf(module) },
});
/** The complete set with this module in the slot, ignoring all rules. */
const holding = ({ frame, slot, module }: Placing): ProductSet => withModule(fullSet(frame), slot, module);
const emptyAt = ({ frame, slot }: Placing): ProductSet => removeModule(fullSet(frame), slot);
const isIn = (set: ProductSet, { slot, module }: Placing): boolean => set.modules[slot]?.moduleId === module.id;

/** Every way in which a module gets into a slot or stays in it, as a function that returns whether this is allowed. */
const paths: Readonly<Record<string, (placing: Placing) => boolean>> = {
  placed: (placing) => placeModule(emptyAt(placing), placing.slot, choiceOf(placing.module), range).ok,
  'placed on another': ({ frame, slot, module }) => placeModule(fullSet(frame), slot, choiceOf(module), range).ok,
  'placed in the first free slot': (placing) => {
    const placed = placeInFirstFreeSlot(emptyAt(placing), choiceOf(placing.module), range);
    return placed.ok && placed.value.slot === placing.slot;
  },
  'placed in all free slots': (placing) => placeInFreeSlots(emptyAt(placing), choiceOf(placing.module), range).ok,
  moved: (placing) => {
    const from = allSlots.find((slot) => slot !== placing.slot) ?? 1;
    return moveModule(withModule(emptyAt(placing), from, placing.module), from, placing.slot, range).ok;
  },
  'moved to where it is': (placing) => moveModule(holding(placing), placing.slot, placing.slot, range).ok,
  typed: (placing) => {
    const { frame, slot, module } = placing;
    const item = { functionId: null, loses: null, sealed: false, content: { card: cardOf(module) } };
    const line = { line: lineOf(frame), frames: [], modules, colours: [], colourId: 0, finishId: null };
    const filled = fillFromQuickEntry(emptyAt(placing), [item], { ...line, subcategoryId: null, assortment: range });
    return filled !== undefined && isIn(filled.set, { frame, slot, module });
  },
  'kept in a frame': (placing) =>
    isIn(chooseFrame({ ...holding(placing), frameId: null }, placing.frame, range).set, placing),
  restyled: (placing) => {
    const asIs = { lineId: null, finish: { kind: 'as-is' }, colour: { kind: 'as-is' } } as const;
    const restyled = restyleSet(holding(placing), asIs, range);
    return restyled.kind === 'possible' && isIn(restyled.set, placing);
  },
  loaded: (placing) => checkSet(holding(placing), range).ok,
};

const anyPlacing = fc.record({ frame: anyFrame, slot: anySlot, module: anyModule });
const answersTo = (placing: Placing) =>
  Object.fromEntries(Object.keys(paths).map((path) => [path, paths[path]?.(placing)]));
const all = (answer: boolean) => Object.fromEntries(Object.keys(paths).map((path) => [path, answer]));

describe('every way of putting a module into a slot', () => {
  // Holds R18, C5.6.
  it.each(rules)('is refused if %s', (_, forbids) => {
    fc.assert(
      fc.property(anyPlacing.filter(forbids), (placing) => {
        expect(answersTo(placing)).toEqual(all(false));
      }),
    );
  });

  // Holds R18.
  it('is allowed otherwise', () => {
    fc.assert(
      fc.property(anyPlacing.filter(mayStand), (placing) => {
        expect(answersTo(placing)).toEqual(all(true));
      }),
    );
  });

  // Holds R18.
  it('allows swapping two modules if both fit', () => {
    fc.assert(
      fc.property(anyPlacing, anySlot, anyModule, (one, slot, module) => {
        fc.pre(slot !== one.slot);
        const exchanged = moveModule(withModule(holding(one), slot, module), slot, one.slot, range);
        const both = mayStand({ ...one, slot }) && mayStand({ ...one, module });
        expect(exchanged.ok).toBe(both);
        expect(
          exchanged.ok && [isIn(exchanged.value, { ...one, slot }), isIn(exchanged.value, { ...one, module })],
        ).toEqual(both && [true, true]);
      }),
    );
  });

  // Holds R22.
  it('allows keeping a module missing from the catalogue, if the slot takes modules', () => {
    const gone = { ...choiceOf(anywhere54), moduleId: 9 };
    fc.assert(
      fc.property(anyFrame, anySlot, anySlot, (frame, from, to) => {
        const set = { ...fullSet(frame), modules: { [from]: gone } };
        const takes = moduleSlots(frame);
        expect(moveModule(set, from, to, range).ok).toBe(takes.includes(to));
        expect(placedModules(chooseFrame(set, frame, range).set).length).toBe(takes.includes(from) ? 1 : 0);
        expect(placeModule(set, to, gone, range).ok).toBe(false);
      }),
    );
  });

  it('is refused in a set without a frame', () => {
    fc.assert(
      fc.property(anyPlacing, anySlot, fc.constantFrom(null, 9), (placing, to, frameId) => {
        const set = { ...holding(placing), frameId };
        const choice = choiceOf(placing.module);
        const answers = [
          placeModule(set, to, choice, range),
          placeInFirstFreeSlot(set, choice, range),
          placeInFreeSlots(set, choice, range),
          moveModule(set, placing.slot, to, range),
          fillWithBlanks(set, range),
        ];
        expect(answers).toEqual(answers.map(() => err({ kind: 'no-frame' })));
        expect(checkSet(set, range).ok).toBe(false);
      }),
    );
  });

  it('allows blank covers that fit, preferring one that is compatible with the seal', () => {
    fc.assert(
      fc.property(anyFrame, fc.subarray([...allSlots]), fc.boolean(), (frame, emptied, ip44) => {
        const set = { ...emptied.reduce(removeModule, fullSet(frame)), ip44: ip44 && frame.supportsIp44 };
        const slot = moduleSlots(frame).find((each) => set.modules[each] === undefined);
        const covers = modules.filter(
          (module) => slot && module.functionId === BLANK_FUNCTION && mayStand({ frame, slot, module }),
        );
        const covered = fillWithBlanks(set, range);
        expect(covered.ok).toBe(covers.length > 0);
        fc.pre(covered.ok);
        expect(covered.ok && checkSet(covered.value, range)).toEqual(covered);
        expect(covered.ok && covered.value.ip44).toBe(set.ip44 && covers.some(({ disablesIp44 }) => !disablesIp44));
      }),
    );
  });
});

/** Any modules in any slots, allowed or not. */
const anyHeld: fc.Arbitrary<ProductSet> = fc
  .record({ frame: anyFrame, held: fc.array(fc.option(anyModule), { maxLength: 5 }), ip44: fc.boolean() })
  .map(({ frame, held, ip44 }) => {
    const choices = held.flatMap((module, index) => (module ? [[index + 1, choiceOf(module)] as const] : []));
    return { ...fullSet(frame), ip44, modules: Object.fromEntries(choices) };
  });

/** Like `anyHeld`, without modules that the frame does not take. */
const anyValid = anyHeld.map((held) => {
  const frame = frameOfSet(held, range);
  return frame ? chooseFrame(held, frame, range).set : held;
});

/** The same set, built step by step as a visitor builds it. */
const corrected = (set: ProductSet): ProductSet => {
  const start = chooseFrame(emptySet, frameOfSet(set, range) ?? aFrame(), range).set;
  const panel = chosenControllers(set).reduce((before, { slot, controllerId }) => {
    const chosen = chooseController(before, slot, controllerId, range);
    return chosen.ok ? chosen.value : before;
  }, start);
  const filled = placedModules(set).reduce((before, { slot, choice }) => {
    const placed = placeModule(before, slot, choice, range);
    return placed.ok ? placed.value.set : before;
  }, panel);
  const sealed = switchSeal(filled, set.ip44, range);
  return sealed.ok ? sealed.value : filled;
};

describe('a valid set', () => {
  // Holds R18.
  it('stays valid when a module is moved, and is the same again when it is moved back', () => {
    fc.assert(
      fc.property(anyValid, anySlot, anySlot, (set, from, to) => {
        const moved = moveModule(set, from, to, range);
        fc.pre(moved.ok);
        expect(checkSet(set, range)).toEqual(ok(set));
        expect(moved.ok && checkSet(moved.value, range)).toEqual(moved);
        expect(moved.ok && moveModule(moved.value, to, from, range)).toEqual(ok(set));
      }),
      { numRuns: 300 },
    );
  });

  it('can be built in the editor', () => {
    fc.assert(
      fc.property(anyHeld, (held) => {
        const checked = checkSet(held, range);
        fc.pre(checked.ok);
        expect(checked.ok && corrected(checked.value)).toEqual(checked.ok && checked.value);
      }),
      { numRuns: 300 },
    );
  });
});
