import { useState } from 'react';

/** What is chosen in a list of sets. */
export type ChosenSets = {
  /** The chosen ids, in the order of the list. */
  readonly ids: readonly number[];
  readonly all: boolean;
  readonly has: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  /** Chooses all, or none once all are chosen. */
  readonly toggleAll: () => void;
};

/** Which sets of a list are chosen; one that leaves the list is not chosen any more. */
export const useChosenSets = (listed: readonly number[]): ChosenSets => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = listed.filter((id) => chosen.has(id));
  const all = ids.length === listed.length;
  return {
    ids,
    all,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(all ? [] : listed)),
  };
};
