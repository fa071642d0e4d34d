import { writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@ramka/domain/text';
import { formatFault } from '@ramka/server/catalogue/catalogue-fault';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { type CommandAnswer, countOf } from '@ramka/server/catalogue/check/report';
import { formatFinding } from '../pipeline/import-diagnostics.ts';
import { namedAppearances } from '../vocabulary/colour-words.ts';
import { drawers } from '../vocabulary/function-drawings.ts';
import { allFunctions } from '../vocabulary/functions.ts';
import { sharedWords } from '../vocabulary/shared-words.ts';
import type { Words } from '../vocabulary/words.ts';
import { type ExportedRow, exportSheets, functionRows, sharedWordsRow } from './export-sheets.ts';
import { importSheets, putSheets, type SheetsOptions } from './import-sheets.ts';
import type { Sheets } from './read-sheets.ts';
import { writeRange } from './write-range.ts';

/** Imports sheets of a folder or workbook and reports the result. */
export const runSheets = async (source: string, folder: string, options: SheetsOptions): Promise<CommandAnswer> => {
  const { sheets, faults, catalogueFaults, written, changes, placeholders, unsure } = await importSheets(
    source,
    folder,
    options,
  );
  const count = faults.length + catalogueFaults.length;
  const findings = [...faults.map(formatFinding), ...catalogueFaults.map(formatFault)];
  if (!written && options.dryRun === true && faults.length === 0)
    return {
      lines: [...findings, ...shortened(changes), `${countOf(count, 'fault')}. A dry run: nothing was changed.`],
      succeeded: count === 0,
    };
  if (!written) return { lines: [...findings, `${countOf(count, 'fault')}; nothing was changed.`], succeeded: false };
  const what = sheets.length > MAX_LISTED ? `${sheets.length} sheets` : sheets.join(', ');
  const verdict =
    count === 0
      ? `${what}: imported.`
      : `${what}: imported as a draft. ${countOf(count, 'fault')} to fix before it can be served.`;
  return {
    lines: [
      ...findings,
      ...shortened(changes),
      ...(placeholders === 0
        ? []
        : [`${countOf(placeholders, 'picture')} drawn as ${placeholders === 1 ? 'a placeholder' : 'placeholders'}.`]),
      ...(unsure === 0 ? [] : [`${countOf(unsure, 'row')} still marked as unsure.`]),
      verdict,
      ...(count === 0 ? howToRun(folder) : []),
    ],
    succeeded: count === 0,
  };
};

/** Maximum number of sheets, and of changes of one kind, that are listed. */
const MAX_LISTED = 8;

/** The first changes under each heading, and the number of further ones. */
const shortened = (changes: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  let below = 0;
  for (const change of [...changes, '']) {
    const isHeading = !change.startsWith('  ');
    if (isHeading && below > MAX_LISTED) lines.push(`  and ${below - MAX_LISTED} more`);
    below = isHeading ? 0 : below + 1;
    if (change !== '' && below <= MAX_LISTED) lines.push(change);
  }
  return lines;
};

/** Writes all tables of a catalogue into a workbook. A catalogue with faults is exported as far as it can be read. */
export const runExport = async (folder: string, file: string, language: Language): Promise<CommandAnswer> => {
  const { files, faults } = await checkCatalogue(folder);
  const exported = exportSheets(files, language);
  await writeFile(file, writeRange(exported));
  const rows = [...exported.rows.values()].reduce((sum, list) => sum + list.length, 0);
  const unread = faults.filter(({ code }) =>
    ['bad-json', 'missing-field', 'unknown-field', 'wrong-value'].includes(code),
  );
  return {
    lines: [
      ...unread.map(formatFault),
      ...(unread.length === 0 ? [] : ['What cannot be read is not in the workbook.']),
      `${countOf(rows, 'row')} in ${file}. Edit it, then: npm run catalogue -- import ${file} ${folder}`,
    ],
    succeeded: unread.length === 0,
  };
};

/** Options for creating a catalogue. */
export type NewCatalogue = { readonly language: Language; readonly currency: string; readonly name: string };

/** Creates a catalogue in an empty folder: a working line with two frames and two modules, and all functions. */
export const runNew = async (folder: string, options: NewCatalogue): Promise<CommandAnswer> => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return { lines: [`${folder} is not empty: a new catalogue begins in an empty folder.`], succeeded: false };
  const { catalogueFaults, faults } = await putSheets(firstSheets(options), folder);
  return {
    lines: [
      ...faults.map(formatFinding),
      ...catalogueFaults.map(formatFault),
      `${folder}: a catalogue of one line with two frames and two modules, drawn as placeholders; its prices are samples.`,
      ...howToRun(folder),
      `To edit it: npm run catalogue -- export ${folder} range.xlsx`,
    ],
    succeeded: faults.length + catalogueFaults.length === 0,
  };
};

/** Instructions for starting the server with a catalogue, using the deployment that matches its price lists. */
const howToRun = (folder: string): readonly string[] => {
  const lists = existsSync(join(folder, 'prices')) ? readdirSync(join(folder, 'prices')) : [];
  const names = lists.map((file) => file.replace(/\.json$/, '')).toSorted();
  const deployment = names.map((name) => deployments.get(name.toUpperCase())).find((one) => one !== undefined);
  if (deployment !== undefined) return [`To run it: CATALOGUE_DIR=${folder} DEPLOYMENT=${deployment} npm start`];
  const [list] = names;
  return list === undefined
    ? ['To run it, it needs a price list.']
    : [`To run it, make a deployment whose price list is "${list}": docs/own-deployment.md`];
};

/** The shipped deployments by currency. */
const deployments: ReadonlyMap<string, string> = new Map([
  ['PLN', 'el12'],
  ['CZK', 'cz'],
  ['EUR', 'sk'],
  ['UAH', 'ua'],
]);

const labels: ReadonlyMap<string, string> = new Map([
  ['PLN', 'zł'],
  ['CZK', 'Kč'],
  ['EUR', '€'],
  ['UAH', 'грн'],
]);

const inLanguages = (words: Words, title = 'name'): ExportedRow =>
  Object.fromEntries(Object.entries(words).map(([language, text]) => [`${title}_${language}`, text]));

const words = (pl: string, cs: string, sk: string, uk: string, en: string): Words => ({ pl, cs, sk, uk, en });

/** The articles of the first line. */
const firstArticles: readonly (readonly [symbol: string, name: Words, price: string, colour?: string])[] = [
  [
    'F1',
    words(
      'Ramka 1-krotna, biały',
      'Rámeček jednonásobný, bílá',
      'Rámik jednonásobný, biela',
      'Рамка одномісна, колір білий',
      '1-gang frame, white',
    ),
    '9.00',
  ],
  [
    'F2',
    words(
      'Ramka 2-krotna, biały',
      'Rámeček dvojnásobný, bílá',
      'Rámik dvojnásobný, biela',
      'Рамка двомісна, колір білий',
      '2-gang frame, white',
    ),
    '16.00',
  ],
  [
    'R1',
    words('Klawisz, biały', 'Kryt spínače, bílá', 'Kryt spínača, biela', 'Клавіша, колір білий', 'Rocker, white'),
    '12.00',
    'white',
  ],
  [
    'C1',
    words(
      'Pokrywa gniazda, biały',
      'Kryt zásuvky, bílá',
      'Kryt zásuvky, biela',
      'Накладка розетки, колір білий',
      'Socket cover, white',
    ),
    '11.00',
    'white',
  ],
  [
    'M1',
    words('Mechanizm łącznika', 'Přístroj spínače', 'Prístroj spínača', 'Механізм вимикача', 'Switch mechanism'),
    '18.00',
  ],
  [
    'M2',
    words('Mechanizm gniazda', 'Přístroj zásuvky', 'Prístroj zásuvky', 'Механізм розетки', 'Socket mechanism'),
    '14.00',
  ],
];

const mechanism = words('Mechanizm', 'Přístroj', 'Prístroj', 'Механізм', 'Mechanism');

/** The sheets of a new catalogue. */
const firstSheets = ({ language, currency, name }: NewCatalogue): Sheets => {
  const [series, line, list] = ['first', 'first-line', currency.toLowerCase()];
  const white = namedAppearances.find(({ id }) => id === 'white');
  const appearances = namedAppearances.filter(({ family, id }) => family === id);
  const colour = inLanguages(white?.name ?? words('biały', 'bílá', 'biela', 'білий', 'white'));
  const group = words('Wszystkie', 'Všechny', 'Všetky', 'Усі', 'All');
  return sheetsOf({
    catalogue: [{ name, edition: new Date().toISOString().slice(0, 7), sample: 'yes' }],
    series: [{ tag: series, name }],
    colours: [{ series, ...colour, hexColor: white?.hexColor ?? '#F4F4F0', family: 'white' }],
    'colour-families': appearances.map((appearance) => ({
      id: appearance.id,
      ...inLanguages(appearance.name),
      hexColor: appearance.hexColor,
    })),
    finishes: [{ id: 'white', ...colour, hexColor: white?.hexColor ?? '#F4F4F0', family: 'white' }],
    ...functionRows(allFunctions),
    'shared-words': sharedWords.map(sharedWordsRow),
    'component-roles': [{ id: 'mechanism', ...inLanguages(mechanism) }],
    'role-attributes': [],
    'attribute-values': [],
    'frame-lines': [{ series, tag: line, name, maxSlots: '2' }],
    'frame-subcategories': [{ line, ...inLanguages(words('tworzywo', 'plast', 'plast', 'пластик', 'plastic')) }],
    articles: firstArticles.map(([symbol, text, , own]) => ({
      symbol,
      ...inLanguages(text),
      series,
      ...(own !== undefined && { colour: white?.name[language] ?? 'white' }),
    })),
    frames: ['1', '2'].map((slots) => ({ line, symbol: `F${slots}`, slots, finish: 'white' })),
    ...firstModules(series, language),
    'e-catalogue-groups': [{ series: name, ...inLanguages(group, 'group'), ...inLanguages(group, 'productGroup') }],
    'e-catalogue-products': firstArticles.map(([symbol, text]) => ({
      symbol,
      ...inLanguages(text),
      productGroup: [name, group[language], group[language]].join(' / '),
    })),
    'price-lists': [{ name: list, currency, label: labels.get(currency) ?? currency }],
    prices: firstArticles.map(([symbol, , price]) => ({ symbol, [list]: price })),
  });
};

const firstModules = (series: string, language: Language): Readonly<Record<string, readonly ExportedRow[]>> => {
  const shelves = drawers.filter(({ id }) => id === 'switches' || id === 'sockets');
  const shelfName = (id: string): string => {
    const found = shelves.find((drawer) => drawer.id === id);
    return found === undefined ? '' : `${found.name[language]} / ${found.inside[language]}`;
  };
  return {
    'module-categories': shelves.map((drawer) => ({ series, ...inLanguages(drawer.name) })),
    'module-subcategories': shelves.map((drawer) => ({
      series,
      category: drawer.name[language],
      ...inLanguages(drawer.inside),
    })),
    modules: [
      {
        series,
        function: 'switch-one-way',
        category: shelfName('switches'),
        visibleComponents: 'R1',
        disablesIp44: 'no',
      },
      {
        series,
        function: 'socket-earthed-e',
        category: shelfName('sockets'),
        visibleComponents: 'C1',
        disablesIp44: 'yes',
      },
    ],
    'module-groups': [
      { module: 'switch-one-way', components: 'M1' },
      { module: 'socket-earthed-e', components: 'M2' },
    ].map(({ module, components }) => ({
      series,
      module,
      ...inLanguages(mechanism),
      role: 'mechanism',
      required: 'yes',
      components,
    })),
  };
};

/** Converts rows to the form of parsed sheets. */
const sheetsOf = (tables: Readonly<Record<string, readonly ExportedRow[]>>): Sheets =>
  new Map(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map((cells, index) => ({ file: `sheet ${name}`, line: index + 2, cells })),
    ]),
  );
