/**
 * Runs an action while no other tab holds the lock. Without the Web Locks API, on insecure connections and where the
 * browser blocks storage, it runs at once.
 */
export const withLock = async <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> => {
  if (!('locks' in navigator)) return act();
  let isHeld = false;
  try {
    return await navigator.locks.request(name, () => {
      isHeld = true;
      return act();
    });
  } catch (failure) {
    if (isHeld) throw failure;
    return act();
  }
};

/** The names of all locks that are held by tabs of this browser; empty without the Web Locks API. */
export const heldLocks = async (): Promise<ReadonlySet<string | undefined>> => {
  try {
    const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
    return new Set(held.map(({ name }) => name));
  } catch {
    return new Set();
  }
};
