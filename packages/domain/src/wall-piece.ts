/** One piece of a set on a wall: a room, a set, and the number of the piece from 1. */
export type WallPiece = { readonly roomId: number; readonly setId: number; readonly piece: number };

export const wallPieceKey = ({ roomId, setId, piece }: WallPiece): string => `${roomId}.${setId}.${piece}`;
