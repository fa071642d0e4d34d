import { cs } from '@ramka/texts/cs';
import { pl } from '@ramka/texts/pl';
import { describe, expect, it } from 'vitest';
import { submittedEntry, touchedEntry, nameProblemText, type ProblemOf, typedEntry } from './form.ts';

const threeCharacters: ProblemOf = (value) => {
  if (value === '') {
    return 'required';
  }
  return value.length < 3 ? 'too short' : undefined;
};

const untouched = { value: '', showsError: false };

describe('typing into a field', () => {
  it('shows no error while the first characters are typed', () => {
    expect(typedEntry(untouched, 'Sa', threeCharacters)).toEqual({ value: 'Sa', showsError: false });
  });

  it('shows an error once the value was valid before', () => {
    const right = typedEntry(untouched, 'Sal', threeCharacters);
    expect(typedEntry(right, 'Sa', threeCharacters)).toEqual({ value: 'Sa', showsError: true });
  });

  it('shows immediately that an emptied field is required', () => {
    expect(typedEntry({ value: 'S', showsError: false }, '', threeCharacters)).toEqual({ value: '', showsError: true });
  });
});

describe('leaving a field', () => {
  // Holds §5.35.
  it('resets the form when the field is empty', () => {
    expect(touchedEntry({ value: ' ', showsError: true })).toBeUndefined();
  });

  it('shows the error of a typed value', () => {
    expect(touchedEntry({ value: 'Sa', showsError: false })).toEqual({ value: 'Sa', showsError: true });
  });
});

describe('a value that was accepted', () => {
  it('resets the form', () => {
    expect(submittedEntry({ value: 'Salon', showsError: true }, 'Salon')).toBeUndefined();
  });

  it('keeps what was typed meanwhile', () => {
    expect(submittedEntry({ value: 'Ta', showsError: true }, 'Salon')).toEqual({ value: 'Ta', showsError: false });
  });
});

describe('the error text of a name', () => {
  // Holds §5.1, §5.2.
  it.for([
    ['project', '', 'Musisz nazwać swoją inwestycję', 'Svůj projekt musíte pojmenovat'],
    [
      'project',
      'ab',
      'Nazwa inwestycji musi mieć przynajmniej 3 znaki',
      'Název projektu musí obsahovat minimálně 3 znaky',
    ],
    ['room', ' ', 'Musisz nazwać pomieszczenie', 'Místnost musíte pojmenovat'],
    [
      'room',
      'ab',
      'Nazwa pomieszczenia musi mieć przynajmniej 3 znaki',
      'Název místnosti musí obsahovat minimálně 3 znaky',
    ],
    [
      'renamed-room',
      'abc',
      'Nazwa pomieszczenia musi mieć przynajmniej 3 znaki',
      'Název místnosti musí obsahovat minimálně 3 znaky',
    ],
  ] as const)('follows the specification to the letter: %s "%s"', ([subject, name, polish, czech]) => {
    expect(nameProblemText(subject, name, pl)).toBe(polish);
    expect(nameProblemText(subject, name, cs)).toBe(czech);
  });

  it('is undefined for a valid name', () => {
    expect(nameProblemText('room', 'abc', pl)).toBeUndefined();
  });
});
