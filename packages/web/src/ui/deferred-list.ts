import { useDeferredValue } from 'react';

/** How many entries fill the first screenful of a dialog or drawer. */
const FIRST = 16;

/**
 * Shows a long list in two steps: its first entries at once, the rest as soon as the browser is idle. For lists that open
 * on a click. All entries are on the page then, to be searched and read out.
 */
export const useDeferredList = <Entry>(entries: readonly Entry[]): readonly Entry[] =>
  useDeferredValue(entries, entries.slice(0, FIRST));
