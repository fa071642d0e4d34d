import { addedQuantity } from '@ramka/domain/quantity';
import { ok, err, type Result } from '@ramka/domain/result';
import { ecatalogItemColumns, type Row } from '../../store/columns.ts';
import { chunk, firstRowOf, type Operation, execute, rowsOf } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';
import { requireWithinLimits } from '../limits.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from '../change.ts';
import { recordUndo } from '../history/undo.store.ts';

/** An e-catalogue product in a project, with its symbol and name at the time of adding (docs/readings.md#r22). */
export type ProjectEcatalogItem = Row<typeof itemColumns>;

const itemColumns = ecatalogItemColumns.omit({ position: true });

/** Columns of e-catalogue items for `projectReader`. */
export const ecatalogItemReader = { selections: ecatalogItemColumns } as const;

/** Converts rows to e-catalogue items in the order of adding. */
export const ecatalogItemsOfRows = (rows: readonly Row<typeof ecatalogItemColumns>[]): readonly ProjectEcatalogItem[] =>
  rows.toSorted((one, other) => one.position - other.position).map(({ position: _position, ...item }) => item);

/** An item after adding to it, and whether the project lacked it before. */
type AddedItem = { readonly item: ProjectEcatalogItem; readonly isNew: boolean };

/** Adds a product, or increases its quantity if the project already contains it (docs/readings.md#r8). */
export function* addEcatalogItem(
  change: Change,
  added: ProjectEcatalogItem,
): Operation<Result<AddedItem, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const { projectId } = change;
  const present = yield* findEcatalogItem(projectId, added.catalogId);
  const quantity = addedQuantity(present?.quantity, added.quantity);
  if (quantity === undefined) return err({ kind: 'too-many-pieces', index: 0 });
  const selection = { ...added, quantity };
  const position = yield* nextPosition(projectId);
  yield* execute(
    queryBuilder
      .insertInto('selections')
      .values({ ...selection, projectId, position })
      .onConflict((conflict) => conflict.columns(['projectId', 'catalogId']).doUpdateSet({ quantity })),
  );
  const withinLimits = yield* requireWithinLimits(projectId, 'ecatalogItems');
  return withinLimits.ok ? ok({ item: selection, isNew: present === undefined }) : withinLimits;
}

/**
 * Adds products and sets quantities, as part of a larger change. Missing products are appended. The index of a rejected
 * entry counts through both lists.
 */
export function* putEcatalogItems(
  projectId: string,
  added: readonly ProjectEcatalogItem[],
  exact: readonly ProjectEcatalogItem[],
): Operation<Result<null, ChangeRefusal>> {
  if (added.length + exact.length === 0) return ok(null);
  const present = yield* rowsOf(
    queryBuilder
      .selectFrom('selections')
      .select(ecatalogItemColumns.keyof().options)
      .where('projectId', '=', projectId)
      .orderBy('position'),
  );
  const rows = new Map(present.map((row) => [row.catalogId, row]));
  let position = present.at(-1)?.position ?? 0;
  for (const [index, item] of [...added, ...exact].entries()) {
    const before = rows.get(item.catalogId);
    const quantity = index < added.length ? addedQuantity(before?.quantity, item.quantity) : item.quantity;
    if (quantity === undefined) return err({ kind: 'too-many-pieces', index });
    if (before === undefined) position += 1;
    rows.set(item.catalogId, { ...(before ?? { ...item, position }), quantity });
  }
  const before = new Set(present);
  for (const batch of chunk([...rows.values()].filter((row) => !before.has(row))))
    yield* execute(
      queryBuilder
        .insertInto('selections')
        .values(batch.map(([row]) => ({ ...row, projectId })))
        .onConflict((conflict) =>
          conflict
            .columns(['projectId', 'catalogId'])
            .doUpdateSet((row) => ({ quantity: row.ref('excluded.quantity') })),
        ),
    );
  return ok(null);
}

/** Sets the quantity of an e-catalogue item. */
export function* changeEcatalogItem(
  change: Change,
  catalogId: number,
  quantity: number,
): Operation<Result<ProjectEcatalogItem, ChangeRefusal>> {
  const present = yield* beginEcatalogItemChange(change, catalogId);
  if (!present.ok) return present;
  yield* execute(
    queryBuilder
      .updateTable('selections')
      .set({ quantity })
      .where('projectId', '=', change.projectId)
      .where('catalogId', '=', catalogId),
  );
  return ok({ ...present.value, quantity });
}

/** Removes an e-catalogue item. Returns the undo id. */
export function* removeEcatalogItem(change: Change, catalogId: number): Operation<Result<number, ChangeRefusal>> {
  const present = yield* beginEcatalogItemChange(change, catalogId);
  if (!present.ok) return present;
  const undoId = yield* recordUndo(change, { kind: 'selection', catalogId });
  yield* execute(
    queryBuilder.deleteFrom('selections').where('projectId', '=', change.projectId).where('catalogId', '=', catalogId),
  );
  return ok(undoId);
}

function* beginEcatalogItemChange(
  change: Change,
  catalogId: number,
): Operation<Result<ProjectEcatalogItem, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const selection = yield* findEcatalogItem(change.projectId, catalogId);
  return selection === undefined ? err({ kind: 'unknown-product' }) : ok(selection);
}

const findEcatalogItem = (projectId: string, catalogId: number): Operation<ProjectEcatalogItem | undefined> =>
  firstRowOf(
    queryBuilder
      .selectFrom('selections')
      .select(itemColumns.keyof().options)
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
