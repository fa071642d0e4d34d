/** A room's sets, or its single products. */
export type RoomList = 'roomSets' | 'roomProducts';
