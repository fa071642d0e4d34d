import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FindPicturedSet } from '../set-pictures/set-picture.routes.ts';
import type { Store } from '../store/store.ts';
import { bundleVersion } from './bundle-version.ts';
import { productSetOf } from './set-payload.ts';
import { findSet } from './set.store.ts';

/** Finds the sets of a store for their pictures. */
export const findPicturedSetIn =
  (store: Store, catalogue: Catalogue): FindPicturedSet =>
  async (projectId, setId) => {
    const set = await store.read(() => findSet(projectId, setId));
    return set.ok
      ? { version: bundleVersion(set.value, catalogue), readSet: () => productSetOf(set.value) }
      : undefined;
  };
