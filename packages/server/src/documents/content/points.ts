import type { InstallationPart } from '@ramka/domain/project';
import { labelText, type PieceLabel, type UsualHeight } from '@ramka/domain/labels';
import type { Texts } from '@ramka/texts/texts';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { usualHeightsOf } from '../../project/labels/usual-heights.ts';
import type { StoredProject } from '../../project/projects.store.ts';

/** A labelled piece of a set in a room. */
export type DocumentPoint = {
  readonly piece: number;
  readonly label: string;
  /** In centimetres above the finished floor; null if neither entered nor usual. */
  readonly height: number | null;
  /** Whether nobody entered the height. */
  readonly isUsual: boolean;
  readonly circuit: string;
  readonly note: string;
  /** The installed parts; absent in documents that do not record the installation. */
  readonly mounted?: readonly InstallationPart[];
};

/** A point in one line: label, height, circuit, note. */
export const pointText = (
  { label, height, isUsual, circuit, note }: DocumentPoint,
  words: Texts['documents'],
): string =>
  [
    label,
    height === null ? '' : words.pointHeight(height, isUsual),
    circuit === '' ? '' : words.pointCircuit(circuit),
    note,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** The points of the sets in rooms, by `pointsKey`, in the order of pieces. */
export type DocumentPoints = ReadonlyMap<string, readonly DocumentPoint[]>;

export const pointsKey = (roomId: number, setId: number): string => `${roomId}.${setId}`;

/** Builds the points of a project from its labels. */
export const documentPoints = (
  { sets }: Pick<StoredProject, 'sets'>,
  labels: readonly PieceLabel[],
  assortment: LocalisedCatalogue,
  heights: readonly UsualHeight[],
): DocumentPoints => {
  const usual = usualHeightsOf(sets, assortment, heights);
  const points = labels
    .filter(({ removed }) => removed === 0)
    .toSorted((one, other) => one.piece - other.piece)
    .map(({ roomId, setId, piece, height, circuit, note, ...label }) => ({
      key: pointsKey(roomId, setId),
      point: {
        piece,
        label: labelText(label),
        height: height ?? usual.get(setId)?.height ?? null,
        isUsual: height === null,
        circuit,
        note,
      },
    }));
  const grouped = Map.groupBy(points, ({ key }) => key);
  return new Map([...grouped].map(([key, ofSet]) => [key, ofSet.map(({ point }) => point)]));
};

/** A labelled piece with the names of its room and set. */
type PointRow = { readonly room: string; readonly set: string; readonly point: DocumentPoint };

/** A room with its sets, as documents show it. */
type LabelledRoom = {
  readonly name: string;
  readonly sets: readonly { readonly set: { readonly name: string }; readonly points?: readonly DocumentPoint[] }[];
};

/** The labelled pieces of rooms in display order. */
export const pointRows = (rooms: readonly LabelledRoom[]): readonly PointRow[] =>
  rooms.flatMap(({ name, sets }) =>
    sets.flatMap(({ set, points = [] }) => points.map((point) => ({ room: name, set: set.name, point }))),
  );
