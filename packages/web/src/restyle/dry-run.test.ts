import { expect, test } from 'vitest';
import type { RestyleRow } from '../api/restyle-calls.ts';
import { differingSets } from './dry-run.ts';

const variant = { line: 'Simon 54 Premium', finish: 'biały', price: 3470, drawing: null };

const aRow = (setId: number, overrides: Partial<RestyleRow> = {}): RestyleRow => ({
  setId,
  name: 'Biurko',
  rooms: [],
  verdict: 'kept',
  same: false,
  before: variant,
  after: variant,
  changes: [],
  reason: null,
  copyName: null,
  ...overrides,
});

// Holds R13, R32.
test('a set differs if any part of its outcome has changed or it is new; a deleted set does not', () => {
  const before = { rows: [aRow(1), aRow(2), aRow(3)] };
  const after = { rows: [aRow(1), aRow(2, { before: { ...variant, price: 3570 } }), aRow(4)] };
  expect([...differingSets(before, after)]).toEqual([2, 4]);
});
