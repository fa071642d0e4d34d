import { setFromFile } from '@ramka/contract/translate/product-set';
import { setDefaultsFromWire } from '@ramka/contract/translate/project';
import type { FileLabels } from '@ramka/contract/wire/labels';
import type { FileSet, ProjectFile } from '@ramka/contract/wire/project-file';
import { labelKey, labelText, normaliseLabel, type PieceLabel } from '@ramka/domain/labels';
import { wallPieceKey } from '@ramka/domain/wall-piece';
import { nameProblem, normaliseName } from '@ramka/domain/names';
import { exceededLimit } from '@ramka/domain/project';
import { type Abbreviation, normaliseNote, withAbbreviations } from '@ramka/domain/project-note';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { checkSet, type SetProblem, normaliseSet } from '@ramka/domain/set/check-set';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { mapCooperatively } from '../async/concurrency.ts';
import { HttpError, type ErrorIssue } from '../http/errors.ts';
import { writeSetDocument } from '../store/set-document.ts';
import { limitExceededError } from './limits.ts';
import { nameIssue, setIssue } from './issues.ts';
import type { StoredOrder } from './order/order.store.ts';
import type { RoomContents } from './rooms/rooms.store.ts';
import type { ProjectEcatalogItem } from './ecatalog-items/ecatalog-items.store.ts';
import { findSeriesId } from './set-contents.ts';
import type { SetContents } from './sets/sets.store.ts';

/**
 * Validates a project file. Throws with all issues. Sets may contain articles that this catalogue lacks; they are
 * marked when the set is opened (docs/readings.md#r22).
 */
export const requireProjectContents = async (
  file: ProjectFile,
  assortment: LocalisedCatalogue,
): Promise<ProjectContents> => {
  const what = exceededLimit({
    ...file,
    ecatalogItems: file.ecatalogProducts,
    annotations: file.order?.articles ?? [],
  });
  if (what !== undefined) throw limitExceededError({ what });
  const checkedSets = await mapCooperatively(file.sets.entries(), ([index, set]) => setIssues(set, index, assortment));
  const issues = [
    ...nameIssues('name', 'project', file.name),
    ...file.rooms.flatMap(({ name }, index) => nameIssues(`rooms.${index}.name`, 'room', name)),
    ...checkedSets.flat(),
    ...repeatedIssues(file),
    ...repeatedLabels(file),
    ...unknownSetIssues(file),
  ];
  if (issues.length > 0) throw new HttpError('unprocessable', issues);
  return {
    name: normaliseName(file.name),
    look: setDefaultsIn(file),
    note: file.note === undefined ? null : normaliseNote(file.note),
    abbreviations: withAbbreviations([], file.abbreviations ?? []),
    wall: file.wall ?? null,
    rooms: file.rooms.map((room) => ({
      ...room,
      name: normaliseName(room.name),
      look: setDefaultsIn(room),
      wall: room.wall ?? null,
    })),
    sets: await mapCooperatively(file.sets, (set) => ({ id: set.id, contents: contentsOf(set, assortment) })),
    ecatalogItems: file.ecatalogProducts.map((selection) => {
      const { symbol, name } = assortment.findEcatalogProduct(selection.catalogId) ?? selection;
      return { ...selection, symbol, name };
    }),
    order: file.order && { terms: file.order.terms, annotations: file.order.articles },
    labels: file.labels && labelsIn(file.labels),
  };
};

const nameIssues = (path: string, subject: 'project' | 'room', typed: string): readonly ErrorIssue[] => {
  const problem = nameProblem(subject, typed);
  return problem === undefined ? [] : [nameIssue(path, subject, problem)];
};

const setIssues = (set: FileSet, index: number, assortment: LocalisedCatalogue): readonly ErrorIssue[] => {
  const checked = checkSet(setFromFile(set), assortment);
  if (checked.ok) return [];
  return checked.problem
    .filter((problem) => !isMissingFromCatalogue(problem))
    .map((problem) => setIssue(problem, `sets.${index}`));
};

/** Whether a problem can be caused by an article that the catalogue has lost or never had. */
const isMissingFromCatalogue = ({ problem }: SetProblem): boolean =>
  problem.kind.startsWith('unknown-') || problem.kind === 'no-variation' || problem.kind === 'colour-not-offered';

const contentsOf = (set: FileSet, assortment: LocalisedCatalogue): SetContents => {
  const settled = normaliseSet(setFromFile(set), assortment);
  return {
    name: settled.name,
    seriesId: findSeriesId(settled, assortment) ?? set.serieId,
    document: writeSetDocument(settled),
  };
};

const setDefaultsIn = ({ look }: Pick<ProjectFile, 'look'>): SetDefaults | null =>
  look ? setDefaultsFromWire(look) : null;

/** Labels in a project file: `roomId` is the index of the room, `setId` the id of the set in the file. */
type FileLabelling = { readonly numbered: boolean; readonly labels: readonly PieceLabel[] };

const labelsIn = ({ numbered, pieces }: FileLabels): FileLabelling => ({
  numbered,
  labels: pieces.map(({ number, room, id, piece, label = '', height = null, circuit = '', note = '' }) => ({
    number,
    roomId: room,
    setId: id,
    piece,
    customLabel: normaliseLabel(label),
    height,
    circuit: normaliseLabel(circuit),
    note: normaliseLabel(note),
    removed: 0,
    formerSetIds: [],
  })),
});

/** Pieces of a file that share a number or a label, or are named twice. */
const repeatedLabels = ({ labels }: ProjectFile): readonly ErrorIssue[] => {
  const read = labels ? labelsIn(labels).labels : [];
  return [
    ...repeats(
      'labels.pieces',
      'number',
      read.map(({ number }) => number),
    ),
    ...repeats('labels.pieces', 'label', read.map(labelText).map(labelKey)),
    ...repeats('labels.pieces', 'piece', read.map(wallPieceKey)),
  ];
};

/** The contents of a project that is created from a file. */
export type ProjectContents = {
  readonly name: string;
  readonly look: SetDefaults | null;
  readonly note: string | null;
  readonly abbreviations: readonly Abbreviation[];
  readonly wall: string | null;
  /** Newest first. Rooms refer to sets by `id`. */
  readonly sets: readonly { readonly id: number; readonly contents: SetContents }[];
  /** Newest first. */
  readonly rooms: readonly Omit<RoomContents, 'id' | 'planningId'>[];
  /** In the order of adding. */
  readonly ecatalogItems: readonly ProjectEcatalogItem[];
  /** Undefined if the file contains no order data. */
  readonly order: StoredOrder | undefined;
  /** Undefined if the file contains no labels. */
  readonly labels: FileLabelling | undefined;
};

/** Duplicates in a project file. */
const repeatedIssues = ({ sets, rooms, ecatalogProducts, order }: ProjectFile): readonly ErrorIssue[] => [
  ...repeats(
    'sets',
    'id',
    sets.map(({ id }) => id),
  ),
  ...repeats(
    'ecatalogProducts',
    'catalogId',
    ecatalogProducts.map(({ catalogId }) => catalogId),
  ),
  ...repeats('order.articles', 'symbol', order?.articles.map(({ symbol }) => symbol) ?? []),
  ...rooms.flatMap((room, index) => [
    ...repeats(
      `rooms.${index}.sets`,
      'id',
      room.sets.map(({ id }) => id),
    ),
    ...repeats(
      `rooms.${index}.products`,
      'id',
      room.products.map(({ id }) => id),
    ),
  ]),
];

/** References from rooms to sets that the file does not contain. */
const unknownSetIssues = ({ sets, rooms }: ProjectFile): readonly ErrorIssue[] => {
  const setIds = new Set(sets.map(({ id }) => id));
  return rooms.flatMap((room, index) =>
    room.sets.flatMap(({ id }, place): ErrorIssue[] =>
      setIds.has(id)
        ? []
        : [
            {
              path: `rooms.${index}.sets.${place}.id`,
              code: 'unknown-entry',
              message: ({ input }) => input.unknownEntry,
            },
          ],
    ),
  );
};

const repeats = (list: string, field: string, ids: readonly (number | string)[]): readonly ErrorIssue[] => {
  const seen = new Set<number | string>();
  return ids.flatMap((id, index): ErrorIssue[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path: `${list}.${index}.${field}`, code: 'repeated', message: ({ input }) => input.repeated }];
  });
};
