import { currentTexts } from '../language/current-texts.ts';
import { browserStorage, FULL_DEVICE } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { forgetUnlisted } from './remembered-projects.ts';

const address = `${pageSettings.basePath}service-worker.js`;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** Missing where the browser does not ask where scripts come from. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: ScriptRules) => ScriptRules };
  }
}

/** What is loaded as a script must have come through rules. */
type ScriptRules = { readonly createScriptURL: (url: string) => string };

/** The address by rules that know no other. */
const scriptAddress = (): string => {
  const rules: ScriptRules = {
    createScriptURL: (url) => {
      if (url === address) return url;
      throw new TypeError(`${url} is no script of this page`);
    },
  };
  return window.trustedTypes?.createPolicy('ramka-service-worker', rules).createScriptURL(address) ?? address;
};

/**
 * Has a service worker keep the app and the catalogue on this device, so that they open without a network. Where the
 * browser has none, or refuses, everything works as long as there is a connection.
 */
export const startServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first one takes over a page of its own version.
  let known = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (known) void tellNewVersion().catch(() => undefined);
    known = true;
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly isFull?: boolean }>) => {
    if (data.isFull === true) browserStorage.setItem(FULL_DEVICE, 'true');
    else browserStorage.removeItem(FULL_DEVICE);
  });
  try {
    const registration = await serviceWorker.register(scriptAddress(), { updateViaCache: 'none' });
    window.addEventListener('online', () => void registration.update().catch(() => undefined));
    const { active } = await serviceWorker.ready;
    const { language } = await currentTexts();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, and takes no other
    active?.postMessage({ keepCatalogueIn: language });
    await forgetUnlisted();
  } catch (failure) {
    reportError(failure);
  }
};

/** Says that there is another version than this page's; what is open goes on as it is. */
const tellNewVersion = async (): Promise<void> => {
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1);
  const page = await fetch(pageSettings.basePath).then((answer) => answer.text());
  if (own === undefined || page.includes(new URL(own.src).pathname)) return;
  const { shell } = (await currentTexts()).texts;
  snackbars.notice(shell.newVersion, { label: shell.reload, perform: () => window.location.reload() });
};
