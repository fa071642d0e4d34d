import { cs } from '@ramka/texts/cs';
import { pl } from '@ramka/texts/pl';
import { expect, it } from 'vitest';
import { projectIdProblem } from './project-id-problem.ts';

it('asks for an id', () => {
  expect(projectIdProblem(' ', pl)).toBe('Wpisz identyfikator inwestycji');
  expect(projectIdProblem('', cs)).toBe('Zadejte identifikační číslo projektu');
});

it('asks for exactly 8 characters', () => {
  expect(projectIdProblem('Hq7mWz3', pl)).toBe('Identyfikator inwestycji musi mieć długość 8 znaków');
  expect(projectIdProblem('Hq7mWz3kk', cs)).toBe('Identifikační číslo projektu musí mít délku 8 znaků');
});

it('ignores white space around and inside', () => {
  expect(projectIdProblem(' Hq7m Wz3k ', pl)).toBeUndefined();
});
