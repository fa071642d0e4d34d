import { z } from 'zod';
import type { EndpointName } from '../routes.ts';
import { bundle, bundleBody, copyBody, loadedBundle } from '../wire/bundle.ts';
import { componentRow } from '../wire/component-row.ts';
import { entityIdsText, entityIdText, projectIdText } from '../wire/identifiers.ts';
import { DELIVERY_BYTES, planningDelivery, planningReceipt } from '../wire/planning-delivery.ts';
import { ecatalogItem, newEcatalogItemBody, quantityBody } from '../wire/product.ts';
import { PROJECT_FILE_BYTES, projectFile } from '../wire/project-file.ts';
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
    summary: 'Everything of a project',
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
    summary: 'Choose what new sets of a project or room start with',
    params: inProject,
    body: setDefaultsBody,
    status: 200,
    response: project,
    refusals: [422],
    cost: 'project',
  },
  readSite: {
    summary: 'What in rooms is mounted, piece by piece: boxes, mechanisms and frames of sets, and single products',
    params: inProject,
    status: 200,
    response: installationProgress,
    cost: 'project',
  },
  tickSite: {
    summary: 'Tick off what is mounted, or take ticks back; what is not named stays',
    params: inProject,
    body: installationProgressBody,
    status: 200,
    response: installationProgress,
    refusals: [422],
    cost: 'project',
  },
  readProjectFile: {
    summary: 'Everything of a project as one file',
    params: inProject,
    status: 200,
    response: projectFile,
    refusals: [413, 422],
    cost: 'project',
  },
  createProjectFromFile: {
    summary: 'Create a project from such a file',
    body: projectFile,
    status: 201,
    response: project,
    creates: 'project',
    bodyLimit: PROJECT_FILE_BYTES,
    cost: 'file',
  },
  deleteProject: { summary: 'Delete a project', params: inProject, status: 204 },
  addEcatalogProduct: {
    summary: 'Add an e-catalogue product to a project',
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
    summary:
      'Give back what a call removed, or undo a change of rooms, an hour ago at most; its answer names it in the header X-Removal',
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
    summary: 'Add rooms at the top, the first named topmost: empty ones, or with all that another room holds',
    params: inProject,
    body: newRoomsBody,
    status: 201,
    response: z.array(group),
    cost: 'project',
  },
  orderRooms: {
    summary: 'Put the rooms into an order; one that is not named comes to the top, one that is gone is left out',
    params: inProject,
    body: roomSequenceBody,
    status: 200,
    response: z.array(group),
    cost: 'project',
  },
  fillRooms: {
    summary: 'Add sets and single products to many rooms; quantities of what is there rise',
    params: inProject,
    body: roomFillingsBody,
    status: 200,
    response: z.array(group),
    cost: 'project',
  },
  moveRoomEntry: {
    summary: 'Carry a set or single product into another room, or to another place of its own',
    params: inProject,
    body: entryMoveBody,
    status: 200,
    response: z.array(group),
    cost: 'project',
  },
  duplicateInRoom: {
    summary: 'Copy a set, and put the copy behind it in a room',
    params: inRoom.extend({ setId: entityIdText }),
    status: 201,
    response: bundle,
    cost: 'project',
  },
  addRoomSets: {
    summary: 'Add sets to a room; quantities of what is there rise',
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
    summary: 'Take a set out of a room',
    params: inRoom.extend({ bundleId: entityIdText }),
    status: 200,
    response: z.array(quantityEntry),
    cost: 'project',
  },
  addRoomProducts: {
    summary: 'Add single products to a room; quantities of what is there rise',
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
    summary: 'Take a single product out of a room',
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
  readSet: { summary: 'A set as the editor opens it', params: onSet, status: 200, response: loadedBundle },
  saveSet: { summary: 'Save a set', params: onSet, body: bundleBody, status: 200, response: bundle },
  saveSetInRoom: {
    summary:
      'Save a set as a copy that takes its place in one room, with its quantity; If-Match names the set as it was',
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
  deleteSet: { summary: 'Delete a set, and take it out of every room', params: onSet, status: 204, cost: 'project' },
  previewComponents: {
    summary: 'The component list of a set that need not be saved',
    params: inProject,
    body: bundleBody,
    status: 200,
    response: z.array(componentRow),
  },
  listComponents: {
    summary: 'The component list of saved sets, equal articles merged',
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
    summary: '404 while the planning tool sent nothing new since the project was last read',
    params: inProject,
    status: 200,
  },
  deliverPlanning: {
    summary: 'Link a project with the planning tool, and put all that is planned there into it; for the tool itself',
    params: inProject,
    body: planningDelivery,
    status: 200,
    response: planningReceipt,
    signed: true,
    bodyLimit: DELIVERY_BYTES,
    cost: 'project',
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
