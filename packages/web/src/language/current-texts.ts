import type { Language } from '@ramka/domain/text';
import { loadTexts } from '@ramka/texts/load-texts';
import type { PageTexts } from '@ramka/texts/texts';
import { browserStorage } from '../platform/browser-storage.ts';
import { hasServiceWorker } from '../platform/connection.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { languageParameter, withoutLanguageParameter } from './language-parameter.ts';
import { initialLanguage, rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/** A language with its loaded texts. */
export type LocalisedTexts = { readonly language: Language; readonly texts: PageTexts };

let current: Promise<LocalisedTexts> | undefined;

/** The language requested last. */
let requestedLanguage: Language | undefined;

/**
 * Loads a language and makes it the current one, unless another was requested meanwhile. Resolves to the current
 * language.
 */
export const setLanguage = async (language: Language): Promise<LocalisedTexts> => {
  requestedLanguage = language;
  const texts = await loadPart(loadTexts[language]);
  if (requestedLanguage !== language && current) return current;
  current = Promise.resolve({ language, texts });
  setDocumentLanguage(language);
  void requestPagesIn(language).catch(() => undefined);
  return { language, texts };
};

/**
 * Sets the language that the service worker sends with navigation requests, for the HTML that is shown before scripts
 * run.
 */
const requestPagesIn = async (language: Language): Promise<void> => {
  if (!hasServiceWorker()) return;
  const { navigationPreload } = await navigator.serviceWorker.ready;
  await navigationPreload.setHeaderValue(language);
};

/** Returns the current texts, for code outside of React. The first call determines the visitor's language. */
export const currentTexts = async (): Promise<LocalisedTexts> => {
  current ??= setInitialLanguage();
  return current;
};

const setInitialLanguage = async (): Promise<LocalisedTexts> => {
  const language = firstLanguage();
  // Requests made before the texts have loaded already use the right language.
  setDocumentLanguage(language);
  return setLanguage(language);
};

const firstLanguage = (): Language => {
  rememberRequestedLanguage();
  return initialLanguage(rememberedLanguage(browserStorage, pageSettings.languages), navigator.languages, pageSettings);
};

/**
 * Remembers the language that the page's address names, as if it were chosen there, and takes it out of the address, so
 * that copied addresses do not impose a language on others.
 */
const rememberRequestedLanguage = (): void => {
  const requested = languageParameter(location, pageSettings.languages);
  if (requested === undefined) return;
  rememberLanguage(browserStorage, requested);
  history.replaceState(history.state, '', withoutLanguageParameter(location.href));
};

/** Sets the document's language. An unchanged value is not written, because browsers would recalculate all styles. */
const setDocumentLanguage = (language: Language): void => {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
};
