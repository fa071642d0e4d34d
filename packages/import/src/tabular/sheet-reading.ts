import { allLanguages, type Language } from '@ramka/domain/text';
import type { CatalogueFiles } from '@ramka/server/catalogue/files/catalogue-files';
import type { ImportFinding } from '../pipeline/import-diagnostics.ts';
import { rowFault, type SheetName, type SheetRow, type Sheets } from './read-sheets.ts';
import { LEVEL, namedObjects, type NamedKind, type NamedObject, SheetNames } from './sheet-names.ts';

/** The state of converting sheets to files. */
export type SheetReading = {
  readonly sheets: Sheets;
  /** The target catalogue. */
  readonly before: CatalogueFiles;
  /** Names that cells may refer to: those of the sheets, and of tables without a sheet. */
  readonly names: SheetNames;
  /** Ids by row. */
  readonly idOf: (kind: NamedKind, row: SheetRow) => number | undefined;
  /** The highest id in use. */
  readonly lastId: number;
  readonly faults: ImportFinding[];
};

/** Assigns ids to rows and collects all names. */
export const beginReading = (sheets: Sheets, before: CatalogueFiles, faults: ImportFinding[]): SheetReading => {
  const objects = namedObjects(before, 'en');
  let lastId = highestId(sheets, before, objects);
  const names = new SheetNames();
  const ids = new Map<NamedKind, Map<SheetRow, number>>();
  for (const table of tables) {
    const rows = sheets.get(table.sheet);
    if (rows === undefined) {
      names.add(table.kind, objects[table.kind]);
      continue;
    }
    const rowsOfTable = rows.filter(table.holds ?? (() => true));
    for (const row of rowsOfTable) {
      const written = row.cells[table.column ?? 'id'];
      if (written !== undefined && writtenId(written) === undefined)
        faults.push(rowFault(row, table.column ?? 'id', `"${written}" is no id: leave the cell empty in new rows.`));
    }
    const rowIds = idsOfRows(rowsOfTable, table, objects[table.kind], { names, nextId: () => (lastId += 1) });
    ids.set(table.kind, new Map([...(ids.get(table.kind) ?? []), ...rowIds]));
    const listed = [...rowIds].map(([row, id]) => ({ id, scope: table.scope(row, names), names: table.names(row) }));
    names.add(table.kind, listed);
    names.addFormer(table.kind, objects[table.kind], new Set(rowIds.values()));
    const { inside } = table;
    if (inside !== undefined) {
      // A category without subcategories lists its products directly.
      const full = new Set((sheets.get(inside.sheet) ?? []).map((row) => drawerOf(row, table.kind, names)));
      names.add(
        inside.kind,
        listed.filter(({ id }) => !full.has(id)),
      );
    }
  }
  return { sheets, before, names, idOf: (kind, row) => ids.get(kind)?.get(row), lastId, faults };
};

type ObjectsByKind = Readonly<Record<NamedKind, readonly NamedObject[]>>;

const highestId = (sheets: Sheets, before: CatalogueFiles, objects: ObjectsByKind): number => {
  let highest = before.manifest?.lastId ?? 0;
  for (const { id } of Object.values(objects).flat()) highest = Math.max(highest, id);
  for (const { cells } of [...sheets.values()].flat())
    for (const title of ['id', 'lastId', 'seriesId', 'groupId'])
      highest = Math.max(highest, writtenId(cells[title]) ?? 0);
  return highest;
};

/** A positive integer; undefined for other cells. */
const writtenId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined;

/**
 * Assigns the ids of rows. A row with a symbol or tag keeps the previous id of that symbol or tag. A row with only a
 * name keeps the id in its cell, so that it can be renamed; a copied row with the same id gets a new one.
 */
const idsOfRows = (
  rows: readonly SheetRow[],
  { kind, bySymbol, column = 'id', scope, names: namesOf, shared = false }: Table,
  before: readonly NamedObject[],
  { names, nextId }: { readonly names: SheetNames; readonly nextId: () => number },
): ReadonlyMap<SheetRow, number> => {
  const idsByName = new Map(
    before.flatMap((object) => object.names.map((name) => [plainKey(object.scope, name), object.id])),
  );
  const rowIds = new Map<SheetRow, number>();
  const usedIds = new Map<string, string>();
  const node = (row: SheetRow): string => plainKey(scope(row, names), namesOf(row)[0] ?? '');
  const take = (row: SheetRow, id: number | undefined): void => {
    if (id === undefined || rowIds.has(row)) return;
    // Group ids are unique within their module, all others within the catalogue.
    const place = kind === 'group' ? `${scope(row, names)} ${id}` : String(id);
    if (usedIds.has(place) && !(shared && usedIds.get(place) === node(row))) return;
    usedIds.set(place, node(row));
    rowIds.set(row, id);
  };
  const named = (row: SheetRow): number | undefined =>
    namesOf(row)
      .map((name) => idsByName.get(plainKey(scope(row, names), name)))
      .find((id) => id !== undefined);
  const written = (row: SheetRow): number | undefined => writtenId(row.cells[column]);
  for (const row of rows) if (bySymbol || named(row) === written(row)) take(row, named(row));
  for (const row of rows) take(row, written(row));
  for (const row of rows) take(row, named(row));
  const fresh = new Map<string, number>();
  for (const row of rows) {
    if (rowIds.has(row)) continue;
    const id = (shared ? (fresh.get(node(row)) ?? idOfNode(usedIds, node(row))) : undefined) ?? nextId();
    fresh.set(node(row), id);
    rowIds.set(row, id);
  }
  return rowIds;
};

const idOfNode = (usedIds: ReadonlyMap<string, string>, node: string): number | undefined =>
  writtenId([...usedIds].find(([, other]) => other === node)?.[0]);

const plainKey = (scope: string, name: string): string => `${scope}\n${name.trim().toLowerCase()}`;

/** A table with ids, and the identity of its rows. */
type Table = {
  readonly sheet: SheetName;
  readonly kind: NamedKind;
  /** Whether a symbol or tag identifies a row, regardless of its id. */
  readonly bySymbol: boolean;
  readonly column?: string;
  readonly scope: (row: SheetRow, names: SheetNames) => string;
  readonly names: (row: SheetRow) => readonly string[];
  readonly holds?: (row: SheetRow) => boolean;
  /** Whether rows with the same name are the same object. */
  readonly shared?: boolean;
  /** The table of nested objects. */
  readonly inside?: { readonly sheet: SheetName; readonly kind: NamedKind };
};

const cell =
  (title: string) =>
  (row: SheetRow): string =>
    row.cells[title] ?? '';
const nowhere = (): string => '';
const one =
  (title: string) =>
  (row: SheetRow): readonly string[] => [cell(title)(row)];

/** The texts of a row in all its languages, joined. */
const textNames =
  (...titles: readonly string[]) =>
  (row: SheetRow): readonly string[] => [
    ...new Set(
      [undefined, ...allLanguages].map((language) =>
        titles
          .map((title) => textIn(row, title, language))
          .filter((part) => part !== undefined)
          .join(LEVEL),
      ),
    ),
  ];

const textIn = ({ cells }: SheetRow, title: string, language: Language | undefined): string | undefined =>
  (language && cells[`${title}_${language}`]) ??
  cells[title] ??
  cells[`${title}_en`] ??
  allLanguages.map((other) => cells[`${title}_${other}`]).find((text) => text !== undefined);

const drawerOf = (row: SheetRow, kind: NamedKind, names: SheetNames): number | undefined =>
  names.find(kind, row.cells['series'] ?? '', row.cells['category'] ?? '');

/** A subcategory can be named with its category. */
const shelfNames = (row: SheetRow): readonly string[] =>
  textNames('name')(row).map((name) => `${row.cells['category'] ?? ''}${LEVEL}${name}`);

/** A module can be named by its function. A module without a name of its own can only be named so. */
const moduleNames = (row: SheetRow): readonly string[] =>
  [...textNames('name')(row), row.cells['function'] ?? ''].filter((name) => name !== '');

const tables: readonly Table[] = [
  { sheet: 'series', kind: 'series', bySymbol: true, scope: nowhere, names: one('tag') },
  { sheet: 'frame-lines', kind: 'line', bySymbol: true, scope: nowhere, names: one('tag') },
  { sheet: 'colours', kind: 'colour', bySymbol: false, scope: cell('series'), names: textNames('name') },
  { sheet: 'frame-subcategories', kind: 'subcategory', bySymbol: false, scope: cell('line'), names: textNames('name') },
  { sheet: 'articles', kind: 'article', bySymbol: true, scope: nowhere, names: one('symbol') },
  {
    sheet: 'frames',
    kind: 'panel',
    bySymbol: true,
    scope: nowhere,
    names: one('symbol'),
    holds: ({ cells }) => cells['controllerSlots'] !== undefined,
  },
  {
    sheet: 'module-categories',
    kind: 'drawer',
    bySymbol: false,
    scope: cell('series'),
    names: textNames('name'),
    inside: { sheet: 'module-subcategories', kind: 'shelf' },
  },
  { sheet: 'module-subcategories', kind: 'shelf', bySymbol: false, scope: cell('series'), names: shelfNames },
  { sheet: 'modules', kind: 'module', bySymbol: false, scope: cell('series'), names: moduleNames },
  {
    sheet: 'module-groups',
    kind: 'group',
    bySymbol: false,
    scope: (row, names) =>
      String(names.find('module', row.cells['series'] ?? '', row.cells['module'] ?? '') ?? row.cells['module']),
    names: textNames('name'),
  },
  {
    sheet: 'product-categories',
    kind: 'product-drawer',
    bySymbol: false,
    scope: cell('series'),
    names: textNames('name'),
    inside: { sheet: 'product-subcategories', kind: 'product-shelf' },
  },
  { sheet: 'product-subcategories', kind: 'product-shelf', bySymbol: false, scope: cell('series'), names: shelfNames },
  { sheet: 'products', kind: 'product', bySymbol: true, scope: nowhere, names: one('symbol') },
  {
    sheet: 'e-catalogue-groups',
    kind: 'ecatalog-series',
    bySymbol: false,
    column: 'seriesId',
    shared: true,
    scope: nowhere,
    names: textNames('series'),
  },
  {
    sheet: 'e-catalogue-groups',
    kind: 'ecatalog-group',
    bySymbol: false,
    column: 'groupId',
    shared: true,
    scope: nowhere,
    names: textNames('series', 'group'),
  },
  {
    sheet: 'e-catalogue-groups',
    kind: 'ecatalog-product-group',
    bySymbol: false,
    scope: nowhere,
    names: textNames('series', 'group', 'productGroup'),
  },
  { sheet: 'e-catalogue-products', kind: 'ecatalog-product', bySymbol: true, scope: nowhere, names: one('symbol') },
  { sheet: 'e-catalogue-gone', kind: 'ecatalog-product', bySymbol: true, scope: nowhere, names: one('symbol') },
];
