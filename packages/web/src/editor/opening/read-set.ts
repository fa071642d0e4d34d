import type { SavedState } from '../saving/saved-state.ts';

/** A set as it was read from the server; a new one has no series yet. */
export type ReadSet = SavedState & { readonly seriesId: number | null };
