import type { QueryClient } from '@tanstack/react-query';
import {
  type AsyncRouteComponent,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { NewProjectScreen } from '../home/home-screen.tsx';
import { loadPart } from '../platform/lazy-part.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { requireProject } from '../project/opening.ts';
import type { RestyleSearch } from '../restyle/restyle-search.ts';
import { Page, ProjectFailure, ScreenFailure, ScreenPending } from '../shell/page.tsx';
import { closeTopmost } from '../ui/close-request.ts';

/** Context of the route guards and loaders. */
export type RouterContext = { readonly queries: QueryClient };

/** Layout of every page. */
const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Page,
  errorComponent: ScreenFailure,
});

/** A screen with lazily loaded code; without a connection it waits for one. */
const lazyScreen = <Name extends string, Screen extends AsyncRouteComponent<object>>(
  load: () => Promise<Readonly<Record<Name, Screen>>>,
  name: Name,
) => lazyRouteComponent(() => loadPart(load), name);

type RoomsSearch = {
  /** The room that is expanded and scrolled to. */
  readonly openedGroupId?: number | undefined;
  /** Tag of the series with which the single-product dialog opens. */
  readonly singleProductSerie?: string | undefined;
};

type PropertiesSearch = {
  /** The restore point whose differences are shown. */
  readonly pointId?: number | undefined;
};

type SetsSearch = {
  /** Opens the dialog that adds this set to rooms. */
  readonly spread?: number | undefined;
};

/** Rooms and defaults of the edited set. */
export type SetEditSearch = {
  /** The room that a new set is added to. */
  readonly createInGroupId?: number | undefined;
  /** The room from which a set was opened. */
  readonly openedFromGroupId?: number | undefined;
  /** Tag of a new set's frame line. */
  readonly preselectedFrameLine?: string | undefined;
  /** Ids of frame subcategory, frame finish and module colour of a new set. */
  readonly kind?: number | undefined;
  readonly finish?: string | undefined;
  readonly colour?: number | undefined;
};

type OrderSearch = {
  /** Limits the order to the articles of a room or a set. */
  readonly groupId?: number | undefined;
  readonly setId?: number | undefined;
  /** Grouping of the articles. */
  readonly by?: string | undefined;
};

/** Layout of all screens of a project. Navigation fails if the project cannot be loaded. */
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
  validateSearch: (search: Record<string, unknown>): PropertiesSearch => ({ pointId: searchNumber(search['pointId']) }),
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
  /** `id` is the set's id, or `nowy` for a new set. */
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
      // If loading takes less than this time, no skeleton is shown.
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
    frames: searchWord(search['frames']),
    divided: searchNumber(search['divided']) ?? searchWord(search['divided']),
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

/** Returns a positive integer from the address, such as a room's id; undefined for anything else. */
export const searchNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** Returns a non-empty string from the address, such as a series' tag; undefined for anything else. */
export const searchWord = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** All routes of a project (docs/specification.md#s2-3). */
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

/** A start link. The screen reads the parameters (docs/embedding.md#start-links). */
const startLink = createRoute({
  getParentRoute: () => rootRoute,
  path: '/start',
  staticData: { name: 'start-link' },
  validateSearch: (search: Record<string, unknown>) => search,
  component: lazyScreen(() => import('../start-link/start-link-screen.tsx'), 'StartLinkScreen'),
});

const viewCopy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/podglad/$viewId/kopia',
  staticData: { name: 'view-copy' },
  component: lazyScreen(() => import('../shared-project/copy-shared-project-screen.tsx'), 'CopySharedProjectScreen'),
});

const shopAnswer = createRoute({
  getParentRoute: () => rootRoute,
  path: '/odpowiedz-sklepu',
  staticData: { name: 'shop-answer' },
  loader: async () => {
    const { receiveAnswer } = await loadPart(() => import('../shop/shop-answers.ts'));
    const projectId = receiveAnswer(window.location.hash);
    if (projectId !== undefined)
      throw redirect({ to: '/projekt/$projectId/zamowienie', params: { projectId }, replace: true });
  },
  component: lazyScreen(() => import('../shop/shop-answer-screen.tsx'), 'ShopAnswerScreen'),
});

const accessibility = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dostepnosc',
  staticData: { name: 'accessibility' },
  component: lazyScreen(() => import('../shell/accessibility-screen.tsx'), 'AccessibilityScreen'),
});

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prywatnosc',
  staticData: { name: 'privacy' },
  component: lazyScreen(() => import('../shell/privacy-screen.tsx'), 'PrivacyScreen'),
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

/** Parses a value in the address. One that would change its spelling remains a text, such as the symbol `12.50`. */
const parseLosslessly = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (JSON.stringify(value) !== text) throw new Error(`"${text}" is a text`);
  return value;
};

/** Creates the router, for addresses below a base path in history mode. */
export const createAppRouter = (basepath: string, queries: QueryClient) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      newProject,
      projectRoutes,
      startLink,
      viewCopy,
      shopAnswer,
      accessibility,
      privacy,
      notFound,
      anywhereElse,
    ]),
    basepath,
    parseSearch: parseSearchWith(parseLosslessly),
    stringifySearch: stringifySearchWith(JSON.stringify, parseLosslessly),
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

/**
 * Closes the topmost overlay on Back on phones. Most browsers report Back to overlays by `CloseWatcher`; in Firefox on
 * Android the navigation has to be blocked instead.
 */
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
  /** Not in the specification: restyling many sets at once (docs/readings.md#r32). */
  | 'restyle'
  /** Not in the specification: the order of all rooms. */
  | 'order'
  /** Not in the specification: the installation checklist. */
  | 'site'
  /** Not in the specification: comparison of a project with one of its variants. */
  | 'variant-comparison'
  /** Not in the specification: beginning a set by a link from a shop. */
  | 'start-link'
  /** Not in the specification: copying a project from a share link (docs/readings.md#r31). */
  | 'view-copy'
  /** Not in the specification: a shop's answer to an order (docs/shop.md#the-shops-answer). */
  | 'shop-answer'
  /** Not in the specification: the accessibility statement, and what is stored where. */
  | 'accessibility'
  | 'privacy'
  | 'not-found';
