import { moduleSlots, NO_COLOUR } from '@ramka/domain/catalogue';
import { checkSet } from '@ramka/domain/set/check-set';
import { BLANK_FUNCTION, fillWithBlanks } from '@ramka/domain/set/missing-parts';
import { cardsOfModule, moduleChoiceOf } from '@ramka/domain/set/modules';
import { emptySet, freeModuleSlots } from '@ramka/domain/set/product-set';
import { describe, expect, it } from 'vitest';
import { sampleRange } from './testing/sample-range.ts';

const coverOf = (seriesTag: string) =>
  sampleRange.listSeriesModules(seriesTag).filter(({ functionId }) => functionId === BLANK_FUNCTION);

const frames = sampleRange.frames.filter((frame) => moduleSlots(frame).length > 1 && !frame.touchLayout);

describe('covering empty slots', () => {
  it('fills them with the blank cover of their series, in every line that has one, and changes nothing else', () => {
    const series = new Set<string>();
    for (const frame of frames) {
      const [first] = sampleRange.listSeriesModules(frame.seriesTag);
      const colour = sampleRange.listColours(frame.seriesTag).at(-1);
      const card = first && colour && cardsOfModule(first, colour.id)[0];
      const modules = card ? { 1: moduleChoiceOf(card) } : {};
      const set = { ...emptySet, frameId: frame.id, modules };
      const covered = fillWithBlanks(set, sampleRange);
      expect(covered.ok || covered.problem.kind === 'no-blank-cover').toBe(true);
      if (!covered.ok) continue;
      series.add(frame.seriesTag);
      expect(freeModuleSlots(covered.value, frame)).toEqual([]);
      expect(covered.value.modules[1]).toEqual(set.modules[1] ?? covered.value.modules[1]);
      const covers = coverOf(frame.seriesTag).map(({ id }) => id);
      for (const slot of freeModuleSlots(set, frame)) {
        const choice = covered.value.modules[slot];
        expect(covers).toContain(choice?.moduleId);
        const cover = coverOf(frame.seriesTag).find(({ id }) => id === choice?.moduleId);
        const comesInIt = card && cover && colour && cardsOfModule(cover, colour.id).length > 0;
        expect([colour?.id, NO_COLOUR].includes(choice?.colourId) || !comesInIt).toBe(true);
      }
      expect(checkSet(covered.value, sampleRange)).toMatchObject({ ok: true });
    }
    expect(series.size).toBeGreaterThan(1);
  });

  it('is refused if no slot is empty or there is no frame', () => {
    const [frame] = frames;
    const covered = fillWithBlanks({ ...emptySet, frameId: frame?.id ?? 0 }, sampleRange);
    if (!covered.ok) throw new Error(covered.problem.kind);
    expect(fillWithBlanks(covered.value, sampleRange)).toEqual({ ok: false, problem: { kind: 'no-free-slot' } });
    expect(fillWithBlanks(emptySet, sampleRange)).toEqual({ ok: false, problem: { kind: 'no-frame' } });
  });
});
