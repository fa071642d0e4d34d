import { currentTexts } from '../language/current-texts.ts';
import { browserStorage, FULL_DEVICE } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { deleteUnlistedData } from './remembered-projects.ts';

const address = `${pageSettings.basePath}service-worker.js`;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: ScriptRules) => ScriptRules };
  }
}

/** Trusted Types policy options for script addresses. */
type ScriptRules = { readonly createScriptURL: (url: string) => string };

/** Returns the service worker's address, as required by Trusted Types. */
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
 * Registers the service worker, which caches the app and the catalogue for offline use. Without service workers, or if
 * registration fails, the app works online only.
 */
export const startServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker has the same version as the page it takes over.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) void announceNewVersion().catch(() => undefined);
    isControlled = true;
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
    await deleteUnlistedData();
  } catch (failure) {
    reportError(failure);
  }
};

/** Shows a notice that a newer version of the app is available. The open page is not reloaded automatically. */
const announceNewVersion = async (): Promise<void> => {
  const ownScript = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1);
  const page = await fetch(pageSettings.basePath).then((answer) => answer.text());
  if (ownScript === undefined || page.includes(new URL(ownScript.src).pathname)) return;
  const { shell } = (await currentTexts()).texts;
  snackbars.notice(shell.newVersion, { label: shell.reload, perform: () => window.location.reload() });
};
