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
