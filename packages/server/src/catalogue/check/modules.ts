import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import type { FunctionEntry } from '../files/catalogue-files.ts';
import { type FileEntries, isComplete, type PlacedEntry } from '../files/entries.ts';
import type { Lookups, SeriesModule } from '../files/lookups.ts';
import { lintReference } from './substitutes.ts';

/**
 * The components of modules, and the frames that they fit (docs/catalogue-rules.md#c8-9,
 * docs/catalogue-rules.md#c8-10).
 */
export function* lintModules(lookups: Lookups): Generator<CatalogueFault> {
  for (const module of lookups.modules) {
    yield* lintCategory(lookups, module);
    yield* lintVisibleComponents(lookups, module);
    yield* lintGroups(lookups, module);
    yield* lintDisabledLines(lookups, module);
  }
}

function* lintCategory({ files }: Lookups, { value, file, path, seriesTag }: SeriesModule): Generator<CatalogueFault> {
  const categories = files.moduleCategories.entries.filter((category) => category.value.seriesTag === seriesTag);
  const listed = categories.some(({ value: { subCategories } }) =>
    subCategories.some(({ id }) => id === value.categoryId),
  );
  if (!listed && files.moduleCategories.invalidKeys !== 'all' && files.moduleCategories.invalidKeys.size === 0) {
    const message = `The series "${seriesTag}" has no module subcategory ${value.categoryId}.`;
    yield fault(file, `${path}.categoryId`, 'unknown-category', message);
  }
}

function* lintVisibleComponents(
  lookups: Lookups,
  { value, file, path, seriesTag }: SeriesModule,
): Generator<CatalogueFault> {
  const place = `${path}.visibleComponents`;
  if (value.visibleComponents.length === 0) {
    yield fault(file, place, 'no-visible-component', 'A module has at least one visible component.');
  }
  yield* lintArticleList(lookups, value.visibleComponents, file, place);
  for (const [index, id] of value.visibleComponents.entries()) {
    const colour = lookups.colours.get(lookups.articles.get(id)?.colourId ?? 0);
    if (colour !== undefined && colour.seriesTag !== seriesTag) {
      const message = `The visible component ${id} has a colour of the series "${colour.seriesTag}".`;
      yield fault(file, `${place}[${index}]`, 'unknown-colour', message);
    }
  }
}

function* lintGroups(lookups: Lookups, { value, file, path }: SeriesModule): Generator<CatalogueFault> {
  const visible = new Set(value.visibleComponents);
  for (const [index, { components }] of value.groups.entries()) {
    const place = `${path}.groups[${index}].components`;
    if (components.length === 0) yield fault(file, place, 'no-component', 'A group has at least one component.');
    yield* lintArticleList(lookups, components, file, place);
    for (const [position, id] of components.entries()) {
      if (visible.has(id)) {
        const message = `The component ${id} is a visible component of the module already.`;
        yield fault(file, `${place}[${position}]`, 'visible-component-in-group', message);
      }
    }
  }
}

function* lintArticleList(
  { files, articles }: Lookups,
  ids: readonly number[],
  file: string,
  place: string,
): Generator<CatalogueFault> {
  for (const [index, id] of ids.entries()) {
    if (!articles.has(id) && isComplete([files.articles], id)) {
      yield fault(file, `${place}[${index}]`, 'unknown-article', `There is no article ${id}.`);
    }
    if (ids.indexOf(id) !== index) {
      yield fault(file, `${place}[${index}]`, 'duplicate-id', `The article ${id} is listed twice.`);
    }
  }
}

function* lintDisabledLines(
  { files, linesOf }: Lookups,
  { value, file, path, seriesTag }: SeriesModule,
): Generator<CatalogueFault> {
  const own = new Set((linesOf.get(seriesTag) ?? []).map(({ id }) => id));
  for (const [index, id] of value.disabledFrameLines.entries()) {
    if (!own.has(id) && isComplete([files.frameLines], id)) {
      const message = `The series "${seriesTag}" has no frame line ${id}.`;
      yield fault(file, `${path}.disabledFrameLines[${index}]`, 'unknown-frame-line', message);
    }
  }
  if (own.size > 0 && [...own].every((id) => value.disabledFrameLines.includes(id))) {
    const message = 'Every frame line of the series is disabled: the module fits nowhere.';
    yield fault(file, `${path}.disabledFrameLines`, 'fits-no-line', message);
  }
}

/** The substitutes and search words of functions (docs/catalogue-rules.md#c8-15). */
export function* lintFunctions({ files: { functions, sharedWords } }: Lookups): Generator<CatalogueFault> {
  const byId = new Map(functions.entries.map(({ value }) => [value.id, value]));
  for (const entry of functions.entries) {
    yield* lintNearest(functions, entry, byId);
    yield* lintFulfilled(functions, entry, byId);
  }
  for (const { value, path } of sharedWords.entries) {
    for (const [index, id] of value.functions.entries()) {
      const place = `${path}.functions[${index}]`;
      yield* lintReference(functions, id, sharedWords.file, place, 'function');
      if (value.functions.indexOf(id) < index) {
        yield fault(sharedWords.file, place, 'duplicate-id', `"${id}" is listed twice.`);
      }
    }
  }
}

type Functions = FileEntries<FunctionEntry>;
type ById = ReadonlyMap<string, FunctionEntry>;

function* lintNearest(
  functions: Functions,
  { value, path }: PlacedEntry<FunctionEntry>,
  byId: ById,
): Generator<CatalogueFault> {
  const { file } = functions;
  for (const [index, near] of value.nearest.entries()) {
    const place = `${path}.nearest[${index}].function`;
    yield* lintReference(functions, near.function, file, place, 'function');
    const isSame = (other: typeof near): boolean =>
      other.function === near.function && other.touchPoints === near.touchPoints;
    if (value.nearest.findIndex(isSame) < index) {
      yield fault(file, place, 'duplicate-id', `"${near.function}" is listed twice.`);
    }
    if (near.function === value.id) {
      yield fault(file, place, 'contradictory-functions', 'A function does not stand in for itself.');
    } else if (byId.get(near.function)?.fulfills.includes(value.id) === true) {
      const message = `"${near.function}" fulfils "${value.id}" as well, so it cannot lose anything as its substitute.`;
      yield fault(file, place, 'contradictory-functions', message);
    }
  }
}

function* lintFulfilled(
  functions: Functions,
  { value, path }: PlacedEntry<FunctionEntry>,
  byId: ById,
): Generator<CatalogueFault> {
  const { file } = functions;
  const order = [...byId.keys()];
  for (const [index, id] of value.fulfills.entries()) {
    const place = `${path}.fulfills[${index}]`;
    yield* lintReference(functions, id, file, place, 'function');
    if (value.fulfills.indexOf(id) < index) yield fault(file, place, 'duplicate-id', `"${id}" is listed twice.`);
    const cycle = pathBetween(id, value.id, byId);
    // Each cycle is reported once, at its first function.
    if (cycle !== undefined && cycle.every((other) => order.indexOf(other) >= order.indexOf(value.id))) {
      const message = `The functions fulfill each other in a circle: ${[value.id, ...cycle].join(' → ')}.`;
      yield fault(file, place, 'circular-functions', message);
    }
  }
}

/** The chain of functions from one to another along `fulfills`; undefined if there is none. */
const pathBetween = (
  from: string,
  to: string,
  byId: ById,
  seen: ReadonlySet<string> = new Set(),
): readonly string[] | undefined => {
  if (from === to) return [to];
  if (seen.has(from)) return undefined;
  const passed = new Set([...seen, from]);
  for (const next of byId.get(from)?.fulfills ?? []) {
    const rest = pathBetween(next, to, byId, passed);
    if (rest !== undefined) return [from, ...rest];
  }
  return undefined;
};
