import type { PageTexts } from '@ramka/texts/texts';
import { useQueryClient } from '@tanstack/react-query';
import { callForFile, documentAddress } from '../api/call.ts';
import type { AnsweredFile, DocumentCaller } from '../api/client.ts';
import { callForDocument, type RequestedFile } from '../api/documents.ts';
import { failureWithReason } from '../api/failure.ts';
import { sharedDocumentAddress } from '../api/share-link-address.ts';
import { ensureShareLink, shareLinksQuery } from '../api/share-links.ts';
import { useLanguage } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { useProjectId } from '../project/project-query.ts';
import { changesSaved } from '../project/saved-changes.ts';
import { deliver, downloadKey, downloads, retryWhenOnline, retryWhileBusy } from './download.ts';

/**
 * Returns a function that downloads a document of the current project. It reports errors, but nothing when the file is
 * saved (docs/specification.md#s8-18). A document for others gets a share link first (docs/readings.md#r42).
 */
export const useDownload = (): ((file: RequestedFile) => void) => {
  const projectId = useProjectId();
  const { language, texts } = useLanguage();
  const { messages } = texts;
  const queries = useQueryClient();
  return (requested) => {
    snackbars.clear();
    let withdrawNotice: (() => void) | undefined;
    const showOfflineNotice = (): void => void (withdrawNotice ??= snackbars.notice(texts.downloads.waits));
    void downloads.start(downloadKey(projectId, requested), async (signal) => {
      signal.addEventListener('abort', () => withdrawNotice && snackbars.notice(texts.downloads.waitsNoLonger));
      let newLink: string | undefined;
      let address = callForDocument(documentAddress, projectId, requested);
      const callWithLink: DocumentCaller<Promise<AnsweredFile>> = async (name, input) => {
        const link = await ensureShareLink(projectId, name, signal);
        if (link === null) snackbars.notice(texts.views.notInDocument);
        if (link?.added === true) newLink = link.name;
        // An app that opens the address may store it or pass it on.
        if (link && requested.form === 'client') address = sharedDocumentAddress(link.id, language);
        return callForFile(name, input);
      };
      try {
        // The document contains what was changed just before.
        await Promise.race([changesSaved(queries, projectId), aborted(signal)]);
        const request = () => retryWhileBusy(() => callForDocument(callWithLink, projectId, requested, signal), signal);
        const file = await Promise.race([retryWhenOnline(request, signal, showOfflineNotice), aborted(signal)]);
        withdrawNotice?.();
        signal.throwIfAborted();
        if (newLink !== undefined) {
          snackbars.success(texts.views.inDocument(newLink));
          void queries.invalidateQueries({ queryKey: shareLinksQuery(projectId).queryKey });
        }
        await deliver(file, address, texts.downloads);
        if (file.omitted !== undefined) snackbars.notice(messages.input.longSymbols(file.omitted));
      } catch (failure) {
        if (!signal.aborted) {
          withdrawNotice?.();
          snackbars.error(failureWithReason(failure, sentenceFor(requested, messages)));
        }
      }
    });
  };
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const sentenceFor = ({ kind }: RequestedFile, messages: PageTexts['messages']): string =>
  kind === 'sets' ? messages.fetchFailed : messages.storeFailed;
