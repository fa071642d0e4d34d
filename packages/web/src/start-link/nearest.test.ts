import { expect, test } from 'vitest';
import { findByKey, nearestByKey } from './nearest.ts';

const items = [
  { id: 'black-glass', name: 'czarne szkło' },
  { id: 'black-matt', name: 'czarny mat' },
  { id: 'white', name: 'biały' },
  { id: 'oak', name: 'dąb' },
];
const keysOf = ({ id, name }: (typeof items)[number]) => [id, name];

test.each([
  ['white', 'white'],
  ['WHITE', 'white'],
  ['Biały', 'white'],
  ['bialy', 'white'],
  ['black_matt', undefined],
  ['Black Matt', 'black-matt'],
  ['DĄB', 'oak'],
  ['-', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('finds %j as %s', (value, id) => {
  expect(findByKey(value, items, keysOf)?.id).toBe(id);
});

test.each([
  ['whte', 'white'],
  ['wihte', undefined],
  ['black-mat', 'black-matt'],
  ['matt', 'black-matt'],
  ['black', 'black-glass'],
  ['dab.', 'oak'],
  ['oka', undefined],
  ['x', undefined],
  ['', undefined],
  ['red', undefined],
  ['w'.repeat(10_000), undefined],
])('the most similar to %j is %s', (value, id) => {
  expect(nearestByKey(value, items, keysOf)?.id).toBe(id);
});
