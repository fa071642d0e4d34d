/** Ids as `entityIdsText` takes them: in their order, runs of neighbours as one range. */
export const entityIdsToText = (ids: readonly number[]): string => {
  const runs: { readonly first: number; last: number; step: number }[] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    const step = run === undefined ? 0 : id - run.last;
    if (run !== undefined && Math.abs(step) === 1 && (run.step === 0 || run.step === step))
      Object.assign(run, { last: id, step });
    else runs.push({ first: id, last: id, step: 0 });
  }
  return runs.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',');
};
