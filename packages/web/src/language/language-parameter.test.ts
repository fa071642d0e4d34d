import { allLanguages } from '@ramka/domain/text';
import { expect, it } from 'vitest';
import { languageParameter, withoutLanguageParameter } from './language-parameter.ts';

// Holds R3.
it.for([
  ['?lang=cs', 'cs'],
  ['?lang=CZ', 'cs'],
  ['?lang=uk-UA&x=1', 'uk'],
  ['?x=1&lang=ua', 'uk'],
  ['?lang=sk&lang=cs', 'sk'],
  ['?lang=de', undefined],
  ['?lang=', undefined],
  ['?lang', undefined],
  ['?lang=%', undefined],
  ['?lang=%E0%A4%A', undefined],
  ['?lang[]=cs', undefined],
  [`?lang=${'cs'.repeat(5000)}`, undefined],
  ['?language=cs', undefined],
  ['', undefined],
])('finds the language of %j: %s', ([search, language]) => {
  expect(languageParameter({ search: search ?? '' }, allLanguages)).toBe(language);
});

it('ignores a language that the deployment does not offer', () => {
  expect(languageParameter({ search: '?lang=uk' }, ['pl', 'cs'])).toBeUndefined();
});

it.for([
  ['https://a.example/el12/?lang=cs', 'https://a.example/el12/'],
  ['https://a.example/el12/?lang=cs#content', 'https://a.example/el12/#content'],
  [
    'https://a.example/el12/start?line=a%20b+c&lang=cs&name=%E0%A4%A&lang=sk&x=%',
    'https://a.example/el12/start?line=a%20b+c&name=%E0%A4%A&x=%',
  ],
  ['https://a.example//evil.example/?lang=cs', 'https://a.example//evil.example/'],
  ['https://a.example/el12/?slang=cs&lan=g', 'https://a.example/el12/?slang=cs&lan=g'],
])('leaves the rest of %s as it is', ([address, rest]) => {
  expect(withoutLanguageParameter(address ?? '')).toBe(rest);
});
