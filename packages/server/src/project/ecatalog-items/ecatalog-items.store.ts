import { risenQuantity } from '@ramka/domain/quantity';
import { accepted, refused, type Result } from '@ramka/domain/result';
import { firstRowOf, type Operation, execute } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';
import { keepWithinBounds } from '../bounds.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from '../change.ts';
import { keepRemoval } from '../history/undo.store.ts';

/**
 * An e-catalogue product that a project holds; symbol and name as they were when it was added (docs/readings.md#r22).
 */
export type Selection = {
  readonly catalogId: number;
  readonly symbol: string;
  readonly name: string;
  readonly quantity: number;
};

/** The table of selections, as far as `selectionsOfRows` wants to know. */
export const selectionParts = {
  selections: { numbers: ['catalogId', 'quantity', 'position'], texts: ['symbol', 'name'] },
} as const;

/** Selections in the order of adding, from the rows of their table. */
export const selectionsOfRows = (rows: readonly (Selection & { readonly position: number })[]): readonly Selection[] =>
  rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ catalogId, symbol, name, quantity }) => ({ catalogId, symbol, name, quantity }));

/** Adds a product; of one that is there already the quantity rises, as in rooms (docs/readings.md#r8). */
export function* addSelection(change: Change, added: Selection): Operation<Result<Selection, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const { projectId } = change;
  const present = yield* findSelection(projectId, added.catalogId);
  const quantity = risenQuantity(present?.quantity, added.quantity);
  if (quantity === undefined) return refused({ kind: 'too-many-pieces', index: 0 });
  const selection = { ...added, quantity };
  const position = yield* nextPosition(projectId);
  yield* execute(
    queryBuilder
      .insertInto('selections')
      .values({ ...selection, projectId, position })
      .onConflict((conflict) => conflict.columns(['projectId', 'catalogId']).doUpdateSet({ quantity })),
  );
  const kept = yield* keepWithinBounds(projectId, 'selections');
  return kept.ok ? accepted(selection) : kept;
}

/** Sets the quantity of a selection. */
export function* changeSelection(
  change: Change,
  catalogId: number,
  quantity: number,
): Operation<Result<Selection, ChangeRefusal>> {
  const present = yield* beginSelectionChange(change, catalogId);
  if (!present.ok) return present;
  yield* execute(
    queryBuilder
      .updateTable('selections')
      .set({ quantity })
      .where('projectId', '=', change.projectId)
      .where('catalogId', '=', catalogId),
  );
  return accepted({ ...present.value, quantity });
}

/** Takes a selection out of the project. Answers the removal. */
export function* removeSelection(change: Change, catalogId: number): Operation<Result<number, ChangeRefusal>> {
  const present = yield* beginSelectionChange(change, catalogId);
  if (!present.ok) return present;
  const removal = yield* keepRemoval(change, { kind: 'selection', catalogId });
  yield* execute(
    queryBuilder.deleteFrom('selections').where('projectId', '=', change.projectId).where('catalogId', '=', catalogId),
  );
  return accepted(removal);
}

function* beginSelectionChange(change: Change, catalogId: number): Operation<Result<Selection, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const selection = yield* findSelection(change.projectId, catalogId);
  return selection === undefined ? refused({ kind: 'unknown-product' }) : accepted(selection);
}

const findSelection = (projectId: string, catalogId: number): Operation<Selection | undefined> =>
  firstRowOf(
    queryBuilder
      .selectFrom('selections')
      .select(['catalogId', 'symbol', 'name', 'quantity'])
      .where('projectId', '=', projectId)
      .where('catalogId', '=', catalogId),
  );

function* nextPosition(projectId: string): Operation<number> {
  const last = yield* firstRowOf(
    queryBuilder
      .selectFrom('selections')
      .select(({ fn }) => fn.max('position').as('position'))
      .where('projectId', '=', projectId),
  );
  return (last?.position ?? 0) + 1;
}
