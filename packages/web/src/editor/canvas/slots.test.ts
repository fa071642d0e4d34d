import { aFrame } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { slotPlace } from './slots.ts';

describe('the position of a slot on the drawing', () => {
  it('is relative to the drawing, so that it scales with it', () => {
    const frame = aFrame({ slots: 2, geometry: { height: 80, window: 40 } });
    const drawing = { x: -10, y: 0, width: 200, height: 80, layers: [] };
    expect(slotPlace(drawing, frame, 1)).toEqual({
      '--lower-edge': '150%',
      left: '15%',
      top: '25%',
      width: '20%',
      height: '50%',
    });
    expect(slotPlace(drawing, frame, 2)).toMatchObject({ left: '50.5%' });
  });
});
