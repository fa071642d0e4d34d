import { describe, expect, it, test } from 'vitest';
import {
  colourOf,
  idList,
  idsIn,
  isAsked,
  requestOf,
  withChoice,
  withDecision,
  withExcluded,
} from './restyle-search.ts';

const known = new Set([1, 2, 12]);

describe('the address of a change', () => {
  // Holds R32.
  it('asks for nothing while everything stays as it is', () => {
    expect([{}, { groupId: 3, sets: '1,2' }, { colour: 'as-is' }, { leave: 1 }].map(isAsked)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([{ line: 42 }, { finish: 'oak' }, { family: 'black' }, { colour: 'as-frame' }].map(isAsked)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.for([
    ['as it is, where nothing was said', {}, 'as-is'],
    ['as it is, in another line', { line: 42 }, 'as-is'],
    ['as the frame, once its finish was chosen', { finish: 'oak' }, 'as-frame'],
    ['as the frame, once its colour was chosen', { family: 'black' }, 'as-frame'],
    ['what was said of it', { family: 'black', colour: 'white' }, 'white'],
  ] as const)('has the modules %s', ([, search, colour]) => {
    expect(colourOf(search)).toBe(colour);
  });

  it('says all that the server is asked for', () => {
    const search = {
      groupId: 3,
      sets: '1,2',
      line: 42,
      finish: 'oak',
      colour: 'white',
      leave: 2,
      slots: '1.2.switch-one-way,1.3.,12.1.dimmer',
    };
    expect(requestOf(search, known)).toEqual({
      roomId: 3,
      setIds: [1, 2],
      wish: {
        lineId: 42,
        finish: { kind: 'finish', finishId: 'oak' },
        colour: { kind: 'family', familyId: 'white' },
      },
      decisions: { 1: { 2: 'switch-one-way', 3: null }, 12: { 1: 'dimmer' } },
      left: [2],
    });
  });

  it('leaves out sets that the project has no longer', () => {
    const search = { sets: '1,99', leave: '99,2', slots: '99.1.dimmer' };
    expect(requestOf(search, known)).toMatchObject({ setIds: [1], left: [2], decisions: {} });
  });

  it('takes no notice of what it cannot read', () => {
    expect(requestOf({ sets: '1,x,-2,0.5', slots: '1.6.dimmer,1.2,x.1.y' }, known)).toMatchObject({
      setIds: [1],
      decisions: {},
    });
  });
});

test('lists of ids read as they were written', () => {
  for (const ids of [[], [5], [1, 2, 3]]) expect(idsIn(idList(ids))).toEqual(ids);
});

test('a decision takes the place of an earlier one for the same slot, and of no other', () => {
  const first = withDecision(undefined, { setId: 1, slot: 2, functionId: 'dimmer' });
  const second = withDecision(first, { setId: 1, slot: 3, functionId: null });
  expect(second).toBe('1.2.dimmer,1.3.');
  expect(withDecision(second, { setId: 1, slot: 2, functionId: null })).toBe('1.3.,1.2.');
});

test('another look takes back what was decided for slots, and keeps which sets stay as they are', () => {
  expect(withChoice({ family: 'black', leave: 1, slots: '1.2.' }, { family: 'white' })).toEqual({
    family: 'white',
    leave: 1,
    slots: undefined,
  });
});

test('a set is left as it is, and taken up again', () => {
  const left = withExcluded(withExcluded({}, 1, true), 2, true);
  expect(left).toEqual({ leave: '1,2' });
  expect(withExcluded(withExcluded(left, 1, false), 2, false)).toEqual({ leave: undefined });
});
