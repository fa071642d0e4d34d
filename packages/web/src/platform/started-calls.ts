// Loaded by the page beside the app's own code, and before it: what the addressed screen asks first is asked while that is on its
// way. So it imports nothing but types.
import type { PageSettings } from '@ramka/contract/deployment';

/** Milliseconds after which an answer that nobody took is too old to be taken. */
const FRESH = 15_000;

const started = new Map<string, Promise<Response>>();

const keyOf = (address: string, language: string): string => `${language} ${address}`;

/** The answer of a call that was made ahead, for whoever makes it first; undefined where it was not. */
export const takeStarted = (address: string, language: string): Promise<Response> | undefined => {
  const key = keyOf(address, language);
  const answer = started.get(key);
  started.delete(key);
  return answer;
};

const settings = (): PageSettings | undefined => {
  const content = document.querySelector('meta[name="ramka"]')?.getAttribute('content') ?? '';
  return content === '' ? undefined : JSON.parse(content);
};

/** What this browser keeps under a key; nothing where it keeps nothing. */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** What screens ask of a project beside the project itself. */
const askedBy: Readonly<Partial<Record<string, string>>> = { zamowienie: 'order', montaz: 'site' };

/** Asks what the screen at this address begins with. */
const startCalls = ({ basePath, languages, defaultLanguage }: PageSettings): void => {
  const chosen = stored('configurator.language');
  const language = languages.find((offered) => offered === chosen) ?? defaultLanguage;
  const start = (path: string): Promise<Response> => {
    const address = `/api${path}`;
    const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language };
    const answer = fetch(address, { credentials: 'include', headers }).then(readAtOnce);
    // Whoever takes it is told what failed.
    answer.catch(() => undefined);
    started.set(keyOf(address, language), answer);
    return answer;
  };
  const [, project, set, list = ''] =
    /^projekt\/(\w{8})(?:\/zestawy\/(\d{1,9})$|\/(zamowienie|montaz)$|\/|$)/.exec(
      location.pathname.slice(basePath.length),
    ) ?? [];
  if (project === undefined) return;
  if (set !== undefined) showPicture(`/product-set/${project}/${set}.webp`);
  // First of all what another call waits for.
  if (set !== undefined) void startModules(start(`/project/${project}/set/${set}`), start).catch(() => undefined);
  void start(`/project/${project}`);
  const asked = askedBy[list];
  if (asked !== undefined) void start(`/project/${project}/${asked}`);
  void start('/app-data');
  setTimeout(() => started.clear(), FRESH);
};

/** An answer that is read as soon as it comes, while the browser waits for scripts, and not when they ask what is in it. */
const readAtOnce = (answer: Response): Response => {
  const content: Promise<unknown> = answer.json();
  // Whoever takes it is told that nobody can read it.
  content.catch(() => undefined);
  return Object.assign(answer, { json: () => content });
};

/** Shows a saved set in the first sight, once that has been read; the page's headers have had its picture asked for. */
const showPicture = (address: string): void => {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', () => showPicture(address), { once: true });
    return;
  }
  for (const place of document.querySelectorAll('[data-sight] [data-srcset]'))
    place.setAttribute('srcset', place.getAttribute('data-srcset')?.replace('%picture%', address) ?? '');
};

/** Asks for the modules of the series of a set as soon as that is known. */
const startModules = async (answer: Promise<Response>, start: (path: string) => Promise<Response>): Promise<void> => {
  const set: { readonly serieId?: unknown } = await (await answer).json();
  if (typeof set.serieId === 'number') void start(`/modules/by-series/${set.serieId}`);
};

// Tests without a page take what is here as any other file.
if ('document' in globalThis) {
  // Who chose light or dark here sees it as soon as can be.
  document.documentElement.dataset['scheme'] = stored('configurator.scheme') ?? 'device';
  const known = settings();
  if (known !== undefined) startCalls(known);
}
