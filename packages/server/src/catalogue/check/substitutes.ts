import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import type { ArticleEntry, ComponentRoleEntry } from '../files/catalogue-files.ts';
import { type FileEntries, isComplete, valuesOf } from '../files/entries.ts';
import type { Lookups, SeriesModule } from '../files/lookups.ts';

/** References to functions, roles, families and finishes exist (docs/catalogue-rules.md#c8-14). */
export function* lintCounterparts(lookups: Lookups): Generator<CatalogueFault> {
  const { functions, componentRoles, colourFamilies, finishes, colours, controllers, ecatalogProducts } = lookups.files;
  for (const { value, file, path } of lookups.modules) {
    yield* lintReference(functions, value.function, file, `${path}.function`, 'function');
  }
  for (const { file, entries } of [controllers, ecatalogProducts]) {
    for (const { value, path } of entries) {
      yield* lintReference(functions, value.function, file, `${path}.function`, 'function');
    }
  }
  for (const list of [colours, finishes]) {
    for (const { value, path } of list.entries) {
      yield* lintReference(colourFamilies, value.family, list.file, `${path}.family`, 'family');
    }
  }
  for (const { value, file, path } of lookups.frames) {
    yield* lintReference(finishes, value.finish, file, `${path}.finish`, 'finish');
  }
  for (const module of lookups.modules) yield* lintGroupRoles(componentRoles, module);
  yield* lintRoles(componentRoles);
  yield* lintAttributes(lookups);
}

type Kind = 'function' | 'role' | 'family' | 'finish';

/** A reference must exist in the file that lists its kind. */
export function* lintReference(
  declared: FileEntries<{ readonly id: string }>,
  id: string | undefined,
  file: string,
  path: string,
  kind: Kind,
): Generator<CatalogueFault> {
  if (id === undefined || declared.entries.some(({ value }) => value.id === id) || !isComplete([declared], id)) return;
  yield fault(file, path, `unknown-${kind}`, `There is no ${kind} "${id}" in ${declared.file}.`);
}

/** The groups of a module have different roles, because options are transferred by role in a change of series. */
function* lintGroupRoles(
  roles: FileEntries<ComponentRoleEntry>,
  { value, file, path }: SeriesModule,
): Generator<CatalogueFault> {
  for (const [index, { role }] of value.groups.entries()) {
    const place = `${path}.groups[${index}].role`;
    yield* lintReference(roles, role, file, place, 'role');
    if (role !== undefined && value.groups.findIndex((group) => group.role === role) < index) {
      yield fault(file, place, 'duplicate-role', `Another group of the module has the role "${role}" already.`);
    }
  }
}

/** Attributes are unique within their role, values within their attribute. */
function* lintRoles({ file, entries }: FileEntries<ComponentRoleEntry>): Generator<CatalogueFault> {
  for (const { value, path } of entries) {
    yield* lintOnce(value.attributes, file, `${path}.attributes`);
    for (const [index, { values }] of value.attributes.entries()) {
      yield* lintOnce(values, file, `${path}.attributes[${index}].values`);
    }
  }
}

function* lintOnce(list: readonly { readonly id: string }[], file: string, path: string): Generator<CatalogueFault> {
  for (const [index, { id }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) < index) {
      yield fault(file, `${path}[${index}].id`, 'duplicate-id', `"${id}" is listed twice.`);
    }
  }
}

/** The attributes of an article belong to one of its roles. An article without a role may have any attribute. */
function* lintAttributes(lookups: Lookups): Generator<CatalogueFault> {
  const { articles, componentRoles } = lookups.files;
  if (!isComplete([componentRoles], undefined)) return;
  const played = rolesPlayed(lookups);
  for (const { value, path } of articles.entries) {
    const roles = played.get(value.id) ?? valuesOf(componentRoles);
    for (const [id, chosen] of Object.entries(value.attributes ?? {})) {
      const message = attributeProblem(roles, id, chosen);
      if (message !== undefined) yield fault(articles.file, `${path}.attributes.${id}`, 'unknown-attribute', message);
    }
  }
}

/** The roles of the groups that offer an article, by article id. Articles without a role are absent. */
const rolesPlayed = ({ files, modules }: Lookups): ReadonlyMap<ArticleEntry['id'], readonly ComponentRoleEntry[]> => {
  const roles = new Map(valuesOf(files.componentRoles).map((role) => [role.id, role]));
  const played = modules.flatMap(({ value }) =>
    value.groups.flatMap(({ role, components }) => {
      const roleEntry = role === undefined ? undefined : roles.get(role);
      return roleEntry === undefined ? [] : components.map((id) => ({ id, roleEntry }));
    }),
  );
  return new Map(
    [...Map.groupBy(played, ({ id }) => id)].map(([id, list]) => [
      id,
      [...new Set(list.map(({ roleEntry }) => roleEntry))],
    ]),
  );
};

const attributeProblem = (roles: readonly ComponentRoleEntry[], id: string, chosen: string): string | undefined => {
  const attributes = roles.flatMap((role) => role.attributes.filter((attribute) => attribute.id === id));
  if (attributes.length === 0) {
    const names = roles.map((role) => `"${role.id}"`).join(', ');
    return `No role that it plays (${names}) has an attribute "${id}".`;
  }
  const lacking = attributes.find(({ values }) => !values.some((value) => value.id === chosen));
  return lacking && `The attribute "${id}" has no value "${chosen}".`;
};
