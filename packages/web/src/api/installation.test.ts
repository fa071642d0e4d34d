import { describe, expect, test } from 'vitest';
import { toggleAll, type ChecklistTick, type ToggleAll, withTicks, tickKey } from './installation.ts';

const all: readonly ChecklistTick[] = [1, 2, 3].map((piece) => ({ roomId: 1, setId: 7, piece, part: 'box' }));
const [first, second] = all;

/** The pieces that are ticked after each of so many presses on the whole room, beginning with these. */
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

describe('pressing a part of a whole room', () => {
  test('ticks it off, takes that back without what was ticked before, and clears the room where one presses on', () => {
    expect(pressed(6, first ? [first] : [])).toEqual([3, 1, 3, 0, 3, 0]);
  });

  test('ticks off and clears by turns what had no ticks, and clears what is all ticked', () => {
    expect(pressed(3, [])).toEqual([3, 0, 3]);
    expect(pressed(2, all)).toEqual([0, 3]);
  });

  test('keeps what was ticked since it was taken back, too', () => {
    const done = new Set([first, second].flatMap((tick) => (tick ? [tickKey(tick)] : [])));
    const takenBack: ToggleAll = { ticks: all.slice(1), takenBack: true };
    const again = toggleAll(true, all, done, takenBack);
    expect(toggleAll(false, all, new Set(all.map(tickKey)), again).ticks).toEqual(all.slice(2));
  });
});
