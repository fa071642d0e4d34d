import { allControllerSlots, allSlots, type Frame, NO_COLOUR } from '@ramka/domain/catalogue';
import { carriedComponent, substitutesFor } from '@ramka/domain/substitutes';
import { checkSet } from '@ramka/domain/set/check-set';
import { groupCandidates } from '@ramka/domain/set/options';
import { emptySet, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import {
  type RestyleChange,
  type RestyleResult,
  restyleSet,
  type RestyleOptions,
  verdictOf,
} from '@ramka/domain/set/restyle';
import { hasSeal } from '@ramka/domain/set/seal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySet } from './testing/any-set.ts';
import { sampleRange } from './testing/sample-range.ts';

const anyLine = fc.constantFrom(...sampleRange.lines);

const asItIs: RestyleOptions = { lineId: null, finish: { kind: 'as-is' }, colour: { kind: 'as-is' } };
const into = (lineId: number): RestyleOptions => ({ ...asItIs, lineId });
const anyWish: fc.Arbitrary<RestyleOptions> = fc.record({
  lineId: fc.option(anyLine.map(({ id }) => id)),
  finish: fc.oneof(
    fc.constant({ kind: 'as-is' } as const),
    fc
      .constantFrom(...sampleRange.frames)
      .map(({ finishId }) => ({ kind: 'finish', finishId: finishId ?? '' }) as const),
    fc.constantFrom('white', 'black', 'silver', 'none').map((familyId) => ({ kind: 'family', familyId }) as const),
  ),
  colour: fc.oneof(
    fc.constant({ kind: 'as-is' } as const),
    fc.constant({ kind: 'as-frame' } as const),
    fc.constantFrom('white', 'black', 'gold', 'none').map((familyId) => ({ kind: 'family', familyId }) as const),
  ),
});

const possible = (restyled: RestyleResult) => (restyled.kind === 'possible' ? restyled : undefined);

const functionIn = (set: ProductSet, slot: (typeof allSlots)[number]): string | null => {
  const moduleId = set.modules[slot]?.moduleId;
  const controllerSlot = allControllerSlots.find((known) => known === slot);
  const controllerId = controllerSlot && set.controllers[controllerSlot];
  const content =
    moduleId === undefined
      ? controllerId === undefined
        ? undefined
        : sampleRange.findController(controllerId)
      : sampleRange.findModule(moduleId);
  return content?.functionId ?? null;
};

describe('any set of the sample, restyled in any way', () => {
  // Holds R32.
  it('can be saved, and keeps its name and number of slots', () => {
    fc.assert(
      fc.property(anySet, anyWish, (set, wish) => {
        const after = possible(restyleSet(set, wish, sampleRange))?.set;
        if (!after) return;
        expect(checkSet(after, sampleRange)).toEqual({ ok: true, value: after });
        expect(after.name).toBe(set.name);
        const slots = [set, after].map(({ frameId }) => sampleRange.findFrame(frameId ?? 0)?.slots);
        expect(slots[0]).toBe(slots[1]);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not change if restyled again', () => {
    fc.assert(
      fc.property(anySet, anyWish, (set, wish) => {
        expect(restyleSet(set, asItIs, sampleRange)).toEqual({ kind: 'possible', set, changes: [] });
        const after = possible(restyleSet(set, wish, sampleRange))?.set;
        expect(after && possible(restyleSet(after, wish, sampleRange))?.set).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  it('reports every loss', () => {
    fc.assert(
      fc.property(anySet, anyWish, (set, wish) => {
        const restyled = possible(restyleSet(set, wish, sampleRange));
        const lost = restyled ? lossesOf(set, restyled.set) : [];
        const told = new Set((restyled?.changes ?? []).map(wordsFor));
        expect(lost.filter((loss) => !told.has(loss))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it('has in each slot the same function or its substitute', () => {
    fc.assert(
      fc.property(anySet, anyLine, (set, line) => {
        const after = possible(restyleSet(set, into(line.id), sampleRange))?.set;
        const strangers = placedModules(set).filter(({ slot, choice }) => {
          const had = sampleRange.findModule(choice.moduleId)?.functionId ?? '';
          const has = after ? functionIn(after, slot) : null;
          return has !== null && !substitutesFor(had, null, sampleRange).some(({ functionId }) => functionId === has);
        });
        expect(strangers).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

const wordsFor = (change: RestyleChange): string => {
  if (change.kind === 'box') return `${change.box} box`;
  if (change.kind === 'option') return `option ${change.from?.id} of ${change.slot}`;
  return 'slot' in change ? `${change.kind} of ${change.slot}` : change.kind;
};

/** All losses of a set, in the words of the report. */
const lossesOf = (set: ProductSet, after: ProductSet): readonly string[] => [
  ...allSlots.flatMap((slot) => {
    const [had, has] = [functionIn(set, slot), functionIn(after, slot)];
    const functionLost = had === has ? [] : [`${has === null ? 'emptied' : 'function'} of ${slot}`];
    return [...functionLost, ...optionsLost(set, after, slot).map((id) => `option ${id} of ${slot}`)];
  }),
  ...(hasSeal(set, sampleRange) && !hasSeal(after, sampleRange) ? ['seal'] : []),
  ...(set.cornerBoxColourId !== NO_COLOUR && after.cornerBoxColourId === NO_COLOUR ? ['corner box'] : []),
  ...(set.surfaceBoxColourId !== NO_COLOUR && after.surfaceBoxColourId === NO_COLOUR ? ['surface box'] : []),
];

/** Component ids of deliberately chosen options without an equivalent in the same slot. */
const optionsLost = (set: ProductSet, after: ProductSet, slot: (typeof allSlots)[number]): readonly number[] => {
  const [before, now] = [set.modules[slot], after.modules[slot]];
  const from = before && sampleRange.findModule(before.moduleId);
  const to = now && sampleRange.findModule(now.moduleId);
  if (!before || !from || !to) return [];
  const there = to.groups.flatMap((group) => {
    const id = now.options[group.id]?.selectedId ?? null;
    const component = id === null ? undefined : to.components[id];
    return component ? [{ roleId: group.roleId, component }] : [];
  });
  return from.groups.flatMap((group) => {
    const id = before.options[group.id]?.selectedId ?? null;
    const chosen = id === null ? undefined : from.components[id];
    const isDefault = group.required && groupCandidates(from, group, before.colourId)[0]?.id === id;
    if (!chosen || isDefault) return [];
    const role = group.roleId === null ? undefined : sampleRange.findRole(group.roleId);
    const isCarried = there.some(
      ({ roleId, component }) => roleId === group.roleId && carriedComponent(chosen, [component], role),
    );
    return isCarried ? [] : [chosen.id];
  });
};

describe('a set of the sample', () => {
  it('does not change if nothing is requested', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        expect(restyleSet(set, asItIs, sampleRange)).toEqual({ kind: 'possible', set, changes: [] });
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same after restyling there and back, if it was kept on the way there', () => {
    fc.assert(
      fc.property(anySet, anyLine, (set, line) => {
        const frame = sampleRange.findFrame(set.frameId ?? 0);
        const home = frame && sampleRange.findLineOfFrame(frame);
        const there = restyleSet(set, into(line.id), sampleRange);
        // A part that fits every colour gets the frame's colour in a series without such a part.
        const isColoured = placedModules(set).every(({ choice }) => choice.colourId !== NO_COLOUR);
        if (!home || !isColoured || there.kind === 'impossible' || verdictOf(there) !== 'kept') return;
        const back = possible(restyleSet(there.set, into(home.id), sampleRange))?.set;
        // If a line's frames differ only in material or base, restyling takes the first of the colour family.
        const frameAgain = sampleRange.findFrame(back?.frameId ?? 0);
        expect(familyOf(frameAgain)).toBe(familyOf(frame));
        expect(back).toEqual({ ...set, frameId: back?.frameId });
      }),
      { numRuns: 2000 },
    );
  });
});

const symbolIn = (symbol: string, lineId: number, ip44 = false): string | undefined => {
  const frame = sampleRange.frames.find((known) => known.symbol === symbol);
  const set = { ...emptySet, frameId: frame?.id ?? null, ip44 };
  const after = possible(restyleSet(set, into(lineId), sampleRange))?.set;
  return sampleRange.findFrame(after?.frameId ?? 0)?.symbol;
};

describe('a frame of another series', () => {
  it.each([
    ['the ordinary one, not that for boxes in plasterboard', 'MR2/11', 41, false, 'DR2/11'],
    ['the ordinary one for a set without a seal', 'TR2/111', 21, false, 'BRS2/11'],
    ['the one that takes a seal, for a set that has one', 'TR2/111', 21, true, 'BR2/11'],
  ] as const)('is %s', (_, symbol, lineId, ip44, expected) => {
    expect(symbolIn(symbol, lineId, ip44)).toBe(expected);
  });
});

const familyOf = (frame: Frame | undefined): string | null =>
  sampleRange.findFinish(frame?.finishId ?? '')?.familyId ?? null;
