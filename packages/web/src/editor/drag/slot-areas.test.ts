import type { Slot } from '@ramka/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { nearestSlot, type SlotArea } from './slot-areas.ts';

const anArea = (slot: Slot): SlotArea => ({ slot, left: slot * 100, right: slot * 100 + 80, top: 50, bottom: 130 });
const areas = [anArea(1), anArea(2), anArea(3)];

describe('the nearest slot', () => {
  it.each([
    ['inside a slot', { x: 140, y: 90 }, 1],
    ['on the edge of a slot', { x: 280, y: 130 }, 2],
    ['between two slots, closer to the right one', { x: 193, y: 90 }, 2],
    ['a little above a slot', { x: 340, y: 30 }, 3],
    ['far below', { x: 340, y: 200 }, null],
    ['off a corner', { x: 70, y: 25 }, null],
  ] as const)('%s', (_where, point, slot) => {
    expect(nearestSlot(areas, point)).toBe(slot);
  });

  it('is none if the frame has no slot for modules', () => {
    expect(nearestSlot([], { x: 140, y: 90 })).toBeNull();
  });
});
