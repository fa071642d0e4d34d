import type { Language } from '@ramka/domain/text';
import type { accessibility } from './pl/accessibility.ts';

/** The accessibility statement in one language. */
export type AccessibilityTexts = typeof accessibility;

/** The accessibility statement, each language as a chunk of its own: few read it, and everybody loads the other texts. */
export const loadAccessibility: Readonly<Record<Language, () => Promise<AccessibilityTexts>>> = {
  pl: async () => (await import('./pl/accessibility.ts')).accessibility,
  cs: async () => (await import('./cs/accessibility.ts')).accessibility,
  sk: async () => (await import('./sk/accessibility.ts')).accessibility,
  uk: async () => (await import('./uk/accessibility.ts')).accessibility,
  en: async () => (await import('./en/accessibility.ts')).accessibility,
};
