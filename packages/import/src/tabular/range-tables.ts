import {
  discontinuedProductLine,
  ecatalogProductLine,
  frameLinesFile,
  manifestFile,
  moduleCategoriesFile,
  priceListFile,
  seriesFile,
  singleProductsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import { rowFault, type SheetName, type SheetRow } from './read-sheets.ts';
import { tag } from '@ramka/contract/catalogue-format/fields';
import { schemaFaults } from '@ramka/server/catalogue/files/entries';
import {
  checkedRows,
  columnOf,
  fileOf,
  numberCell,
  type RangeFile,
  textCell,
  yesNoCell,
  referenceCell,
} from './sheet-cells.ts';
import type { NamedKind } from './sheet-names.ts';
import { importedFields } from './sheet-plans.ts';
import type { SheetReading } from './sheet-reading.ts';

/** The files for series, lines, drawers, single products, e-catalogue and prices, created from their sheets. */
export const rangeTablesOfSheets = (reading: SheetReading): readonly RangeFile[] => [
  ...ifSheetExists(reading, 'catalogue', (rows) => manifestOf(reading, rows)),
  ...ifSheetExists(reading, 'series', (rows) => [
    fileOf(
      'series.json',
      checkedRows(rows, seriesFile.element, (row) => seriesOf(reading, row), reading.faults),
    ),
  ]),
  ...ifSheetExists(reading, 'frame-lines', (rows) => linesOf(reading, rows)),
  ...ifSheetExists(reading, 'module-categories', (rows) => categoriesOf(reading, rows, 'module')),
  ...ifSheetExists(reading, 'product-categories', (rows) => categoriesOf(reading, rows, 'product')),
  ...ifSheetExists(reading, 'products', (rows) => [
    fileOf(
      'products.json',
      checkedRows(rows, singleProductsFile.element, (row) => productOf(reading, row), reading.faults),
    ),
  ]),
  ...ifSheetExists(reading, 'e-catalogue-groups', (rows) => [treeOf(reading, rows)]),
  ...ifSheetExists(reading, 'e-catalogue-products', (rows) => [
    fileOf(
      'e-catalogue/products.ndjson',
      checkedRows(rows, ecatalogProductLine, (row) => ecatalogProductOf(reading, row), reading.faults),
    ),
  ]),
  ...ifSheetExists(reading, 'e-catalogue-gone', (rows) => [
    fileOf(
      'e-catalogue/gone.ndjson',
      checkedRows(
        rows,
        discontinuedProductLine,
        (row) => ({
          id: reading.idOf('ecatalog-product', row),
          symbol: row.cells['symbol'],
          replacedBy: row.cells['replacedBy'],
        }),
        reading.faults,
      ),
    ),
  ]),
  ...pricesOf(reading),
];

const ifSheetExists = (
  { sheets }: SheetReading,
  name: SheetName,
  filesOf: (rows: readonly SheetRow[]) => readonly RangeFile[],
): readonly RangeFile[] => {
  const rows = sheets.get(name);
  return rows === undefined ? [] : filesOf(rows);
};

const manifestOf = (reading: SheetReading, rows: readonly SheetRow[]): readonly RangeFile[] => {
  const [row] = rows;
  if (row === undefined) return [];
  const [entry] = checkedRows(
    [row],
    manifestFile,
    () => ({
      format: 1,
      name: row.cells['name'] ?? '',
      edition: row.cells['edition'] ?? '',
      sample: yesNoCell(row, 'sample'),
      updates: numberCell(row, 'updates'),
      lastId: numberCell(row, 'lastId'),
    }),
    reading.faults,
  );
  return entry === undefined ? [] : [{ path: 'catalogue.json', content: entry.entry, rows: [] }];
};

const seriesOf = (reading: SheetReading, row: SheetRow): object => ({
  id: reading.idOf('series', row),
  tag: row.cells['tag'],
  name: textCell(row, 'name'),
});

const named = (reading: SheetReading, kind: NamedKind, row: SheetRow) => ({
  id: reading.idOf(kind, row),
  name: textCell(row, 'name'),
});

const linesOf = (reading: SheetReading, rows: readonly SheetRow[]): readonly RangeFile[] => {
  const inner = Map.groupBy(reading.sheets.get('frame-subcategories') ?? [], ({ cells }) => cells['line']);
  reportOrphans(reading, inner, 'line', rows, 'tag');
  const subsOf = ({ cells }: SheetRow): readonly SheetRow[] =>
    (inner.get(cells['tag']) ?? []).filter((sub) => isFilled(reading, 'frames', 'subcategory', sub));
  const lineOf = (row: SheetRow): object => ({
    ...named(reading, 'line', row),
    tag: row.cells['tag'],
    seriesTag: row.cells['series'],
    maxSlots: numberCell(row, 'maxSlots') ?? longestOf(reading, row.cells['tag']),
    subcategories: subsOf(row).map((sub) => named(reading, 'subcategory', sub)),
  });
  const full = rows.filter(
    (row) => subsOf(row).length > 0 || reportEmptyLine(reading, row, inner.has(row.cells['tag'])),
  );
  return [
    fileOf('frame-lines.json', checkedRows(full, frameLinesFile.element, lineOf, reading.faults), (row) => ({
      subcategories: subsOf(row),
    })),
  ];
};

/** Reports a line without frames or without subcategories. */
const reportEmptyLine = ({ faults }: SheetReading, row: SheetRow, hasSubcategories: boolean): false => {
  const why = hasSubcategories
    ? 'The sheet frames has no frame of this line: add one, or remove the line from this sheet.'
    : 'The sheet frame-subcategories has no row for this line: add one, such as "plastic".';
  faults.push(rowFault(row, 'tag', why));
  return false;
};

/**
 * Whether a subcategory has content. Empty ones are dropped, so that removing the last module of a drawer removes the
 * drawer. If the sheet of its content is missing, a subcategory stays.
 */
const isFilled = (reading: SheetReading, sheet: SheetName, kind: 'subcategory' | 'shelf', sub: SheetRow): boolean => {
  const rows = reading.sheets.get(sheet);
  if (rows === undefined) return true;
  const id = reading.idOf(kind, sub);
  const [scopeColumn, column] = kind === 'shelf' ? ['series', 'category'] : ['line', 'subcategory'];
  return rows.some(({ cells }) => {
    const scope = cells[scopeColumn] ?? '';
    const named = cells[column];
    const found = named === undefined ? undefined : reading.names.find(kind, scope, named);
    // A misspelt name may refer to this subcategory.
    if (found === undefined) return scope === sub.cells[scopeColumn];
    return found === id;
  });
};

const longestOf = ({ sheets }: SheetReading, line: string | undefined): number =>
  Math.max(
    1,
    ...(sheets.get('frames') ?? [])
      .filter(({ cells }) => cells['line'] === line)
      .map(({ cells }) => Number(cells['slots'])),
  );

const reportOrphans = (
  { faults }: SheetReading,
  inner: ReadonlyMap<string | undefined, readonly SheetRow[]>,
  column: string,
  above: readonly SheetRow[],
  key: string,
): void => {
  const parentKeys = new Set(above.map(({ cells }) => cells[key]));
  for (const [name, rows] of inner)
    if (!parentKeys.has(name))
      for (const row of rows)
        faults.push(rowFault(row, column, `There is no "${name ?? ''}" that could contain this row.`));
};

const categoriesOf = (
  reading: SheetReading,
  rows: readonly SheetRow[],
  prefix: 'module' | 'product',
): readonly RangeFile[] => {
  const [drawer, shelf] =
    prefix === 'module' ? (['drawer', 'shelf'] as const) : (['product-drawer', 'product-shelf'] as const);
  const subRows = reading.sheets.get(`${prefix}-subcategories`) ?? [];
  const inner = Map.groupBy(subRows, (row) =>
    referenceCell(reading, row, 'category', drawer, row.cells['series'] ?? ''),
  );
  const subsOf = (row: SheetRow): readonly SheetRow[] => {
    const subs = inner.get(reading.idOf(drawer, row)) ?? [];
    return prefix === 'module' ? subs.filter((sub) => isFilled(reading, 'modules', 'shelf', sub)) : subs;
  };
  const categoryOf = (row: SheetRow): object => ({
    ...named(reading, drawer, row),
    seriesTag: row.cells['series'],
    subCategories: subsOf(row).map((sub) => named(reading, shelf, sub)),
  });
  const filled = prefix === 'module' ? rows.filter((row) => subsOf(row).length > 0) : rows;
  const entries = checkedRows(filled, moduleCategoriesFile.element, categoryOf, reading.faults);
  return [fileOf(`${prefix}-categories.json`, entries, (row) => ({ subCategories: subsOf(row) }))];
};

const productOf = (reading: SheetReading, row: SheetRow): object => ({
  ...named(reading, 'product', row),
  catalogId: referenceCell(reading, row, 'product', 'ecatalog-product'),
  seriesTag: row.cells['series'],
  categoryId: referenceCell(reading, row, 'category', 'product-shelf', row.cells['series'] ?? ''),
  symbol: row.cells['symbol'],
  image: row.cells['image'] ?? `product-${reading.idOf('product', row)}.svg`,
  catalogUrl: row.cells['catalogUrl'],
});

const ecatalogProductOf = (reading: SheetReading, row: SheetRow): object => ({
  ...named(reading, 'ecatalog-product', row),
  symbol: row.cells['symbol'],
  productGroupId: referenceCell(reading, row, 'productGroup', 'ecatalog-product-group'),
  image: row.cells['image'] ?? `product-${reading.idOf('ecatalog-product', row)}.svg`,
  catalogUrl: row.cells['catalogUrl'],
  replacedBy: row.cells['replacedBy'],
  ...Object.fromEntries(importedFields.map((field) => [field, row.cells[field]])),
});

/** The tree of the e-catalogue from the rows of its product groups. */
const treeOf = (reading: SheetReading, rows: readonly SheetRow[]): RangeFile => {
  const nameOf = (row: SheetRow, column: string): unknown => {
    const name = textCell(row, column);
    if (name === undefined && column !== 'series')
      reading.faults.push(rowFault(row, column, 'This column must contain a name.'));
    return name ?? null;
  };
  const bySeries = Map.groupBy(rows, (row) => reading.idOf('ecatalog-series', row));
  const content = [...bySeries].map(([id, inSeries]) => ({
    id,
    name: inSeries[0] === undefined ? null : nameOf(inSeries[0], 'series'),
    groups: [...Map.groupBy(inSeries, (row) => reading.idOf('ecatalog-group', row))].map(([groupId, inGroup]) => ({
      id: groupId,
      name: inGroup[0] === undefined ? null : nameOf(inGroup[0], 'group'),
      productGroups: inGroup.map((row) => ({
        id: reading.idOf('ecatalog-product-group', row),
        name: nameOf(row, 'productGroup'),
      })),
    })),
  }));
  return {
    path: 'e-catalogue/tree.json',
    content,
    rows: [...bySeries.values()].flatMap(([row]) => (row === undefined ? [] : [{ row }])),
  };
};

/** The price lists, each from its own column of prices. */
const pricesOf = (reading: SheetReading): readonly RangeFile[] => {
  const { sheets, before, faults } = reading;
  const rows = sheets.get('prices');
  if (rows === undefined) return [];
  const lists =
    sheets.get('price-lists') ??
    [...before.priceLists].map(([name, { currency, label }]) => ({
      file: 'price-lists',
      line: 1,
      cells: { name, currency, label },
    }));
  return lists.flatMap((list: SheetRow) => {
    const { name = '', currency, label = currency } = list.cells;
    const named = tag.safeParse(name);
    if (!named.success) {
      // The name becomes a file name.
      faults.push(rowFault(list, 'name', `"${name}" is no name of a price list: small letters, digits and hyphens.`));
      return [];
    }
    const prices = Object.fromEntries(
      rows.flatMap((row) => {
        const price = priceOf(row, name, faults);
        return price === undefined ? [] : [[row.cells['symbol'] ?? '', price]];
      }),
    );
    const content = { currency, label, prices };
    const { issues = [] } = priceListFile.safeParse(content).error ?? {};
    for (const { path, message } of schemaFaults('', '', content, issues))
      faults.push(rowFault(list, columnOf(path), message));
    return [{ path: `prices/${name}.json`, content, rows: rows.map((row) => ({ row })) }];
  });
};

/** Parses a price. */
const priceOf = (row: SheetRow, list: string, faults: SheetReading['faults']): string | undefined => {
  const text = row.cells[list];
  if (text === undefined) return undefined;
  const plain = text.replaceAll(/[\s\u{A0}]/gu, '').replace(',', '.');
  if (/^[0-9]{1,9}(\.[0-9]+)?$/.test(plain)) return Number(plain).toFixed(2);
  faults.push(rowFault(row, list, `"${text}" is no price: write it as 12.50.`));
  return undefined;
};
