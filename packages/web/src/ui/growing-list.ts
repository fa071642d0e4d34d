import { useDeferredValue } from 'react';

/** How many entries fill the first screenful of a dialog or drawer. */
const FIRST = 16;

/**
 * A long list in two steps: its first entries at once, all of them as soon as nothing that the visitor does has to wait
 * for it. For lists that open on a click; every entry is on the page a moment later, to be searched and read out.
 */
export const useGrowingList = <Entry>(entries: readonly Entry[]): readonly Entry[] =>
  useDeferredValue(entries, entries.slice(0, FIRST));
