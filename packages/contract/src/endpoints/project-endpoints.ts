import { z } from 'zod';
import type { EndpointName } from '../routes.ts';
import { bundle, bundleBody, copyBody, loadedBundle } from '../wire/bundle.ts';
import { componentRow } from '../wire/component-row.ts';
import { entityIdsText, entityIdText, projectIdText } from '../wire/identifiers.ts';
import {
  FLAT_LIST_BYTES,
  flatListBody,
  flatListReceipt,
  TABLE_BODY_BYTES,
  tableFileBody,
  tableContents,
} from '../wire/flat-list.ts';
import { projectLabels, projectLabelsBody } from '../wire/labels.ts';
import { DELIVERY_BYTES, planningDelivery, planningReceipt } from '../wire/planning-delivery.ts';
import { ecatalogItem, newEcatalogItemBody, quantityBody } from '../wire/product.ts';
import { PROJECT_FILE_BYTES, projectFile } from '../wire/project-file.ts';
import { noteBody } from '../wire/project-note.ts';
import {
  entryMoveBody,
  group,
  loadedProject,
  setDefaultsBody,
  nameBody,
  newProjectBody,
  newRoomsBody,
  project,
  quantityEntry,
  quantityListBody,
  roomFillingsBody,
  roomSequenceBody,
  wallBody,
  installationProgress,
  installationProgressBody,
} from '../wire/project.ts';
import { type Endpoint, inProject, inRoom, onEcatalogItem, onSet } from './endpoint.ts';

/** The endpoints for a project itself, its e-catalogue products and the undo log. */
export const projectEndpoints = {
  createProject: {
    summary: 'Create a project',
    body: newProjectBody,
    status: 201,
    response: project,
    creates: 'project',
  },
  readProject: {
    summary: 'Read a project with all its content',
    params: inProject,
    status: 200,
    response: loadedProject,
    cost: 'project',
  },
  renameProject: {
    summary: 'Rename a project',
    params: inProject,
    body: nameBody,
    status: 200,
    response: project,
    cost: 'project',
  },
  chooseLook: {
    summary: 'Set the defaults for new sets of a project or room',
    params: inProject,
    body: setDefaultsBody,
    status: 200,
    response: project,
    refusals: [422],
    cost: 'project',
  },
  changeNote: {
    summary: 'Change the note of a project',
    params: inProject,
    body: noteBody,
    status: 200,
    response: project,
    cost: 'project',
  },
  chooseWall: {
    summary: 'Set the wall behind the sets of a project or room',
    params: inProject,
    body: wallBody,
    status: 200,
    response: project,
    refusals: [422],
    cost: 'project',
  },
  readSite: {
    summary:
      'Read the installation progress: installed boxes, mechanisms and frames of sets, and single products, by piece',
    params: inProject,
    status: 200,
    response: installationProgress,
    cost: 'project',
  },
  tickSite: {
    summary: 'Mark parts as installed or not installed; other parts stay unchanged',
    params: inProject,
    body: installationProgressBody,
    status: 200,
    response: installationProgress,
    refusals: [422],
    cost: 'project',
  },
  readLabels: {
    summary: 'Read the labels of the pieces of sets, with their heights, circuits and notes; empty while they are off',
    params: inProject,
    status: 200,
    response: projectLabels,
    cost: 'project',
  },
  changeLabels: {
    summary: 'Switch labels on or off, and change notes of pieces; other pieces and fields stay unchanged',
    params: inProject,
    body: projectLabelsBody,
    status: 200,
    response: projectLabels,
    refusals: [422],
    cost: 'project',
  },
  readProjectFile: {
    summary: 'Export a project as one file',
    params: inProject,
    status: 200,
    response: projectFile,
    refusals: [413, 422],
    cost: 'project',
  },
  createProjectFromFile: {
    summary: 'Create a project from a project file',
    body: projectFile,
    status: 201,
    response: project,
    creates: 'project',
    bodyLimit: PROJECT_FILE_BYTES,
    cost: 'file',
  },
  createSampleProject: {
    summary: 'Create a copy of the sample project, in the language of the request; 404 if the deployment has none',
    status: 201,
    response: project,
    creates: 'project',
    cost: 'copy',
  },
  deleteProject: { summary: 'Delete a project', params: inProject, status: 204 },
  addEcatalogProduct: {
    summary: 'Add an e-catalogue product to a project; 200 if the project already had it',
    params: inProject,
    body: newEcatalogItemBody,
    status: 201,
    response: ecatalogItem,
  },
  changeEcatalogProduct: {
    summary: 'Set the quantity of an e-catalogue product',
    params: onEcatalogItem,
    body: quantityBody,
    status: 200,
    response: ecatalogItem,
  },
  removeEcatalogProduct: { summary: 'Remove an e-catalogue product', params: onEcatalogItem, status: 204 },
  undoRemoval: {
    summary: 'Undo a deletion or a change of rooms within an hour; the id is in the X-Removal header of its response',
    params: z.object({ projectId: projectIdText, removalId: entityIdText }),
    status: 204,
    refusals: [409],
    cost: 'project',
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;

/** The endpoints for rooms and their content. */
export const roomEndpoints = {
  createRoom: { summary: 'Add a room', params: inProject, body: nameBody, status: 201, response: group },
  renameRoom: {
    summary: 'Rename a room',
    params: inRoom,
    body: nameBody,
    status: 200,
    response: group,
    cost: 'project',
  },
  deleteRoom: { summary: 'Delete a room', params: inRoom, status: 204, cost: 'project' },
  createRooms: {
    summary: 'Add rooms at the top, the first listed topmost: empty ones or copies of a room with its content',
    params: inProject,
    body: newRoomsBody,
    status: 201,
    response: z.array(group),
    cost: 'project',
  },
  orderRooms: {
    summary: 'Reorder rooms; rooms that are not listed come first, ids of deleted rooms are ignored',
    params: inProject,
    body: roomSequenceBody,
    status: 200,
    response: z.array(group),
    cost: 'project',
  },
  fillRooms: {
    summary: 'Add sets and single products to several rooms, and set the quantities of sets in them',
    params: inProject,
    body: roomFillingsBody,
    status: 200,
    response: z.array(group),
    cost: 'project',
  },
  addFlatList: {
    summary: 'Add the contents of a list: rooms, sets, products, quantities, notes and abbreviations, as one change',
    params: inProject,
    body: flatListBody,
    bodyLimit: FLAT_LIST_BYTES,
    status: 200,
    response: flatListReceipt,
    cost: 'project',
  },
  readTable: {
    summary: 'Read a file with a list: the sheets of a workbook (XLSX, ODS), or text; changes nothing',
    params: inProject,
    body: tableFileBody,
    bodyLimit: TABLE_BODY_BYTES,
    status: 200,
    response: tableContents,
    cost: 'file',
  },
  moveRoomEntry: {
    summary: 'Move a set or single product to another room or within its room',
    params: inProject,
    body: entryMoveBody,
    status: 200,
    response: z.array(group),
    cost: 'project',
  },
  duplicateInRoom: {
    summary: 'Copy a set and insert the copy after it in a room',
    params: inRoom.extend({ setId: entityIdText }),
    status: 201,
    response: bundle,
    cost: 'project',
  },
  addRoomSets: {
    summary: 'Add sets to a room; quantities of present entries increase',
    params: inRoom,
    body: quantityListBody,
    status: 200,
    response: z.array(quantityEntry),
    cost: 'project',
  },
  changeRoomSets: {
    summary: 'Set the quantities of sets in a room',
    params: inRoom,
    body: quantityListBody,
    status: 200,
    response: z.array(quantityEntry),
    cost: 'project',
  },
  removeRoomSet: {
    summary: 'Remove a set from a room',
    params: inRoom.extend({ bundleId: entityIdText }),
    status: 200,
    response: z.array(quantityEntry),
    cost: 'project',
  },
  addRoomProducts: {
    summary: 'Add single products to a room; quantities of present entries increase',
    params: inRoom,
    body: quantityListBody,
    status: 200,
    response: z.array(quantityEntry),
    cost: 'project',
  },
  changeRoomProducts: {
    summary: 'Set the quantities of single products in a room',
    params: inRoom,
    body: quantityListBody,
    status: 200,
    response: z.array(quantityEntry),
    cost: 'project',
  },
  removeRoomProduct: {
    summary: 'Remove a single product from a room',
    params: inRoom.extend({ productId: entityIdText }),
    status: 200,
    response: z.array(quantityEntry),
    cost: 'project',
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;

/** The endpoints for sets and their components. */
export const setEndpoints = {
  createSet: { summary: 'Save a new set', params: inProject, body: bundleBody, status: 201, response: bundle },
  copySet: {
    summary: 'Copy a set',
    params: inProject,
    query: z.object({ sourceId: entityIdText }),
    body: copyBody,
    status: 201,
    response: bundle,
  },
  readSet: { summary: 'Read a set for the editor', params: onSet, status: 200, response: loadedBundle },
  saveSet: { summary: 'Save a set', params: onSet, body: bundleBody, status: 200, response: bundle },
  saveSetInRoom: {
    summary:
      'Save a set as a copy that replaces it in one room with the same quantity; If-Match names the version of the original',
    params: inRoom.extend({ setId: entityIdText }),
    body: bundleBody,
    status: 201,
    response: bundle,
    cost: 'project',
  },
  coverSet: {
    summary: 'Put blank covers into the empty slots of a set',
    params: onSet,
    status: 200,
    response: bundle,
    refusals: [422],
  },
  renameSet: { summary: 'Rename a set', params: onSet, body: nameBody, status: 200, response: bundle },
  deleteSet: { summary: 'Delete a set and remove it from all rooms', params: onSet, status: 204, cost: 'project' },
  previewComponents: {
    summary: 'The component list of a set, saved or not',
    params: inProject,
    body: bundleBody,
    status: 200,
    response: z.array(componentRow),
  },
  previewStartSet: {
    summary: 'The component list of a set that belongs to no project',
    body: bundleBody,
    status: 200,
    response: z.array(componentRow),
  },
  listComponents: {
    summary: 'The component list of saved sets, with equal articles merged',
    params: inProject,
    query: z.object({ sets: entityIdsText }),
    status: 200,
    response: z.array(componentRow),
    cost: 'project',
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;

/** The endpoints for the planning tool and for pages that wait for its deliveries. */
export const planningToolEndpoints = {
  pollPlanningTool: {
    summary: 'Check for changes by the planning tool; 404 if there are none since the project was last read',
    params: inProject,
    status: 200,
  },
  deliverPlanning: {
    summary: 'Link a project with the planning tool and replace its planned content; called by the planning tool',
    params: inProject,
    body: planningDelivery,
    status: 200,
    response: planningReceipt,
    signed: true,
    bodyLimit: DELIVERY_BYTES,
    cost: 'project',
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
