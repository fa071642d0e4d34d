import { allLanguages } from '@ramka/domain/text';
import { expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

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
])('knows the specification’s code %s as %s', ([code, language]) => {
  expect(rememberedLanguage(memoryStorage({ 'configurator.language': code ?? '' }), allLanguages)).toBe(language);
});

it.for(['eo', '', 'constructor'])('knows no language "%s"', (code) => {
  expect(rememberedLanguage(memoryStorage({ 'configurator.language': code }), allLanguages)).toBeUndefined();
});

it('forgets a language that the deployment does not offer', () => {
  expect(rememberedLanguage(memoryStorage({ 'configurator.language': 'uk' }), ['pl', 'cs'])).toBeUndefined();
});
