import type { PageTexts } from '@ramka/texts/texts';
import { onlineManager } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AnsweredFile } from '../api/client.ts';
import type { RequestedFile } from '../api/documents.ts';
import { ApiFailure, isUnanswered, needsConnection } from '../api/failure.ts';
import { whenOnline } from '../platform/connection.ts';
import { snackbars } from '../platform/messages.ts';
import { createStore, type Store } from '../platform/store.ts';
import { browserDelivery, deliverFile } from './deliver-file.ts';

/**
 * Returns the distinct characters of a text that the PDF fonts lack. `withCjk` means that fonts for Chinese, Japanese
 * and Korean are installed.
 */
export const lettersWithoutFont = (text: string, withCjk: boolean): string =>
  [...new Set(text)].filter((letter) => !inFonts.test(letter) && !(withCjk && ofCjk.test(letter))).join('');

const inFonts = /[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\p{sc=Common}\p{sc=Inherited}]/u;

const ofCjk = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;

/** Name of the file that was saved last; empty before the first. */
export const lastSaved = createStore('');

/**
 * Requests a document. Without a connection it calls `onOffline`, waits, and repeats the request when the device is
 * online.
 */
export const retryWhenOnline = async (
  request: () => Promise<AnsweredFile>,
  signal: AbortSignal,
  onOffline: () => void,
): Promise<AnsweredFile> => {
  for (;;) {
    if (!onlineManager.isOnline()) onOffline();
    try {
      return await whenOnline(request);
    } catch (failure) {
      // Only a lost connection is retried. An error that the server has reported would occur again.
      if (signal.aborted || !isUnanswered(failure) || !needsConnection()) throw failure;
    }
  }
};

/** Milliseconds for which a request is repeated while the server is busy with other documents. */
const BUSY_TIMEOUT = 5 * 60_000;

/**
 * Repeats a request after the `Retry-After` time while the server responds with 503 because it is rendering too many
 * documents.
 */
export const retryWhileBusy = async (
  request: () => Promise<AnsweredFile>,
  signal: AbortSignal,
  timeout = BUSY_TIMEOUT,
): Promise<AnsweredFile> => {
  const latest = Date.now() + timeout;
  for (;;) {
    try {
      return await request();
    } catch (failure) {
      const wait = failure instanceof ApiFailure && failure.status === 503 ? failure.retryAfter : undefined;
      if (wait === undefined || signal.aborted || Date.now() + wait * 1000 > latest) {
        throw failure;
      }
      await pause(wait * 1000, signal);
    }
  }
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/**
 * Delivers a file in the way that the browser supports. The status says "saved" only if the browser has saved it.
 * `address` is the file's own address.
 */
export const deliver = async (file: AnsweredFile, address: string, words: PageTexts['downloads']): Promise<void> => {
  const delivered = await deliverFile(file, address, browserDelivery(file));
  if (delivered === 'saved') lastSaved.set(file.name);
  if (delivered === 'handed-over') snackbars.notice(words.handedOver);
  if (delivered === 'needs-press')
    snackbars.notice(words.ready(file.name), {
      label: words.saveOrSend,
      perform: () => void deliver(file, address, words),
    });
};

/** Aborts downloads when the visitor navigates to another screen. */
export const useLeaveDownloads = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) {
          downloads.leave();
        }
      }),
    [router],
  );
};

/** Returns the key of a download. */
export const downloadKey = (projectId: string, file: RequestedFile): string => JSON.stringify([projectId, file]);

/** Downloads in progress, by key. */
export type DownloadStore = Pick<Store<unknown>, 'subscribe'> & {
  readonly isInProgress: (key: string) => boolean;
  readonly isAnyInProgress: () => boolean;
  /** Starts a download, unless one with the same key is in progress. `run` reports its own errors. */
  readonly start: (key: string, run: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** Aborts all downloads because the visitor leaves the screen. */
  readonly leave: () => void;
};

/** Creates an empty store. */
export const createDownloadStore = (): DownloadStore => {
  const inProgress = createStore<ReadonlyMap<string, AbortController>>(new Map());
  const end = (key: string, controller: AbortController): void => {
    if (inProgress.get().get(key) === controller) {
      inProgress.set(new Map([...inProgress.get()].filter(([other]) => other !== key)));
    }
  };
  return {
    subscribe: inProgress.subscribe,
    isInProgress: (key) => inProgress.get().has(key),
    isAnyInProgress: () => inProgress.get().size > 0,
    start: async (key, run) => {
      if (inProgress.get().has(key)) {
        return;
      }
      const controller = new AbortController();
      inProgress.set(new Map([...inProgress.get(), [key, controller]]));
      await run(controller.signal).finally(() => end(key, controller));
    },
    leave: () => {
      const aborted = inProgress.get();
      inProgress.set(new Map());
      aborted.forEach((controller) => controller.abort());
    },
  };
};

/** The page's downloads. They continue after their menu is closed, but end when the screen is left. */
export const downloads: DownloadStore = createDownloadStore();
