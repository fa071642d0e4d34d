import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './failure.ts';

/** Whether asking again may help: the answer was no refusal. */
const mayPass = (failure: unknown): boolean =>
  !(failure instanceof ApiFailure) || failure.status === 0 || failure.status === 503;

/** The cache of what the server answered; asks again when the window is looked at, for others may work on the same project. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 20_000, retry: (count, failure) => count < 2 && mayPass(failure) },
      mutations: { networkMode: 'always' },
    },
  });
