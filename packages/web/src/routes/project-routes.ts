import { createRoute } from '@tanstack/react-router';
import { requireProject } from '../project/opening/require-project.ts';
import { lazyScreen } from './lazy-screen.ts';
import { rootRoute } from './root-route.ts';
import { searchNumber, searchWord } from './search-values.ts';

type RoomsSearch = {
  /** The room that is opened and scrolled to. */
  readonly openedGroupId?: number | undefined;
  /** Tag of the series that the single-product dialog opens with. */
  readonly singleProductSerie?: string | undefined;
};

type SetEditSearch = {
  /** The room that a new set goes into. */
  readonly createInGroupId?: number | undefined;
  /** Tag of the frame line that a new set starts with. */
  readonly preselectedFrameLine?: string | undefined;
};

/** The frame around every screen of one project; lets nobody in without the project. */
const shell = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projekt/$projectId',
  staticData: { name: 'shell' },
  beforeLoad: ({ context, params }) => requireProject(context.queries, params.projectId),
  component: lazyScreen(() => import('../shell/shell.tsx'), 'Shell'),
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
  component: lazyScreen(() => import('../sets/sets-screen.tsx'), 'SetsScreen'),
});

const bundleEdit = createRoute({
  getParentRoute: () => shell,
  /** A set's id, or `nowy` for a new one. */
  path: '/zestawy/$id',
  staticData: { name: 'bundle-edit' },
  validateSearch: (search: Record<string, unknown>): SetEditSearch => ({
    createInGroupId: searchNumber(search['createInGroupId']),
    preselectedFrameLine: searchWord(search['preselectedFrameLine']),
  }),
  component: lazyScreen(() => import('../sets/set-edit-screen.tsx'), 'SetEditScreen'),
});

const ecatalogProducts = createRoute({
  getParentRoute: () => shell,
  path: '/ekatalog',
  staticData: { name: 'ecatalog-products' },
  component: lazyScreen(() => import('../e-catalogue/ecatalogue-screen.tsx'), 'EcatalogueScreen'),
});

/** Every route of a project (specification §2). */
export const projectRoutes = shell.addChildren([
  projectProperties,
  projectStructure,
  bundleList,
  bundleEdit,
  ecatalogProducts,
]);
