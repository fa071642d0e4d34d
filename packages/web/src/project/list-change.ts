import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';

/**
 * Performs a change of a list and resolves to whether it succeeded. `successMessage` is the message shown once the list is up to
 * date. Nothing is shown for a change that the visitor has aborted by `signal`.
 */
export type ListChange = (
  change: () => Promise<unknown>,
  successMessage: string,
  signal?: AbortSignal,
) => Promise<boolean>;

/**
 * Changes a list outside of the project's data, such as its variants. The list is refetched whether or not the change
 * succeeded.
 */
export const useListChange = ({ queryKey }: { readonly queryKey: QueryKey }): ListChange => {
  const { messages } = useTexts();
  const queries = useQueryClient();
  return async (change, successMessage, signal) => {
    snackbars.clear();
    try {
      await change();
      await queries.invalidateQueries({ queryKey });
      snackbars.success(successMessage);
      return true;
    } catch (failure) {
      if (signal?.aborted !== true) snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      void queries.invalidateQueries({ queryKey });
      return false;
    }
  };
};
