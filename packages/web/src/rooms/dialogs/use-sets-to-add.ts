import { useCallback, useState } from 'react';

export type SetsToAdd = {
  /** Quantities by set id, of the chosen sets only. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Without a quantity the set is not chosen any more. */
  readonly choose: (setId: number, quantity: number | undefined) => void;
};

/** Which sets are to be added, and how many of each. */
export const useSetsToAdd = (): SetsToAdd => {
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const choose: SetsToAdd['choose'] = useCallback(
    (setId, quantity) =>
      setQuantities((known) => {
        const next = new Map(known);
        if (quantity === undefined) {
          next.delete(setId);
        } else {
          next.set(setId, quantity);
        }
        return next;
      }),
    [],
  );
  return { quantities, choose };
};
