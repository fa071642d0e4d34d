import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../language/use-texts.ts';
import { snackbars } from '../../ui/feedback/snackbar-store.ts';

/** Makes a call about the saved set and says that it succeeded, or why it did not; answers which. */
export const useSetCall = (): ((run: () => Promise<void>, success: string) => Promise<boolean>) => {
  const { messages } = useTexts();
  return async (run, success) => {
    snackbars.clear();
    try {
      await run();
      snackbars.success(success);
      return true;
    } catch (failure) {
      snackbars.error(failureText(failure, messages.storeFailed));
      return false;
    }
  };
};
