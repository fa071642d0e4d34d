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
  let height = 0;
  const postHeight = (): void => postToHost({ type: 'height', height });
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isAllowed(origin) || !isHostMessage(data)) return;
    if (hostPage.get()?.origin !== origin) hostPage.set({ origin, sharesStorage: sharesStorageWith(origin) });
    postToHost({ type: 'ready' });
    postHeight();
  });
  const app = document.querySelector('#app');
  if (app === null) return;
  new ResizeObserver(() => {
    const measured = Math.ceil(app.getBoundingClientRect().height);
    if (measured === height) return;
    height = measured;
    postHeight();
  }).observe(app);
};
