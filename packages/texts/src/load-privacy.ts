import type { Language } from '@ramka/domain/text';
import type { privacy } from './pl/privacy.ts';

export type PrivacyTexts = typeof privacy;

/** Loads the page about what is stored where from a separate chunk per language, because few visitors read it. */
export const loadPrivacy: Readonly<Record<Language, () => Promise<PrivacyTexts>>> = {
  pl: async () => (await import('./pl/privacy.ts')).privacy,
  cs: async () => (await import('./cs/privacy.ts')).privacy,
  sk: async () => (await import('./sk/privacy.ts')).privacy,
  uk: async () => (await import('./uk/privacy.ts')).privacy,
  en: async () => (await import('./en/privacy.ts')).privacy,
};
