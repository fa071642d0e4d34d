import type { Texts } from '@ramka/texts/texts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { callForFile } from '../api/call.ts';
import type { AnsweredFile } from '../api/client.ts';
import { failureText } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../page/messages.ts';
import { useProjectId } from '../project/project-query.ts';
import { requestFile, type WantedFile } from '../api/documents.ts';

/**
 * Downloads a document of the project on the screen; says what went wrong, and nothing when it is saved
 * (docs/specification.md#s8-18).
 */
export const useDownload = (): ((wanted: WantedFile) => void) => {
  const projectId = useProjectId();
  const { messages } = useTexts();
  return (wanted) => {
    snackbars.clear();
    void downloads.start(downloadKey(projectId, wanted), async (left) => {
      try {
        const file = await requestFile(callForFile, projectId, wanted, left);
        left.throwIfAborted();
        saveFile(file);
      } catch (failure) {
        if (!left.aborted) {
          snackbars.error(failureText(failure, sentenceFor(wanted, messages)));
        }
      }
    });
  };
};

const sentenceFor = ({ kind }: WantedFile, messages: Texts['messages']): string =>
  kind === 'sets' ? messages.fetchFailed : messages.storeFailed;

/** Milliseconds that a browser may take to write a file after it was told to. */
const WRITING = 60_000;

/** Lets the browser save a file under its name. */
const saveFile = ({ content, name }: AnsweredFile): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), WRITING);
};

/** Aborts downloads when the visitor leaves the screen where they were started. */
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

/** One download, one key. */
export const downloadKey = (projectId: string, wanted: WantedFile): string => JSON.stringify([projectId, wanted]);

type Listener = () => void;

/** Downloads under way, each by a key that says what it is. */
export type DownloadStore = {
  readonly isUnderWay: (key: string) => boolean;
  /** Starts a download unless it is under way already; `run` tells about its own failures. */
  readonly start: (key: string, run: (left: AbortSignal) => Promise<void>) => Promise<void>;
  /** Aborts all of them: the visitor leaves. */
  readonly leave: () => void;
  readonly subscribe: (listener: Listener) => () => void;
};

/** A store without any download under way. */
export const createDownloadStore = (): DownloadStore => {
  const underWay = new Map<string, AbortController>();
  const listeners = new Set<Listener>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const end = (key: string, left: AbortController): void => {
    if (underWay.get(key) === left) {
      underWay.delete(key);
      tell();
    }
  };
  return {
    isUnderWay: (key) => underWay.has(key),
    start: async (key, run) => {
      if (underWay.has(key)) {
        return;
      }
      const left = new AbortController();
      underWay.set(key, left);
      tell();
      await run(left.signal).finally(() => end(key, left));
    },
    leave: () => {
      const aborted = [...underWay.values()];
      underWay.clear();
      aborted.forEach((left) => left.abort());
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The downloads of the page: they outlive the menu that started them, not the screen. */
export const downloads: DownloadStore = createDownloadStore();
