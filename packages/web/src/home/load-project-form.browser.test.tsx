import { cs } from '@ramka/texts/cs';
import { pl } from '@ramka/texts/pl';
import { describe, expect, it } from 'vitest';
import { pastedProjectId, projectIdProblem, typedProjectId } from './load-project-form.tsx';

// Holds §5.5, §5.6.
it('asks for an id', () => {
  expect(projectIdProblem(' ', pl)).toBe('Wpisz identyfikator inwestycji');
  expect(projectIdProblem('', cs)).toBe('Zadejte identifikační číslo projektu');
});

// Holds §5.7, §5.8, §9.1.
it('asks for exactly 8 characters', () => {
  expect(projectIdProblem('Hq7mWz3', pl)).toBe('Identyfikator inwestycji musi mieć długość 8 znaków');
  expect(projectIdProblem('Hq7mWz3kk', cs)).toBe('Identifikační číslo projektu musí mít délku 8 znaků');
});

it('ignores white space around and inside', () => {
  expect(projectIdProblem(' Hq7m Wz3k ', pl)).toBeUndefined();
});

describe('a project id', () => {
  it.for([
    ['Hq7m', 'Hq7m'],
    [' Hq7mWz3k ', 'Hq7mWz3k'],
    ['Hq7mWz3kx', 'Hq7mWz3k'],
    ['https://ramka.example/el12/projekt/Hq7mWz3k/pomieszczenia?openedGroupId=1', 'Hq7mWz3k'],
    ['ramka.example/el12/projekt/Hq7mWz3k', 'Hq7mWz3k'],
    ['https://ramka.example/el12/', 'https://ramka.example/el12/'],
    ['Identyfikator: Hq7mWz3k.', 'Hq7mWz3k'],
    ['https://ramka.example/el12/podglad/Hq7mWz3kHq7mWz', 'https://ramka.example/el12/podglad/Hq7mWz3kHq7mWz'],
  ] as const)('typed or pasted as %j is %j', ([typed, id]) => {
    expect(typedProjectId(typed)).toBe(id);
  });
});

it.for([
  ['Zapytaj o identyfikator', 'Zapytaj o identyfikator'],
  ['Konfigurator', 'Konfigurator'],
  ['Projekt „Dom”\nIdentyfikator: Hq7mWz3k\n', 'Hq7mWz3k'],
] as const)('pasted as %j, the field shows %j', ([pasted, shown]) => {
  expect(pastedProjectId(pasted)).toBe(shown);
});

it.each(['https://ramka.example/el12/', 'https://', 'Konfigurator'])(
  '%s is refused before the server is asked',
  (pasted) => {
    expect(projectIdProblem(pasted, pl)).toBe('Identyfikator inwestycji musi mieć długość 8 znaków');
  },
);

it('accepts a share link', () => {
  expect(projectIdProblem('https://ramka.example/el12/podglad/Hq7mWz3kHq7mWz', pl)).toBeUndefined();
});
