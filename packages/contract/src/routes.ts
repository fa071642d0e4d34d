/** The method and path of an endpoint. The path is relative to `/api`; `:name` marks a parameter. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
};

/**
 * All endpoints by name, following docs/specification.md#s7. This file does not import any schemas, so that the browser
 * can load it alone; `endpoints.ts` declares requests and responses.
 */
export const routes = {
  readAppData: { method: 'GET', path: '/app-data' },
  listModules: { method: 'GET', path: '/modules/by-category/:categoryId' },
  /** Beyond the specification: all modules of a series, in one request by the editor. */
  listSeriesModules: { method: 'GET', path: '/modules/by-series/:seriesId' },
  /** Beyond the specification: the modules of a saved set, from any category. */
  findModules: { method: 'GET', path: '/modules' },
  /** Beyond the specification: the functions of modules and their search phrases. */
  readFunctions: { method: 'GET', path: '/functions' },
  listProducts: { method: 'GET', path: '/products/:categoryId' },

  createProject: { method: 'POST', path: '/project' },
  readProject: { method: 'GET', path: '/project/:projectId' },
  renameProject: { method: 'PUT', path: '/project/:projectId' },
  /** Beyond the specification: sets the defaults for new sets of a project or room. */
  chooseLook: { method: 'PUT', path: '/project/:projectId/look' },
  /** Beyond the specification: the note of a project. */
  changeNote: { method: 'PUT', path: '/project/:projectId/note' },
  chooseWall: { method: 'PUT', path: '/project/:projectId/wall' },
  deleteProject: { method: 'DELETE', path: '/project/:projectId' },

  /** Beyond the specification: the export of a project as a file, and the creation of a project from such a file. */
  readProjectFile: { method: 'GET', path: '/project/:projectId/file' },
  createProjectFromFile: { method: 'POST', path: '/project/file' },
  /** Beyond the specification: a copy of the deployment's sample project. */
  createSampleProject: { method: 'POST', path: '/project/sample' },

  createRoom: { method: 'POST', path: '/project/:projectId/group' },
  renameRoom: { method: 'PUT', path: '/project/:projectId/group/:groupId' },
  deleteRoom: { method: 'DELETE', path: '/project/:projectId/group/:groupId' },

  /** Beyond the specification (docs/readings.md#r32): changes of many rooms at once, each with a single undo. */
  createRooms: { method: 'POST', path: '/project/:projectId/groups' },
  orderRooms: { method: 'PUT', path: '/project/:projectId/groups/order' },
  fillRooms: { method: 'POST', path: '/project/:projectId/groups/entries' },
  moveRoomEntry: { method: 'PUT', path: '/project/:projectId/groups/entries' },
  /** Beyond the specification (docs/readings.md#r32): adds a list of rooms and sets, with a single undo. */
  addFlatList: { method: 'POST', path: '/project/:projectId/flat-list' },
  /** The contents of a file with such a list. */
  readTable: { method: 'POST', path: '/project/:projectId/flat-list/table' },
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
  /** Beyond the specification: saves a set as a copy that replaces the original in one room. */
  saveSetInRoom: { method: 'POST', path: '/project/:projectId/group/:groupId/setlist/:setId' },
  /** Beyond the specification: puts blank covers into the empty slots of a set. */
  coverSet: { method: 'POST', path: '/project/:projectId/set/:setId/covers' },
  renameSet: { method: 'POST', path: '/project/:projectId/set/:setId/name' },
  deleteSet: { method: 'DELETE', path: '/project/:projectId/set/:setId' },

  /**
   * Beyond the specification (docs/readings.md#r14): undoes a deletion. The id is in the `X-Removal` header of the
   * deletion's response.
   */
  undoRemoval: { method: 'POST', path: '/project/:projectId/removals/:removalId/undo' },

  /**
   * Beyond the specification (docs/readings.md#r32): preview and execution of a change to many sets. The preview
   * changes nothing.
   */
  previewRestyle: { method: 'POST', path: '/project/:projectId/restyle' },
  applyRestyle: { method: 'PUT', path: '/project/:projectId/restyle' },
  /** Restore points: list, comparison with the present state, and restoring. */
  listPoints: { method: 'GET', path: '/project/:projectId/points' },
  comparePoint: { method: 'GET', path: '/project/:projectId/points/:pointId' },
  /** Catalogue and price changes since a visitor last confirmed them, and the confirmation. */
  readNews: { method: 'GET', path: '/project/:projectId/news' },
  markNewsSeen: { method: 'PUT', path: '/project/:projectId/news/seen' },
  /** Replacement of discontinued products by their successors: preview and execution. */
  previewSuccessors: { method: 'POST', path: '/project/:projectId/successors' },
  takeSuccessors: { method: 'PUT', path: '/project/:projectId/successors' },

  /** Variants of a project. Each is a project of its own. */
  listVariants: { method: 'GET', path: '/project/:projectId/variants' },
  addVariant: { method: 'POST', path: '/project/:projectId/variants' },
  renameVariant: { method: 'PUT', path: '/project/:projectId/variants/:variantId' },
  removeVariant: { method: 'DELETE', path: '/project/:projectId/variants/:variantId' },
  compareVariant: { method: 'GET', path: '/project/:projectId/variants/:variantId/comparison' },
  writeComparisonPdf: { method: 'POST', path: '/project/:projectId/variants/:variantId/comparison/pdf' },
  writeComparisonWorkbook: { method: 'POST', path: '/project/:projectId/variants/:variantId/comparison/xls' },

  /** Share links, which show a project under an id of their own (docs/readings.md#r31). */
  listViews: { method: 'GET', path: '/project/:projectId/views' },
  addView: { method: 'POST', path: '/project/:projectId/views' },
  readViewProgress: { method: 'GET', path: '/project/:projectId/views/progress' },
  removeView: { method: 'DELETE', path: '/project/:projectId/views/:viewId' },
  ensureView: { method: 'PUT', path: '/project/:projectId/views/for/:purpose' },
  readView: { method: 'GET', path: '/view/:viewId' },
  copyView: { method: 'POST', path: '/view/:viewId/project' },

  restorePoint: { method: 'POST', path: '/project/:projectId/points/:pointId/restore' },

  previewComponents: { method: 'POST', path: '/project/:projectId/components/list' },
  /** Beyond the specification: the same for a set of a start link, before a project exists. */
  previewStartSet: { method: 'POST', path: '/components/list' },
  listComponents: { method: 'GET', path: '/project/:projectId/components/list' },

  writeProjectPdf: { method: 'POST', path: '/project/:projectId/pdf' },
  writeProjectWorkbook: { method: 'POST', path: '/project/:projectId/xls' },
  /** Beyond the specification, like the other CSV lists and the site sheet. */
  writeProjectCsv: { method: 'POST', path: '/project/:projectId/csv' },
  writeComponentsPdf: { method: 'POST', path: '/project/:projectId/components/list/pdf' },
  writeComponentsWorkbook: { method: 'POST', path: '/project/:projectId/components/list/xls' },
  writeComponentsCsv: { method: 'POST', path: '/project/:projectId/components/list/csv' },
  writeCards: { method: 'POST', path: '/project/:projectId/components/pdf-cards' },
  writeSiteSheet: { method: 'POST', path: '/project/:projectId/group/:groupId/site-sheet/pdf' },

  /** Beyond the specification: the order of all rooms with its annotations, also as files. */
  readOrder: { method: 'GET', path: '/project/:projectId/order' },
  changeOrder: { method: 'PUT', path: '/project/:projectId/order' },
  writeOrderPdf: { method: 'POST', path: '/project/:projectId/order/pdf' },
  writeOrderWorkbook: { method: 'POST', path: '/project/:projectId/order/xls' },
  writeOrderCsv: { method: 'POST', path: '/project/:projectId/order/csv' },
  writeOpenTrans: { method: 'POST', path: '/project/:projectId/order/opentrans' },
  /** Beyond the specification: installation progress, by piece. */
  readSite: { method: 'GET', path: '/project/:projectId/site' },
  tickSite: { method: 'PUT', path: '/project/:projectId/site' },
  readLabels: { method: 'GET', path: '/project/:projectId/labels' },
  changeLabels: { method: 'PUT', path: '/project/:projectId/labels' },
  writeStickers: { method: 'POST', path: '/project/:projectId/labels/stickers/pdf' },
  writePointsCsv: { method: 'POST', path: '/project/:projectId/labels/csv' },
  /** Beyond the specification: the document for the client, and the site sheets of all rooms in one file. */
  writeClientPdf: { method: 'POST', path: '/project/:projectId/client/pdf' },
  writeSiteSheets: { method: 'POST', path: '/project/:projectId/site-sheets/pdf' },
  /** Beyond the specification: drilling templates at a scale of 1 : 1, of one set or of all sets in a room. */
  writeDrillingTemplate: { method: 'POST', path: '/project/:projectId/set/:setId/drilling-template/pdf' },
  writeDrillingTemplates: { method: 'POST', path: '/project/:projectId/group/:groupId/drilling-templates/pdf' },

  /** Beyond the specification: the order for the deployment's shop. */
  orderFromShop: { method: 'POST', path: '/project/:projectId/shop-order' },

  /** Beyond the specification: the loading and response times of one page view, where the operator measures them. */
  reportFieldMetrics: { method: 'POST', path: '/field-metrics' },

  pollPlanningTool: { method: 'HEAD', path: '/mio-integration/project/:projectId' },
  /** Beyond the specification: the signed delivery of the planning tool (docs/readings.md#r16). */
  deliverPlanning: { method: 'PUT', path: '/mio-integration/project/:projectId' },

  readEcatalogTree: { method: 'GET', path: '/ecatalog/categories' },
  listEcatalogProducts: { method: 'GET', path: '/ecatalog/products/:categoryId' },
  searchEcatalog: { method: 'GET', path: '/ecatalog/search' },
  addEcatalogProduct: { method: 'POST', path: '/project/:projectId/ecatalog-products' },
  changeEcatalogProduct: { method: 'PUT', path: '/project/:projectId/ecatalog-products/:catalogId' },
  removeEcatalogProduct: { method: 'DELETE', path: '/project/:projectId/ecatalog-products/:catalogId' },
} as const satisfies Record<string, Route>;

export type EndpointName = keyof typeof routes;

/**
 * The endpoints that accept an `Idempotency-Key`. A repeated request with the same key changes nothing and gets the
 * same response (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md).
 */
export const idempotentEndpoints: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'renameProject',
  'createRoom',
  'createRooms',
  'orderRooms',
  'renameRoom',
  'deleteRoom',
  'fillRooms',
  'addFlatList',
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

/** Purposes of the share links that are created when a project is handed over. */
export const sharePurposes = ['client', 'installation', 'order', 'shop'] as const;
export type SharePurpose = (typeof sharePurposes)[number];

/**
 * The endpoints whose files and forms are handed over to others, with the purpose of the share link that they contain
 * (docs/readings.md#r42). They contain no link if the project has none for that purpose.
 */
export const handOverPurposes: Readonly<Partial<Record<EndpointName, SharePurpose>>> = {
  writeClientPdf: 'client',
  writeSiteSheet: 'installation',
  writeSiteSheets: 'installation',
  writeDrillingTemplate: 'installation',
  writeDrillingTemplates: 'installation',
  writeOrderPdf: 'order',
  writeOrderWorkbook: 'order',
  writeOpenTrans: 'order',
  orderFromShop: 'shop',
};
