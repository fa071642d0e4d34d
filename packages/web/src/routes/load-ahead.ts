import type { QueryClient } from '@tanstack/react-query';
import { appDataQuery } from '../project/app-data-query.ts';
import type { createAppRouter } from './create-app-router.ts';

/**
 * Begins to fetch what the screen at the page's address needs, while the texts are still on their way. What fails is
 * asked for again, and told, by the screen itself.
 */
export const loadAhead = (router: ReturnType<typeof createAppRouter>, queries: QueryClient): void => {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) void router.loadRouteChunk(route);
  if (matchedRoutes.some(({ options }) => options.staticData?.name === 'shell'))
    void queries.prefetchQuery(appDataQuery);
};
