import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';

/** Makes a change of a list; answers whether it succeeded. `told`: said once the list shows it. */
export type ListChange = (change: () => Promise<unknown>, told: string) => Promise<boolean>;

/** Changes a list beside the project, such as its variants, which is read anew whether the change succeeded or not. */
export const useListChange = ({ queryKey }: { readonly queryKey: QueryKey }): ListChange => {
  const { messages } = useTexts();
  const queries = useQueryClient();
  return async (change, told) => {
    snackbars.clear();
    try {
      await change();
      await queries.invalidateQueries({ queryKey });
      snackbars.success(told);
      return true;
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      void queries.invalidateQueries({ queryKey });
      return false;
    }
  };
};
