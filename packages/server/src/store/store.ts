import type { Result } from '@ramka/domain/result';
import type { Operation } from './operation.ts';

/** Where projects are kept. */
export type Store = {
  /** Runs an operation that only reads; everything it sees is of one moment. */
  readonly read: <Answer>(operation: () => Operation<Answer>) => Promise<Answer>;
  /**
   * Runs an operation that changes something, whole or not at all: one that refuses leaves nothing behind. Answers once
   * the change is durable. May run the operation again after a conflict with another one.
   */
  readonly write: <Value, Refusal>(
    operation: () => Operation<Result<Value, Refusal>>,
  ) => Promise<Result<Value, Refusal>>;
  /** Finishes what was begun and lets go of the engine. */
  readonly close: () => Promise<void>;
};

/** A store for someone who is not to close it. */
export const nonOwningStore = (store: Store): Store => ({
  read: (operation) => store.read(operation),
  write: (operation) => store.write(operation),
  close: () => Promise.resolve(),
});

/** The store cannot be reached, or cannot write, right now; trying again later may work. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
