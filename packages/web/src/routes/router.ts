import type { QueryClient } from '@tanstack/react-query';
import {
  type AsyncRouteComponent,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { NewProjectScreen } from '../home/home-screen.tsx';
import { loadPart } from '../platform/lazy-part.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { requireProject } from '../project/opening.ts';
import type { RestyleSearch } from '../restyle/restyle-search.ts';
import { Page, ProjectFailure, ScreenFailure, ScreenPending } from '../shell/page.tsx';
import { closeTopmost } from '../ui/close-request.ts';

/** What the guards of routes work with. */
export type RouterContext = { readonly queries: QueryClient };

/** What is on every page, whatever its address. */
const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Page,
  errorComponent: ScreenFailure,
});

/** A screen whose code is loaded when it is likely to be needed; without a connection it waits for one. */
const lazyScreen = <Name extends string, Screen extends AsyncRouteComponent<object>>(
  load: () => Promise<Readonly<Record<Name, Screen>>>,
  name: Name,
) => lazyRouteComponent(() => loadPart(load), name);

type RoomsSearch = {
  /** The room that is opened and scrolled to. */
  readonly openedGroupId?: number | undefined;
  /** Tag of the series that the single-product dialog opens with. */
  readonly singleProductSerie?: string | undefined;
};

type SetsSearch = {
  /** The set that is to be put into many rooms: the dialog for it opens. */
  readonly spread?: number | undefined;
};

/** Where a new set goes, or from where one was opened, and what a new one starts with. */
export type SetEditSearch = {
  /** The room that a new set goes into. */
  readonly createInGroupId?: number | undefined;
  /** The room from which a set was opened. */
  readonly openedFromGroupId?: number | undefined;
  /** Tag of the frame line that a new set starts with. */
  readonly preselectedFrameLine?: string | undefined;
  /** Id of the kind of frame, of its finish, and of the colour of modules that it starts with besides. */
  readonly kind?: number | undefined;
  readonly finish?: string | undefined;
  readonly colour?: number | undefined;
};

type OrderSearch = {
  /** The room, or the set, whose articles alone are shown. */
  readonly groupId?: number | undefined;
  readonly setId?: number | undefined;
  /** How articles are grouped. */
  readonly by?: string | undefined;
};

/** The frame around every screen of one project; lets nobody in without the project. */
const shell = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projekt/$projectId',
  staticData: { name: 'shell' },
  loader: {
    staleReloadMode: 'blocking',
    handler: async ({ context: { queries }, params, preload, abortController: { signal } }) => {
      void queries.prefetchQuery(catalogueQuery);
      await requireProject(queries, params.projectId, () => !preload && !signal.aborted);
    },
  },
  component: lazyScreen(() => import('../shell/shell.tsx'), 'Shell'),
  errorComponent: ProjectFailure,
});

const projectProperties = createRoute({
  getParentRoute: () => shell,
  path: '/',
  staticData: { name: 'project-properties' },
  component: lazyScreen(() => import('../properties/properties-screen.tsx'), 'PropertiesScreen'),
});

const projectStructure = createRoute({
  getParentRoute: () => shell,
  path: '/pomieszczenia',
  staticData: { name: 'project-structure' },
  validateSearch: (search: Record<string, unknown>): RoomsSearch => ({
    openedGroupId: searchNumber(search['openedGroupId']),
    singleProductSerie: searchWord(search['singleProductSerie']),
  }),
  component: lazyScreen(() => import('../rooms/rooms-screen.tsx'), 'RoomsScreen'),
});

const bundleList = createRoute({
  getParentRoute: () => shell,
  path: '/zestawy',
  staticData: { name: 'bundle-list' },
  validateSearch: (search: Record<string, unknown>): SetsSearch => ({ spread: searchNumber(search['spread']) }),
  component: lazyScreen(() => import('../sets/sets-screen.tsx'), 'SetsScreen'),
});

const bundleEdit = createRoute({
  getParentRoute: () => shell,
  /** A set's id, or `nowy` for a new one. */
  path: '/zestawy/$id',
  staticData: { name: 'bundle-edit' },
  validateSearch: (search: Record<string, unknown>): SetEditSearch => ({
    createInGroupId: searchNumber(search['createInGroupId']),
    openedFromGroupId: searchNumber(search['openedFromGroupId']),
    preselectedFrameLine: searchWord(search['preselectedFrameLine']),
    kind: searchNumber(search['kind']),
    finish: searchWord(search['finish']),
    colour: searchNumber(search['colour']),
  }),
  component: lazyScreen(() => import('./set-edit-screen.tsx'), 'SetEditScreen'),
  loader: {
    staleReloadMode: 'blocking',
    handler: async ({ context: { queries }, params: { projectId, id } }) => {
      // Failures are reported by the screen itself.
      const screen = loadPart(() => import('./set-edit-screen.tsx')).catch(() => undefined);
      const isSaved = /^\d+$/.test(id);
      // Requested while the code of the editor is still loading.
      const prefetched = isSaved
        ? loadPart(() => import('../editor/opened-set-query.ts'))
            .then(({ prefetchSet }) => prefetchSet(queries, projectId, Number(id)))
            .catch(() => undefined)
        : screen.then((loaded) => loaded?.loadFirstSteps()).catch(() => undefined);
      await screen;
      // What loads in this time is shown at once, without a skeleton.
      await Promise.race([prefetched, new Promise((resolve) => setTimeout(resolve, 300))]);
    },
  },
  staleTime: Infinity,
  preloadStaleTime: 0,
  gcTime: 0,
});

const ecatalogue = createRoute({
  getParentRoute: () => shell,
  path: '/ekatalog',
  staticData: { name: 'ecatalog-products' },
  component: lazyScreen(() => import('../e-catalogue/ecatalogue-screen.tsx'), 'EcatalogueScreen'),
});

const restyle = createRoute({
  getParentRoute: () => shell,
  path: '/zmiana',
  staticData: { name: 'restyle' },
  validateSearch: (search: Record<string, unknown>): RestyleSearch => ({
    groupId: searchNumber(search['groupId']),
    sets: searchNumber(search['sets']) ?? searchWord(search['sets']),
    line: searchNumber(search['line']),
    finish: searchWord(search['finish']),
    family: searchWord(search['family']),
    colour: searchWord(search['colour']),
    leave: searchNumber(search['leave']) ?? searchWord(search['leave']),
    slots: searchWord(search['slots']),
  }),
  component: lazyScreen(() => import('../restyle/restyle-screen.tsx'), 'RestyleScreen'),
});

const order = createRoute({
  getParentRoute: () => shell,
  path: '/zamowienie',
  staticData: { name: 'order' },
  validateSearch: (search: Record<string, unknown>): OrderSearch => ({
    groupId: searchNumber(search['groupId']),
    setId: searchNumber(search['setId']),
    by: searchWord(search['by']),
  }),
  component: lazyScreen(() => import('../order/order-screen.tsx'), 'OrderScreen'),
});

const site = createRoute({
  getParentRoute: () => shell,
  path: '/montaz',
  staticData: { name: 'site' },
  component: lazyScreen(() => import('../installation/installation-screen.tsx'), 'InstallationScreen'),
});

const variantComparison = createRoute({
  getParentRoute: () => shell,
  path: '/warianty/$variantId',
  staticData: { name: 'variant-comparison' },
  component: lazyScreen(() => import('../variants/comparison-screen.tsx'), 'ComparisonScreen'),
});

/** A whole number above 0 from the address, such as a room's id; undefined for anything else. */
export const searchNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** A word from the address, such as a series' tag; undefined for anything else. */
export const searchWord = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Every route of a project (docs/specification.md#s2-3). */
const projectRoutes = shell.addChildren([
  projectProperties,
  projectStructure,
  bundleList,
  bundleEdit,
  ecatalogue,
  restyle,
  order,
  site,
  variantComparison,
]);

const newProject = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { name: 'new-project' },
  component: NewProjectScreen,
});

const viewCopy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/podglad/$viewId/kopia',
  staticData: { name: 'view-copy' },
  component: lazyScreen(() => import('../share-links/copy-shared-project-screen.tsx'), 'CopySharedProjectScreen'),
});

const accessibility = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dostepnosc',
  staticData: { name: 'accessibility' },
  component: lazyScreen(() => import('../shell/accessibility-screen.tsx'), 'AccessibilityScreen'),
});

const notFound = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  staticData: { name: 'not-found' },
  component: lazyScreen(() => import('../shell/not-found-screen.tsx'), 'NotFoundScreen'),
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
    routeTree: rootRoute.addChildren([newProject, projectRoutes, viewCopy, accessibility, notFound, anywhereElse]),
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

/** On a phone Back closes what lies over the page. Most browsers ask for that; Firefox on Android leaves, unless held back here. */
export const closeByBack = ({ history }: ReturnType<typeof createAppRouter>): void => {
  if (window.CloseWatcher !== undefined || !matchMedia('(pointer: coarse)').matches) return;
  history.block({ enableBeforeUnload: false, blockerFn: ({ action }) => action === 'BACK' && closeTopmost() });
};

/** The names of the screens (docs/specification.md#s2-16). */
type RouteName =
  | 'new-project'
  | 'shell'
  | 'project-properties'
  | 'project-structure'
  | 'bundle-list'
  | 'bundle-edit'
  | 'ecatalog-products'
  /** Beyond the specification: a change of many sets at once (docs/readings.md#r32). */
  | 'restyle'
  /** Beyond the specification: what to order of all rooms. */
  | 'order'
  /** Beyond the specification: what of the rooms is mounted. */
  | 'site'
  /** Beyond the specification: a project beside one of its variants. */
  | 'variant-comparison'
  /** Beyond the specification: a project of one's own from what a view link shows (docs/readings.md#r31). */
  | 'view-copy'
  /** Beyond the specification: what has been done for everybody to be able to use it, and whom to tell what hinders. */
  | 'accessibility'
  | 'not-found';
