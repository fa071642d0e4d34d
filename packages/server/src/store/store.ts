import type { Result } from '@ramka/domain/result';
import type { Operation } from './operation.ts';

/** The database of projects. */
export type Store = {
  /** Runs a read-only operation on a consistent snapshot. */
  readonly read: <Answer>(operation: () => Operation<Answer>) => Promise<Answer>;
  /**
   * Runs an operation in a transaction and resolves once the change is durable. An error result rolls back. The
   * operation may run again after a conflict with another transaction.
   */
  readonly write: <Value, Refusal>(
    operation: () => Operation<Result<Value, Refusal>>,
  ) => Promise<Result<Value, Refusal>>;
  /**
   * Whether the file of an embedded store was deleted or replaced while in use. Nothing would be left of further changes,
   * so they fail.
   */
  readonly isDetached?: () => boolean;
  /** Completes running operations and releases the engine. */
  readonly close: () => Promise<void>;
};

/** A store whose `close` does nothing, for users who do not own it. */
export const nonOwningStore = (store: Store): Store => ({
  ...store,
  close: () => Promise.resolve(),
});

/** The store cannot be reached or cannot be written at the moment; a retry may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
