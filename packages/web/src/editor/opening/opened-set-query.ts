import { setFromWire } from '@ramka/contract/translate/product-set';
import { emptySet } from '@ramka/domain/set/product-set';
import { queryOptions } from '@tanstack/react-query';
import { callWithTag } from '../../api/call.ts';
import type { SavedState } from '../saving/saved-state.ts';

/**
 * A set as the server has it, and its version. Each reading is one call: whatever is fetched again meanwhile, such as
 * names in another language, what is being edited stays.
 */
export const openedSetQuery = (projectId: string, setId: number | null, reading: number) =>
  queryOptions({
    queryKey: ['opened-set', projectId, setId, reading],
    queryFn: async ({ signal }): Promise<SavedState> => {
      if (setId === null) return { setId, etag: null, set: emptySet };
      const { answer, etag } = await callWithTag('readSet', { params: { projectId, setId }, signal });
      return { setId, etag, set: setFromWire(answer) };
    },
    gcTime: 0,
    staleTime: 'static',
  });
