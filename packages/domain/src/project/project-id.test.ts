import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { projectIdFrom } from './project-id-from.ts';
import { PROJECT_ID_ALPHABET, projectIdPattern } from './project-id.ts';
import { tidyProjectId } from './tidy-project-id.ts';

/** A source that answers these bytes over and over. */
const repeating = (bytes: readonly number[]) => {
  let taken = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => bytes[taken++ % bytes.length] ?? 0);
};

describe('a project id', () => {
  it.each(['aB3kR7xZ', '22222222', 'zzzzzzzz'])('is one: %s', (text) => {
    expect(text).toMatch(projectIdPattern);
  });

  it.each([
    '',
    'aB3kR7x',
    'aB3kR7xZ2',
    'aB3kR7x0',
    'aB3kR7xO',
    'aB3kR7x1',
    'aB3kR7xI',
    'aB3kR7xl',
    'aB3kR7xé',
    'aB3k7x😀',
  ])('is none: %j', (text) => {
    expect(text).not.toMatch(projectIdPattern);
  });

  it('is typed with white space at will', () => {
    expect(tidyProjectId(' aB3k R7xZ\n')).toBe('aB3kR7xZ');
  });

  it('is made of 57 characters that cannot be mistaken', () => {
    expect(new Set(PROJECT_ID_ALPHABET).size).toBe(57);
    expect(PROJECT_ID_ALPHABET).not.toMatch(/[01OIl]/u);
  });

  it('comes from random bytes, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 64 }), (bytes) => {
        fc.pre(bytes.some((byte) => byte < 228));
        expect(projectIdFrom(repeating([...bytes]))).toMatch(projectIdPattern);
      }),
    );
  });

  it('favours no character: each comes from as many bytes as any other, and the rest are thrown away', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 228; byte += 1) {
      const character = projectIdFrom(repeating([byte])).charAt(0);
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from(PROJECT_ID_ALPHABET, () => 4));
    expect(projectIdFrom(repeating([255, 228, 1]))).toBe('33333333');
  });
});
