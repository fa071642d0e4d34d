/** The numbers of a shop, read from a table. */
export type SkuFile = {
  /** Numbers by order symbol; null if the shop does not sell the article. */
  readonly exceptions: Readonly<Record<string, string | null>>;
  /** Rows that cannot be read, each with its number. */
  readonly faults: readonly string[];
  /** Rows that are not used, each with its number. */
  readonly warnings: readonly string[];
};

/** Titles of the two columns, in lower case. A table without titles has the symbol in its first column. */
const symbolTitles: ReadonlySet<string> = new Set(
  'symbol manufactmat code kod kód indeks символ артикул код'.split(' '),
);
const numberTitles: ReadonlySet<string> = new Set('number sku vendormat numer nr číslo номер'.split(' '));

/** Reads a CSV file with a symbol and the shop's number in each row, separated by semicolons, commas or tabs. */
export const readSkuFile = (content: string): SkuFile => {
  const text = content.replace(/^\u{FEFF}/u, '');
  const rows = csvRows(text, separatorOf(text));
  const [head = []] = rows;
  const titles = head.map((cell) => cell.trim().toLowerCase());
  const symbolColumn = titles.findIndex((title) => symbolTitles.has(title));
  const numberColumn = titles.findIndex((title) => numberTitles.has(title));
  const hasTitles = symbolColumn !== -1 || numberColumn !== -1;
  if (hasTitles && (symbolColumn === -1 || numberColumn === -1))
    return {
      exceptions: {},
      faults: [`row 1: one column must be titled 'symbol' and another one 'number', not '${head.join("', '")}'`],
      warnings: [],
    };
  const exceptions = new Map<string, string | null>();
  const faults: string[] = [];
  const warnings: string[] = [];
  for (const [index, cells] of rows.entries()) {
    if ((hasTitles && index === 0) || cells.every((cell) => cell.trim() === '')) continue;
    const symbol = cells[hasTitles ? symbolColumn : 0]?.trim() ?? '';
    const number = cells[hasTitles ? numberColumn : 1]?.trim();
    const row = `row ${index + 1}`;
    if (symbol === '') faults.push(`${row}: there is no symbol`);
    else if (number === undefined) faults.push(`${row}: there is no column with the number of ${symbol}`);
    else if (exceptions.has(symbol)) warnings.push(`${row}: ${symbol} already has a number, this one is not used`);
    else exceptions.set(symbol, number === '' ? null : number);
  }
  return { exceptions: Object.fromEntries(exceptions), faults, warnings };
};

const lineEnd = /\r\n?|\n/;

const separators = [';', '\t', ','] as const;

/** The separator that occurs most often in the first line. */
const separatorOf = (text: string): string => {
  const [line = ''] = text.split(lineEnd, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
};

/** Splits a table into rows of cells. Quoted cells may contain separators and doubled quotes. */
const csvRows = (text: string, separator: string): readonly (readonly string[])[] => {
  const cell = new RegExp(
    String.raw` *"((?:[^"]|"")*)" *(?:${separator}|$)|([^${separator}]*)(?:${separator}|$)`,
    'gy',
  );
  return text.split(lineEnd).map((line) => {
    const cells: string[] = [];
    for (const [match, quoted, plain = ''] of line.matchAll(cell)) {
      cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
      if (!match.endsWith(separator)) break;
    }
    return cells;
  });
};
