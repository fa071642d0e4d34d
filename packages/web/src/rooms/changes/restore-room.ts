import type { WireGroup } from '@ramka/contract/wire/project';
import { call } from '../../api/call.ts';

/** Builds a deleted room anew with all that was in it (reading R14); it comes back at the top, under a new id. */
export const restoreRoom = async (projectId: string, { name, bundles, products }: WireGroup): Promise<WireGroup> => {
  const room = await call('createRoom', { params: { projectId }, body: { name } });
  const params = { projectId, groupId: room.id };
  return {
    ...room,
    bundles: bundles.length === 0 ? [] : await call('addRoomSets', { params, body: { payload: bundles } }),
    products: products.length === 0 ? [] : await call('addRoomProducts', { params, body: { payload: products } }),
  };
};
