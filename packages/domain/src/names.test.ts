import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './testing/arbitraries.ts';
import { nameOfCopy, nameProblem, normaliseName } from './names.ts';

describe('a name', () => {
  // Holds R12.
  it.each([
    ['  Dom  nad\tjeziorem \n', 'Dom nad jeziorem'],
    ['Łazienka\u00A0– umywalka', 'Łazienka – umywalka'],
    ['   ', ''],
    // As macOS spells file names: letters and their marks apart.
    ['Ła\u0301zien\u0301ka u\u0306', 'Łázieńka ŭ'],
    ['<b>&amp;', '<b>&amp;'],
  ])('typed as %j is stored as %j', (typed, name) => {
    expect(normaliseName(typed)).toBe(name);
  });

  it('does not change if normalised again', () => {
    fc.assert(
      fc.property(anyText(), (typed) => {
        expect(normaliseName(normaliseName(typed))).toBe(normaliseName(typed));
      }),
    );
  });

  // Holds R12.
  it('is empty without a visible character', () => {
    expect(normaliseName('\u200B \u2060')).toBe('');
    expect(normaliseName('\u200BDom\u200D')).toBe('\u200BDom\u200D');
  });

  // Holds §5.12, §9.2, R12.
  it.each([
    ['project', '', { kind: 'required' }],
    ['project', ' \t ', { kind: 'required' }],
    ['project', '\u200B\u200B\u200B', { kind: 'required' }],
    ['project', ' ab ', { kind: 'too-short', minimum: 3 }],
    ['project', 'abc', undefined],
    ['room', '', { kind: 'required' }],
    ['room', 'WC', { kind: 'too-short', minimum: 3 }],
    ['room', 'Hol', undefined],
    ['renamed-room', '', { kind: 'required' }],
    ['renamed-room', 'Hol', { kind: 'too-short', minimum: 4 }],
    ['renamed-room', 'Hall', undefined],
    ['set', '', undefined],
    ['set', 'a', undefined],
  ] as const)('of a %s %j: %j', (subject, typed, problem) => {
    expect(nameProblem(subject, typed)).toEqual(problem);
  });

  // Holds §5.3, §5.4, R12.
  it('counts graphemes', () => {
    expect(nameProblem('room', '👨‍👩‍👧')).toEqual({ kind: 'too-short', minimum: 3 });
    expect(nameProblem('room', 'e\u0301e\u0301')).toEqual({ kind: 'too-short', minimum: 3 });
    expect(nameProblem('room', '👨‍👩‍👧'.repeat(3))).toBeUndefined();
    expect(nameProblem('room', 'e\u0301'.repeat(120))).toBeUndefined();
  });

  // Holds R12.
  it('has at most 120 characters', () => {
    expect(nameProblem('set', 'x'.repeat(120))).toBeUndefined();
    expect(nameProblem('set', 'x'.repeat(121))).toEqual({ kind: 'too-long', maximum: 120 });
    expect(nameProblem('set', `a${'\u0301'.repeat(5000)}`)).toEqual({ kind: 'too-long', maximum: 120 });
  });

  // Holds R12.
  it.each([
    ['120 emoji of a skin tone', '👍🏽'.repeat(120), undefined],
    ['60 families', '👨‍👩‍👧'.repeat(60), undefined],
    ['61 families', '👨‍👩‍👧'.repeat(61), { kind: 'too-large', maximum: 480 }],
    ['one letter with 480 accents', `q${'\u0301'.repeat(480)}`, { kind: 'too-large', maximum: 480 }],
  ] as const)('has at most 480 UTF-16 units: %s', (_what, name, problem) => {
    expect(nameProblem('set', name)).toEqual(problem);
  });

  // Holds R12.
  it.each([
    'a\u0000bc',
    'a\u001Bbc',
    'a\u007Fbc',
    'a\u0085bc',
    'a\u202Ebc',
    'a\uD800bc',
    'a\uFFFFbc',
    'a\uFFFEbc',
    'a\uFDD0bc',
    'a\u{1FFFE}bc',
  ])('has no control characters: %j', (typed) => {
    expect(nameProblem('project', typed)).toEqual({ kind: 'control-characters' });
  });
});

describe('the name of a copy', () => {
  it.each([
    ['Biurko', ['Biurko'], 'Biurko (2)'],
    ['Biurko', ['Biurko', 'Biurko (2)'], 'Biurko (3)'],
    ['Biurko (2)', ['Biurko', 'Biurko (2)'], 'Biurko (3)'],
    ['', [''], ''],
    [' (2)', [], ' (2)'],
    ['x'.repeat(120), [], `${'x'.repeat(116)} (2)`],
    ['🧵'.repeat(120), [], `${'🧵'.repeat(116)} (2)`],
  ])('of %j beside %j is %j', (name, taken, copy) => {
    expect(nameOfCopy(name, new Set(taken))).toBe(copy);
  });
});
