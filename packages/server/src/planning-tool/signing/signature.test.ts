import { describe, expect, test } from 'vitest';
import { digestOf, signatureOf } from './signature.ts';
import { signatureProblem } from './signature-problem.ts';

const secret = 'one secret of thirty-two characters or more';
const now = 1_800_000_000_000;

const parts = {
  timestamp: '1800000000',
  nonce: 'Zm9yIHRoZSB0ZXN0cyE',
  method: 'PUT',
  path: '/api/mio-integration/project/Ab3dEf7h',
  bodyDigest: digestOf('{"projectUrl":null,"rooms":[]}'),
};

describe('a signature', () => {
  test('is what openssl makes of the same parts', () => {
    expect(parts.bodyDigest).toBe('bf24102d7deb5ffd6d4425b329479875dd6fd6437621135acb9c0408dae4760c');
    expect(signatureOf(parts, secret)).toBe('db84552809d04130ae477b507793f0db2485897e529c1e8f885b031eef17b06b');
  });

  test('vouches for what was signed', () => {
    expect(signatureProblem(parts, signatureOf(parts, secret), secret, now)).toBeUndefined();
    expect(signatureProblem(parts, signatureOf(parts, secret).toUpperCase(), secret, now)).toBeUndefined();
  });

  test.each([
    ['timestamp', { timestamp: '1800000001' }],
    ['nonce', { nonce: 'Zm9yIHRoZSB0ZXN0cyF' }],
    ['method', { method: 'POST' }],
    ['path', { path: '/api/mio-integration/project/Ab3dEf7i' }],
    ['body', { bodyDigest: digestOf('{"projectUrl":null,"rooms":[] }') }],
  ])('vouches for no other %s', (_part, altered) => {
    expect(signatureProblem({ ...parts, ...altered }, signatureOf(parts, secret), secret, now)).toBe('wrong');
  });

  test.each(['', 'abc', '0'.repeat(64), 'g'.repeat(64), `${signatureOf(parts, secret)}00`])(
    'is not %j',
    (signature) => {
      expect(signatureProblem(parts, signature, secret, now)).toBe(signature === '' ? 'missing' : 'wrong');
    },
  );

  test.each([
    { timestamp: '' },
    { timestamp: '1.8e9' },
    { timestamp: '-1' },
    { nonce: '' },
    { nonce: 'too-short' },
    { nonce: 'with white space in it' },
    { nonce: 'x'.repeat(65) },
  ])('is none with %j', (altered) => {
    const signed = { ...parts, ...altered };
    expect(signatureProblem(signed, signatureOf(signed, secret), secret, now)).toBe('missing');
  });

  test.each([
    [-301, 'outdated'],
    [-300, undefined],
    [300, undefined],
    [301, 'outdated'],
  ])('of %i seconds from now is %s', (seconds, problem) => {
    const signed = { ...parts, timestamp: String(1_800_000_000 + seconds) };
    expect(signatureProblem(signed, signatureOf(signed, secret), secret, now)).toBe(problem);
  });
});
