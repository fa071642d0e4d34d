import type { FramedSet } from '@ramka/contract/translate/product-set';
import type { Store } from '../store/store.ts';
import { productSetOf } from './set-payload.ts';
import { findSet } from './set.store.ts';

/** Looks up a saved set as the rules know it; undefined where the project or the set is unknown. */
export type FindProductSet = (projectId: string, setId: number) => Promise<FramedSet | undefined>;

/** The look-up on a store, for pictures of sets. */
export const findProductSetIn =
  (store: Store): FindProductSet =>
  async (projectId, setId) => {
    const set = await store.read(() => findSet(projectId, setId));
    return set.ok ? productSetOf(set.value) : undefined;
  };
