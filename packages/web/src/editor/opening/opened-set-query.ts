import { setFromWire } from '@ramka/contract/translate/product-set';
import { emptySet } from '@ramka/domain/set/product-set';
import { queryOptions } from '@tanstack/react-query';
import { callWithTag } from '../../api/call.ts';
import type { SavedState } from '../saving/saved-state.ts';

/** A set as the server has it now, and its version; read anew each time that the editor opens. */
export const openedSetQuery = (projectId: string, setId: number | null) =>
  queryOptions({
    queryKey: ['opened-set', projectId, setId],
    queryFn: async ({ signal }): Promise<SavedState> => {
      if (setId === null) return { setId, etag: null, set: emptySet };
      const { answer, etag } = await callWithTag('readSet', { params: { projectId, setId }, signal });
      return { setId, etag, set: setFromWire(answer) };
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
