import { z } from 'zod';
import type { Call } from './call.ts';
import type { CallName } from './routes.ts';
import { appData } from './wire/app-data.ts';
import { bundle, bundleBody, copyBody, loadedBundle } from './wire/bundle.ts';
import { componentRow } from './wire/component-row.ts';
import {
  type DocumentType,
  projectCsvBody,
  projectDocumentBody,
  setsCsvBody,
  setsDocumentBody,
} from './wire/document.ts';
import { entityIdsText, entityIdText, projectIdText } from './wire/identifiers.ts';
import { module } from './wire/module.ts';
import { planningDelivery, planningReceipt } from './wire/planning-delivery.ts';
import {
  ecatalogProduct,
  ecatalogSearchResult,
  ecatalogSelection,
  ecatalogSeries,
  newEcatalogSelectionBody,
  quantityBody,
  singleProduct,
} from './wire/product.ts';
import {
  group,
  loadedProject,
  nameBody,
  newProjectBody,
  project,
  quantityEntry,
  quantityListBody,
} from './wire/project.ts';
import { projectFile } from './wire/project-file.ts';
import { shopOrder, shopOrderBody } from './wire/shop-order.ts';

const inCategory = z.object({ categoryId: entityIdText });
const inProject = z.object({ projectId: projectIdText });
const inRoom = z.object({ projectId: projectIdText, groupId: entityIdText });
const onSet = z.object({ projectId: projectIdText, setId: entityIdText });
const onSelection = z.object({ projectId: projectIdText, catalogId: entityIdText });

/** Every call of `routes`, with the schemas that the server validates with and that OpenAPI is made from. */
export const calls = {
  readAppData: { summary: 'What the editor needs at once', status: 200, answer: appData },
  listModules: {
    summary: 'Modules of a category or subcategory',
    params: inCategory,
    status: 200,
    answer: z.array(module),
  },
  findModules: {
    summary: 'Modules by their ids; unknown ones are left out',
    query: z.object({ ids: entityIdsText }),
    status: 200,
    answer: z.array(module),
  },
  listProducts: {
    summary: 'Single products of a category or subcategory',
    params: inCategory,
    status: 200,
    answer: z.array(singleProduct),
  },

  createProject: { summary: 'Create a project', body: newProjectBody, status: 201, answer: project },
  readProject: { summary: 'Everything of a project', params: inProject, status: 200, answer: loadedProject },
  renameProject: { summary: 'Rename a project', params: inProject, body: nameBody, status: 200, answer: project },
  readProjectFile: {
    summary: 'Everything of a project as one file',
    params: inProject,
    status: 200,
    answer: projectFile,
    refusals: [413, 422],
  },
  createProjectFromFile: {
    summary: 'Create a project from such a file',
    body: projectFile,
    status: 201,
    answer: project,
  },
  deleteProject: { summary: 'Delete a project', params: inProject, status: 204 },

  createRoom: { summary: 'Add a room', params: inProject, body: nameBody, status: 201, answer: group },
  renameRoom: { summary: 'Rename a room', params: inRoom, body: nameBody, status: 200, answer: group },
  deleteRoom: { summary: 'Delete a room', params: inRoom, status: 204 },

  addRoomSets: {
    summary: 'Add sets to a room; quantities of what is there rise',
    params: inRoom,
    body: quantityListBody,
    status: 200,
    answer: z.array(quantityEntry),
  },
  changeRoomSets: {
    summary: 'Set the quantities of sets in a room',
    params: inRoom,
    body: quantityListBody,
    status: 200,
    answer: z.array(quantityEntry),
  },
  removeRoomSet: {
    summary: 'Take a set out of a room',
    params: inRoom.extend({ bundleId: entityIdText }),
    status: 200,
    answer: z.array(quantityEntry),
  },
  addRoomProducts: {
    summary: 'Add single products to a room; quantities of what is there rise',
    params: inRoom,
    body: quantityListBody,
    status: 200,
    answer: z.array(quantityEntry),
  },
  changeRoomProducts: {
    summary: 'Set the quantities of single products in a room',
    params: inRoom,
    body: quantityListBody,
    status: 200,
    answer: z.array(quantityEntry),
  },
  removeRoomProduct: {
    summary: 'Take a single product out of a room',
    params: inRoom.extend({ productId: entityIdText }),
    status: 200,
    answer: z.array(quantityEntry),
  },

  createSet: { summary: 'Save a new set', params: inProject, body: bundleBody, status: 201, answer: bundle },
  copySet: {
    summary: 'Copy a set',
    params: inProject,
    query: z.object({ sourceId: entityIdText }),
    body: copyBody,
    status: 201,
    answer: bundle,
  },
  readSet: { summary: 'A set as the editor opens it', params: onSet, status: 200, answer: loadedBundle },
  saveSet: { summary: 'Save a set', params: onSet, body: bundleBody, status: 200, answer: bundle },
  renameSet: { summary: 'Rename a set', params: onSet, body: nameBody, status: 200, answer: bundle },
  deleteSet: { summary: 'Delete a set, and take it out of every room', params: onSet, status: 204 },

  undoRemoval: {
    summary: 'Give back what a call removed an hour ago at most; its answer names the removal in the header X-Removal',
    params: z.object({ projectId: projectIdText, removalId: entityIdText }),
    status: 204,
    refusals: [409],
  },

  previewComponents: {
    summary: 'The component list of a set that need not be saved',
    params: inProject,
    body: bundleBody,
    status: 200,
    answer: z.array(componentRow),
  },
  listComponents: {
    summary: 'The component list of saved sets, equal articles merged',
    params: inProject,
    query: z.object({ sets: entityIdsText }),
    status: 200,
    answer: z.array(componentRow),
  },

  writeProjectPdf: {
    summary: 'The bill of materials of a project, a room or the e-catalogue products as PDF',
    params: inProject,
    body: projectDocumentBody,
    status: 200,
    file: 'application/pdf',
  },
  writeProjectWorkbook: {
    summary: 'The bill of materials of a project, a room or the e-catalogue products as a workbook',
    params: inProject,
    body: projectDocumentBody,
    status: 200,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  writeProjectCsv: {
    summary: 'The order list of a project, a room or the e-catalogue products as comma-separated values',
    params: inProject,
    body: projectCsvBody,
    status: 200,
    file: 'text/csv',
  },
  writeComponentsPdf: {
    summary: 'The component list of sets as PDF',
    params: inProject,
    body: setsDocumentBody,
    status: 200,
    file: 'application/pdf',
  },
  writeComponentsWorkbook: {
    summary: 'The component list of sets as a workbook',
    params: inProject,
    body: setsDocumentBody,
    status: 200,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  writeComponentsCsv: {
    summary: 'The component list of sets as comma-separated values',
    params: inProject,
    body: setsCsvBody,
    status: 200,
    file: 'text/csv',
  },
  writeCards: {
    summary: 'Catalogue cards of sets as PDF, one set a page',
    params: inProject,
    body: setsDocumentBody,
    status: 200,
    file: 'application/pdf',
  },
  writeSiteSheet: {
    summary: 'What the installer of a room needs on site, as PDF',
    params: inRoom,
    status: 200,
    file: 'application/pdf',
  },

  orderFromShop: {
    summary: 'What goes to the shop of this deployment for a project, a room or sets, and what does not fit',
    params: inProject,
    body: shopOrderBody,
    status: 200,
    answer: shopOrder,
  },

  pollPlanningTool: {
    summary: '404 while the planning tool sent nothing new since the project was last read',
    params: inProject,
    status: 200,
  },
  deliverPlanning: {
    summary: 'Link a project with the planning tool, and put all that is planned there into it; for the tool itself',
    params: inProject,
    body: planningDelivery,
    status: 200,
    answer: planningReceipt,
    signed: true,
  },

  readEcatalogTree: {
    summary: 'The e-catalogue: series, groups, product groups',
    status: 200,
    answer: z.array(ecatalogSeries),
  },
  listEcatalogProducts: {
    summary: 'Products of a product group, group or series',
    params: inCategory,
    status: 200,
    answer: z.array(ecatalogProduct),
  },
  searchEcatalog: {
    summary: 'At most 200 products by name or symbol; header X-More-Results says that there were more',
    query: z.object({ query: z.string().max(200) }),
    status: 200,
    answer: z.array(ecatalogSearchResult),
  },
  addEcatalogProduct: {
    summary: 'Add an e-catalogue product to a project',
    params: inProject,
    body: newEcatalogSelectionBody,
    status: 201,
    answer: ecatalogSelection,
  },
  changeEcatalogProduct: {
    summary: 'Set the quantity of an e-catalogue product',
    params: onSelection,
    body: quantityBody,
    status: 200,
    answer: ecatalogSelection,
  },
  removeEcatalogProduct: { summary: 'Remove an e-catalogue product', params: onSelection, status: 204 },
} as const satisfies Record<CallName, Call>;

/** What the caller sends as body of a call. */
export type BodyOf<Name extends CallName> = (typeof calls)[Name] extends { readonly body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;

/** What the caller sends as query of a call. */
export type QueryOf<Name extends CallName> = (typeof calls)[Name] extends {
  readonly query: infer Query extends z.ZodType;
}
  ? z.input<Query>
  : undefined;

/** What a call answers when it succeeds. */
export type AnswerOf<Name extends CallName> = (typeof calls)[Name] extends {
  readonly answer: infer Answer extends z.ZodType;
}
  ? z.output<Answer>
  : undefined;

/** The calls that answer a file. */
export type FileCallName = {
  [Name in CallName]: (typeof calls)[Name] extends { readonly file: DocumentType } ? Name : never;
}[CallName];
