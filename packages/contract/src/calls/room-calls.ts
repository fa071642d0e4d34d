import { z } from 'zod';
import type { Call } from '../call.ts';
import type { CallName } from '../routes.ts';
import { entityIdText } from '../wire/identifiers.ts';
import { group, nameBody, quantityEntry, quantityListBody } from '../wire/project.ts';
import { inProject, inRoom } from './places.ts';

/** The calls about rooms and what is in them. */
export const roomCalls = {
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
} as const satisfies Partial<Record<CallName, Call>>;
