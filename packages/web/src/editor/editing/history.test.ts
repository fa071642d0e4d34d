import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amend, type History, record, redo, startHistory, undo } from './history.ts';

const grown = (states: readonly number[]): History<number, string> =>
  states.reduce<History<number, string>>((history, state) => record(history, state, `to ${state}`), startHistory(0));

describe('history', () => {
  it('goes back to the state before the latest change and keeps its name', () => {
    const history = undo(grown([1, 2]));
    expect(history.present).toBe(1);
    expect(history.future).toEqual([{ state: 2, name: 'to 2' }]);
  });

  it('discards undone steps once something else is done', () => {
    const history = record(undo(grown([1, 2])), 3, 'to 3');
    expect(history.future).toEqual([]);
    expect(undo(history).present).toBe(1);
  });

  it('is unchanged if there is nothing to undo or redo', () => {
    const history = startHistory<number, string>(7);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  it('keeps its steps when the present is amended', () => {
    const history = amend(grown([1]), 5);
    expect(history.present).toBe(5);
    expect(undo(history).present).toBe(0);
  });

  // Holds R19.
  it('is equal after any number of steps back and forth', () => {
    assert(
      property(array(integer(), { maxLength: 12 }), nat(15), (states, steps) => {
        const history = grown(states);
        let moved = history;
        for (let step = 0; step < steps; step += 1) moved = undo(moved);
        for (let step = 0; step < steps; step += 1) moved = redo(moved);
        expect(moved).toEqual(history);
      }),
    );
  });
});
