import { describe, expect, test } from 'vitest';
import { hookAddress, MAX_HOOK_LENGTH, punchOutFragment, punchOutOfFragment, targetOf } from './punch-out.ts';

const origins = ['https://listed.example', 'http://localhost:8090'];

describe('a return address', () => {
  test.each([
    'https://listed.example/oci?sid=1;2&x=%C5%82#top',
    'https://listed.example:443/',
    'http://localhost:8090/hook',
  ])('is accepted if its origin is listed: %s', (address) => {
    expect(hookAddress(address, origins)?.href).toBe(new URL(address).href);
  });

  test.each([
    'http://listed.example/',
    'https://listed.example:8443/',
    'https://www.listed.example/',
    'https://listed.example.evil/',
    'https://listed.example@evil.example/',
    'https://user@listed.example/',
    'https://user:secret@listed.example/',
    'https://evil.example\\@listed.example/',
    'https:\\\\listed.example/',
    'https://listed.example\\evil',
    'https:/listed.example/',
    '//listed.example/',
    '/punch-out',
    'javascript:alert(1)//https://listed.example/',
    'data:text/html,https://listed.example/',
    'SAPEVENT:POST',
    ' https://listed.example/',
    'https://listed.example/\r\nSet-Cookie: a=b',
    'https://listed.example/a b',
    'https://listed\t.example/',
    'https://lısted.example/',
    'http://localhost:8091/',
    `https://listed.example/${'x'.repeat(MAX_HOOK_LENGTH)}`,
    'https://',
    '',
  ])('is refused: %j', (address) => {
    expect(hookAddress(address, origins)).toBeUndefined();
  });
});

test.each([
  ['_self', '_self'],
  ['_blank', '_blank'],
  ['_parent', '_parent'],
  ['SRM_main-1', 'SRM_main-1'],
  ['_unfencedTop', '_top'],
  ['"><script>', '_top'],
  ['a b', '_top'],
  ['a\n', '_top'],
  ['x'.repeat(65), '_top'],
  ['', '_top'],
  [undefined, '_top'],
])('the target %j is %s', (requested, target) => {
  expect(targetOf(requested)).toBe(target);
});

describe('the fragment of a punch-out', () => {
  const punchOut = { hookUrl: 'https://listed.example/oci?a=1&b=#%20', version: '5', target: 'SRM' } as const;

  test('is read as it was written', () => {
    expect(punchOutOfFragment(punchOutFragment(punchOut), origins)).toEqual(punchOut);
  });

  test.each([
    punchOutFragment({ ...punchOut, hookUrl: 'https://evil.example/' }),
    '#punch-out?hook=javascript:alert(1)',
    '#punch-out?',
    '#content',
    '',
  ])('is ignored: %s', (fragment) => {
    expect(punchOutOfFragment(fragment, origins)).toBeUndefined();
  });
});
