import { pageSettings } from '../platform/page-settings.ts';
import { hostPage, postToHost, sharesStorageWith } from './host-page.ts';
import { isHostMessage } from './messages.ts';

/** Whether a page of this origin may frame this one and receive messages. */
const isAllowed = (origin: string): boolean =>
  origin === window.location.origin || pageSettings.embedOrigins.includes(origin);

/**
 * Answers the greeting of the page that frames this one, and reports the height of the content from then on. Greetings
 * of other windows and origins, and other messages, are ignored.
 */
export const listenToHost = (): void => {
  document.documentElement.dataset['framed'] = '';
  const app = document.querySelector('#app');
  let height = 0;
  const reportHeight = (isNew: boolean): void => {
    const measured = Math.ceil(app?.getBoundingClientRect().height ?? 0);
    if (measured === 0 || (!isNew && measured === height)) return;
    height = measured;
    postToHost({ type: 'height', height });
  };
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isAllowed(origin) || !isHostMessage(data)) return;
    if (hostPage.get()?.origin !== origin) hostPage.set({ origin, sharesStorage: sharesStorageWith(origin) });
    postToHost({ type: 'ready' });
    // The observer may not have been called yet.
    reportHeight(true);
  });
  if (app !== null) new ResizeObserver(() => reportHeight(false)).observe(app);
};
