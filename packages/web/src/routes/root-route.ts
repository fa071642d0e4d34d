import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Page } from '../page/page.tsx';
import { ScreenFailure } from '../page/screen-failure.tsx';

/** What the guards of routes work with. */
export type RouterContext = { readonly queries: QueryClient };

/** What is on every page, whatever its address. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Page,
  errorComponent: ScreenFailure,
});
