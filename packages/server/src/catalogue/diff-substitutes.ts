import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { allLanguages, type Language } from '@ramka/domain/text';
import { countOf } from './check/report.ts';
import { type CatalogueFiles, type ComponentRoleEntry, type FunctionEntry, textIn } from './files/catalogue-files.ts';
import { valuesOf } from './files/entries.ts';

/** Reports changes in the substitutes across series as lines of text; empty without changes. */
export const formatCounterparts = (old: CatalogueFiles, now: CatalogueFiles): readonly string[] => [
  ...section('functions', [
    ...changesOf(valuesOf(old.functions), valuesOf(now.functions), functionChanges),
    ...assigned(['module', 'modules'], 'function', modulesIn(old), modulesIn(now)),
    ...assigned(['controller', 'controllers'], 'function', controllersIn(old), controllersIn(now)),
  ]),
  ...section('shared words', sharedWordChanges(old, now)),
  ...section('roles of components', [
    ...changesOf(valuesOf(old.componentRoles), valuesOf(now.componentRoles), roleChanges),
    ...assigned(['group', 'groups'], 'role', groupsIn(old), groupsIn(now)),
    ...assigned(['article', 'articles'], 'attributes', attributesIn(old), attributesIn(now)),
  ]),
  ...section('colour families', [
    ...changesOf(valuesOf(old.colourFamilies), valuesOf(now.colourFamilies), swatchChanges),
    ...assigned(['colour', 'colours'], 'family', coloursIn(old), coloursIn(now)),
  ]),
  ...section('finishes', [
    ...changesOf(valuesOf(old.finishes), valuesOf(now.finishes), swatchChanges),
    ...assigned(['frame', 'frames'], 'finish', framesIn(old), framesIn(now)),
  ]),
];

const section = (what: string, changes: readonly string[]): readonly string[] =>
  changes.length === 0
    ? []
    : [
        `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} in ${what}`,
        ...changes.map((line) => `  ${line}`),
      ];

type Named = { readonly id: string; readonly name: CatalogueText };

/** Lists added, removed, renamed and changed entries. */
const changesOf = <Item extends Named>(
  old: readonly Item[],
  now: readonly Item[],
  changesWithin: (before: Item, after: Item) => readonly string[],
): readonly string[] => [
  ...now
    .filter(({ id }) => !old.some((other) => other.id === id))
    .map(({ id, name }) => `${id} "${english(name)}" was added`),
  ...old
    .filter(({ id }) => !now.some((other) => other.id === id))
    .map(({ id, name }) => `${id} "${english(name)}" was removed`),
  ...now.flatMap((after) => {
    const before = old.find(({ id }) => id === after.id);
    return before === undefined
      ? []
      : [...renaming(after.id, before.name, after.name), ...changesWithin(before, after)];
  }),
];

const english = (text: CatalogueText): string => textIn(text, 'en');

const renaming = (id: string, before: CatalogueText, after: CatalogueText): readonly string[] => {
  const changed = allLanguages.filter((language) => textIn(before, language) !== textIn(after, language));
  if (changed.length === 0) return [];
  const shown = changed.includes('en') ? 'en' : (changed[0] ?? 'en');
  const where = changed.length === allLanguages.length ? '' : ` (${changed.join(', ')})`;
  return [`${id} is called "${textIn(after, shown)}" instead of "${textIn(before, shown)}"${where}`];
};

const functionChanges = (before: FunctionEntry, after: FunctionEntry): readonly string[] => {
  const { id } = after;
  const [oldNear, near] = [nearOf(before), nearOf(after)];
  const [oldOrder, order] = [oldNear, near].map((map) => [...map.keys()].join(', '));
  const reordered =
    order !== oldOrder && near.size === oldNear.size && [...near.keys()].every((key) => oldNear.has(key));
  const words = allLanguages.filter((tag) => before.words?.[tag]?.join() !== after.words?.[tag]?.join());
  return [
    ...[...near].flatMap(([key, loses]) => {
      const removed = oldNear.get(key);
      if (removed === undefined) return [`${id}: ${key} is a new substitute; losses: ${loses}`];
      return removed === loses ? [] : [`${id}: losses of the substitute ${key}: ${loses} instead of ${removed}`];
    }),
    ...[...oldNear.keys()].filter((key) => !near.has(key)).map((key) => `${id}: ${key} is no longer a substitute`),
    ...(reordered ? [`${id}: new order of substitutes: ${order}`] : []),
    ...after.fulfills
      .filter((other) => !before.fulfills.includes(other))
      .map((other) => `${id} now fulfils ${other} as well`),
    ...before.fulfills
      .filter((other) => !after.fulfills.includes(other))
      .map((other) => `${id} no longer fulfils ${other}`),
    ...(words.length === 0 ? [] : [`${id}: search words changed (${words.join(', ')})`]),
  ];
};

/** Search words whose functions or their order have changed, by language. */
const sharedWordChanges = (old: CatalogueFiles, now: CatalogueFiles): readonly string[] =>
  allLanguages.flatMap((language) => {
    const [before, after] = [sharedWordsIn(old, language), sharedWordsIn(now, language)];
    const changed = [...after].filter(([word, functions]) => before.get(word) !== functions);
    return [
      ...changed.map(([word, functions]) => `${language} "${word}" finds ${functions}`),
      ...[...before.keys()]
        .filter((word) => !after.has(word))
        .map((word) => `${language} "${word}" is no longer a shared word`),
    ];
  });

const sharedWordsIn = ({ sharedWords }: CatalogueFiles, language: Language): ReadonlyMap<string, string> =>
  new Map(
    valuesOf(sharedWords).flatMap(({ words, functions }) =>
      (words[language] ?? []).map((word) => [word, functions.join(', ')]),
    ),
  );

/** The substitutes of a function with their losses, in order. */
const nearOf = ({ nearest }: FunctionEntry): ReadonlyMap<string, string> =>
  new Map(
    nearest.map(({ function: id, touchPoints, loses }) => [
      touchPoints === undefined ? id : `${id} (${countOf(touchPoints, 'touch point')})`,
      english(loses),
    ]),
  );

const roleChanges = (before: ComponentRoleEntry, after: ComponentRoleEntry): readonly string[] =>
  changesOf(before.attributes, after.attributes, (attributeBefore, attribute) => [
    ...(attributeBefore.carried === attribute.carried
      ? []
      : [`${attribute.id}: carried over as "${attribute.carried}" instead of "${attributeBefore.carried}"`]),
    ...changesOf(attributeBefore.values, attribute.values, () => []).map((line) => `${attribute.id}: ${line}`),
  ]).map((line) => `${after.id}: ${line}`);

type Swatch = Named & { readonly hexColor: string; readonly family?: string | undefined };

const swatchChanges = (before: Swatch, after: Swatch): readonly string[] => [
  ...(before.hexColor === after.hexColor ? [] : [`${after.id} is ${after.hexColor} instead of ${before.hexColor}`]),
  ...(before.family === after.family
    ? []
    : [`${after.id}: family ${after.family ?? 'none'} instead of ${before.family ?? 'none'}`]),
];

/** References of objects, by the names of the objects in the report. */
type Assignments = ReadonlyMap<string, string | undefined>;

/** Above this number, objects with a changed reference are only counted. */
const MAX_LISTED = 5;

/** Objects of both versions whose reference has changed. */
const assigned = (
  [singular, plural]: readonly [string, string],
  what: string,
  old: Assignments,
  now: Assignments,
): readonly string[] => {
  const changed = [...now].filter(([key, value]) => old.has(key) && old.get(key) !== value);
  const first = changed.filter(([key]) => old.get(key) === undefined);
  const listed = first.length > MAX_LISTED ? changed.filter((entry) => !first.includes(entry)) : changed;
  return [
    ...(first.length > MAX_LISTED ? [`${what} added to ${first.length} ${plural}`] : []),
    ...listed.map(
      ([key, value]) => `${singular} ${key}: ${what} ${value ?? 'none'} instead of ${old.get(key) ?? 'none'}`,
    ),
  ];
};

const modulesIn = (files: CatalogueFiles): Assignments =>
  new Map(allModules(files).map(({ function: id, ...module }) => [titleOf(module), id]));

const groupsIn = (files: CatalogueFiles): Assignments =>
  new Map(
    allModules(files).flatMap((module) =>
      module.groups.map((group) => [`"${english(group.name)}" of ${titleOf(module)}`, group.role]),
    ),
  );

const allModules = ({ modules }: CatalogueFiles) => [...modules.values()].flatMap(valuesOf);

const titleOf = ({ id, name }: { readonly id: number; readonly name: CatalogueText }): string =>
  `${id} "${english(name)}"`;

const controllersIn = ({ controllers }: CatalogueFiles): Assignments =>
  new Map(valuesOf(controllers).map(({ id, function: functionId }) => [String(id), functionId]));

const attributesIn = ({ articles }: CatalogueFiles): Assignments =>
  new Map(
    valuesOf(articles).map(({ symbol, attributes = {} }) => {
      const values = Object.entries(attributes).map(([attribute, value]) => `${attribute} ${value}`);
      return [symbol, values.length === 0 ? undefined : values.join(', ')];
    }),
  );

const coloursIn = ({ colours }: CatalogueFiles): Assignments =>
  new Map(
    valuesOf(colours).map(({ id, family, seriesTag, name }) => [`${titleOf({ id, name })} of ${seriesTag}`, family]),
  );

const framesIn = ({ frames }: CatalogueFiles): Assignments =>
  new Map([...frames].flatMap(([line, list]) => valuesOf(list).map(({ id, finish }) => [`${id} of ${line}`, finish])));
