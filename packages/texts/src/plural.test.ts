import { expect, it } from 'vitest';
import { pl } from './pl.ts';
import { uk } from './uk.ts';

// Holds R24.
it.each([
  [0, 'brak zestawów', 'немає наборів'],
  [1, '1 zestaw', '1 набір'],
  [2, '2 zestawy', '2 набори'],
  [5, '5 zestawów', '5 наборів'],
  [12, '12 zestawów', '12 наборів'],
  [21, '21 zestawów', '21 набір'],
  [22, '22 zestawy', '22 набори'],
  [25, '25 zestawów', '25 наборів'],
  [111, '111 zestawów', '111 наборів'],
  [112, '112 zestawów', '112 наборів'],
  [124, '124 zestawy', '124 набори'],
])('%i agrees with its noun: %s, %s', (count, polish, ukrainian) => {
  expect([pl.sets.count(count), uk.sets.count(count)]).toEqual([polish, ukrainian]);
});
