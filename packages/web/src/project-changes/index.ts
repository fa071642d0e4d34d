import type { EndpointName } from '@ramka/contract/routes';
import { changeTicks } from './installation.ts';
import { changeLabels } from './labels.ts';
import { changeOrder } from './order.ts';
import type { QueueableChange, QueueRules } from './project-change.ts';
import { changeSetDefaults, changeWall, renameProject } from './project.ts';
import {
  addRoomProduct,
  addRoomSets,
  changeRoomProduct,
  changeRoomSet,
  duplicateInRoom,
  fillRooms,
  moveRoomEntry,
  removeRoomProduct,
  removeRoomSet,
} from './room-entries.ts';
import { createRoom, createRooms, deleteRoom, renameRoom, reorderRooms } from './rooms.ts';
import { copySet, createSet, deleteSet, renameSet, saveSet } from './sets.ts';

/** The queueable changes of the project itself, by the endpoint under which the queue stores them. */
export const changesOfProject = {
  renameProject,
  chooseLook: changeSetDefaults,
  chooseWall: changeWall,
  createRoom,
  createRooms,
  orderRooms: reorderRooms,
  renameRoom,
  deleteRoom,
  fillRooms,
  moveRoomEntry,
  addRoomSets,
  changeRoomSets: changeRoomSet,
  removeRoomSet,
  addRoomProducts: addRoomProduct,
  changeRoomProducts: changeRoomProduct,
  removeRoomProduct,
  duplicateInRoom,
  createSet,
  copySet,
  saveSet,
  renameSet,
  deleteSet,
} as const satisfies { readonly [Name in EndpointName]?: QueueableChange<Name, never> };

/**
 * All queueable changes. The server applies each once per idempotency key; `idempotentEndpoints` lists those that need
 * one.
 */
export const queueableChanges = {
  ...changesOfProject,
  changeOrder,
  tickSite: changeTicks,
  changeLabels,
} as const satisfies { readonly [Name in EndpointName]?: QueueRules<Name> };

/** The endpoint of a queueable change. */
export type QueueableEndpoint = keyof typeof queueableChanges;
