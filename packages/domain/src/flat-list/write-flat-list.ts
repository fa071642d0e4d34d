import { controllerSlots, type Frame, moduleSlots, NO_COLOUR, type Slot, slotsOfFrame } from '../catalogue.ts';
import { boxColours } from '../set/boxes.ts';
import { normaliseSet } from '../set/check-set.ts';
import { frameOfSet, type ModuleChoice, type ProductSet } from '../set/product-set.ts';
import { hasSeal } from '../set/seal.ts';
import type { Language } from '../text.ts';
import { buildListedSet } from './build-listed-set.ts';
import type { ColumnRole, FlatListContext, TableRow } from './flat-list.ts';
import { EMPTY_SLOT } from './match-symbols.ts';
import { parseTable } from './parse-table.ts';
import { createItemReader, type ItemReader } from './read-item.ts';

/** A room with its sets and products; a null name is for those that belong to no room. */
export type WrittenRoom = { readonly name: string | null; readonly items: readonly WrittenItem[] };

export type WrittenItem =
  | { readonly kind: 'set'; readonly set: ProductSet; readonly quantity: number; readonly note: string }
  | {
      readonly kind: 'product';
      readonly symbol: string;
      readonly name: string;
      readonly quantity: number;
      readonly note: string;
    };

/** The rows of a table, the titles first. */
export type WrittenTable = readonly (readonly (string | number)[])[];

/** The columns of a written list. */
const columns = ['room', 'what', 'frame', 'finish', 'quantity', 'symbol', 'note'] as const;

type WrittenRow = Readonly<Record<Exclude<(typeof columns)[number], 'quantity'>, string>> & {
  readonly quantity: number;
};

/** Titles that are recognised again, and words for what belongs to a set besides its modules. */
const words: Readonly<
  Record<
    Language,
    {
      readonly titles: Readonly<Record<(typeof columns)[number], string>>;
      readonly surface: string;
      readonly corner: string;
    }
  >
> = {
  pl: {
    titles: {
      room: 'Pomieszczenie',
      what: 'Opis',
      frame: 'Seria',
      finish: 'Kolor',
      quantity: 'Ilość',
      symbol: 'Symbole',
      note: 'Uwagi',
    },
    surface: 'puszka natynkowa',
    corner: 'puszka narożna',
  },
  cs: {
    titles: {
      room: 'Místnost',
      what: 'Popis',
      frame: 'Řada',
      finish: 'Barva',
      quantity: 'Počet',
      symbol: 'Symboly',
      note: 'Poznámka',
    },
    surface: 'povrchová krabice',
    corner: 'rohová krabice',
  },
  sk: {
    titles: {
      room: 'Miestnosť',
      what: 'Popis',
      frame: 'Rad',
      finish: 'Farba',
      quantity: 'Počet',
      symbol: 'Symboly',
      note: 'Poznámka',
    },
    surface: 'povrchová krabica',
    corner: 'rohová krabica',
  },
  uk: {
    titles: {
      room: 'Приміщення',
      what: 'Опис',
      frame: 'Серія',
      finish: 'Колір',
      quantity: 'Кількість',
      symbol: 'Символи',
      note: 'Примітка',
    },
    surface: 'накладна коробка',
    corner: 'кутова коробка',
  },
  en: {
    titles: {
      room: 'Room',
      what: 'Description',
      frame: 'Range',
      finish: 'Finish',
      quantity: 'Quantity',
      symbol: 'Symbols',
      note: 'Note',
    },
    surface: 'surface box',
    corner: 'corner box',
  },
};

type WriteContext = Pick<FlatListContext<unknown>, 'catalogue' | 'index'>;

/**
 * Writes the rooms of a project as a table that `parseFlatList` reads as the same sets, products and quantities. Sets
 * whose words would be read as another set are written with all symbols.
 */
export const writeFlatList = (
  rooms: readonly WrittenRoom[],
  language: Language,
  context: WriteContext,
): WrittenTable => {
  const writer = createWriter(language, context);
  // A blank room means the room above.
  const ordered = rooms.toSorted((one, other) => Number(one.name !== null) - Number(other.name !== null));
  const rows = ordered.flatMap(({ name, items }) => items.map((item) => writer({ room: name ?? '', item })));
  return [
    columns.map((column) => words[language].titles[column]),
    ...rows.map((row) => columns.map((column) => row[column])),
  ];
};

/** Separates cells by tabs, for the clipboard. */
export const tableAsText = (table: WrittenTable): string => joined(table, '\t', '\n');

/** Separates cells by semicolons, with the byte order mark that spreadsheets in Central Europe expect. */
export const tableAsCsv = (table: WrittenTable): string => `\uFEFF${joined(table, ';', '\r\n')}\r\n`;

const joined = (table: WrittenTable, separator: string, lineEnd: string): string =>
  table.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join(lineEnd);

const quoted = (cell: string | number, separator: string): string => {
  const text = typeof cell === 'number' ? String(cell) : withoutFormula(cell);
  return text.includes(separator) || /["\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Spreadsheets treat a text with such a beginning as a formula. A leading apostrophe prevents that. */
const withoutFormula = (text: string): string => (/^\s*[=+\-@]/u.test(text) ? `'${text}` : text);

const createWriter = (language: Language, context: WriteContext) => {
  const reader = createItemReader(readContext(context));
  return ({ room, item }: { readonly room: string; readonly item: WrittenItem }): WrittenRow => {
    const { quantity, note } = item;
    if (item.kind === 'product')
      return { room, what: item.name, frame: '', finish: '', quantity, symbol: item.symbol, note };
    const set = normaliseSet(item.set, context.catalogue);
    const row = { ...describedRow(set, language, context), room, quantity, note };
    return readsAs(row, set, reader, context) ? row : { ...row, symbol: symbolsOf(set, language, context) };
  };
};

const readContext = ({ catalogue, index }: WriteContext): FlatListContext<string> => ({
  catalogue,
  index,
  findProduct: () => undefined,
  abbreviations: {},
  rooms: [],
  defaults: null,
  columns: {},
});

/** A set in words, without symbols. */
const describedRow = (
  set: ProductSet,
  language: Language,
  { catalogue }: WriteContext,
): Pick<WrittenRow, 'what' | 'frame' | 'finish' | 'symbol'> => {
  const frame = frameOfSet(set, catalogue);
  const names = frame ? partNames(set, frame, catalogue) : [];
  const box = frame ? boxWords(set, frame, language) : '';
  const what = [joinedNames(names), hasSeal(set, catalogue) ? 'IP44' : '', box].filter((part) => part !== '');
  return {
    what: what.join(', '),
    frame: (frame && catalogue.findLineOfFrame(frame)?.name) ?? '',
    finish: catalogue.findFinish(frame?.finishId ?? '')?.name ?? '',
    symbol: '',
  };
};

/** The names of the functions in the slots; `EMPTY_SLOT` for empty slots. */
const partNames = (set: ProductSet, frame: Frame, catalogue: WriteContext['catalogue']): readonly string[] => {
  const nameOf = (functionId: string | null | undefined): string =>
    catalogue.allFunctions.find(({ id }) => id === functionId)?.name ?? '';
  return slotsOfFrame(frame).map((slot) => {
    const module = catalogue.findModule(set.modules[slot]?.moduleId ?? 0);
    const controller = catalogue.findController(controllerIn(set, slot) ?? 0);
    if (module) return nameOf(module.functionId) || module.name;
    return controller ? nameOf(controller.functionId) || controller.name : EMPTY_SLOT;
  });
};

const controllerIn = ({ controllers }: ProductSet, slot: Slot): number | undefined =>
  slot <= 3 ? Object.entries(controllers).find(([key]) => Number(key) === slot)?.[1] : undefined;

/** `2x Gniazdo + Ładowarka USB`. */
const joinedNames = (names: readonly string[]): string =>
  names
    .flatMap((name, at) => {
      if (name === names[at - 1]) return [];
      const next = names.findIndex((other, index) => index > at && other !== name);
      const count = (next < 0 ? names.length : next) - at;
      return count === 1 ? name : `${count}x ${name}`;
    })
    .join(' + ');

const boxWords = (set: ProductSet, frame: Frame, language: Language): string => {
  const { surface, corner } = words[language];
  const [kind, entries, colourId] =
    set.surfaceBoxColourId === NO_COLOUR
      ? [corner, frame.cornerBoxes, set.cornerBoxColourId]
      : [surface, frame.surfaceBoxes, set.surfaceBoxColourId];
  const colour = boxColours(entries).find(({ id }) => id === colourId);
  return colour ? `${kind}: ${colour.name}` : '';
};

/** Whether a row is read as this set. */
const readsAs = (row: WrittenRow, set: ProductSet, reader: ItemReader, context: WriteContext): boolean => {
  const line: TableRow = { line: 1, cells: columns.map((column) => row[column]) };
  const roles: readonly ColumnRole[] = columns;
  const [read, ...others] = parseTable(
    [line],
    { key: '', titleLine: null, titles: [], roles, unsure: [] },
    {
      context: readContext(context),
      reader,
      isRoom: () => false,
      legendLines: new Map(),
      startsWithShort: () => false,
    },
    { firstRoom: null },
  );
  if (read?.reading.kind !== 'set' || others.length > 0 || read.quantity !== row.quantity || read.note !== row.note)
    return false;
  const { catalogue } = context;
  // A look that is not named completely would depend on the defaults of the project.
  const { look } = read.reading;
  if (look.frameId === null && (look.lineId === null || look.finishId === null)) return false;
  const built = buildListedSet(read.reading, { catalogue, defaults: null, chosen: {} });
  return built.ok && contentOf(normaliseSet(built.value.set, catalogue)) === contentOf(set);
};

/** Equal for sets with the same content, whatever their names. */
const contentOf = ({
  frameId,
  ip44,
  cornerBoxColourId,
  surfaceBoxColourId,
  modules,
  controllers,
}: ProductSet): string =>
  JSON.stringify([
    frameId,
    ip44,
    cornerBoxColourId,
    surfaceBoxColourId,
    Object.entries(modules).map(([slot, { moduleId, colourId, visibleComponentId, options }]) => [
      slot,
      moduleId,
      colourId,
      visibleComponentId,
      Object.entries(options).map(([group, { selectedId, quantity }]) => [group, selectedId, quantity]),
    ]),
    Object.entries(controllers),
  ]);

/** The symbols of a set: `DR2/11: DKW1/11+SW1M, –, IP44`. */
const symbolsOf = (set: ProductSet, language: Language, { catalogue }: WriteContext): string => {
  const frame = frameOfSet(set, catalogue);
  if (!frame) return '';
  const modules = moduleSlots(frame).map((slot) => moduleSymbols(set.modules[slot], catalogue));
  const controllers = controllerSlots(frame).map(
    (slot) => catalogue.findController(set.controllers[slot] ?? 0)?.symbol ?? EMPTY_SLOT,
  );
  const others = [hasSeal(set, catalogue) ? 'IP44' : '', boxWords(set, frame, language)].filter((part) => part !== '');
  return `${frame.symbol}: ${[...controllers, ...modules, ...others].join(', ')}`;
};

const moduleSymbols = (choice: ModuleChoice | undefined, catalogue: WriteContext['catalogue']): string => {
  const module = choice && catalogue.findModule(choice.moduleId);
  const visiblePart = module?.components[choice?.visibleComponentId ?? 0];
  if (!choice || !module || !visiblePart) return EMPTY_SLOT;
  const components = module.groups.flatMap(({ id }) => {
    const option = choice.options[id];
    const component = module.components[option?.selectedId ?? 0];
    if (!option || !component) return [];
    return option.quantity === 1 ? component.symbol : `${option.quantity}x ${component.symbol}`;
  });
  return [visiblePart.symbol, ...components].join('+');
};
