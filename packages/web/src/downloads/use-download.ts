import type { Texts } from '@ramka/texts/texts';
import { callForFile } from '../api/call.ts';
import { failureText } from '../api/failure-text.ts';
import { useTexts } from '../language/use-texts.ts';
import { useProjectId } from '../project/use-project-id.ts';
import { snackbars } from '../ui/feedback/snackbar-store.ts';
import { downloadKey } from './download-key.ts';
import { downloads } from './download-store.ts';
import { requestFile } from './request-file.ts';
import { saveFile } from './save-file.ts';
import type { WantedFile } from './wanted-file.ts';

/** Downloads a document of the project on the screen; says what went wrong, and nothing when it is saved (specification §8). */
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
