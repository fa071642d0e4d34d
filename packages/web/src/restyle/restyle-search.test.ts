import { describe, expect, it, test } from 'vitest';
import {
  colourOf,
  idList,
  idsIn,
  isRequested,
  requestOf,
  withChoice,
  withDecision,
  withExcluded,
  withOwnFrame,
} from './restyle-search.ts';

const setIds = new Set([1, 2, 12]);

describe('the address of a restyle', () => {
  // Holds R32.
  it('requests nothing while everything stays as it is', () => {
    expect([{}, { groupId: 3, sets: '1,2' }, { colour: 'as-is' }, { leave: 1 }].map(isRequested)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([{ line: 42 }, { finish: 'oak' }, { family: 'black' }, { colour: 'as-frame' }].map(isRequested)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.for([
    ['as it is by default', {}, 'as-is'],
    ['as it is, in another line', { line: 42 }, 'as-is'],
    ['of the frame if its finish is chosen', { finish: 'oak' }, 'as-frame'],
    ['of the frame if its colour is chosen', { family: 'black' }, 'as-frame'],
    ['that is chosen', { family: 'black', colour: 'white' }, 'white'],
  ] as const)('has the module colour %s', ([, search, colour]) => {
    expect(colourOf(search)).toBe(colour);
  });

  it('contains everything that the server needs', () => {
    const search = {
      groupId: 3,
      sets: '1,2',
      line: 42,
      finish: 'oak',
      colour: 'white',
      leave: 2,
      slots: '1.2.switch-one-way,1.3.,12.1.dimmer',
      frames: '12.41.gold-matt,99.41.oak',
      divided: '1,99',
    };
    expect(requestOf(search, setIds)).toEqual({
      roomId: 3,
      setIds: [1, 2],
      options: {
        lineId: 42,
        finish: { kind: 'finish', finishId: 'oak' },
        colour: { kind: 'family', familyId: 'white' },
      },
      decisions: { 1: { 2: 'switch-one-way', 3: null }, 12: { 1: 'dimmer' } },
      frames: { 12: { lineId: 41, finishId: 'gold-matt' } },
      dividedIds: [1],
      excludedIds: [2],
    });
  });

  it('leaves out sets that the project no longer has', () => {
    const search = { sets: '1,99', leave: '99,2', slots: '99.1.dimmer' };
    expect(requestOf(search, setIds)).toMatchObject({ setIds: [1], excludedIds: [2], decisions: {} });
  });

  it('ignores invalid values', () => {
    expect(requestOf({ sets: '1,x,-2,0.5', slots: '1.6.dimmer,1.2,x.1.y' }, setIds)).toMatchObject({
      setIds: [1],
      decisions: {},
    });
  });
});

test('lists of ids are parsed as they were written', () => {
  for (const ids of [[], [5], [1, 2, 3]]) expect(idsIn(idList(ids))).toEqual(ids);
});

test('a decision replaces an earlier one for the same slot, and no other', () => {
  const first = withDecision(undefined, { setId: 1, slot: 2, functionId: 'dimmer' });
  const second = withDecision(first, { setId: 1, slot: 3, functionId: null });
  expect(second).toBe('1.2.dimmer,1.3.');
  expect(withDecision(second, { setId: 1, slot: 2, functionId: null })).toBe('1.3.,1.2.');
});

test('another choice resets the decisions for slots, and keeps the excluded sets', () => {
  expect(withChoice({ family: 'black', leave: 1, slots: '1.2.' }, { family: 'white' })).toEqual({
    family: 'white',
    leave: 1,
    slots: undefined,
  });
});

test('a set is excluded, and included again', () => {
  const search = withExcluded(withExcluded({}, 1, true), 2, true);
  expect(search).toEqual({ leave: '1,2' });
  expect(withExcluded(withExcluded(search, 1, false), 2, false)).toEqual({ leave: undefined });
});

test('a set gets a frame of its own until it follows the choice again, or another choice is made', () => {
  const gold = withOwnFrame({ finish: 'oak' }, 12, { lineId: 41, finishId: 'gold-matt' });
  expect(gold).toEqual({ finish: 'oak', frames: '12.41.gold-matt' });
  expect(withOwnFrame(gold, 1, { lineId: 42, finishId: 'wenge' }).frames).toBe('12.41.gold-matt,1.42.wenge');
  expect(withOwnFrame(gold, 12, undefined)).toEqual({ finish: 'oak' });
  expect(withChoice(gold, { finish: 'walnut' })).toEqual({ finish: 'walnut' });
});
