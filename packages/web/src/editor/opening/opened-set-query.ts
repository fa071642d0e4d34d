import { setFromWire } from '@ramka/contract/translate/product-set';
import { emptySet } from '@ramka/domain/set/product-set';
import { queryOptions } from '@tanstack/react-query';
import { callWithTag } from '../../api/call.ts';
import type { ReadSet } from './read-set.ts';

/**
 * A set as the server has it, and its version. Each reading is one call: whatever is fetched again meanwhile, such as
 * names in another language, what is being edited stays.
 */
export const openedSetQuery = (projectId: string, setId: number | null, reading: number) =>
  queryOptions({
    queryKey: ['opened-set', projectId, setId, reading],
    queryFn: async ({ signal }): Promise<ReadSet> => {
      if (setId === null) return { setId, etag: null, set: emptySet, seriesId: null };
      const { answer, etag } = await callWithTag('readSet', { params: { projectId, setId }, signal });
      return { setId, etag, set: setFromWire(answer), seriesId: answer.serieId };
    },
    gcTime: 0,
    staleTime: 'static',
  });
