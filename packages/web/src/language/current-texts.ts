import type { Language } from '@ramka/domain/text';
import { loadTexts } from '@ramka/texts/load-texts';
import type { PageTexts } from '@ramka/texts/texts';
import { browserStorage } from '../platform/browser-storage.ts';
import { hasServiceWorker } from '../platform/connection.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { rememberedLanguage } from './remembered-language.ts';

/** A language and its texts, loaded. */
export type SpokenTexts = { readonly language: Language; readonly texts: PageTexts };

let current: Promise<SpokenTexts> | undefined;

/** The language that was asked for last. */
let wanted: Language | undefined;

/** Loads a language; from now on the page speaks it, unless another was asked for meanwhile. Answers what is spoken. */
export const speak = async (language: Language): Promise<SpokenTexts> => {
  wanted = language;
  const texts = await loadPart(loadTexts[language]);
  if (wanted !== language && current) return current;
  current = Promise.resolve({ language, texts });
  nameLanguage(language);
  void askForPagesIn(language).catch(() => undefined);
  return { language, texts };
};

/** Has the service worker name the language with which it asks for pages, for what they show before any script has come. */
const askForPagesIn = async (language: Language): Promise<void> => {
  if (!hasServiceWorker()) return;
  const { navigationPreload } = await navigator.serviceWorker.ready;
  await navigationPreload.setHeaderValue(language);
};

/** What the page speaks now, for code outside of React. The first call finds out the visitor's language. */
export const currentTexts = async (): Promise<SpokenTexts> => {
  current ??= speakFirst();
  return current;
};

const speakFirst = async (): Promise<SpokenTexts> => {
  const language = firstLanguage();
  // Calls that are made before the texts have come ask for the right language already.
  nameLanguage(language);
  return speak(language);
};

const firstLanguage = (): Language =>
  rememberedLanguage(browserStorage, pageSettings.languages) ?? pageSettings.defaultLanguage;

/** Browsers take what the page says already for a change too, and style all of it anew. */
const nameLanguage = (language: Language): void => {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
};
