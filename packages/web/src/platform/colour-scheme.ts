import { browserStorage } from './browser-storage.ts';
import { createStore, type Store } from './store.ts';

/** Colour schemes: the device's setting, light or dark. */
export const allSchemes = ['device', 'light', 'dark'] as const;

export type Scheme = (typeof allSchemes)[number];

const key = 'configurator.scheme';

const schemeOf = (text: string | null): Scheme => allSchemes.find((scheme) => scheme === text) ?? 'device';

const chosen = createStore<Scheme>(schemeOf(browserStorage.getItem(key)));

/** The visitor's choice in this browser. */
export const colourScheme: Pick<Store<Scheme>, 'get' | 'subscribe'> = chosen;

/** Applies and stores a colour scheme. */
export const chooseScheme = (scheme: Scheme): void => {
  if (scheme === 'device') browserStorage.removeItem(key);
  else browserStorage.setItem(key, scheme);
  chosen.set(scheme);
  showScheme();
};

/** The `theme-color` elements with their original colours for light and dark devices. */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((element) => ({
  element,
  content: element.content,
  scheme: element.media.includes('dark') ? 'dark' : 'light',
}));

/**
 * Applies the chosen scheme to the document. Unchanged attributes are not written, because browsers would recalculate
 * all styles.
 */
export const showScheme = (): void => {
  const scheme = chosen.get();
  const { dataset } = document.documentElement;
  if (dataset['scheme'] !== scheme) dataset['scheme'] = scheme;
  const chosenBar = bars.find((bar) => bar.scheme === scheme);
  for (const { element, content: own } of bars) {
    const content = chosenBar?.content ?? own;
    if (element.content !== content) element.content = content;
  }
};
