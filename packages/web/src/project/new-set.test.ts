import { expect, test } from 'vitest';
import { beginNewSet, editingKey, staysInEditing } from './new-set.ts';

const aLocation = { pathname: '/projekt/Ab3dEf7h/zestawy/nowy', search: '', hash: '', state: {} };

test('a new set at the address of another new set is a different one', () => {
  const begun = { ...aLocation, state: beginNewSet() };
  expect(staysInEditing(aLocation, begun)).toBe(false);
  expect(editingKey(begun)).not.toBe(editingKey(aLocation));
});

test.each([{ search: '?preselectedFrameLine=simon-10' }, { pathname: '/projekt/Ab3dEf7h/zestawy/7' }])(
  'a different address is a different set: %o',
  (other) => {
    expect(staysInEditing(aLocation, { ...aLocation, ...other })).toBe(false);
    expect(editingKey({ ...aLocation, ...other })).not.toBe(editingKey(aLocation));
  },
);

test('a link within the page stays with the set, and so does going back', () => {
  const begun = { ...aLocation, state: beginNewSet() };
  // For an address with a hash browsers keep no state set by the app.
  expect(staysInEditing(begun, { ...aLocation, hash: '#content' })).toBe(true);
  expect(staysInEditing(begun, begun)).toBe(true);
});
