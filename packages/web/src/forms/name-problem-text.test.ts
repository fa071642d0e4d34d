import { cs } from '@ramka/texts/cs';
import { pl } from '@ramka/texts/pl';
import { describe, expect, it } from 'vitest';
import { nameProblemText } from './name-problem-text.ts';

describe('what is wrong with a name', () => {
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
  ] as const)('is said to the letter: %s "%s"', ([subject, name, polish, czech]) => {
    expect(nameProblemText(subject, name, pl)).toBe(polish);
    expect(nameProblemText(subject, name, cs)).toBe(czech);
  });

  it('is nothing for a name that may be kept', () => {
    expect(nameProblemText('room', 'abc', pl)).toBeUndefined();
  });
});
