/** A call of the API: method and path below `/api`, with `:name` for what varies. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
};

/**
 * Every call of docs/specification.md#s7 by its name. Free of schemas, so that the browser can import it alone;
 * `endpoints.ts` declares input and response of each.
 */
export const routes = {
  readAppData: { method: 'GET', path: '/app-data' },
  listModules: { method: 'GET', path: '/modules/by-category/:categoryId' },
  /** Beyond the specification: the modules of a whole series, which the editor asks for once. */
  listSeriesModules: { method: 'GET', path: '/modules/by-series/:seriesId' },
  /** Beyond the specification: the modules that a saved set uses, wherever they are listed. */
  findModules: { method: 'GET', path: '/modules' },
  /** Beyond the specification: what modules do, and the words by which people ask for it. */
  readFunctions: { method: 'GET', path: '/functions' },
  listProducts: { method: 'GET', path: '/products/:categoryId' },

  createProject: { method: 'POST', path: '/project' },
  readProject: { method: 'GET', path: '/project/:projectId' },
  renameProject: { method: 'PUT', path: '/project/:projectId' },
  /** Beyond the specification: what new sets of a project or room start with. */
  chooseLook: { method: 'PUT', path: '/project/:projectId/look' },
  deleteProject: { method: 'DELETE', path: '/project/:projectId' },

  /** Beyond the specification, as the next: a project as one file, and a project from it. */
  readProjectFile: { method: 'GET', path: '/project/:projectId/file' },
  createProjectFromFile: { method: 'POST', path: '/project/file' },

  createRoom: { method: 'POST', path: '/project/:projectId/group' },
  renameRoom: { method: 'PUT', path: '/project/:projectId/group/:groupId' },
  deleteRoom: { method: 'DELETE', path: '/project/:projectId/group/:groupId' },

  /** Beyond the specification (docs/readings.md#r32): many rooms changed at once, each as one that can be undone. */
  createRooms: { method: 'POST', path: '/project/:projectId/groups' },
  orderRooms: { method: 'PUT', path: '/project/:projectId/groups/order' },
  fillRooms: { method: 'POST', path: '/project/:projectId/groups/entries' },
  moveRoomEntry: { method: 'PUT', path: '/project/:projectId/groups/entries' },
  duplicateInRoom: { method: 'POST', path: '/project/:projectId/group/:groupId/setlist/:setId/copy' },

  addRoomSets: { method: 'POST', path: '/project/:projectId/group/:groupId/setlist' },
  changeRoomSets: { method: 'PUT', path: '/project/:projectId/group/:groupId/setlist' },
  removeRoomSet: { method: 'DELETE', path: '/project/:projectId/group/:groupId/setlist/:bundleId' },
  addRoomProducts: { method: 'POST', path: '/project/:projectId/group/:groupId/products' },
  changeRoomProducts: { method: 'PUT', path: '/project/:projectId/group/:groupId/products' },
  removeRoomProduct: { method: 'DELETE', path: '/project/:projectId/group/:groupId/products/:productId' },

  createSet: { method: 'POST', path: '/project/:projectId/set' },
  copySet: { method: 'PUT', path: '/project/:projectId/set' },
  readSet: { method: 'GET', path: '/project/:projectId/set/:setId' },
  saveSet: { method: 'PUT', path: '/project/:projectId/set/:setId' },
  /** Beyond the specification: a copy takes the set's place in one room, as it is saved. */
  saveSetInRoom: { method: 'POST', path: '/project/:projectId/group/:groupId/setlist/:setId' },
  /** Beyond the specification: blank covers in its empty slots. */
  coverSet: { method: 'POST', path: '/project/:projectId/set/:setId/covers' },
  renameSet: { method: 'POST', path: '/project/:projectId/set/:setId/name' },
  deleteSet: { method: 'DELETE', path: '/project/:projectId/set/:setId' },

  /**
   * Beyond the specification (docs/readings.md#r14): gives back what a call removed, named by the header `X-Removal` of
   * its answer.
   */
  undoRemoval: { method: 'POST', path: '/project/:projectId/removals/:removalId/undo' },

  /**
   * Beyond the specification (docs/readings.md#r32): what a change of many sets would do, which changes nothing, and the
   * change itself.
   */
  previewRestyle: { method: 'POST', path: '/project/:projectId/restyle' },
  applyRestyle: { method: 'PUT', path: '/project/:projectId/restyle' },
  /** States to return to; what is different now from one; the return. */
  listPoints: { method: 'GET', path: '/project/:projectId/points' },
  comparePoint: { method: 'GET', path: '/project/:projectId/points/:pointId' },
  /** What has changed in catalogue and prices since somebody said to have seen them, and that somebody has. */
  readNews: { method: 'GET', path: '/project/:projectId/news' },
  markNewsSeen: { method: 'PUT', path: '/project/:projectId/news/seen' },
  /** What is sold no longer, replaced by what takes its place: what that would do, and the change. */
  previewSuccessors: { method: 'POST', path: '/project/:projectId/successors' },
  takeSuccessors: { method: 'PUT', path: '/project/:projectId/successors' },

  /** The variants of a project, each a project of its own. */
  listVariants: { method: 'GET', path: '/project/:projectId/variants' },
  addVariant: { method: 'POST', path: '/project/:projectId/variants' },
  renameVariant: { method: 'PUT', path: '/project/:projectId/variants/:variantId' },
  removeVariant: { method: 'DELETE', path: '/project/:projectId/variants/:variantId' },
  compareVariant: { method: 'GET', path: '/project/:projectId/variants/:variantId/comparison' },
  writeComparisonPdf: { method: 'POST', path: '/project/:projectId/variants/:variantId/comparison/pdf' },
  writeComparisonWorkbook: { method: 'POST', path: '/project/:projectId/variants/:variantId/comparison/xls' },

  /** Links under which a project can be looked at, by an id of their own (docs/readings.md#r31). */
  listViews: { method: 'GET', path: '/project/:projectId/views' },
  addView: { method: 'POST', path: '/project/:projectId/views' },
  removeView: { method: 'DELETE', path: '/project/:projectId/views/:viewId' },
  readView: { method: 'GET', path: '/view/:viewId' },
  copyView: { method: 'POST', path: '/view/:viewId/project' },

  restorePoint: { method: 'POST', path: '/project/:projectId/points/:pointId/restore' },

  previewComponents: { method: 'POST', path: '/project/:projectId/components/list' },
  listComponents: { method: 'GET', path: '/project/:projectId/components/list' },

  writeProjectPdf: { method: 'POST', path: '/project/:projectId/pdf' },
  writeProjectWorkbook: { method: 'POST', path: '/project/:projectId/xls' },
  /** Beyond the specification, as the other lists of comma-separated values and the site sheet. */
  writeProjectCsv: { method: 'POST', path: '/project/:projectId/csv' },
  writeComponentsPdf: { method: 'POST', path: '/project/:projectId/components/list/pdf' },
  writeComponentsWorkbook: { method: 'POST', path: '/project/:projectId/components/list/xls' },
  writeComponentsCsv: { method: 'POST', path: '/project/:projectId/components/list/csv' },
  writeCards: { method: 'POST', path: '/project/:projectId/components/pdf-cards' },
  writeSiteSheet: { method: 'POST', path: '/project/:projectId/group/:groupId/site-sheet/pdf' },

  /** Beyond the specification: what to order of all rooms, what was noted of it, and the same as files. */
  readOrder: { method: 'GET', path: '/project/:projectId/order' },
  changeOrder: { method: 'PUT', path: '/project/:projectId/order' },
  writeOrderPdf: { method: 'POST', path: '/project/:projectId/order/pdf' },
  writeOrderWorkbook: { method: 'POST', path: '/project/:projectId/order/xls' },
  writeOrderCsv: { method: 'POST', path: '/project/:projectId/order/csv' },
  writeOpenTrans: { method: 'POST', path: '/project/:projectId/order/opentrans' },
  /** Beyond the specification: what of the project is mounted already, piece by piece. */
  readSite: { method: 'GET', path: '/project/:projectId/site' },
  tickSite: { method: 'PUT', path: '/project/:projectId/site' },
  /** Beyond the specification: the project for its client, and the site sheets of all its rooms in one file. */
  writeClientPdf: { method: 'POST', path: '/project/:projectId/client/pdf' },
  writeSiteSheets: { method: 'POST', path: '/project/:projectId/site-sheets/pdf' },

  /** Beyond the specification: what the shop of a deployment is handed. */
  orderFromShop: { method: 'POST', path: '/project/:projectId/shop-order' },

  pollPlanningTool: { method: 'HEAD', path: '/mio-integration/project/:projectId' },
  /** Beyond the specification: what the planning tool itself sends, signed (docs/readings.md#r16). */
  deliverPlanning: { method: 'PUT', path: '/mio-integration/project/:projectId' },

  readEcatalogTree: { method: 'GET', path: '/ecatalog/categories' },
  listEcatalogProducts: { method: 'GET', path: '/ecatalog/products/:categoryId' },
  searchEcatalog: { method: 'GET', path: '/ecatalog/search' },
  addEcatalogProduct: { method: 'POST', path: '/project/:projectId/ecatalog-products' },
  changeEcatalogProduct: { method: 'PUT', path: '/project/:projectId/ecatalog-products/:catalogId' },
  removeEcatalogProduct: { method: 'DELETE', path: '/project/:projectId/ecatalog-products/:catalogId' },
} as const satisfies Record<string, Route>;

/** The name of a call. */
export type EndpointName = keyof typeof routes;

/**
 * The calls that may be sent again under the same `Idempotency-Key`: they change nothing then, and answer as they did
 * (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md).
 */
export const idempotentEndpoints: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'renameProject',
  'createRoom',
  'createRooms',
  'orderRooms',
  'renameRoom',
  'deleteRoom',
  'fillRooms',
  'moveRoomEntry',
  'duplicateInRoom',
  'addRoomSets',
  'changeRoomSets',
  'removeRoomSet',
  'addRoomProducts',
  'changeRoomProducts',
  'removeRoomProduct',
  'createSet',
  'copySet',
  'saveSet',
  'saveSetInRoom',
  'renameSet',
  'deleteSet',
]);
