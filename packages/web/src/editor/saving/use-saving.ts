import { setToWire } from '@ramka/contract/translate/product-set';
import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, failureText } from '../../api/failure.ts';
import { callWithTag } from '../../api/call.ts';
import { useTexts } from '../../language/texts.ts';
import { projectEvents } from '../../project/project-events.ts';
import { withSet } from '../../api/project.ts';
import { projectQuery, useProjectId } from '../../project/project-query.ts';
import { snackbars } from '../../page/messages.ts';
import { framedSet } from './framed-set.ts';
import type { SavedState } from './saved-state.ts';

/** Why the server did not overwrite: somebody saved a newer version, or the set is gone. */
export type Staleness = 'changed' | 'gone';

/** Saving, as it stands. */
export type Saving = {
  readonly saved: SavedState;
  readonly busy: boolean;
  readonly stale: Staleness | null;
  readonly forgetStale: () => void;
  /** Saves the set, as a new one if wanted; answers it, or null where that failed (and was told). */
  readonly save: (set: ProductSet, as?: 'copy') => Promise<WireBundle | null>;
  readonly setSaved: (saved: SavedState) => void;
};

/** Saves the set being edited; what is on screen stays there whatever happens (specification §7, §8, R13). */
export const useSaving = (start: SavedState): Saving => {
  const [saved, setSaved] = useState(start);
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState<Staleness | null>(null);
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { messages } = useTexts();

  const save: Saving['save'] = async (set, as) => {
    snackbars.clear();
    setBusy(true);
    try {
      const target = as === 'copy' ? { setId: null, etag: null } : saved;
      const { answer, etag } = await send(projectId, target, set);
      setSaved({ setId: answer.id, etag, set });
      queries.setQueryData(projectQuery(projectId).queryKey, (project) => project && withSet(project, answer));
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      return answer;
    } catch (failure) {
      const staleness = stalenessOf(failure);
      setStale(staleness);
      if (staleness === null) snackbars.error(failureText(failure, messages.storeFailed));
      else void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { saved, busy, stale, forgetStale: () => setStale(null), save, setSaved };
};

const send = (projectId: string, { setId, etag }: Pick<SavedState, 'setId' | 'etag'>, set: ProductSet) => {
  const framed = framedSet(set);
  if (!framed) throw new Error('A set without a frame cannot be saved');
  const body = { payload: setToWire(framed, setId) };
  return setId === null
    ? callWithTag('createSet', { params: { projectId }, body })
    : callWithTag('saveSet', { params: { projectId, setId }, body, ifMatch: etag ?? undefined });
};

const stalenessOf = (failure: unknown): Staleness | null => {
  if (!(failure instanceof ApiFailure)) return null;
  if (failure.status === 412) return 'changed';
  return failure.code === 'unknown-set' ? 'gone' : null;
};
