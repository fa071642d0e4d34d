import { ok, err, type Result } from '@ramka/domain/result';
import { beginProjectChange, type Change, type ChangeRefusal } from '../project/change.ts';
import { copyLabels, loadLabels } from '../project/labels/labels.store.ts';
import { loadOrder, writeOrder } from '../project/order/order.store.ts';
import { readState } from '../project/history/restore-points.store.ts';
import { ownStateOf, type ProjectState } from '../project/project-state.ts';
import { createProject } from '../project/projects.store.ts';
import { writeState } from '../project/history/restore-project.store.ts';
import type { RestylePlan } from '../restyle/plan-restyle.ts';
import { writeRestyle } from '../restyle/restyle.store.ts';
import { firstRowOf, type Operation, execute, rowsOf } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** A variant as listed in its project. */
export type Variant = { readonly id: string; readonly name: string };

/** Maximum number of variants per project. */
const MAX_VARIANTS = 20;

export type VariantRefusal = {
  readonly kind: 'unknown-project' | 'stale' | 'taken' | 'too-many-variants';
};

/** Creates a variant: a new project with the same contents and ids, changed as planned, without a reference back. */
export function* addVariant(
  change: Change,
  { id, name }: Variant,
  plan: RestylePlan | null,
): Operation<Result<Variant, VariantRefusal>> {
  const { projectId, now } = change;
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const { version, nextRoomId, nextSetId, variant: deploymentId, numbered } = project.value;
  if ((yield* listVariants(projectId)).length >= MAX_VARIANTS) return err({ kind: 'too-many-variants' });
  const created = yield* createProject({ id, name, deploymentId }, now);
  if (!created.ok) return err({ kind: 'taken' });
  // Sets keep their versions, which must not exceed the version of their project.
  const state = yield* readState(project.value);
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set({ ...ownStateOf(state), name, version, nextRoomId, nextSetId, pointDay: 0 })
      .where('id', '=', id),
  );
  yield* writeState(id, withoutPlanningIds(state), now);
  yield* writeOrder(id, yield* loadOrder(projectId));
  yield* copyLabels(id, { numbered, labels: yield* loadLabels(projectId) });
  if (plan) yield* writeRestyle({ id, nextSetId, numbered, now }, plan);
  yield* execute(queryBuilder.insertInto('variants').values({ projectId, variantId: id, name, position: version }));
  return ok({ id, name });
}

/** Makes items of the planning tool the visitor's own, because the planning tool does not know the copy. */
export const withoutPlanningIds = (state: ProjectState): ProjectState => ({
  ...state,
  rooms: state.rooms.map((room) => ({ ...room, planningId: null })),
  sets: state.sets.map((set) => ({ ...set, planningId: null })),
});

/** The variants of a project in the order of adding, except those whose project is deleted. */
export const listVariants = (projectId: string): Operation<readonly Variant[]> =>
  rowsOf(variantsOf(projectId).orderBy('variants.position'));

/** Finds a variant of a project; undefined if the project has no such variant. */
export const findVariant = (projectId: string, variantId: string): Operation<Variant | undefined> =>
  firstRowOf(variantsOf(projectId).where('variants.variantId', '=', variantId));

const variantsOf = (projectId: string) =>
  queryBuilder
    .selectFrom('variants')
    .innerJoin('projects', 'projects.id', 'variants.variantId')
    .select(['variants.variantId as id', 'variants.name as name'])
    .where('variants.projectId', '=', projectId)
    .where('projects.deletedAt', 'is', null);

/** Renames a variant in the list of its project. */
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

/** Removes a variant from the list of its project. */
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
