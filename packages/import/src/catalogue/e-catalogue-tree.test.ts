import { expect, test } from 'vitest';
import { buildTree } from './e-catalogue-tree.ts';

const heading = (uk: string) => ({ pl: 'Pozostałe', cs: 'Ostatní', sk: 'Ostatné', uk, en: 'Others' });

test('finds the headings of an earlier import even if one language had another wording', () => {
  const before = heading('Інше');
  const tree = buildTree([
    { id: 1, name: null, groups: [{ id: 2, name: before, productGroups: [{ id: 3, name: before }] }] },
  ]);
  expect(tree.placeAmongOthers(undefined)).toBe(3);
  expect(tree.placeAmongOthers('Ramki')).not.toBe(3);
});
