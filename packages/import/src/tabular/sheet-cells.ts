import { allLanguages } from '@ramka/domain/text';
import { schemaFaults } from '@ramka/server/catalogue/files/entries';
import type { z } from 'zod';
import type { ImportFinding } from '../pipeline/import-diagnostics.ts';
import { rowFault, type SheetRow } from './read-sheets.ts';
import type { NamedKind } from './sheet-names.ts';
import type { SheetReading } from './sheet-reading.ts';

/*
 * Parses cells into values of the catalogue format. Invalid cells stay text, so that the format's schema reports them.
 */

/** An entry of a sheet, and the row that it came from. */
export type SheetEntry<Entry> = { readonly row: SheetRow; readonly entry: Entry };

/** Converts rows to entries. Violations of the format's schema become faults of the column. */
export const checkedRows = <Entry>(
  rows: readonly SheetRow[],
  schema: z.ZodType<Entry>,
  valueOf: (row: SheetRow) => object,
  faults: ImportFinding[],
): readonly SheetEntry<Entry>[] =>
  rows.flatMap((row) => {
    const before = faults.length;
    const value = withoutEmpty(valueOf(row));
    const isReported = faults.length > before;
    const answer = schema.safeParse(value);
    if (answer.success) return isReported ? [] : [{ row, entry: answer.data }];
    // An unknown name has been reported already and is the reason for the missing field.
    for (const { path, message, code } of schemaFaults('', '', value, answer.error.issues))
      if (!isReported || code !== 'missing-field') faults.push(rowFault(row, columnOf(path), message));
    return [];
  });

/** The column of a field: `series` for `.seriesTag`. */
export const columnOf = (path: string): string => {
  const field = path.replace(/^\./, '');
  return columns.get(field) ?? field.replace(/^geometry\./, '').replace(/^(name|loses)\.([a-z]{2})$/, '$1_$2');
};

/** Columns by field, where sheets have symbols, tags or names instead of ids. */
const columns: ReadonlyMap<string, string> = new Map([
  ['seriesTag', 'series'],
  ['colourId', 'colour'],
  ['subcategoryId', 'subcategory'],
  ['sealId', 'seal'],
  ['categoryId', 'category'],
  ['catalogId', 'product'],
  ['productGroupId', 'productGroup'],
]);

/** The object without undefined fields. */
const withoutEmpty = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/** A number; undefined for an empty cell. */
export const numberCell = ({ cells }: SheetRow, column: string): unknown => numberOf(cells[column]);

/** `yes` or `no`; empty is `no`. */
export const yesNoCell = ({ cells }: SheetRow, column: string): unknown => {
  const text = cells[column]?.toLowerCase() ?? 'no';
  return text === 'yes' || (text === 'no' ? false : text);
};

/** A text from one column for all languages or from five; the single column fills missing languages. */
export const textCell = ({ cells }: SheetRow, column: string): unknown => {
  const inLanguages = allLanguages.map((language) => [language, cells[`${column}_${language}`]] as const);
  if (inLanguages.every(([, text]) => text === undefined)) return cells[column];
  return Object.fromEntries(
    inLanguages
      .map(([language, text]) => [language, text ?? cells[column]] as const)
      .filter(([, text]) => text !== undefined),
  );
};

/** Combinations of numbers: `2-4 4-2`. */
export const combinationsCell = ({ cells }: SheetRow, column: string): readonly unknown[] =>
  wordsOf(cells[column]).map((combination) => combination.split('-').map(numberOf));

const wordsOf = (text: string | undefined): readonly string[] =>
  text?.split(/[\s,]+/).filter((word) => word !== '') ?? [];

const numberOf = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? text : number;
};

/** Words, separated by spaces. */
export const wordsCell = ({ cells }: SheetRow, column: string): readonly string[] => wordsOf(cells[column]);

/** Phrases by language, separated by commas: `words_pl` … `words_en`. Undefined if there are none. */
export const phrasesCell = ({ cells }: SheetRow, column: string): unknown => {
  const inLanguages = allLanguages.flatMap((language) => {
    const phrases = cells[`${column}_${language}`]?.split(',').map((phrase) => phrase.trim());
    return phrases === undefined ? [] : [[language, phrases.filter((phrase) => phrase !== '')] as const];
  });
  return inLanguages.length === 0 ? undefined : Object.fromEntries(inLanguages);
};

/** Values by attribute: `rating=16-ax terminals=screw`. Undefined if there are none. */
export const attributesCell = ({ cells }: SheetRow, column: string): unknown => {
  const pairs = wordsOf(cells[column]).map((entry) => entry.split('='));
  return pairs.length === 0
    ? undefined
    : Object.fromEntries(pairs.map(([attribute = '', ...values]) => [attribute, values.join('=')]));
};

/** A file of the catalogue that is created from sheets. */
export type RangeFile = {
  /** Path relative to the catalogue's folder. */
  readonly path: string;
  readonly content: unknown;
  /** The row of each entry, and the rows of nested entries by field. */
  readonly rows: readonly PlacedRow[];
};

/** A row, and the rows of nested entries. */
export type PlacedRow = { readonly row: SheetRow; readonly inner?: Readonly<Record<string, readonly SheetRow[]>> };

/** A file with the entries of rows. */
export const fileOf = (
  path: string,
  entries: readonly SheetEntry<unknown>[],
  inner?: (row: SheetRow) => PlacedRow['inner'],
): RangeFile => ({
  path,
  content: entries.map(({ entry }) => entry),
  rows: entries.map(({ row }) => {
    const rows = inner?.(row);
    return rows === undefined ? { row } : { row, inner: rows };
  }),
});

/** The id of the object that a cell names. Undefined for an empty cell, and, with a fault, for an unknown name. */
export const referenceCell = (
  reading: SheetReading,
  row: SheetRow,
  column: string,
  kind: NamedKind,
  scope = '',
): number | undefined => {
  const text = row.cells[column];
  if (text === undefined) return undefined;
  const id = reading.names.find(kind, scope, text);
  if (id === undefined) reading.faults.push(rowFault(row, column, reading.names.lackOf(kind, scope, text)));
  return id;
};

/** The ids of the objects that a cell names, separated by commas, line breaks or spaces. */
export const referencesCell = (
  reading: SheetReading,
  row: SheetRow,
  column: string,
  kind: NamedKind,
  scope = '',
): readonly number[] =>
  partsOf(row.cells[column], (part) => reading.names.find(kind, scope, part) !== undefined).flatMap((part) => {
    const id = reading.names.find(kind, scope, part);
    if (id === undefined) reading.faults.push(rowFault(row, column, reading.names.lackOf(kind, scope, part)));
    return id ?? [];
  });

/**
 * Splits a cell at the first separator (line break, semicolon, comma, space) that gives only known names. Otherwise at the
 * first one that splits the cell; at spaces only if names are single words (`ofWords`).
 */
const partsOf = (text: string | undefined, isKnown: (part: string) => boolean, ofWords = true): readonly string[] => {
  if (text === undefined) return [];
  const splits = [/\n/, /;/, /,/, /\s+/].map((separator) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  const fullyKnown = splits.find((parts) => parts.every(isKnown));
  const [lines = [], semicolons = [], commas = [], words = []] = splits;
  return fullyKnown ?? [lines, semicolons, commas].find(({ length }) => length > 1) ?? (ofWords ? words : commas);
};

type Box = { readonly articleId: number; readonly colourId: number; readonly quantity: number };

/** Boxes of a frame: `TSC/11: white × 1, TSH/11: white × 2`, or `54811:401:1`. */
export const boxesCell = (reading: SheetReading, row: SheetRow, column: string, scope: string): readonly Box[] => {
  const { names, faults } = reading;
  const idsOf = (part: string) => {
    const { article = '', colour = '', quantity = '1' } = boxPattern.exec(part)?.groups ?? {};
    const [articleId, colourId] = [names.find('article', '', article), names.find('colour', scope, colour)];
    return { article, colour, articleId, colourId, quantity: Number(quantity) };
  };
  const isKnown = (part: string): boolean => {
    const { articleId, colourId } = idsOf(part);
    return articleId !== undefined && colourId !== undefined;
  };
  return partsOf(row.cells[column], isKnown, false).flatMap((part) => {
    const { article, colour, articleId, colourId, quantity } = idsOf(part);
    if (articleId === undefined)
      faults.push(
        rowFault(
          row,
          column,
          article === ''
            ? `"${part}" is no box: write "symbol: colour × number".`
            : names.lackOf('article', '', article),
        ),
      );
    else if (colourId === undefined) faults.push(rowFault(row, column, names.lackOf('colour', scope, colour)));
    return articleId === undefined || colourId === undefined ? [] : [{ articleId, colourId, quantity }];
  });
};

const boxPattern = /^(?<article>.+?)\s*:\s*(?<colour>[^:]+?)(?:\s*[:×x*]\s*(?<quantity>[0-9]+))?$/;
