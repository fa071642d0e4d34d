import type { Store } from './store.ts';

/** A store for someone who is not to close it. */
export const lentStore = (store: Store): Store => ({
  read: (operation) => store.read(operation),
  write: (operation) => store.write(operation),
  close: () => Promise.resolve(),
});
