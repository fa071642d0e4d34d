import { ok, err, type Result } from '@ramka/domain/result';
import { beginProjectChange, type Change, type ChangeRefusal } from '../project/change.ts';
import { loadOrder, writeOrder } from '../project/order/order.store.ts';
import { readState } from '../project/history/restore-points.store.ts';
import type { ProjectState } from '../project/project-state.ts';
import { createProject } from '../project/projects.store.ts';
import { writeState } from '../project/history/restore-project.store.ts';
import type { RestylePlan } from '../restyle/plan-restyle.ts';
import { writeRestyle } from '../restyle/restyle.store.ts';
import { firstRowOf, type Operation, execute, rowsOf } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** A variant as the list of its project has it. */
export type Variant = { readonly id: string; readonly name: string };

/** Variants that a project can have. */
const MAX_VARIANTS = 20;

/** Why there is no new variant. */
export type VariantRefusal = {
  readonly kind: 'unknown-project' | 'stale' | 'taken' | 'too-many-variants';
};

/**
 * Makes a variant of a project: a new project with all that it holds, under the same ids, changed as planned. Nothing in
 * it says whose variant it is.
 */
export function* addVariant(
  change: Change,
  { id, name }: Variant,
  plan: RestylePlan | null,
): Operation<Result<Variant, VariantRefusal>> {
  const { projectId, now } = change;
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const { version, nextRoomId, nextSetId, variant, look } = project.value;
  if ((yield* listVariants(projectId)).length >= MAX_VARIANTS) return err({ kind: 'too-many-variants' });
  const created = yield* createProject({ id, name, variant }, now);
  if (!created.ok) return err({ kind: 'taken' });
  // Its sets keep their versions, and no version of a set may be above its project's.
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set({ version, nextRoomId, nextSetId, look, pointDay: 0 })
      .where('id', '=', id),
  );
  yield* writeState(id, withoutPlanningIds(yield* readState({ id: projectId, name, look })), now);
  yield* writeOrder(id, yield* loadOrder(projectId));
  if (plan) yield* writeRestyle({ id, nextSetId, now }, plan);
  yield* execute(queryBuilder.insertInto('variants').values({ projectId, variantId: id, name, position: version }));
  return ok({ id, name });
}

/** What the planning tool has planned is the visitor's in a copy: the tool does not know of it. */
export const withoutPlanningIds = (state: ProjectState): ProjectState => ({
  ...state,
  rooms: state.rooms.map((room) => ({ ...room, planningId: null })),
  sets: state.sets.map((set) => ({ ...set, planningId: null })),
});

/** The variants of a project in the order of adding; those whose project is deleted are left out. */
export const listVariants = (projectId: string): Operation<readonly Variant[]> =>
  rowsOf(variantsOf(projectId).orderBy('variants.position'));

/** A variant of a project; undefined where the project has no such one, whatever other projects there are. */
export const findVariant = (projectId: string, variantId: string): Operation<Variant | undefined> =>
  firstRowOf(variantsOf(projectId).where('variants.variantId', '=', variantId));

const variantsOf = (projectId: string) =>
  queryBuilder
    .selectFrom('variants')
    .innerJoin('projects', 'projects.id', 'variants.variantId')
    .select(['variants.variantId as id', 'variants.name as name'])
    .where('variants.projectId', '=', projectId)
    .where('projects.deletedAt', 'is', null);

/** Gives a variant another name in the list of its project. */
export function* renameVariant(change: Change, renamed: Variant): Operation<Result<Variant, ChangeRefusal>> {
  const found = yield* beginVariantChange(change, renamed.id);
  if (!found.ok) return found;
  yield* execute(
    queryBuilder
      .updateTable('variants')
      .set({ name: renamed.name })
      .where('projectId', '=', change.projectId)
      .where('variantId', '=', renamed.id),
  );
  return ok(renamed);
}

/** Takes a variant out of the list of its project. */
export function* removeVariant(change: Change, variantId: string): Operation<Result<null, ChangeRefusal>> {
  const found = yield* beginVariantChange(change, variantId);
  if (!found.ok) return found;
  yield* execute(
    queryBuilder.deleteFrom('variants').where('projectId', '=', change.projectId).where('variantId', '=', variantId),
  );
  return ok(null);
}

function* beginVariantChange(change: Change, variantId: string): Operation<Result<Variant, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const variant = yield* findVariant(change.projectId, variantId);
  return variant === undefined ? err({ kind: 'unknown-variant' }) : ok(variant);
}
