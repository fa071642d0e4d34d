import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { allLanguages, type Language } from '@ramka/domain/text';
import {
  type CatalogueFiles,
  type CategoryEntry,
  type FrameEntry,
  type FunctionEntry,
  type SharedWordsEntry,
  isTouchFrame,
} from '@ramka/server/catalogue/files/catalogue-files';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { allKinds, LEVEL, namedObjects, SheetNames } from './sheet-names.ts';

/** The cells of a row by column title; empty cells are omitted. */
export type ExportedRow = Readonly<Record<string, string>>;

/** The tables of a catalogue as rows by sheet, and the names that replace ids. */
export type ExportedSheets = {
  readonly rows: ReadonlyMap<string, readonly ExportedRow[]>;
  readonly names: SheetNames;
};

/** Exports all tables of a catalogue as sheets. Ids are replaced by symbols, tags and names. */
export const exportSheets = (files: CatalogueFiles, language: Language): ExportedSheets => {
  const names = new SheetNames();
  const objects = namedObjects(files, language);
  for (const kind of allKinds) names.add(kind, objects[kind]);
  const rows = new Map<string, readonly ExportedRow[]>([
    ['catalogue', files.manifest === undefined ? [] : [rowOf(files.manifest)]],
    ['series', valuesOf(files.series).map(rowOf)],
    ['colours', valuesOf(files.colours).map(({ seriesTag: series, ...rest }) => rowOf({ series, ...rest }))],
    ['colour-families', valuesOf(files.colourFamilies).map(rowOf)],
    ['finishes', valuesOf(files.finishes).map(rowOf)],
    ...Object.entries(functionRows(valuesOf(files.functions))),
    ['shared-words', valuesOf(files.sharedWords).map(sharedWordsRow)],
    ...roleRows(files),
    ...frameRows(files, names),
    ['articles', articleRows(files, names)],
    ...categoryRows('module', valuesOf(files.moduleCategories), 'drawer', names),
    ...moduleRows(files, names),
    ['controllers', controllerRows(files, names)],
    ...categoryRows('product', valuesOf(files.productCategories), 'product-drawer', names),
    ['products', productRows(files, names)],
    ...ecatalogRows(files, names),
    ...priceRows(files),
  ]);
  return { rows, names };
};

/** A text in the columns of its languages, or in the common column. */
const text = (title: string, name: CatalogueText | null | undefined): Record<string, string> => {
  if (name === null || name === undefined) return {};
  if (typeof name === 'string') return { [title]: name };
  return Object.fromEntries(allLanguages.map((language) => [`${title}_${language}`, name[language]]));
};

/** A row of an entry's plain fields: numbers, words, yes or no, and `name` in its languages. */
const rowOf = (entry: object): ExportedRow => {
  const row: Record<string, string> = {};
  for (const [field, value] of Object.entries(entry)) {
    if (field === 'name' || field === 'loses') Object.assign(row, text(field, value));
    else if (typeof value === 'boolean') row[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number') row[field] = String(value);
    else if (typeof value === 'string' && value !== '') row[field] = value;
  }
  return row;
};

/** Joins several entries in one cell, with commas, or with line breaks if one contains a comma. */
const listOf = (names: readonly string[]): string => names.join(names.some((name) => name.includes(',')) ? '\n' : ', ');

type Sheets = readonly (readonly [string, readonly ExportedRow[]])[];

/** A row of words that stand for several functions. */
export const sharedWordsRow = ({ words, functions }: SharedWordsEntry): ExportedRow => ({
  ...phrasesOf(words),
  functions: functions.join(', '),
});

const phrasesOf = (words: FunctionEntry['words'] = {}): ExportedRow =>
  Object.fromEntries(Object.entries(words).map(([language, phrases]) => [`words_${language}`, phrases.join(', ')]));

/** The sheets of functions and substitutes. */
export const functionRows = (
  functions: readonly FunctionEntry[],
): Readonly<Record<string, readonly ExportedRow[]>> => ({
  functions: functions.map(({ words, nearest: _nearest, fulfills, ...entry }) => ({
    ...rowOf(entry),
    ...phrasesOf(words),
    ...(fulfills.length > 0 && { fulfills: fulfills.join(', ') }),
  })),
  'stand-ins': functions.flatMap(({ id, nearest }) =>
    nearest.map(({ function: other, ...rest }) => ({ function: id, nearest: other, ...rowOf(rest) })),
  ),
});

const roleRows = ({ componentRoles }: CatalogueFiles): Sheets => {
  const roles = valuesOf(componentRoles);
  const attributes = roles.flatMap((role) => role.attributes.map((attribute) => ({ role: role.id, ...attribute })));
  return [
    ['component-roles', roles.map(rowOf)],
    ['role-attributes', attributes.map(rowOf)],
    [
      'attribute-values',
      attributes.flatMap(({ role, id, values }) => values.map((value) => ({ role, attribute: id, ...rowOf(value) }))),
    ],
  ];
};

const articleRows = (files: CatalogueFiles, names: SheetNames): readonly ExportedRow[] =>
  valuesOf(files.articles).map(({ seriesTag, colourId, attributes = {}, ...entry }) => ({
    ...rowOf(entry),
    ...(seriesTag !== undefined && { series: seriesTag }),
    ...(colourId !== undefined && { colour: names.label('colour', colourId) }),
    ...(Object.keys(attributes).length > 0 && {
      attributes: Object.entries(attributes)
        .map((pair) => pair.join('='))
        .join(' '),
    }),
  }));

const frameRows = (files: CatalogueFiles, names: SheetNames): Sheets => {
  const lines = valuesOf(files.frameLines);
  return [
    ['frame-lines', lines.map(({ seriesTag: series, ...entry }) => rowOf({ series, ...entry }))],
    [
      'frame-subcategories',
      lines.flatMap(({ tag, subcategories }) => subcategories.map((entry) => ({ line: tag, ...rowOf(entry) }))),
    ],
    [
      'frames',
      [...files.frames].flatMap(([line, list]) => valuesOf(list).map((frame) => ({ line, ...frameRow(frame, names) }))),
    ],
  ];
};

const frameRow = (frame: FrameEntry, names: SheetNames): ExportedRow => {
  const { id, subcategoryId, slots, sort, image, geometry, sealId, cornerBoxes, surfaceBoxes, finish } = frame;
  const shared = {
    subcategory: names.label('subcategory', subcategoryId),
    ...rowOf({ slots, sort, image, ...geometry, finish, id }),
    ...(sealId !== undefined && { seal: names.label('article', sealId) }),
    ...(cornerBoxes.length > 0 && { cornerBoxes: boxesOf(cornerBoxes, names) }),
    ...(surfaceBoxes.length > 0 && { surfaceBoxes: boxesOf(surfaceBoxes, names) }),
  };
  if (!isTouchFrame(frame)) return { symbol: names.label('article', id), ...shared };
  const { controllerSlots, controllerVariations } = frame.touchLayout;
  return {
    ...shared,
    symbol: frame.symbol,
    ...text('name', frame.name),
    controllerSlots: controllerSlots.map((own) => (own ? 'C' : 'M')).join(''),
    controllerVariations: controllerVariations.map((variation) => variation.join('-')).join(' '),
  };
};

const boxesOf = (boxes: FrameEntry['surfaceBoxes'], names: SheetNames): string =>
  listOf(
    boxes.map(
      ({ articleId, colourId, quantity }) =>
        `${names.label('article', articleId)}: ${names.label('colour', colourId)} × ${quantity}`,
    ),
  );

const categoryRows = (
  prefix: string,
  categories: readonly CategoryEntry[],
  kind: 'drawer' | 'product-drawer',
  names: SheetNames,
): Sheets => [
  [`${prefix}-categories`, categories.map(({ seriesTag: series, ...entry }) => rowOf({ series, ...entry }))],
  [
    `${prefix}-subcategories`,
    categories.flatMap(({ id, seriesTag: series, subCategories }) =>
      subCategories.map((entry) => ({ series, category: names.label(kind, id), ...rowOf(entry) })),
    ),
  ],
];

const moduleRows = (files: CatalogueFiles, names: SheetNames): Sheets => {
  const modules = [...files.modules].flatMap(([series, list]) => valuesOf(list).map((entry) => ({ series, ...entry })));
  const symbols = (ids: readonly number[]): string => listOf(ids.map((id) => names.label('article', id)));
  return [
    [
      'modules',
      modules.map(({ categoryId, visibleComponents, disabledFrameLines, ...entry }) => ({
        ...rowOf(entry),
        category: names.label('shelf', categoryId),
        visibleComponents: symbols(visibleComponents),
        ...(disabledFrameLines.length > 0 && {
          disabledFrameLines: listOf(disabledFrameLines.map((id) => names.label('line', id))),
        }),
      })),
    ],
    [
      'module-groups',
      modules.flatMap(({ series, id, groups }) =>
        groups.map(({ components, ...group }) => ({
          series,
          module: names.label('module', id),
          ...rowOf(group),
          components: symbols(components),
        })),
      ),
    ],
  ];
};

const controllerRows = (files: CatalogueFiles, names: SheetNames): readonly ExportedRow[] =>
  valuesOf(files.controllers).map(({ seriesTag: series, catalogId, ...entry }) => ({
    symbol: names.label('article', entry.id),
    product: names.label('ecatalog-product', catalogId),
    ...rowOf({ series, ...entry }),
  }));

const productRows = (files: CatalogueFiles, names: SheetNames): readonly ExportedRow[] =>
  valuesOf(files.products).map(({ seriesTag: series, catalogId, categoryId, ...entry }) => ({
    ...rowOf({ series, ...entry }),
    category: names.label('product-shelf', categoryId),
    product: names.label('ecatalog-product', catalogId),
  }));

const ecatalogRows = (files: CatalogueFiles, names: SheetNames): Sheets => [
  [
    'e-catalogue-groups',
    valuesOf(files.ecatalogTree).flatMap((series) =>
      series.groups.flatMap((group) =>
        group.productGroups.map((leaf) => ({
          ...text('series', series.name),
          ...text('group', group.name),
          ...text('productGroup', leaf.name),
          seriesId: String(series.id),
          groupId: String(group.id),
          id: String(leaf.id),
        })),
      ),
    ),
  ],
  [
    'e-catalogue-products',
    valuesOf(files.ecatalogProducts).map(({ productGroupId, ...entry }) => ({
      ...rowOf(entry),
      productGroup: names.label('ecatalog-product-group', productGroupId),
    })),
  ],
  ['e-catalogue-gone', valuesOf(files.ecatalogGone).map(rowOf)],
];

const priceRows = ({ priceLists }: CatalogueFiles): Sheets => {
  const lists = [...priceLists];
  const symbols = new Set(lists.flatMap(([, { prices }]) => Object.keys(prices)));
  return [
    ['price-lists', lists.map(([name, { currency, label }]) => ({ name, currency, label }))],
    [
      'prices',
      [...symbols].map((symbol) => ({
        symbol,
        ...Object.fromEntries(
          lists.flatMap(([name, { prices }]) => (Object.hasOwn(prices, symbol) ? [[name, prices[symbol] ?? '']] : [])),
        ),
      })),
    ],
  ];
};

/** Options for columns with names, by the kind of object that they name. */
export const choicesOf = (names: SheetNames): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ['colours.name', names.allLabels('colour')],
    ['frame-subcategories.name', names.allLabels('subcategory')],
    ['module-categories.name', names.allLabels('drawer')],
    ['module-subcategories.name', names.allLabels('shelf')],
    ['modules.name', names.allLabels('module')],
    ['product-categories.name', names.allLabels('product-drawer')],
    ['product-subcategories.name', names.allLabels('product-shelf')],
    ['e-catalogue-groups.productGroup', names.allLabels('ecatalog-product-group').filter((label) => label !== LEVEL)],
  ]);
