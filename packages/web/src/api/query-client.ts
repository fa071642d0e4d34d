import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './failure.ts';

/** Whether asking again may help: nobody answered, or the server could not, for now. */
const mayRetry = (failure: unknown): boolean =>
  !(failure instanceof ApiFailure) || failure.status === 0 || failure.status === 503;

/** The cache of what the server answered. It reads anew on coming back to the window: others may have changed it. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 20_000, retry: (count, failure) => count < 2 && mayRetry(failure) },
      mutations: { networkMode: 'always' },
    },
  });
