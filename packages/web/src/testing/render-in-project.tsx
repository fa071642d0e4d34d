import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { render, type RenderResult } from 'vitest-browser-react';
import type { Project, Room, SavedSet } from '../api/project.ts';
import { projectQuery } from '../project/project-query.ts';
import { InPolish } from './in-polish.tsx';

export const aProject = (overrides: Partial<Project> = {}): Project => ({
  id: 'aB3dE6gH',
  name: 'Dom',
  variant: 'el12',
  rooms: [],
  sets: [],
  products: [],
  selections: [],
  planningAddress: null,
  setDefaults: null,
  ...overrides,
});

export const aRoom = (overrides: Partial<Room> = {}): Room => ({
  id: 1,
  name: 'Hol',
  planningId: null,
  setDefaults: null,
  sets: [],
  products: [],
  ...overrides,
});

export const aSavedSet = (overrides: Partial<SavedSet> = {}): SavedSet => ({
  id: 11,
  name: 'Biurko',
  seriesTag: 'simon-55',
  version: '1',
  price: 12_300,
  description: 'ramka 2-krotna',
  contents: '2×\u00A0gniazdo',
  isExternal: false,
  slots: 2,
  emptySlots: 0,
  boxes: 2,
  ...overrides,
});

/** A rendered part of a project's screen. */
export type ProjectScreen = RenderResult & {
  /** Puts another state of the project into the query cache, like a refetch after another user's change. */
  readonly showProject: (change: (project: Project) => Project) => void;
};

/**
 * Renders a component below the route of a project, which is in the query cache. Nothing is fetched unless `enabled` is set.
 */
export const renderInProject = async (
  part: ReactElement,
  project: Project,
  { enabled = false }: { readonly enabled?: boolean } = {},
): Promise<ProjectScreen> => {
  const queries = new QueryClient({
    defaultOptions: { queries: { enabled, retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const { queryKey } = projectQuery(project.id);
  queries.setQueryData(queryKey, project);
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, path: '/projekt/$projectId', component: () => part });
  const history = createMemoryHistory({ initialEntries: [`/projekt/${project.id}`] });
  const page = await render(
    <InPolish>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createRouter({ routeTree: root.addChildren([shell]), history })} />
      </QueryClientProvider>
    </InPolish>,
  );
  return Object.assign(page, {
    showProject: (change: (project: Project) => Project) =>
      void queries.setQueryData(queryKey, (shown) => shown && change(shown)),
  });
};
