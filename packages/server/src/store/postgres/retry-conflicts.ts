import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../store-unavailable.ts';
import { ConflictingChange } from './query-failure.ts';

/** How often an operation runs before its caller is asked to try later. */
const ATTEMPTS = 12;

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 250;

/** Runs something again while it meets conflicts, after pauses that grow and differ so that rivals part. */
export const retryConflicts = async <Answer>(attempt: () => Promise<Answer>): Promise<Answer> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConflictingChange)) throw error;
      if (attempts === ATTEMPTS)
        throw new StoreUnavailable(`too many changes at once: ${error.message}`, { cause: error });
      await pause(Math.random() * Math.min(LONGEST_PAUSE, 5 * 2 ** attempts));
    }
  }
};
