import { parseSetDocument } from '../store/set-document.ts';
import { countOf } from './check/report.ts';
import {
  type ArticleEntry,
  type CatalogueFiles,
  type FrameEntry,
  isTouchFrame,
  textIn,
} from './files/catalogue-files.ts';
import { valuesOf } from './files/entries.ts';

/** Compared properties of an object, by their names in the report. */
type Facts = Readonly<Record<string, string>>;

/** The objects of a catalogue version by key. */
type FactsByKey = ReadonlyMap<string, Facts>;

/**
 * Reports changes between two catalogue versions in frames, modules, articles, colours, seals, boxes, pictures and
 * meanings of ids. Returns lines of text; empty without changes.
 */
export const formatRange = (old: CatalogueFiles, now: CatalogueFiles): readonly string[] => [
  ...section(['change of frames', 'changes of frames'], changesOf(framesIn(old), framesIn(now))),
  ...section(['change of modules', 'changes of modules'], changesOf(modulesIn(old), modulesIn(now))),
  ...section(['change of articles', 'changes of articles'], changesOf(articlesIn(old), articlesIn(now), false)),
  ...section(['change of colours', 'changes of colours'], changesOf(coloursIn(old), coloursIn(now))),
  ...section(['change of controllers', 'changes of controllers'], changesOf(controllersIn(old), controllersIn(now))),
  ...section(
    ['product moved in the e-catalogue', 'products moved in the e-catalogue'],
    changesOf(placesIn(old), placesIn(now), false),
  ),
  ...section(['change of price lists', 'changes of price lists'], changesOf(listsIn(old), listsIn(now))),
  ...section(['id with a changed meaning', 'ids with a changed meaning'], otherMeanings(old, now)),
];

const section = ([one, many]: readonly [string, string], changes: readonly string[]): readonly string[] =>
  changes.length === 0
    ? []
    : [`${changes.length} ${changes.length === 1 ? one : many}`, ...changes.map((line) => `  ${line}`)];

/** Lists added, removed and changed objects; only changed ones if `complete` is false. */
const changesOf = (old: FactsByKey, now: FactsByKey, complete = true): readonly string[] => [
  ...(complete ? [...now.keys()].filter((key) => !old.has(key)).map((key) => `${key} was added`) : []),
  ...(complete ? [...old.keys()].filter((key) => !now.has(key)).map((key) => `${key} was removed`) : []),
  ...[...now].flatMap(([key, facts]) => {
    const before = old.get(key);
    if (before === undefined) return [];
    const changedFacts = [...new Set([...Object.keys(before), ...Object.keys(facts)])].filter(
      (fact) => before[fact] !== facts[fact],
    );
    return changedFacts.map((fact) => `${key}: ${fact} ${facts[fact] ?? 'none'} instead of ${before[fact] ?? 'none'}`);
  }),
];

const english = (text: Parameters<typeof textIn>[0]): string => textIn(text, 'en');

type Names = {
  readonly article: (id: number) => string;
  readonly colour: (id: number) => string;
};

const namesIn = (files: CatalogueFiles): Names => {
  const articles = new Map(valuesOf(files.articles).map(({ id, symbol }) => [id, symbol]));
  const colours = new Map(valuesOf(files.colours).map(({ id, name }) => [id, english(name)]));
  return { article: (id) => articles.get(id) ?? String(id), colour: (id) => colours.get(id) ?? String(id) };
};

const symbolOfFrame = (frame: FrameEntry, { article }: Names): string =>
  isTouchFrame(frame) ? frame.symbol : article(frame.id);

const framesIn = (files: CatalogueFiles): FactsByKey => {
  const names = namesIn(files);
  const subcategories = new Map(
    valuesOf(files.frameLines).flatMap((line) => line.subcategories.map(({ id, name }) => [id, english(name)])),
  );
  const boxes = (list: FrameEntry['surfaceBoxes']): string =>
    list
      .map(
        ({ articleId, colourId, quantity }) => `${quantity} × ${names.article(articleId)} (${names.colour(colourId)})`,
      )
      .join(', ') || 'none';
  return new Map(
    [...files.frames].flatMap(([line, list]) =>
      valuesOf(list).map((frame) => [
        `${symbolOfFrame(frame, names)} of ${line}`,
        {
          slots: String(frame.slots),
          subcategory: subcategories.get(frame.subcategoryId) ?? 'none',
          height: `${frame.geometry.height} mm`,
          opening: `${frame.geometry.window} mm`,
          seal: frame.sealId === undefined ? 'none' : names.article(frame.sealId),
          'surface boxes': boxes(frame.surfaceBoxes),
          'corner boxes': boxes(frame.cornerBoxes),
          'touch points': isTouchFrame(frame)
            ? frame.touchLayout.controllerVariations.map((own) => own.join('-')).join(' ')
            : 'none',
        },
      ]),
    ),
  );
};

const modulesIn = (files: CatalogueFiles): FactsByKey => {
  const names = namesIn(files);
  const lines = new Map(valuesOf(files.frameLines).map(({ id, tag }) => [id, tag]));
  const listOf = (ids: readonly number[]): string => ids.map(names.article).join(', ') || 'none';
  return new Map(
    [...files.modules].flatMap(([series, list]) =>
      valuesOf(list).map((module) => [
        `${module.id} "${english(module.name)}" of ${series}`,
        {
          'visible parts': listOf(module.visibleComponents),
          IP44: module.disablesIp44 ? 'not allowed' : 'allowed',
          'incompatible lines': module.disabledFrameLines.map((id) => lines.get(id) ?? String(id)).join(', ') || 'none',
          ...Object.fromEntries(
            module.groups.map(({ id, name, quantity, required, userDefinedQuantity, components }) => [
              `"${english(name)}" (${id})`,
              `${userDefinedQuantity ? 'any number' : quantity} × ${listOf(components)}${required ? '' : ' (optional)'}`,
            ]),
          ),
        },
      ]),
    ),
  );
};

const articlesIn = (files: CatalogueFiles): FactsByKey => {
  const names = namesIn(files);
  const sold = new Set(valuesOf(files.ecatalogProducts).map(({ symbol }) => symbol));
  return new Map(
    valuesOf(files.articles).map(({ symbol, name, colourId, seriesTag, picture }: ArticleEntry) => [
      symbol,
      {
        ...(sold.has(symbol) && { name: `"${english(name)}"` }),
        colour: colourId === undefined ? 'none' : names.colour(colourId),
        series: seriesTag ?? 'none',
        picture,
      },
    ]),
  );
};

const coloursIn = ({ colours }: CatalogueFiles): FactsByKey =>
  new Map(
    valuesOf(colours).map(({ id, seriesTag, name, hexColor, antibacterial }) => [
      `${id} of ${seriesTag}`,
      { name: `"${english(name)}"`, swatch: hexColor, antibacterial: antibacterial ? 'yes' : 'no' },
    ]),
  );

const controllersIn = (files: CatalogueFiles): FactsByKey =>
  new Map(
    valuesOf(files.controllers).map(({ id, touchPoints }) => [
      namesIn(files).article(id),
      { 'touch points': String(touchPoints) },
    ]),
  );

const placesIn = ({ ecatalogTree, ecatalogProducts }: CatalogueFiles): FactsByKey => {
  const places = new Map(
    valuesOf(ecatalogTree).flatMap(({ name, groups }) =>
      groups.flatMap((group) =>
        group.productGroups.map((leaf) => [
          leaf.id,
          [name, group.name, leaf.name].map((level) => (level === null ? '–' : english(level))).join(' / '),
        ]),
      ),
    ),
  );
  return new Map(
    valuesOf(ecatalogProducts).map(({ symbol, productGroupId }) => [
      symbol,
      { place: places.get(productGroupId) ?? 'none' },
    ]),
  );
};

const listsIn = ({ priceLists }: CatalogueFiles): FactsByKey =>
  new Map([...priceLists].map(([name, { currency, label }]) => [name, { currency, label }]));

/** The meaning of an id: symbol, name or function. Two meanings are equal if any of these are equal. */
type Meaning = { readonly name: string; readonly does?: string | undefined };

type Meanings = Readonly<
  Record<'article' | 'product' | 'single product' | 'frame' | 'module' | 'colour', ReadonlyMap<number, Meaning>>
>;

const meaningsIn = (files: CatalogueFiles): Meanings => {
  const names = namesIn(files);
  return {
    article: new Map(valuesOf(files.articles).map(({ id, symbol }) => [id, { name: symbol }])),
    product: new Map(valuesOf(files.ecatalogProducts).map(({ id, symbol }) => [id, { name: symbol }])),
    'single product': new Map(valuesOf(files.products).map(({ id, symbol }) => [id, { name: symbol }])),
    frame: new Map(
      [...files.frames.values()].flatMap(valuesOf).map((frame) => [frame.id, { name: symbolOfFrame(frame, names) }]),
    ),
    module: new Map(
      [...files.modules.values()]
        .flatMap(valuesOf)
        .map(({ id, name, function: does }) => [id, { name: `"${english(name)}"`, does }]),
    ),
    colour: new Map(
      valuesOf(files.colours).map(({ id, seriesTag, name }) => [
        id,
        { name: `"${english(name)}" of ${seriesTag}`, does: seriesTag },
      ]),
    ),
  };
};

const sameMeaning = (one: Meaning, other: Meaning | undefined): boolean =>
  one.name === other?.name || (one.does !== undefined && one.does === other?.does);

/** Ids whose meaning has changed, which alters stored sets. */
const otherMeanings = (old: CatalogueFiles, now: CatalogueFiles): readonly string[] => {
  const before = meaningsIn(old);
  // A plain frame shares the id of its article, which is reported already.
  const { frame: _frame, ...after } = meaningsIn(now);
  return Object.entries({ ...after })
    .flatMap(([kind, meanings]) => [...meanings].map(([id, meaning]) => ({ kind, id, meaning })))
    .flatMap(({ kind, id, meaning }) => {
      const was = before[isKind(kind) ? kind : 'article'].get(id);
      return was === undefined || sameMeaning(meaning, was)
        ? []
        : [`${kind} ${id}: ${meaning.name} instead of ${was.name}`];
    });
};

const isKind = (kind: string): kind is keyof Meanings =>
  ['article', 'product', 'single product', 'frame', 'module', 'colour'].includes(kind);

/** Stored sets that contain removed parts or ids with changed meanings. */
export const formatTouched = (
  stored: readonly StoredSetDocument[],
  old: CatalogueFiles,
  now: CatalogueFiles,
): readonly string[] => {
  const removed = removedParts(old, now);
  const touched = stored.flatMap(({ projectId, id, document }) => {
    const why = reasonsOf(document, removed);
    return why.length === 0 ? [] : [{ projectId, line: `set ${id} uses ${why.join(', ')}` }];
  });
  const byProject = Map.groupBy(touched, ({ projectId }) => projectId);
  return [
    `${countOf(touched.length, 'stored set')} in ${countOf(byProject.size, 'project')} affected`,
    ...[...byProject].slice(0, 50).flatMap(([project, sets]) => sets.map(({ line }) => `  ${project}: ${line}`)),
    ...(byProject.size > 50 ? ['  …'] : []),
  ];
};

/** A stored set of a project. */
export type StoredSetDocument = { readonly projectId: string; readonly id: string; readonly document: string };

type RemovedParts = Readonly<Record<keyof Meanings, ReadonlyMap<number, string>>>;

/** Removed or changed parts, with their former names. */
const removedParts = (old: CatalogueFiles, now: CatalogueFiles): RemovedParts => {
  const [before, after] = [meaningsIn(old), meaningsIn(now)];
  const removedOf = (kind: keyof Meanings): ReadonlyMap<number, string> =>
    new Map(
      [...before[kind]]
        .filter(([id, meaning]) => !sameMeaning(meaning, after[kind].get(id)))
        .map(([id, { name }]) => [id, name]),
    );
  return {
    article: removedOf('article'),
    product: removedOf('product'),
    'single product': removedOf('single product'),
    frame: removedOf('frame'),
    module: removedOf('module'),
    colour: removedOf('colour'),
  };
};

const reasonsOf = (document: string, removed: RemovedParts): readonly string[] => {
  const { frameId, modules, controllers, cornerBoxColourId, surfaceBoxColourId } = parseSetDocument('', document);
  const chosen = Object.values(modules).filter((choice) => choice !== undefined);
  const options = chosen.flatMap(({ options: own }) =>
    Object.values(own).flatMap(({ selectedId }) => selectedId ?? []),
  );
  const removedNames = [
    removed.frame.get(frameId),
    ...chosen.map(({ moduleId }) => removed.module.get(moduleId)),
    ...[...chosen.map(({ visibleComponentId }) => visibleComponentId), ...options, ...Object.values(controllers)].map(
      (id) => id && removed.article.get(id),
    ),
    ...[cornerBoxColourId, surfaceBoxColourId, ...chosen.map(({ colourId }) => colourId)].map((id) =>
      removed.colour.get(id),
    ),
  ];
  return [...new Set(removedNames.filter((name) => typeof name === 'string'))];
};
