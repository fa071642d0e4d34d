import type { Language } from '@ramka/domain/text';
import type { accessibility } from './pl/accessibility.ts';

export type AccessibilityTexts = typeof accessibility;

/** Loads the accessibility statement from a separate chunk per language, because few visitors read it. */
export const loadAccessibility: Readonly<Record<Language, () => Promise<AccessibilityTexts>>> = {
  pl: async () => (await import('./pl/accessibility.ts')).accessibility,
  cs: async () => (await import('./cs/accessibility.ts')).accessibility,
  sk: async () => (await import('./sk/accessibility.ts')).accessibility,
  uk: async () => (await import('./uk/accessibility.ts')).accessibility,
  en: async () => (await import('./en/accessibility.ts')).accessibility,
};
