import { writeFile } from 'node:fs/promises';
import type { Language } from '@ramka/domain/text';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { type CommandAnswer, countOf } from '@ramka/server/catalogue/check/report';
import { type CatalogueFiles, textIn } from '@ramka/server/catalogue/files/catalogue-files';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { exportSheets, type ExportedRow, functionRows, sharedWordsRow } from '../tabular/export-sheets.ts';
import { UNSURE } from '../tabular/sheet-columns.ts';
import { writeRange } from '../tabular/write-range.ts';
import { foldText, materialNames, namedAppearances, type NamedAppearance } from '../vocabulary/colour-words.ts';
import { allFunctions } from '../vocabulary/functions.ts';
import { sharedWords } from '../vocabulary/shared-words.ts';
import { kindOfProduct, type ProductKind } from './product-kinds.ts';
import {
  articleOf,
  finishOf,
  type Found,
  framesOf,
  inLanguages,
  mechanism,
  modulesOf,
  subcategoryOf,
} from './suggested-rows.ts';

/** Options of a suggestion. */
export type Proposing = {
  /**
   * The series: products whose name or place in the tree contains this text. Several names are separated by `+`, the
   * series' own name first. Absent: the first series of the tree.
   */
  readonly only?: string;
  /** The language of names in the workbook. */
  readonly language: Language;
};

/**
 * Suggests a series from products of the e-catalogue: writes a workbook of the catalogue's tables with frames, modules
 * and their components added. Uncertain rows state the reason. The catalogue changes only when the workbook is
 * imported.
 */
export const runPropose = async (folder: string, file: string, proposing: Proposing): Promise<CommandAnswer> => {
  const { files } = await checkCatalogue(folder);
  const names = proposing.only?.split('+').map((name) => name.trim()) ?? firstSeries(files, proposing.language);
  const series = names[0];
  const offered = productsOf(files, names, proposing.language);
  const found = offered.filter(({ product }) => !isFree(product.symbol, files));
  if (series === undefined || offered.length === 0) {
    const why =
      series === undefined ? 'The e-catalogue is empty.' : `No product of the e-catalogue is named "${series}".`;
    return { lines: [why, ...namesToChoose(files, proposing.language)], succeeded: false };
  }
  if (found.length > MAX_PRODUCTS)
    return {
      lines: [
        `${found.length} products hold "${series}": name one series with --only.`,
        ...namesToChoose(files, proposing.language),
      ],
      succeeded: false,
    };
  const exported = exportSheets(files, proposing.language);
  const added = rowsOfSeries(files, series, found, proposing.language);
  const rows = new Map(exported.rows);
  for (const [sheet, more] of added) {
    const existing = rows.get(sheet) ?? [];
    const existingKeys = new Set(existing.map(keyOf));
    rows.set(sheet, [...existing, ...more.filter((row) => !existingKeys.has(keyOf(row)))]);
  }
  await writeFile(file, writeRange({ ...exported, rows }));
  const count = (sheet: string): number => added.get(sheet)?.length ?? 0;
  const unsure = [...added.values()].flat().filter((row) => row[UNSURE] !== undefined).length;
  return {
    lines: [
      `${countOf(offered.length, 'product')} of "${series}": ${countOf(count('frames'), 'frame')}, ${countOf(count('modules'), 'module')}, ${countOf(count('articles'), 'article')}, ${countOf(count('colours'), 'colour')} proposed.`,
      ...omittedProducts(
        offered.filter((one) => !found.includes(one)),
        found,
      ),
      ...(count('frames') === 0 ? framesElsewhere(files, series, proposing.language) : []),
      ...(unsure === 0
        ? []
        : [`${countOf(unsure, 'row')} unsure: yellow in the workbook, with a reason in the column "${UNSURE}".`]),
      `Look through ${file}, take out what you do not want, then: npm run catalogue -- import ${file} ${folder}`,
    ],
    succeeded: true,
  };
};

/** Whether a product is "on request" in a price list. Articles of sets need a price. */
const isFree = (symbol: string, { priceLists }: CatalogueFiles): boolean =>
  [...priceLists.values()].some(({ prices }) => Object.hasOwn(prices, symbol) && prices[symbol] === '0.00');

/** The identity of a row, for skipping existing rows when a series is suggested again. */
const keyOf = ({ symbol, tag, series, line, category, name, name_en: inEnglish, id }: ExportedRow): string =>
  symbol ?? tag ?? [series, line, category, name ?? inEnglish ?? id].join();

/** The maximum number of products in a series. */
const MAX_PRODUCTS = 3000;

const firstSeries = (files: CatalogueFiles, language: Language): readonly string[] =>
  valuesOf(files.ecatalogTree)
    .flatMap(({ name }) => (name === null ? [] : [textIn(name, language)]))
    .slice(0, 1);

/** Names of frame ranges with the same beginning as the series, because frames often have another name than modules. */
const framesElsewhere = (files: CatalogueFiles, series: string, language: Language): readonly string[] => {
  const words = new Set(foldText(series).split(' '));
  const [word = ''] = words;
  const shared = (name: string): number =>
    foldText(name)
      .split(' ')
      .filter((one) => words.has(one)).length;
  const counts = new Map<string, number>();
  for (const product of valuesOf(files.ecatalogProducts)) {
    const name = textIn(product.name, language);
    const [first = ''] = name.split(/[,;]/);
    if (!foldText(first).startsWith(word) || kindOfProduct({ ...product, name }, first).part !== 'frame') continue;
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const candidates = [...counts]
    .toSorted(([name, count], [other, rival]) => shared(other) - shared(name) || rival - count)
    .slice(0, 8);
  return [
    'There is no frame among them, and a series needs one.',
    ...(candidates.length === 0
      ? []
      : [`Name where they are as well: --only "${series}+${candidates[0]?.[0] ?? ''}". Frames are in:`]),
    ...candidates.map(([name, count]) => `${String(count).padStart(7)} ${name}`),
  ];
};

/** The most frequent beginnings of product names, which are usually series. */
const namesToChoose = (files: CatalogueFiles, language: Language): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { name } of valuesOf(files.ecatalogProducts)) {
    const [first = ''] = textIn(name, language).split(/[,;]/);
    if (first.length < 40) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 5)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 20)
    .map(([name, count]) => `${String(count).padStart(7)} ${name}`);
};

const productsOf = (files: CatalogueFiles, series: readonly string[], language: Language): readonly Found[] => {
  const requestedNames = series.map((name) => ({ name, folded: foldText(name) }));
  const places = new Map(
    valuesOf(files.ecatalogTree).flatMap((top) =>
      top.groups.flatMap((group) =>
        group.productGroups.map((leaf) => [
          leaf.id,
          foldText([top.name ?? '', group.name, leaf.name].map((name) => textIn(name, language)).join(' ')),
        ]),
      ),
    ),
  );
  const soldSymbols = new Set(valuesOf(files.articles).map(({ symbol }) => symbol));
  return valuesOf(files.ecatalogProducts).flatMap((product) => {
    const name = textIn(product.name, language);
    const [own, place] = [` ${foldText(name)} `, ` ${places.get(product.productGroupId) ?? ''} `];
    const seriesName = requestedNames.find(
      ({ folded }) => own.includes(` ${folded} `) || place.includes(` ${folded} `),
    );
    if (seriesName === undefined || soldSymbols.has(product.symbol)) return [];
    return [{ product, kind: kindOfProduct({ ...product, name }, seriesName.name) }];
  });
};

type Added = ReadonlyMap<string, readonly ExportedRow[]>;

const rowsOfSeries = (files: CatalogueFiles, name: string, found: readonly Found[], language: Language): Added => {
  const series = tagOf(name);
  const of = (...parts: readonly ProductKind['part'][]): readonly Found[] =>
    found.filter(({ kind }) => parts.includes(kind.part));
  const frames = of('frame').filter(({ kind }) => (kind.slots ?? 1) <= MAX_SLOTS);
  const visible = of('module', 'cover').filter(({ kind }) => kind.functionId !== undefined);
  const mechanisms = of('mechanism').filter(({ kind }) => kind.functionId !== undefined);
  const around = of('seal', 'surface-box', 'corner-box').filter(({ kind }) => (kind.slots ?? 1) <= MAX_SLOTS);
  const modules = modulesOf(visible, mechanisms, series, language);
  const parts = [...visible, ...of('surface-box', 'corner-box')];
  const appearances = appearancesOf(parts.length > 0 ? parts : frames);
  return new Map<string, readonly ExportedRow[]>([
    ...sharedTables(files, [...appearances, ...appearancesOf(frames)]),
    ['series', [{ tag: series, name }]],
    [
      'colours',
      appearances.map((appearance) => ({
        series,
        ...inLanguages(appearance.name),
        hexColor: appearance.hexColor,
        ...(appearance.family && { family: appearance.family }),
      })),
    ],
    // `maxSlots` stays empty. The import derives it from the longest frame that remains after the review.
    ['frame-lines', [{ series, tag: series, name }]],
    [
      'frame-subcategories',
      [...new Set(frames.map(({ kind }) => subcategoryOf(kind)))].map((own) => ({ line: series, ...inLanguages(own) })),
    ],
    ['frames', framesOf(frames, around, series, language)],
    ['articles', [...frames, ...visible, ...mechanisms, ...around].map((one) => articleOf(one, series, language))],
    ...modules,
  ]);
};

const MAX_SLOTS = 5;

const tagOf = (name: string): string =>
  foldText(name)
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'series';

const rowOfAppearance = ({ name, hexColor }: NamedAppearance, id: string): ExportedRow => ({
  id,
  ...inLanguages(name),
  hexColor,
});

/** The name of an appearance. Coloured glass differs from plastic of the same colour. */
const finishAppearance = (appearance: NamedAppearance): NamedAppearance => {
  if (finishOf(appearance) === appearance.id) return appearance;
  const glass = materialNames.glass;
  const called = (language: Language): string => `${appearance.name[language]}, ${glass[language]}`;
  return {
    ...appearance,
    name: { pl: called('pl'), cs: called('cs'), sk: called('sk'), uk: called('uk'), en: called('en') },
  };
};

/** Rows outside all series that are missing in the catalogue. */
const sharedTables = (
  files: CatalogueFiles,
  appearances: readonly NamedAppearance[],
): readonly (readonly [string, readonly ExportedRow[]])[] => {
  const families = new Set(valuesOf(files.colourFamilies).map(({ id }) => id));
  const finishes = new Set(valuesOf(files.finishes).map(({ id }) => id));
  const missingFamilies = new Set(
    appearances.map(({ family }) => family).filter((family) => family !== '' && !families.has(family)),
  );
  return [
    ...(files.functions.entries.length > 0
      ? []
      : [...Object.entries(functionRows(allFunctions)), ['shared-words', sharedWords.map(sharedWordsRow)] as const]),
    [
      'colour-families',
      namedAppearances
        .filter(({ id }) => missingFamilies.has(id))
        .map((appearance) => rowOfAppearance(appearance, appearance.id)),
    ],
    [
      'finishes',
      [...new Map(appearances.map((appearance) => [finishOf(appearance), appearance]))]
        .filter(([id]) => !finishes.has(id))
        .map(([id, appearance]) => ({
          ...rowOfAppearance(finishAppearance(appearance), id),
          ...(appearance.family && { family: appearance.family }),
        })),
    ],
    [
      'component-roles',
      valuesOf(files.componentRoles).some(({ id }) => id === 'mechanism')
        ? []
        : [{ id: 'mechanism', ...inLanguages(mechanism) }],
    ],
  ];
};

/** The appearances of products by frequency, white first. */
const appearancesOf = (found: readonly Found[]): readonly NamedAppearance[] => {
  const counts = new Map<string, { appearance: NamedAppearance; count: number }>();
  for (const { kind } of found)
    if (kind.appearance !== undefined) {
      const { count } = counts.get(kind.appearance.id) ?? { count: 0 };
      counts.set(kind.appearance.id, {
        appearance: { ...kind.appearance },
        count: count + (kind.appearance.id === 'white' ? 1e6 : 1),
      });
    }
  return [...counts.values()].toSorted((one, other) => other.count - one.count).map(({ appearance }) => appearance);
};

const omittedProducts = (withoutPrice: readonly Found[], found: readonly Found[]): readonly string[] => {
  const groups: readonly (readonly [string, readonly Found[]])[] = [
    ['without a price', withoutPrice],
    ['sold with a frame', found.filter(({ kind }) => kind.part === 'complete')],
    ['longer than five slots', found.filter(({ kind }) => (kind.slots ?? 1) > MAX_SLOTS)],
    [
      'not understood',
      found.filter(
        ({ kind: { part, functionId, slots } }) =>
          part !== 'complete' && functionId === undefined && slots === undefined,
      ),
    ],
  ];
  return groups.flatMap(([why, some]) => {
    const examples = some.slice(0, 3).map(({ product }) => `${product.symbol} "${textIn(product.name, 'en')}"`);
    return some.length === 0
      ? []
      : [`${countOf(some.length, 'product')} left out, ${why}: ${examples.join('; ')}${some.length > 3 ? ' …' : ''}`];
  });
};
