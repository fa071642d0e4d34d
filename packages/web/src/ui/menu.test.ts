import { expect, it } from 'vitest';
import { type Action, refusalPlaces } from './menu.tsx';

const anAction = (name: string, refusal?: string): Action => ({ name, label: name, refusal, perform: () => undefined });
const placesOf = (...actions: readonly Action[]) => {
  const places = refusalPlaces(actions);
  return actions.map((action) => places.get(action));
};

it('shows the reason of one entry below it', () => {
  expect(placesOf(anAction('copy'), anAction('pdf', 'save first'))).toEqual([undefined, 'below']);
});

it('shows a reason shared by neighbours once, above them', () => {
  expect(placesOf(anAction('pdf', 'save first'), anAction('xls', 'save first'), anAction('cards', 'no cards'))).toEqual(
    ['above', 'repeated', 'below'],
  );
});
