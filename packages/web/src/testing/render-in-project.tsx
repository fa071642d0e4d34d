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
import type { Project, Room } from '../api/project.ts';
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

/** Renders a component below the route of a project, which is in the query cache. Nothing is fetched. */
export const renderInProject = async (part: ReactElement, project: Project): Promise<RenderResult> => {
  const queries = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(projectQuery(project.id).queryKey, project);
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, path: '/projekt/$projectId', component: () => part });
  const history = createMemoryHistory({ initialEntries: [`/projekt/${project.id}`] });
  return render(
    <InPolish>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createRouter({ routeTree: root.addChildren([shell]), history })} />
      </QueryClientProvider>
    </InPolish>,
  );
};
