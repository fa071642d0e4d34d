import { endpoints } from '@ramka/contract/endpoints';
import { expect, test } from 'vitest';
import { validatePart, type RequestPart } from './validation.ts';

const codesOf = (
  call: 'listComponents' | 'orderFromShop' | 'createProjectFromFile',
  part: RequestPart,
  input: unknown,
) => {
  const { query, body } = { query: undefined, body: undefined, ...endpoints[call] };
  const schema = part === 'body' ? body : query;
  if (schema === undefined) throw new Error('the call takes nothing there');
  const read = validatePart(schema, part, input);
  return 'error' in read ? read.error.issues.map(({ path, code }) => `${path} ${code}`) : [];
};

test('ids of sets in a text and lists of sets are distinguished', () => {
  expect(codesOf('listComponents', 'querystring', { sets: '1;2' })).toEqual(['sets invalid-set-ids']);
  expect(codesOf('listComponents', 'querystring', {})).toEqual(['sets invalid-set-ids']);
  expect(codesOf('orderFromShop', 'body', { groupId: null, sets: [] })).toEqual(['sets empty-list']);
  expect(codesOf('createProjectFromFile', 'body', { sets: 7 })).toContain('sets invalid');
});
