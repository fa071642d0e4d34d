import { createStore, type Store } from '../platform/store.ts';
import type { FrameMessage, OrderSummary, ProjectSummary } from './embed.d.ts';

/** Whether the page is shown in a frame of another page. */
export const isFramed: boolean = window.parent !== window;

/** The page that frames this one. */
export type HostPage = {
  readonly origin: string;
  /** Whether the frame certainly shares its storage with windows of its own. */
  readonly sharesStorage: boolean;
};

/** The host page, after its greeting; undefined without a frame, or if the host does not use `embed.js`. */
export const hostPage: Store<HostPage | undefined> = createStore<HostPage | undefined>(undefined);

type Content =
  | { readonly type: 'ready' | 'closed' }
  | { readonly type: 'height'; readonly height: number }
  | ({ readonly type: 'changed' } & ProjectSummary)
  | ({ readonly type: 'order' } & OrderSummary);

/** Sends a message to the host page; does nothing without one. */
export const postToHost = (content: Content): void => {
  const host = hostPage.get();
  if (host === undefined) return;
  const message: FrameMessage = { source: 'ramka', version: 1, ...content };
  window.parent.postMessage(message, host.origin);
};

/**
 * Whether two hosts certainly belong to the same site: equal, or one is a subdomain of the other. Siblings may belong to
 * different owners, as below `com.pl`: see `wasRequestedBySameSite`.
 */
export const isSameSite = (one: string, other: string): boolean => {
  const [bare, otherBare] = [one, other].map((host) => host.replace(/^www\./, ''));
  return bare === otherBare || one.endsWith(`.${otherBare}`) || other.endsWith(`.${bare}`);
};

/** Whether a frame on a page of this origin certainly shares its storage with windows of its own. */
export const sharesStorageWith = (origin: string): boolean => {
  if (origin === window.location.origin) return true;
  // WebKit keeps the storage of frames apart by the host's origin, other engines by its site.
  if (navigator.vendor.startsWith('Apple')) return false;
  return isSameSite(new URL(origin).hostname, window.location.hostname) || wasRequestedBySameSite();
};

/** Whether the browser has told the server that a page of the same site requested this one. */
const wasRequestedBySameSite = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming && entry.serverTiming?.some(({ name }) => name === 'same-site'),
    );
