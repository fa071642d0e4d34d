import { browserStorage } from './browser-storage.ts';
import { createStore, type Store } from './store.ts';

/** How light the pages are: as the device has it, or as the visitor wants them. */
export const allSchemes = ['device', 'light', 'dark'] as const;

export type Scheme = (typeof allSchemes)[number];

const key = 'configurator.scheme';

const schemeOf = (text: string | null): Scheme => allSchemes.find((scheme) => scheme === text) ?? 'device';

const chosen = createStore<Scheme>(schemeOf(browserStorage.getItem(key)));

/** What the visitor chose in this browser. */
export const colourScheme: Pick<Store<Scheme>, 'get' | 'subscribe'> = chosen;

/** Shows the pages so from now on, and remembers it. */
export const chooseScheme = (scheme: Scheme): void => {
  if (scheme === 'device') browserStorage.removeItem(key);
  else browserStorage.setItem(key, scheme);
  chosen.set(scheme);
  showScheme();
};

/** The colours of the browser's own bars, as the page names them for a light and for a dark device. */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((element) => ({
  element,
  content: element.content,
  scheme: element.media.includes('dark') ? 'dark' : 'light',
}));

/** Makes the page look as was chosen. What it has already is left: browsers would take it for a change, and style all of the page anew. */
export const showScheme = (): void => {
  const scheme = chosen.get();
  const { dataset } = document.documentElement;
  if (dataset['scheme'] !== scheme) dataset['scheme'] = scheme;
  const wanted = bars.find((bar) => bar.scheme === scheme);
  for (const { element, content: own } of bars) {
    const content = wanted?.content ?? own;
    if (element.content !== content) element.content = content;
  }
};
