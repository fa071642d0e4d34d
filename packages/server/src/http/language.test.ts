import { allLanguages } from '@ramka/domain/text';
import { describe, expect, test } from 'vitest';
import { negotiateLanguage } from './language.ts';

describe('the language of a response', () => {
  // Holds R3.
  test.each([
    [undefined, 'pl'],
    ['', 'pl'],
    ['cs', 'cs'],
    ['cz', 'cs'],
    ['ua', 'uk'],
    ['uk-UA,uk;q=0.9', 'uk'],
    ['CZ-cz', 'cs'],
    ['eo, en;q=0.5, sk;q=0.8', 'sk'],
    ['en;q=0.5, sk;q=0.5', 'en'],
    ['*', 'pl'],
    ['eo, *;q=0.1', 'pl'],
    ['cs;q=0, en;q=0.1', 'en'],
    ['cs;q=2', 'pl'],
    ['cs;q=x', 'pl'],
    [',;,=;q', 'pl'],
    ['eo', 'pl'],
  ])('for Accept-Language %j is %s', (header, language) => {
    expect(negotiateLanguage(header, allLanguages, 'pl')).toBe(language);
  });

  test('is a language that the deployment offers', () => {
    expect(negotiateLanguage('uk, cs;q=0.1', ['cs', 'en'], 'en')).toBe('cs');
  });
});
