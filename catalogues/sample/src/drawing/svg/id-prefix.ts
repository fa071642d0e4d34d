/** A prefix for the ids of one drawing, from what the drawing shows: the same order gives the same ids, others differ. */
export const idPrefix = (order: object): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(order))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return `r${hash.toString(36).slice(-9)}-`;
};
