import { routes, type CallName } from '@ramka/contract/routes';
import { ApiFailure } from './api-failure.ts';

/**
 * Writes a call that failed to the console, and lets the failure pass (specification §8). A `HEAD` asks whether there
 * is something: that there is not is an answer; and what was called off did not fail.
 */
export const logFailure = async <Answer>(name: CallName, answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (failure) {
    const isAnswer = routes[name].method === 'HEAD' && failure instanceof ApiFailure && failure.status === 404;
    if (failure instanceof ApiFailure && !isAnswer) {
      // eslint-disable-next-line no-console -- the one place that may: specification §8 asks for it
      console.error(`${name} failed: ${failure.status} ${failure.code}`, failure);
    }
    throw failure;
  }
};
