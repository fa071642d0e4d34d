import type { WireSingleProduct } from '@ramka/contract/wire/product';
import { call, callWithTag } from '../../api/call.ts';
import { useTexts } from '../../language/use-texts.ts';
import { withRoomProducts } from '../../project/loaded-project-edits.ts';
import { useProjectChange, type MakeChange } from '../../project/use-project-change.ts';
import { useUndo } from '../../project/use-undo.ts';
import type { RoomEntryAt } from './use-room-set-changes.ts';

/** A single product for a room, and how many of it. */
export type RoomProductAt = {
  readonly roomId: number;
  readonly product: WireSingleProduct;
  readonly quantity: number;
};

export type RoomProductChanges = {
  readonly addProduct: MakeChange<RoomProductAt>;
  readonly changeProductQuantity: MakeChange<RoomEntryAt>;
  readonly removeProduct: MakeChange<RoomEntryAt>;
};

/** What can be done with the single products of a room; each change takes the server's list of them over. */
export const useRoomProductChanges = (): RoomProductChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const addProduct = useProjectChange({
    run: (projectId, { roomId, product, quantity }: RoomProductAt) =>
      call('addRoomProducts', {
        params: { projectId, groupId: roomId },
        body: { payload: [{ id: product.id, quantity }] },
      }),
    applied: (project, products, { roomId, product }) => withRoomProducts(project, roomId, products, product),
    success: () => ({ text: rooms.productAdded }),
  });
  const changeProductQuantity = useProjectChange({
    run: (projectId, { roomId, entry }: RoomEntryAt) =>
      call('changeRoomProducts', { params: { projectId, groupId: roomId }, body: { payload: [entry] } }),
    applied: (project, products, { roomId }) => withRoomProducts(project, roomId, products),
    success: () => ({ text: rooms.quantityChanged }),
  });
  const removeProduct = useProjectChange({
    run: (projectId, { roomId, entry }: RoomEntryAt) =>
      callWithTag('removeRoomProduct', { params: { projectId, groupId: roomId, productId: entry.id } }),
    applied: (project, { answer }, { roomId }) => withRoomProducts(project, roomId, answer),
    success: ({ removal }) => ({ text: rooms.productRemoved, action: undo(removal) }),
  });
  return { addProduct, changeProductQuantity, removeProduct };
};
