import type { QuantityEntry } from '@ramka/contract/wire/project';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { registerEndpoint } from '../../http/endpoint.ts';
import { HttpError, type ErrorIssue } from '../../http/errors.ts';
import type { Operation } from '../../store/operation.ts';
import type { RoomList } from '../../store/tables.ts';
import { unwrap, changeOf } from '../change.ts';
import type { ProjectServices } from '../set-responses.ts';
import { setUndoHeader } from '../history/restore-points.routes.ts';
import {
  addToRoom,
  changeInRoom,
  listEntries,
  type Remainder,
  removeFromRoom,
  type RoomChange,
} from './room-entries.store.ts';
import { validateUnlessReplayed, storeReceiptOf } from '../idempotency/idempotency.ts';

/** Endpoints that add, change and remove sets and single products of a room (docs/readings.md#r8). */
export const addRoomEntryRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  registerEndpoint(api, 'addRoomSets', async (request) => {
    const change = roomChange(request, 'roomSets');
    return [
      ...unwrap(
        await store.write(storeReceiptOf(() => addToRoom(change, request.body.payload), receiptOfList(change))),
      ),
    ];
  });
  registerEndpoint(api, 'changeRoomSets', async (request) => {
    const change = roomChange(request, 'roomSets');
    return [
      ...unwrap(
        await store.write(storeReceiptOf(() => changeInRoom(change, request.body.payload), receiptOfList(change))),
      ),
    ];
  });
  registerEndpoint(api, 'removeRoomSet', async (request, reply) => {
    const change = roomChange(request, 'roomSets');
    const { left, removal: undoId } = unwrap(
      await store.write(
        storeReceiptOf(() => removeFromRoom(change, request.params.bundleId), receiptOfRemainder(change)),
      ),
    );
    setUndoHeader(reply, undoId);
    return [...left];
  });

  registerEndpoint(api, 'addRoomProducts', async (request) => {
    const { body, language } = request;
    const products = validateUnlessReplayed(() => {
      checkProducts(body.payload, catalogue.in(language));
      return body.payload;
    });
    const change = roomChange(request, 'roomProducts');
    return [...unwrap(await store.write(storeReceiptOf(() => addToRoom(change, products()), receiptOfList(change))))];
  });
  registerEndpoint(api, 'changeRoomProducts', async (request) => {
    const change = roomChange(request, 'roomProducts');
    return [
      ...unwrap(
        await store.write(storeReceiptOf(() => changeInRoom(change, request.body.payload), receiptOfList(change))),
      ),
    ];
  });
  registerEndpoint(api, 'removeRoomProduct', async (request, reply) => {
    const change = roomChange(request, 'roomProducts');
    const { left, removal: undoId } = unwrap(
      await store.write(
        storeReceiptOf(() => removeFromRoom(change, request.params.productId), receiptOfRemainder(change)),
      ),
    );
    setUndoHeader(reply, undoId);
    return [...left];
  });
};

/** The list is read again on replay, so nothing is stored. */
const receiptOfList = (change: RoomChange) => ({ of: () => null, read: () => listEntries(change) });

const receiptOfRemainder = (change: RoomChange) => ({
  of: ({ removal: undoId }: Remainder) => undoId,
  *read(undoId: number): Operation<Remainder> {
    return { left: yield* listEntries(change), removal: undoId };
  },
});

const roomChange = (
  request: FastifyRequest<{ Params: { projectId: string; groupId: number } }>,
  list: RoomList,
): RoomChange => ({ ...changeOf(request), roomId: request.params.groupId, list });

/**
 * Throws for products that the catalogue lacks. Discontinued products that a room already contains may still be changed
 * (docs/readings.md#r22).
 */
export const checkProducts = (
  entries: readonly QuantityEntry[],
  catalogue: LocalisedCatalogue,
  path = 'payload',
): void => {
  const issues = entries.flatMap(({ id }, index): ErrorIssue[] =>
    catalogue.findSingleProduct(id)
      ? []
      : [{ path: `${path}.${index}.id`, code: 'unknown-product', message: ({ input }) => input.unknownProduct }],
  );
  if (issues.length > 0) throw new HttpError('unprocessable', issues);
};
