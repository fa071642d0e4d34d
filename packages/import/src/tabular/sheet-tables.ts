import {
  articlesFile,
  coloursFile,
  controllersFile,
  framesFile,
  modulesFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import { tag } from '@ramka/contract/catalogue-format/fields';
import type { FrameEntry, ModuleEntry } from '@ramka/server/catalogue/files/catalogue-files';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { rowFault, type SheetName, type SheetRow } from './read-sheets.ts';
import {
  attributesCell,
  checkedRows,
  combinationsCell,
  fileOf,
  numberCell,
  type RangeFile,
  type SheetEntry,
  textCell,
  yesNoCell,
  boxesCell,
  referenceCell,
  referencesCell,
} from './sheet-cells.ts';
import type { SheetReading } from './sheet-reading.ts';

/** The files for colours, articles, frames, modules and controllers, created from their sheets. */
export const setTablesOfSheets = (reading: SheetReading): readonly RangeFile[] => {
  const { sheets, faults } = reading;
  const listed = (
    name: SheetName,
    path: string,
    entriesOf: (rows: readonly SheetRow[]) => readonly SheetEntry<unknown>[],
  ): readonly RangeFile[] => {
    const rows = sheets.get(name);
    return rows === undefined ? [] : [fileOf(path, entriesOf(rows))];
  };
  return [
    ...listed('colours', 'colours.json', (rows) =>
      checkedRows(rows, coloursFile.element, (row) => colourOf(reading, row), faults),
    ),
    ...listed('articles', 'articles.json', (rows) => articlesOf(reading, rows)),
    ...framesOf(reading),
    ...modulesOf(reading),
    ...listed('controllers', 'controllers.json', (rows) =>
      checkedRows(rows, controllersFile.element, (row) => controllerOf(reading, row), faults),
    ),
  ];
};

const colourOf = (reading: SheetReading, row: SheetRow): object => ({
  id: reading.idOf('colour', row),
  seriesTag: row.cells['series'],
  name: textCell(row, 'name'),
  hexColor: row.cells['hexColor'],
  antibacterial: yesNoCell(row, 'antibacterial'),
  family: row.cells['family'],
});

const articlesOf = (reading: SheetReading, rows: readonly SheetRow[]): readonly SheetEntry<unknown>[] => {
  const frameRows = reading.sheets.get('frames') ?? [];
  const frames = new Map(frameRows.map((row) => [row.cells['symbol'], row]));
  return checkedRows(
    rows,
    articlesFile.element,
    (row) => ({
      id: reading.idOf('article', row),
      symbol: row.cells['symbol'],
      name: textCell(row, 'name'),
      seriesTag: row.cells['series'],
      colourId: referenceCell(reading, row, 'colour', 'colour', row.cells['series']),
      picture: row.cells['picture'] ?? pictureOf(reading, row, frames.get(row.cells['symbol'])),
      catalogUrl: row.cells['catalogUrl'],
      attributes: attributesCell(row, 'attributes'),
    }),
    reading.faults,
  );
};

/** The path for an article's missing picture. The article of a frame uses the frame's picture. */
const pictureOf = (reading: SheetReading, row: SheetRow, frame: SheetRow | undefined): string =>
  frame === undefined
    ? `articles/${pictureName(row.cells['symbol'], reading.idOf('article', row))}`
    : `frames/${frame.cells['line']}/${frame.cells['image'] ?? pictureName(frame.cells['symbol'], reading.idOf('article', row))}`;

/** The file name of a drawing. The id distinguishes names that are equal without special characters. */
const pictureName = (word: string | undefined, id: number | undefined): string => {
  const safe = (word ?? '').replaceAll(/[^A-Za-z0-9._+-]/g, '-').replace(/^[^A-Za-z0-9]+/, '');
  return safe === word ? `${safe}.svg` : `${safe || 'picture'}-${id ?? 0}.svg`;
};

/** Default dimensions in millimetres. */
const usual = { height: 82, window: 55 };

const framesOf = (reading: SheetReading): readonly RangeFile[] => {
  const { sheets, faults } = reading;
  const rows = sheets.get('frames');
  if (rows === undefined) return [];
  const entries = checkedRows(rows, framesFile.element, (row) => frameOf(reading, row, rows.indexOf(row)), faults);
  const lines = sheets.get('frame-lines')?.flatMap(({ cells }) => cells['tag'] ?? []) ?? [];
  return filesByTag<FrameEntry>(entries, 'line', lines, reading).map(([line, list]) =>
    fileOf(`frames/${line}.json`, list),
  );
};

const frameOf = (reading: SheetReading, row: SheetRow, index: number): object => {
  const { line = '', symbol, image, controllerSlots } = row.cells;
  const panel = controllerSlots !== undefined;
  const series = seriesOfLine(reading, line);
  const id = panel
    ? reading.idOf('panel', row)
    : (referenceCell(reading, row, 'symbol', 'article') ?? numberCell(row, 'id'));
  return {
    id,
    subcategoryId: subcategoryOf(reading, row, line),
    slots: numberCell(row, 'slots'),
    sort: numberCell(row, 'sort') ?? (index + 1) * 10,
    image: image ?? pictureName(symbol, typeof id === 'number' ? id : undefined),
    geometry: {
      height: numberCell(row, 'height') ?? usual.height,
      window: numberCell(row, 'window') ?? usual.window,
    },
    sealId: referenceCell(reading, row, 'seal', 'article'),
    cornerBoxes: boxesCell(reading, row, 'cornerBoxes', series),
    surfaceBoxes: boxesCell(reading, row, 'surfaceBoxes', series),
    finish: row.cells['finish'],
    ...(panel && {
      symbol,
      name: textCell(row, 'name'),
      touchLayout: {
        controllerSlots: Array.from(controllerSlots, (letter) => (/[CM]/.test(letter) ? letter === 'C' : letter)),
        controllerVariations: combinationsCell(row, 'controllerVariations'),
      },
    }),
  };
};

/** The subcategory of a frame; optional if its line has only one. */
const subcategoryOf = (reading: SheetReading, row: SheetRow, line: string): number | undefined => {
  const [only, ...others] = reading.names.labels('subcategory', line);
  if (row.cells['subcategory'] === undefined && only !== undefined && others.length === 0)
    return reading.names.find('subcategory', line, only);
  return referenceCell(reading, row, 'subcategory', 'subcategory', line);
};

const seriesOfLine = ({ sheets, before }: SheetReading, line: string): string => {
  const row = sheets.get('frame-lines')?.find(({ cells }) => cells['tag'] === line);
  return row?.cells['series'] ?? valuesOf(before.frameLines).find(({ tag: other }) => other === line)?.seriesTag ?? '';
};

type Group = ModuleEntry['groups'][number];

const modulesOf = (reading: SheetReading): readonly RangeFile[] => {
  const { sheets, faults } = reading;
  const rows = sheets.get('modules') ?? [];
  const groupRows = sheets.get('module-groups') ?? [];
  if (!sheets.has('modules') && groupRows.length === 0) return [];
  const groups = checkedRows(
    groupRows,
    modulesFile.element.shape.groups.element,
    (row) => groupOf(reading, row),
    faults,
  );
  const byModule = Map.groupBy(groups, ({ row }) => moduleOfGroup(reading, row));
  const groupsOf = (row: SheetRow): readonly SheetEntry<Group>[] => byModule.get(reading.idOf('module', row)) ?? [];
  const entries = checkedRows(rows, modulesFile.element, (row) => moduleOf(reading, row, groupsOf(row)), faults);
  const tags = sheets.has('frame-lines')
    ? (sheets.get('frame-lines')?.flatMap(({ cells }) => cells['series'] ?? []) ?? [])
    : [];
  return filesByTag<ModuleEntry>(entries, 'series', tags, reading).map(([series, list]) =>
    fileOf(`modules/${series}.json`, list, (row) => ({ groups: groupsOf(row).map((group) => group.row) })),
  );
};

const moduleOfGroup = ({ names }: SheetReading, { cells }: SheetRow): number | undefined =>
  cells['series'] === undefined
    ? names.findAnywhere('module', cells['module'] ?? '')
    : names.find('module', cells['series'], cells['module'] ?? '');

const groupOf = (reading: SheetReading, row: SheetRow): object => {
  const { series = '', module = '' } = row.cells;
  if (moduleOfGroup(reading, row) === undefined)
    reading.faults.push(rowFault(row, 'module', reading.names.lackOf('module', series, module)));
  return {
    id: reading.idOf('group', row),
    name: textCell(row, 'name'),
    role: row.cells['role'],
    quantity: numberCell(row, 'quantity') ?? 1,
    required: yesNoCell(row, 'required'),
    userDefinedQuantity: yesNoCell(row, 'userDefinedQuantity'),
    components: referencesCell(reading, row, 'components', 'article'),
  };
};

const moduleOf = (reading: SheetReading, row: SheetRow, groups: readonly SheetEntry<Group>[]): object => {
  const { series = '', function: does } = row.cells;
  const id = reading.idOf('module', row);
  return {
    id,
    name: textCell(row, 'name') ?? nameOfFunction(reading, does),
    function: does,
    image: row.cells['image'] ?? pictureName(`${does ?? 'module'}-${id}`, id),
    categoryId: referenceCell(reading, row, 'category', 'shelf', series),
    visibleComponents: referencesCell(reading, row, 'visibleComponents', 'article'),
    groups: groups.map(({ entry }) => entry),
    disablesIp44: yesNoCell(row, 'disablesIp44'),
    disabledFrameLines: referencesCell(reading, row, 'disabledFrameLines', 'line'),
  };
};

/** The name of a module; by default that of its function. */
const nameOfFunction = ({ sheets, before }: SheetReading, id: string | undefined): unknown => {
  const row = sheets.get('functions')?.find(({ cells }) => cells['id'] === id);
  return row ? textCell(row, 'name') : valuesOf(before.functions).find((entry) => entry.id === id)?.name;
};

const controllerOf = (reading: SheetReading, row: SheetRow): object => ({
  id: row.cells['symbol'] === undefined ? numberCell(row, 'id') : referenceCell(reading, row, 'symbol', 'article'),
  seriesTag: row.cells['series'],
  catalogId: referenceCell(reading, row, 'product', 'ecatalog-product'),
  touchPoints: numberCell(row, 'touchPoints'),
  function: row.cells['function'],
  image: row.cells['image'] ?? pictureName(row.cells['symbol'], 0),
});

/** Groups entries by the tag in a column, which determines their file. Files of other tags become empty. */
const filesByTag = <Entry>(
  entries: readonly SheetEntry<Entry>[],
  column: string,
  others: readonly string[],
  { faults }: SheetReading,
): readonly (readonly [string, readonly SheetEntry<Entry>[]])[] => {
  const byTag = new Map<string, SheetEntry<Entry>[]>(others.map((other) => [other, []]));
  for (const found of entries) {
    const answer = tag.safeParse(found.row.cells[column]);
    if (!answer.success)
      faults.push(rowFault(found.row, column, 'This column must contain a tag, such as "simon-54".'));
    else byTag.set(answer.data, [...(byTag.get(answer.data) ?? []), found]);
  }
  return [...byTag];
};
