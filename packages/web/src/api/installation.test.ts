import { describe, expect, test } from 'vitest';
import { toggleAll, type ChecklistTick, type ToggleAll, withIds, withTicks, tickKey } from './installation.ts';

const all: readonly ChecklistTick[] = [1, 2, 3].map((piece) => ({ roomId: 1, setId: 7, piece, part: 'box' }));
const [first, second] = all;

/** Returns how many pieces are ticked after each of several clicks on "whole room", given the initially ticked ones. */
const pressed = (times: number, ticked: readonly ChecklistTick[]): readonly number[] => {
  let done = new Set<string>(ticked.map(tickKey)) as ReadonlySet<string>;
  let last: ToggleAll | undefined;
  return Array.from({ length: times }, () => {
    const checked = !all.every((tick) => done.has(tickKey(tick)));
    last = toggleAll(checked, all, done, last);
    done = withTicks(done, { ticks: last.ticks, done: checked });
    return done.size;
  });
};

describe('ticking a part of a whole room', () => {
  test('ticks open items, unticks only those, and clears the room on further clicks', () => {
    expect(pressed(6, first ? [first] : [])).toEqual([3, 1, 3, 0, 3, 0]);
  });

  test('alternates between ticking and clearing if nothing was ticked, and clears if everything was ticked', () => {
    expect(pressed(3, [])).toEqual([3, 0, 3]);
    expect(pressed(2, all)).toEqual([0, 3]);
  });

  test('includes what was ticked since the last click', () => {
    const done = new Set([first, second].flatMap((tick) => (tick ? [tickKey(tick)] : [])));
    const unticked: ToggleAll = { ticks: all.slice(1), isUndo: true };
    const again = toggleAll(true, all, done, unticked);
    expect(toggleAll(false, all, new Set(all.map(tickKey)), again).ticks).toEqual(all.slice(2));
  });
});

test('ticks of a new room move to the id that the server gives it', () => {
  const ticks: readonly ChecklistTick[] = [
    { roomId: 9_000_000_000_001, setId: 7, piece: 2, part: 'frame' },
    { roomId: 9_000_000_000_001, productId: 3, piece: 1 },
    { roomId: 1, setId: 7, piece: 2, part: 'box' },
  ];
  const moved = withIds(new Set(ticks.map(tickKey)), (id) => (id === 9_000_000_000_001 ? 4 : id));
  expect([...moved]).toEqual(['4.7.2.frame', '4.3.1.product', '1.7.2.box']);
});
