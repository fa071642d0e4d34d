import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { ok, type Result } from '@ramka/domain/result';
import { beginProjectChange, type Change, type ChangeRefusal } from '../project/change.ts';
import type { ProjectEcatalogItem } from '../project/ecatalog-items/ecatalog-items.store.ts';
import { chunk, type Operation, execute } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** The replacement of a discontinued product by its successor. */
export type Succession = {
  readonly discontinued: ProjectEcatalogItem;
  readonly successor: Omit<ProjectEcatalogItem, 'quantity'>;
};

/** Applies replacements to the e-catalogue items of a project. Quantities of equal products are added. */
export const withSuccessors = (
  selections: readonly ProjectEcatalogItem[],
  successions: readonly Succession[],
): readonly ProjectEcatalogItem[] => {
  const successors = new Map(successions.map(({ discontinued, successor }) => [discontinued.catalogId, successor]));
  const items = new Map<number, ProjectEcatalogItem>();
  for (const selection of selections) {
    const product = { ...selection, ...successors.get(selection.catalogId) };
    const present = items.get(product.catalogId)?.quantity ?? 0;
    items.set(product.catalogId, { ...product, quantity: present + product.quantity });
  }
  return [...items.values()];
};

/** The replacements after which no product exceeds 9999 pieces. */
export const possibleSuccessions = (
  selections: readonly ProjectEcatalogItem[],
  successions: readonly Succession[],
): readonly Succession[] => {
  const pieces = new Map(selections.map(({ catalogId, quantity }) => [catalogId, quantity]));
  return successions.filter(({ discontinued, successor }) => {
    const sum = (pieces.get(successor.catalogId) ?? 0) + discontinued.quantity;
    if (sum > LARGEST_QUANTITY) return false;
    pieces.set(successor.catalogId, sum);
    return true;
  });
};

/**
 * Replaces the e-catalogue items of a project, completely or not at all. Fails if the project has changed since
 * planning. Returns the new version, which is also the id of the restore point before the change.
 */
export function* replaceEcatalogItems(
  change: Change & { readonly expectedVersions: readonly number[]; readonly cause: 'successors' },
  selections: readonly ProjectEcatalogItem[],
): Operation<Result<number, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const { projectId } = change;
  yield* execute(queryBuilder.deleteFrom('selections').where('projectId', '=', projectId));
  for (const rows of chunk(selections))
    yield* execute(
      queryBuilder
        .insertInto('selections')
        .values(rows.map(([selection, position]) => ({ ...selection, projectId, position }))),
    );
  return ok(project.value.version);
}
