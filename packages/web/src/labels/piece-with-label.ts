import { labelKey, labelText } from '@ramka/domain/labels';
import { type WallPiece, wallPieceKey } from '@ramka/domain/wall-piece';
import type { LabelledPiece, Labels } from '../api/labels.ts';

/** Returns the piece that already has a label; undefined if none has, or only the given piece. */
export const pieceWithLabel = (labels: Labels, label: string, own: WallPiece): LabelledPiece | undefined => {
  const key = labelKey(label);
  return [...labels.pieces.values()].find(
    (piece) => wallPieceKey(piece) !== wallPieceKey(own) && labelKey(labelText(piece)) === key,
  );
};
