import { setFromFile } from '@ramka/contract/translate/product-set';
import { lookFromWire } from '@ramka/contract/translate/project';
import type { FileSet, ProjectFile } from '@ramka/contract/wire/project-file';
import { nameProblem, tidyName } from '@ramka/domain/names';
import { beyondBounds } from '@ramka/domain/project';
import type { Look } from '@ramka/domain/set/frames';
import { checkSet, type SetProblem, settleSet } from '@ramka/domain/set/check-set';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { mapYielding } from '../async/concurrency.ts';
import { ApiProblem, type ProblemIssue } from '../http/errors.ts';
import { writeSetDocument } from '../store/set-document.ts';
import { tooManyProblem } from './bounds.ts';
import { nameIssue, setIssue } from './issues.ts';
import type { KeptOrder } from './order/order.store.ts';
import type { RoomContents } from './rooms/rooms.store.ts';
import type { Selection } from './ecatalog-items/ecatalog-items.store.ts';
import { findSeriesId } from './set-contents.ts';
import type { SetContents } from './sets/sets.store.ts';

/**
 * What a project file brings, by the rules for all that comes from outside; refused with everything that is wrong with
 * it. Sets may hold what this catalogue does not have: it is marked when they are opened (docs/readings.md#r22).
 */
export const requireProjectContents = async (
  file: ProjectFile,
  assortment: LocalisedCatalogue,
): Promise<ProjectContents> => {
  const what = beyondBounds({ ...file, selections: file.ecatalogProducts, notes: file.order?.articles ?? [] });
  if (what !== undefined) throw tooManyProblem({ what });
  const checkedSets = await mapYielding(file.sets.entries(), ([index, set]) => setIssues(set, index, assortment));
  const issues = [
    ...nameIssues('name', 'project', file.name),
    ...file.rooms.flatMap(({ name }, index) => nameIssues(`rooms.${index}.name`, 'room', name)),
    ...checkedSets.flat(),
    ...repeatedIssues(file),
    ...unknownSetIssues(file),
  ];
  if (issues.length > 0) throw new ApiProblem('unprocessable', issues);
  return {
    name: tidyName(file.name),
    look: lookIn(file),
    rooms: file.rooms.map((room) => ({ ...room, name: tidyName(room.name), look: lookIn(room) })),
    sets: await mapYielding(file.sets, (set) => ({ id: set.id, contents: contentsOf(set, assortment) })),
    selections: file.ecatalogProducts.map((selection) => {
      const { symbol, name } = assortment.findEcatalogProduct(selection.catalogId) ?? selection;
      return { ...selection, symbol, name };
    }),
    order: file.order && { terms: file.order.terms, notes: file.order.articles },
  };
};

const nameIssues = (path: string, subject: 'project' | 'room', typed: string): readonly ProblemIssue[] => {
  const problem = nameProblem(subject, typed);
  return problem === undefined ? [] : [nameIssue(path, subject, problem)];
};

const setIssues = (set: FileSet, index: number, assortment: LocalisedCatalogue): readonly ProblemIssue[] => {
  const checked = checkSet(setFromFile(set), assortment);
  if (checked.ok) return [];
  return checked.problem.filter((problem) => !isLoss(problem)).map((problem) => setIssue(problem, `sets.${index}`));
};

/** Whether a problem may come from what a catalogue has lost, or another one never had. */
const isLoss = ({ problem }: SetProblem): boolean =>
  problem.kind.startsWith('unknown-') || problem.kind === 'no-variation' || problem.kind === 'colour-not-offered';

const contentsOf = (set: FileSet, assortment: LocalisedCatalogue): SetContents => {
  const settled = settleSet(setFromFile(set), assortment);
  return {
    name: settled.name,
    seriesId: findSeriesId(settled, assortment) ?? set.serieId,
    document: writeSetDocument(settled),
  };
};

const lookIn = ({ look }: Pick<ProjectFile, 'look'>): Look | null => (look ? lookFromWire(look) : null);

/** All that a project holds when it is created from a file. */
export type ProjectContents = {
  readonly name: string;
  readonly look: Look | null;
  /** Newest first; `id` is what rooms refer to. */
  readonly sets: readonly { readonly id: number; readonly contents: SetContents }[];
  /** Newest first. */
  readonly rooms: readonly Omit<RoomContents, 'id' | 'planningId'>[];
  /** In the order of adding. */
  readonly selections: readonly Selection[];
  /** What was noted of its order; undefined: nothing was. */
  readonly order: KeptOrder | undefined;
};

/** What a project file names twice where it may stand once only. */
const repeatedIssues = ({ sets, rooms, ecatalogProducts, order }: ProjectFile): readonly ProblemIssue[] => [
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

/** Sets that rooms of a project file hold and the file does not. */
const unknownSetIssues = ({ sets, rooms }: ProjectFile): readonly ProblemIssue[] => {
  const known = new Set(sets.map(({ id }) => id));
  return rooms.flatMap((room, index) =>
    room.sets.flatMap(({ id }, place): ProblemIssue[] =>
      known.has(id)
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

const repeats = (list: string, field: string, ids: readonly (number | string)[]): readonly ProblemIssue[] => {
  const seen = new Set<number | string>();
  return ids.flatMap((id, index): ProblemIssue[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path: `${list}.${index}.${field}`, code: 'repeated', message: ({ input }) => input.repeated }];
  });
};
