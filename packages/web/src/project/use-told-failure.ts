import { useEffect, useEffectEvent } from 'react';
import { failureText } from '../api/failure-text.ts';
import { useTexts } from '../language/use-texts.ts';
import { snackbars } from '../ui/feedback/snackbar-store.ts';

/** Says once that something could not be fetched, where nothing on the screen stands in its place (specification §8). */
export const useToldFailure = (failure: unknown): void => {
  const { messages } = useTexts();
  const tell = useEffectEvent(() => snackbars.error(failureText(failure, messages.fetchFailed)));
  useEffect(() => {
    if (failure !== null) {
      tell();
    }
  }, [failure]);
};
