import type { QuantityEntry } from '@ramka/contract/wire/project';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { addCall } from '../../http/endpoint.ts';
import { ApiProblem, type ProblemIssue } from '../../http/errors.ts';
import type { Operation } from '../../store/operation.ts';
import type { RoomList } from '../../store/tables.ts';
import { requireAccepted, changeOf } from '../change.ts';
import type { ProjectServices } from '../set-responses.ts';
import { nameRemoval } from '../history/restore-points.routes.ts';
import {
  addToRoom,
  changeInRoom,
  listEntries,
  type Remainder,
  removeFromRoom,
  type RoomChange,
} from './room-entries.store.ts';
import { unlessMade, withReceipt } from '../idempotency/idempotency.ts';

/**
 * The calls that put sets and single products into a room, change their quantities and take them out
 * (docs/readings.md#r8).
 */
export const addRoomEntryRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  addCall(api, 'addRoomSets', async (request) => {
    const change = roomChange(request, 'roomSets');
    return [
      ...requireAccepted(
        await store.write(withReceipt(() => addToRoom(change, request.body.payload), receiptOfList(change))),
      ),
    ];
  });
  addCall(api, 'changeRoomSets', async (request) => {
    const change = roomChange(request, 'roomSets');
    return [
      ...requireAccepted(
        await store.write(withReceipt(() => changeInRoom(change, request.body.payload), receiptOfList(change))),
      ),
    ];
  });
  addCall(api, 'removeRoomSet', async (request, reply) => {
    const change = roomChange(request, 'roomSets');
    const { left, removal } = requireAccepted(
      await store.write(withReceipt(() => removeFromRoom(change, request.params.bundleId), receiptOfRemainder(change))),
    );
    nameRemoval(reply, removal);
    return [...left];
  });

  addCall(api, 'addRoomProducts', async (request) => {
    const { body, language } = request;
    const products = unlessMade(() => {
      checkProducts(body.payload, catalogue.in(language));
      return body.payload;
    });
    const change = roomChange(request, 'roomProducts');
    return [
      ...requireAccepted(await store.write(withReceipt(() => addToRoom(change, products()), receiptOfList(change)))),
    ];
  });
  addCall(api, 'changeRoomProducts', async (request) => {
    const change = roomChange(request, 'roomProducts');
    return [
      ...requireAccepted(
        await store.write(withReceipt(() => changeInRoom(change, request.body.payload), receiptOfList(change))),
      ),
    ];
  });
  addCall(api, 'removeRoomProduct', async (request, reply) => {
    const change = roomChange(request, 'roomProducts');
    const { left, removal } = requireAccepted(
      await store.write(
        withReceipt(() => removeFromRoom(change, request.params.productId), receiptOfRemainder(change)),
      ),
    );
    nameRemoval(reply, removal);
    return [...left];
  });
};

/** Of a list of a room nothing need be stored: it is there. */
const receiptOfList = (change: RoomChange) => ({ of: () => null, read: () => listEntries(change) });

const receiptOfRemainder = (change: RoomChange) => ({
  of: ({ removal }: Remainder) => removal,
  *read(removal: number): Operation<Remainder> {
    return { left: yield* listEntries(change), removal };
  },
});

const roomChange = (
  request: FastifyRequest<{ Params: { projectId: string; groupId: number } }>,
  list: RoomList,
): RoomChange => ({ ...changeOf(request), roomId: request.params.groupId, list });

/** Only what the catalogue has can be added; what it has lost since stays and can be changed (docs/readings.md#r22). */
export const checkProducts = (
  entries: readonly QuantityEntry[],
  catalogue: LocalisedCatalogue,
  path = 'payload',
): void => {
  const issues = entries.flatMap(({ id }, index): ProblemIssue[] =>
    catalogue.findSingleProduct(id)
      ? []
      : [{ path: `${path}.${index}.id`, code: 'unknown-product', message: ({ input }) => input.unknownProduct }],
  );
  if (issues.length > 0) throw new ApiProblem('unprocessable', issues);
};
