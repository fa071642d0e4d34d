import { allLanguages } from '@ramka/domain/text';
import { expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { initialLanguage, rememberedLanguage, rememberLanguage } from './remembered-language.ts';

it('remembers the language that was chosen', () => {
  const storage = memoryStorage();
  expect(rememberedLanguage(storage, allLanguages)).toBeUndefined();
  rememberLanguage(storage, 'sk');
  expect(rememberedLanguage(storage, allLanguages)).toBe('sk');
});

// Holds R3.
it.for([
  ['cz', 'cs'],
  ['ua', 'uk'],
])('maps the specification’s code %s to %s', ([code, language]) => {
  expect(rememberedLanguage(memoryStorage({ 'configurator.language': code ?? '' }), allLanguages)).toBe(language);
});

it.for(['eo', '', 'constructor'])('rejects "%s"', (code) => {
  expect(rememberedLanguage(memoryStorage({ 'configurator.language': code }), allLanguages)).toBeUndefined();
});

it('ignores a language that the deployment does not offer', () => {
  expect(rememberedLanguage(memoryStorage({ 'configurator.language': 'uk' }), ['pl', 'cs'])).toBeUndefined();
});

const cz = { languages: allLanguages, defaultLanguage: 'cs', languageFromBrowser: true } as const;
const el12 = { languages: allLanguages, defaultLanguage: 'pl', languageFromBrowser: false } as const;

// Holds §9.19, R43.
it.for([
  ['the default, whatever the browser requests', el12, undefined, ['uk-UA', 'en'], 'pl'],
  ['the chosen language', el12, 'sk', ['uk-UA'], 'sk'],
  ['the first offered language of the browser', cz, undefined, ['de', 'uk-UA', 'en'], 'uk'],
  ['the chosen language before that of the browser', cz, 'sk', ['uk-UA'], 'sk'],
  ['the default where none is offered', cz, undefined, ['de', 'fr-FR'], 'cs'],
  ['the default where the browser requests none', cz, undefined, [], 'cs'],
  ['no language that is not offered', { ...cz, languages: ['cs', 'sk'] }, undefined, ['uk', 'sk'], 'sk'],
] as const)('starts in %s', ([, settings, chosen, ofBrowser, language]) => {
  expect(initialLanguage(chosen, ofBrowser, { ...settings, languages: [...settings.languages] })).toBe(language);
});
