import { normaliseName, withoutForbiddenCharacters } from './names.ts';
import type { RoomContent } from './project.ts';
import { err, ok, type Result } from './result.ts';
import { lookAlikeKey } from './search.ts';
import { type WallPiece, wallPieceKey } from './wall-piece.ts';

/** The notes of a piece for its installation. Empty texts: none. */
export type PieceNotes = {
  /** Label chosen by the visitor; empty: made from the number. */
  readonly customLabel: string;
  /** Height of the centre above the finished floor, in centimetres; null: the usual one. */
  readonly height: number | null;
  readonly circuit: string;
  readonly note: string;
};

/**
 * The label of a piece, with its notes. The label of a removed piece is kept, so that the piece gets it back when it
 * returns.
 */
export type PieceLabel = WallPiece &
  PieceNotes & {
    /** The sets that this one has replaced in its room, as copies that only the room uses. */
    readonly formerSetIds: readonly number[];
    /** Identifies the label in its project. Never used again. */
    readonly number: number;
    /** 0 while the piece exists; otherwise ascends in the order in which pieces were removed. */
    readonly removed: number;
  };

/** The longest texts of a piece, in UTF-16 units. A longer label would not fit on a sticker. */
export const labelLimits = { label: 12, circuit: 24, note: 120, height: 400 } as const;

/** The most labels of a project, those of removed pieces included. Further pieces stay without a label. */
export const MAX_LABELS = 5000;

/** The label of a piece as people read it: the chosen one, or `S` with the number. */
export const labelText = ({ customLabel, number }: Pick<PieceLabel, 'customLabel' | 'number'>): string =>
  customLabel === '' ? `S${number}` : customLabel;

/** Returns a typed text of a piece as it is stored. Pasted texts may have invisible characters that are refused. */
export const normaliseLabel = (typed: string): string => normaliseName(withoutForbiddenCharacters(typed));

/** Returns the key by which labels are compared: letters that look alike are the same on a sticker. */
export const labelKey = (label: string): string => lookAlikeKey(label);

/** The pieces of the sets of all rooms, in display order. */
export const wallPieces = (
  rooms: readonly (Pick<RoomContent, 'sets'> & { readonly id: number })[],
): readonly WallPiece[] =>
  rooms.flatMap(({ id: roomId, sets }) =>
    sets.flatMap(({ id: setId, quantity }) =>
      // A quantity may be far above the limit of labels.
      Array.from({ length: Math.min(quantity, MAX_LABELS) }, (_, index) => ({ roomId, setId, piece: index + 1 })),
    ),
  );

/**
 * Updates the labels of a project after a change of its rooms, whose `pieces` are in display order.
 *
 * - A piece that stays keeps its label.
 * - Pieces of a set that disappear in the same change as others of it appear have been moved, and take their labels along.
 *   Without `moves` a piece that returns prefers the label that it had.
 * - A piece that returns gets its former label, or a new one if another piece has been given that label since.
 * - Other new pieces get the next numbers, which no other label equals.
 */
export const updateLabels = (
  labels: readonly PieceLabel[],
  pieces: readonly WallPiece[],
  { moves = true }: { readonly moves?: boolean } = {},
): readonly PieceLabel[] => {
  const existing = new Set(pieces.map(wallPieceKey));
  const current = labels.filter(({ removed }) => removed === 0);
  const kept = current.filter((label) => existing.has(wallPieceKey(label)));
  const labelled = new Set(kept.map(wallPieceKey));
  const missing = pieces.filter((piece) => !labelled.has(wallPieceKey(piece)));
  const disappeared = grouped(
    current
      .filter((label) => !existing.has(wallPieceKey(label)))
      .toSorted((one, other) => one.roomId - other.roomId || one.piece - other.piece),
    ({ setId }) => setId,
  );
  const former = grouped(
    labels.filter(({ removed }) => removed > 0).toSorted((one, other) => other.removed - one.removed),
    wallPieceKey,
  );
  const result = new Map(labels.map((label) => [label.number, label]));
  const taken = new Set(kept.map((label) => labelKey(labelText(label))));
  const numbers = new Set(labels.map((label) => labelKey(labelText(label))));
  let last = labels.reduce((highest, { number }) => Math.max(highest, number), 0);
  const nextNumber = (): number => {
    do last += 1;
    while (numbers.has(labelKey(`S${last}`)));
    return last;
  };
  const give = (label: PieceLabel): void => {
    result.set(label.number, label);
    taken.add(labelKey(labelText(label)));
  };
  // Labels of moved pieces first, because they have not been free in between.
  const moved = new Map<string, PieceLabel>();
  for (const piece of missing) {
    const key = wallPieceKey(piece);
    if (!moves && former.has(key)) continue;
    const label = disappeared.get(piece.setId)?.shift();
    if (label) moved.set(key, { ...label, ...piece });
  }
  for (const piece of missing) {
    const key = wallPieceKey(piece);
    if (moved.has(key) || former.has(key)) continue;
    const label = takeReplaced(disappeared, piece);
    if (label) moved.set(key, { ...label, ...piece });
  }
  for (const label of moved.values()) give(label);
  for (const piece of missing) {
    const key = wallPieceKey(piece);
    if (moved.has(key)) continue;
    const returned = former.get(key)?.[0];
    if (returned && !taken.has(labelKey(labelText(returned)))) give({ ...returned, removed: 0 });
    else if (returned) {
      result.delete(returned.number);
      give({ ...returned, number: nextNumber(), customLabel: '', removed: 0 });
    } else if (result.size < MAX_LABELS) {
      give({ ...newLabel, ...piece, number: nextNumber() });
    }
  }
  let removed = labels.reduce((latest, label) => Math.max(latest, label.removed), 0);
  for (const label of [...disappeared.values()].flat()) {
    removed += 1;
    result.set(label.number, { ...label, removed });
  }
  return [...result.values()];
};

const grouped = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** A label that a change has moved from one piece to another. */
export type MovedLabel = { readonly number: number; readonly from: WallPiece; readonly to: WallPiece };

/** Returns the labels that moved between two states. */
export const movedLabels = (before: readonly PieceLabel[], after: readonly PieceLabel[]): readonly MovedLabel[] => {
  const earlier = new Map(before.map((label) => [label.number, label]));
  return after.flatMap((label) => {
    const from = earlier.get(label.number);
    return from === undefined || wallPieceKey(from) === wallPieceKey(label)
      ? []
      : [{ number: label.number, from: pieceOf(from), to: pieceOf(label) }];
  });
};

/**
 * Moves labels back, before `updateLabels` for the rooms of an undone change. Labels that have moved on since stay where they
 * are.
 */
export const moveLabelsBack = (labels: readonly PieceLabel[], moved: readonly MovedLabel[]): readonly PieceLabel[] => {
  const byNumber = new Map(moved.map((each) => [each.number, each]));
  const occupied = new Set(
    labels.flatMap((label) => (label.removed === 0 && !byNumber.has(label.number) ? [wallPieceKey(label)] : [])),
  );
  return labels.map((label) => {
    const back = byNumber.get(label.number);
    const isWhereMoved = back !== undefined && wallPieceKey(back.to) === wallPieceKey(label);
    return isWhereMoved && !occupied.has(wallPieceKey(back.from)) ? { ...label, ...back.from } : label;
  });
};

const pieceOf = ({ roomId, setId, piece }: WallPiece): WallPiece => ({ roomId, setId, piece });

const newLabel = { customLabel: '', height: null, circuit: '', note: '', removed: 0, formerSetIds: [] } as const;

/** Takes the label of a piece whose set has replaced that of `piece` in its room. */
const takeReplaced = (
  disappeared: ReadonlyMap<number, PieceLabel[]>,
  { roomId, setId, piece }: WallPiece,
): PieceLabel | undefined => {
  for (const labels of disappeared.values()) {
    const at = labels.findIndex(
      (label) => label.roomId === roomId && label.piece === piece && label.formerSetIds.includes(setId),
    );
    if (at !== -1) return labels.splice(at, 1)[0];
  }
  return undefined;
};

/** Gives the labels of a set in a room to the copy that has replaced it there. */
export const replaceLabelledSet = (
  labels: readonly PieceLabel[],
  { roomId, from, to }: { readonly roomId: number; readonly from: number; readonly to: number },
): readonly PieceLabel[] =>
  labels.map((label) =>
    label.roomId === roomId && label.setId === from && label.removed === 0
      ? { ...label, setId: to, formerSetIds: [...label.formerSetIds.filter((id) => id !== from), from] }
      : label,
  );

/** A change of the notes of a piece. Fields that it does not name stay as they are. */
export type LabelChange = WallPiece & { readonly [Field in keyof PieceNotes]?: PieceNotes[Field] | undefined };

/** The change at `index` would give a piece the label of another. */
export type LabelTaken = { readonly kind: 'label-taken'; readonly index: number };

/** Applies changes of notes. Changes of pieces without a label are ignored, because the pieces have been removed. */
export const changeLabels = (
  labels: readonly PieceLabel[],
  changes: readonly LabelChange[],
): Result<readonly PieceLabel[], LabelTaken> => {
  const result = [...labels];
  const places = new Map(
    labels.flatMap((label, place) => (label.removed === 0 ? [[wallPieceKey(label), place] as const] : [])),
  );
  for (const { roomId, setId, piece, ...notes } of changes) {
    const place = places.get(wallPieceKey({ roomId, setId, piece }));
    const label = place === undefined ? undefined : result[place];
    if (place !== undefined && label) result[place] = withNotes(label, notes);
  }
  const doubled = doubledLabels(result);
  const index = changes.findIndex((change) => change.customLabel !== undefined && doubled.has(wallPieceKey(change)));
  return index === -1 ? ok(result) : err({ kind: 'label-taken', index });
};

const withNotes = (label: PieceLabel, notes: Omit<LabelChange, keyof WallPiece>): PieceLabel => {
  const { customLabel = label.customLabel, height = label.height, circuit = label.circuit, note = label.note } = notes;
  const changed = { ...label, customLabel, height, circuit, note };
  // The label that the number gives anyway is no choice.
  return labelText({ ...changed, customLabel: '' }) === customLabel ? { ...changed, customLabel: '' } : changed;
};

/** The keys of existing pieces whose label another existing piece has. */
const doubledLabels = (labels: readonly PieceLabel[]): ReadonlySet<string> => {
  const byText = grouped(
    labels.filter(({ removed }) => removed === 0),
    (label) => labelKey(labelText(label)),
  );
  return new Set([...byText.values()].filter(({ length }) => length > 1).flatMap((same) => same.map(wallPieceKey)));
};

/** The number of stickers on the usual A4 sheets, by the size of a sticker in millimetres (38.1 × 21.2, and 70 × 37). */
export const stickersOnSheet = { '38x21': 65, '70x37': 24 } as const;

export type StickerGrid = keyof typeof stickersOnSheet;

/** The usual height of the sets with certain functions, and the page that states it. */
export type UsualHeight = {
  /** Ids of functions. `switch` stands for `switch-two-way` and others that start so. */
  readonly functions: readonly string[];
  readonly height: number;
  readonly source: string;
};

/** The usual height of a set: the first that names one of its functions. Undefined if none does. */
export const usualHeight = (functionIds: readonly string[], heights: readonly UsualHeight[]): UsualHeight | undefined =>
  heights.find(({ functions }) =>
    functionIds.some((id) => functions.some((each) => id === each || id.startsWith(`${each}-`))),
  );
