import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { ScreenPending } from '../page/screen-pending.tsx';
import { NewProjectScreen } from '../start/new-project-screen.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { projectRoutes } from './project-routes.ts';
import { rootRoute } from './root-route.ts';
import type { RouteName } from './route-name.ts';

const newProject = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { name: 'new-project' },
  component: NewProjectScreen,
});

const notFound = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  staticData: { name: 'not-found' },
  component: lazyScreen(() => import('../not-found/not-found-screen.tsx'), 'NotFoundScreen'),
});

const anywhereElse = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});

/** The addresses of the app below a base path, in history mode. */
export const createAppRouter = (basepath: string, queries: QueryClient) =>
  createRouter({
    routeTree: rootRoute.addChildren([newProject, projectRoutes, notFound, anywhereElse]),
    basepath,
    context: { queries },
    defaultPreload: 'intent',
    defaultPendingComponent: ScreenPending,
    defaultPendingMs: 400,
    scrollRestoration: true,
    trailingSlash: 'never',
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    name?: RouteName;
  }
}
