import { describe, expect, it } from 'vitest';
import { acceptedEntry, leftEntry, typedEntry, type ProblemOf } from './field-entry.ts';

const threeCharacters: ProblemOf = (value) => {
  if (value === '') {
    return 'required';
  }
  return value.length < 3 ? 'too short' : undefined;
};

const untouched = { value: '', told: false };

describe('typing into a field', () => {
  it('says nothing while the first characters are typed', () => {
    expect(typedEntry(untouched, 'Sa', threeCharacters)).toEqual({ value: 'Sa', told: false });
  });

  it('says what is wrong once the value was right before', () => {
    const right = typedEntry(untouched, 'Sal', threeCharacters);
    expect(typedEntry(right, 'Sa', threeCharacters)).toEqual({ value: 'Sa', told: true });
  });

  it('says at once that an emptied field is required', () => {
    expect(typedEntry({ value: 'S', told: false }, '', threeCharacters)).toEqual({ value: '', told: true });
  });
});

describe('leaving a field', () => {
  it('resets the form when the field is empty', () => {
    expect(leftEntry({ value: ' ', told: true })).toBeUndefined();
  });

  it('says what is wrong with what was typed', () => {
    expect(leftEntry({ value: 'Sa', told: false })).toEqual({ value: 'Sa', told: true });
  });
});

describe('a value that was accepted', () => {
  it('resets the form', () => {
    expect(acceptedEntry({ value: 'Salon', told: true }, 'Salon')).toBeUndefined();
  });

  it('leaves what was typed meanwhile', () => {
    expect(acceptedEntry({ value: 'Ta', told: true }, 'Salon')).toEqual({ value: 'Ta', told: false });
  });
});
