import type { WireLabels, WireLabelsBody } from '@ramka/contract/wire/labels';
import type { LabelChange, PieceNotes } from '@ramka/domain/labels';
import { type WallPiece, wallPieceKey } from '@ramka/domain/wall-piece';
import { call } from './call.ts';

/** A labelled piece with its notes. */
export type LabelledPiece = WallPiece & PieceNotes & { readonly number: number };

/** The labels of a project, by the keys of pieces. Without labels, `isOn` is false and the maps are empty. */
export type Labels = {
  readonly isOn: boolean;
  readonly pieces: ReadonlyMap<string, LabelledPiece>;
  /** Usual heights by set, in centimetres, with the pages that state them. */
  readonly heights: ReadonlyMap<number, { readonly height: number; readonly source: string }>;
};

/** A change of labels: switches them on or off, or changes notes of pieces. */
export type LabelsChange = { readonly isOn?: boolean; readonly pieces: readonly LabelChange[] };

/** Requests the labels of a project. */
export const readLabels = async (projectId: string, signal: AbortSignal): Promise<Labels> =>
  labelsFromWire(await call('readLabels', { params: { projectId }, signal }));

/** Converts labels from the wire format. */
export const labelsFromWire = ({ numbered, pieces, heights }: WireLabels): Labels => ({
  isOn: numbered,
  pieces: new Map(
    pieces.map(({ groupId: roomId, bundleId: setId, label: customLabel, ...piece }) => [
      wallPieceKey({ roomId, setId, piece: piece.piece }),
      { roomId, setId, customLabel, ...piece },
    ]),
  ),
  heights: new Map(heights.map(({ bundleId, ...usual }) => [bundleId, usual])),
});

/** Converts a change to the wire format. */
export const labelsChangeToWire = ({ isOn, pieces }: LabelsChange): WireLabelsBody => ({
  ...(isOn !== undefined && { numbered: isOn }),
  pieces: pieces.map(({ roomId: groupId, setId: bundleId, piece, customLabel, height, circuit, note }) => ({
    groupId,
    bundleId,
    piece,
    ...(customLabel !== undefined && { label: customLabel }),
    ...(height !== undefined && { height }),
    ...(circuit !== undefined && { circuit }),
    ...(note !== undefined && { note }),
  })),
});

/** Returns the labels after a change. Pieces without a label stay without one until the server responds. */
export const withLabelsChange = (labels: Labels, { numbered, pieces }: WireLabelsBody): Labels => {
  const changed = new Map(labels.pieces);
  for (const { groupId: roomId, bundleId: setId, piece, label, ...notes } of pieces) {
    const key = wallPieceKey({ roomId, setId, piece });
    const present = changed.get(key);
    if (!present) continue;
    const { customLabel, height, circuit, note } = present;
    changed.set(key, {
      ...present,
      customLabel: label ?? customLabel,
      height: notes.height === undefined ? height : notes.height,
      circuit: notes.circuit ?? circuit,
      note: notes.note ?? note,
    });
  }
  return { ...labels, isOn: numbered ?? labels.isOn, pieces: changed };
};
