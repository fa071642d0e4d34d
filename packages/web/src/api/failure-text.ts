import { ApiFailure } from './api-failure.ts';

/** What to tell people about a failure: the server's own message, or else the given sentence (specification §8). */
export const failureText = (failure: unknown, otherwise: string): string =>
  failure instanceof ApiFailure && failure.message !== '' ? failure.message : otherwise;
