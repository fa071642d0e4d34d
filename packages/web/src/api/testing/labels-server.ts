import type { WireLabels, WireLabelsBody } from '@ramka/contract/wire/labels';
import { wallPieceKey, type WallPiece } from '@ramka/domain/wall-piece';
import type { LabelsChange } from '../labels.ts';
import type { FakeApi } from './fake-api.ts';

/** A server that labels the given pieces in their order, and stores changes of their notes. */
export type LabelsServer = {
  /** The changes that were sent, as the screens make them. */
  readonly changes: () => readonly LabelsChange[];
};

type LabelsServerOptions = {
  readonly isOn: boolean;
  readonly pieces: readonly WallPiece[];
  /** Usual heights of sets, from this page. */
  readonly heights?: readonly { readonly setId: number; readonly height: number }[];
  readonly source?: string;
};

export const labelsServer = (
  api: FakeApi,
  { isOn, pieces, heights = [], source = '' }: LabelsServerOptions,
): LabelsServer => {
  const bodies: WireLabelsBody[] = [];
  const stored = new Map<string, WireLabels['pieces'][number]>(
    pieces.map(({ roomId: groupId, setId: bundleId, piece }, index) => [
      wallPieceKey({ roomId: groupId, setId: bundleId, piece }),
      {
        groupId,
        bundleId,
        piece,
        number: index + 1,
        label: '',
        height: null,
        circuit: '',
        note: '',
      },
    ]),
  );
  let numbered = isOn;
  const answer = (): WireLabels => ({
    numbered,
    pieces: numbered ? [...stored.values()] : [],
    heights: numbered ? heights.map(({ setId, height }) => ({ bundleId: setId, height, source })) : [],
  });
  api.respond('readLabels', answer);
  api.respond('changeLabels', ({ body }) => {
    bodies.push(body);
    numbered = body.numbered ?? numbered;
    for (const { groupId, bundleId, piece, ...notes } of body.pieces) {
      const key = wallPieceKey({ roomId: groupId, setId: bundleId, piece });
      const present = stored.get(key);
      if (!present) continue;
      const { label = present.label, height = present.height, circuit = present.circuit, note = present.note } = notes;
      stored.set(key, { ...present, label, height, circuit, note });
    }
    return answer();
  });
  return {
    changes: () =>
      bodies.map(({ numbered: switched, pieces: changed }) => ({
        ...(switched !== undefined && { isOn: switched }),
        pieces: changed.map(({ groupId: roomId, bundleId: setId, label, ...rest }) => ({
          roomId,
          setId,
          ...(label !== undefined && { customLabel: label }),
          ...rest,
        })),
      })),
  };
};
