import { describe, expect, it } from 'vitest';
import { aFrame } from '../../testing/a-frame.ts';
import { aLine } from '../../testing/a-line.ts';
import { aModule } from '../../testing/a-module.ts';
import { anAssortment } from '../../testing/an-assortment.ts';
import { aPanel } from '../../testing/a-panel.ts';
import { aSet } from '../../testing/a-set.ts';
import { placementProblem } from './placement-problem.ts';

describe('why a module may not go into a slot', () => {
  const frame = aFrame({ slots: 2 });
  const panel = aPanel('@M');
  const assortment = anAssortment({ lines: [aLine()], frames: [frame, panel] });
  const inFrame = aSet({ frameId: frame.id });
  const module = aModule();

  it.each([
    ['no frame is chosen', aSet(), 1, module, { kind: 'no-frame' }],
    ['the frame is gone', aSet({ frameId: 9 }), 1, module, { kind: 'no-frame' }],
    ['the frame has fewer slots', inFrame, 3, module, { kind: 'beyond-frame', slots: 2 }],
    ['the slot takes a controller', aSet({ frameId: panel.id }), 1, module, { kind: 'controller-slot' }],
    ['the line disables it', inFrame, 1, aModule({ disabledFrameLines: [41] }), { kind: 'line-disabled', lineId: 41 }],
    [
      'it belongs to another series',
      inFrame,
      1,
      aModule({ seriesTag: 'simon-55' }),
      { kind: 'other-series', seriesTag: 'simon-54' },
    ],
  ] as const)('is that %s', (_, set, slot, candidate, problem) => {
    expect(placementProblem(set, slot, candidate, assortment)).toEqual(problem);
  });

  it('is nothing where it may', () => {
    expect(placementProblem(inFrame, 2, module, assortment)).toBeUndefined();
    expect(placementProblem(aSet({ frameId: panel.id }), 2, module, assortment)).toBeUndefined();
    expect(placementProblem(inFrame, 2, aModule({ disabledFrameLines: [42] }), assortment)).toBeUndefined();
  });
});
