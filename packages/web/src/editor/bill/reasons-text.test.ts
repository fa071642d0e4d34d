import { pl } from '@ramka/texts/pl';
import { expect, it } from 'vitest';
import { reasonsText } from './reasons-text.ts';

const mechanism = { kind: 'component', groupId: 1, groupName: 'Mechanizm', rule: 'always' } as const;

it('names a group once, with all slots of the article, whether it was chosen or not', () => {
  const reasons = [
    { ...mechanism, slot: 1 },
    { ...mechanism, groupId: 7, slot: 3 },
    { ...mechanism, rule: 'chosen', slot: 2 },
  ] as const;
  expect(reasonsText(reasons, pl)).toBe('Mechanizm, miejsca\u00A01,\u00A02,\u00A03');
});

it('describes articles that belong to no slot', () => {
  expect(reasonsText([{ kind: 'surface-box', colourId: 401 }], pl)).toBe('Puszka natynkowa');
});
