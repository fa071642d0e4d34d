import type { Slot } from '../catalogue.ts';
import type { SetDefaults } from '../set/frames.ts';
import type { ModuleChoice } from '../set/product-set.ts';
import type { FlatListCatalogue, FlatListIndex } from './flat-list-index.ts';

/** A cell of a table. Undefined for a cell without text, such as a date. */
export type ListCell = string | number | undefined;

/** A row of a table with its number in the file, from 1. The rows of CSV files and workbooks have this shape. */
export type TableRow = { readonly cells: readonly ListCell[]; readonly line: number };

/** The rows of a file. If the name, such as that of a sheet, is that of a room, rows without a room belong to it. */
export type ListTable = { readonly rows: readonly TableRow[]; readonly name?: string };

/** The list of a flat: typed or pasted text, the rows of a file, or several sheets of a workbook. */
export type FlatListInput = FlatListSource | { readonly kind: 'tables'; readonly tables: readonly ListTable[] };

export type FlatListSource =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'table' } & ListTable);

/** Everything that the reading of a list depends on, besides the list. */
export type FlatListContext<Product> = {
  readonly catalogue: FlatListCatalogue;
  /** Built once per catalogue with `buildFlatListIndex`. */
  readonly index: FlatListIndex;
  /** Finds the single product or e-catalogue product with this symbol. See `FlatListReading.unknownSymbols`. */
  readonly findProduct: (symbol: string) => Product | undefined;
  /** Words for abbreviations: `{ GW: 'gniazdo' }`. Full stops are ignored, and so is the case of more than one letter. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Names of the project's rooms. A line with only such a name is a heading. */
  readonly rooms: readonly string[];
  /** The project's defaults of new sets; their line decides how many parts fit into one frame. */
  readonly defaults: SetDefaults | null;
  /** Answers about the columns of tables, by `RecognisedColumns.key`. */
  readonly columns: Readonly<Record<string, ColumnRoles>>;
};

/** The meanings of a table's columns. `ignored` is for row numbers, units, pictures and the like. */
export const columnRoles = [
  'room',
  'what',
  'frame',
  'finish',
  'quantity',
  'symbol',
  'note',
  'price',
  'ignored',
] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** The meaning of each column, from left to right. */
export type ColumnRoles = readonly ColumnRole[];

/** The recognised columns of a table. */
export type RecognisedColumns = {
  /** Key for remembering an answer: equal for tables with the same titles. */
  readonly key: string;
  /** Number of the row with the titles; null for a table without titles. */
  readonly titleLine: number | null;
  /** Empty strings for columns without a title. */
  readonly titles: readonly string[];
  /** Best guess, also for the unsure columns. */
  readonly roles: ColumnRoles;
  /** Columns to ask about; empty if all are certain or were answered. */
  readonly unsure: readonly UnsureColumn[];
};

export type UnsureColumn = {
  readonly column: number;
  /** Possible roles, best first. */
  readonly candidates: readonly ColumnRole[];
  /** The first values of the column. */
  readonly examples: readonly string[];
};

/** The reading of a list. Every row of the source occurs at least once. */
export type FlatListReading<Product> = {
  /** In the order of the source. */
  readonly rows: readonly ListRow<Product>[];
  /** Null for text that is not a table. Of several tables, those of the first one with a question, or else of the first. */
  readonly columns: RecognisedColumns | null;
  /** Words for the abbreviations that the list explains itself: "Legenda: G - gniazdo". */
  readonly explained: Readonly<Record<string, string>>;
  /** Short words without a meaning, as written, each once. An answer is passed in `abbreviations`. */
  readonly unknownAbbreviations: readonly string[];
  /**
   * Symbols that belong to no set of the list and that `findProduct` does not know, each once. If products can only be
   * looked up asynchronously, look these up and read the list again.
   */
  readonly unknownSymbols: readonly string[];
};

/** A reading of a row or of a part of a row. A row with several sets has several readings. */
export type ListRow<Product> = {
  /** Unique within the list and stable for the same text: `12` or `12.2` for the second reading of row 12. */
  readonly id: string;
  /** Number of the source row, from 1. */
  readonly line: number;
  /** The text of this part; cells are separated by tabs. */
  readonly text: string;
  /** The words that name the set or product: the text, or a cell of it. A correction replaces them. */
  readonly contents: string;
  /** Name of the room as written; null before the first room. */
  readonly room: string | null;
  /** Pieces of the set or product; at least 1. */
  readonly quantity: number;
  readonly note: string;
  readonly inherited: InheritedOfRow;
  /** The row of the list whose contents a visitor replaced by the present ones; undefined for other rows. */
  readonly replaced?: Pick<ListRow<Product>, 'id' | 'text'>;
  readonly reading: RowReading<Product>;
};

/** What other words than its contents say about a row. It also holds for words that replace the contents. */
export type InheritedOfRow = {
  /** The look that further cells, the line, the room or the list name. */
  readonly look: ListedLook;
  /** The quantity in a cell of its own; null if there is none. */
  readonly quantity: number | null;
};

export type RowReading<Product> =
  | ListedSet
  | { readonly kind: 'product'; readonly symbol: string; readonly product: Product }
  /** A symbol that belongs to the set of another row: the mechanism or rocker of a frame. */
  | { readonly kind: 'part-of'; readonly id: ListRow<Product>['id'] }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | NotUnderstood;

/** Why a row contains nothing to create. */
export type SkipReason =
  | 'room'
  /** A heading that is not a room: the title of the list, a floor. */
  | 'heading'
  | 'column-titles'
  | 'total'
  /** Greetings, thanks and other sentences of a message. */
  | 'greeting'
  /** A frame line or finish for the following rows. */
  | 'look'
  | 'empty';

export type NotUnderstood = {
  readonly kind: 'not-understood';
  readonly reason: NotUnderstoodReason;
  /** The words or symbols that caused the reason. */
  readonly words: readonly string[];
  /** Nearest readings, best first. */
  readonly nearest: readonly NearReading[];
};

export type NotUnderstoodReason =
  | 'unknown-words'
  | 'unknown-abbreviation'
  | 'unknown-symbol'
  /** The symbols form no set, and one of them is not sold as a product. */
  | 'unclear-symbols'
  /** More parts than the largest frame of the line has slots. */
  | 'too-many-parts'
  /** The frame named in the row has another number of slots than the row has parts. */
  | 'other-slot-count'
  /** The list counts its frames in rows of their own, so that the items of a frame are unknown. */
  | 'frames-apart'
  | 'invalid-quantity';

export type NearReading =
  | { readonly kind: 'function'; readonly functionId: string }
  | { readonly kind: 'symbol'; readonly symbol: string };

/** A set as listed. `buildListedSet` makes a product set of it. */
export type ListedSet = {
  readonly kind: 'set';
  /** From left to right. */
  readonly parts: readonly ListedPart[];
  readonly look: ListedLook;
  readonly ip44: boolean;
  readonly box: ListedBox | null;
  /**
   * The other meaning of a number before the words: "3 sockets" may be three single sets or one set of three. Null where
   * the text is clear.
   */
  readonly alternative: { readonly quantity: number; readonly parts: readonly ListedPart[] } | null;
};

/** Equal neighbouring parts of a set. */
export type ListedPart = {
  /** The words or symbols, as written. */
  readonly words: string;
  readonly count: number;
  readonly meaning: ListedMeaning;
};

export type ListedMeaning =
  /** Functions; the first one is meant, the others are alternatives, best first. */
  | { readonly kind: 'functions'; readonly functionIds: readonly string[] }
  | { readonly kind: 'module'; readonly choice: ModuleChoice }
  | { readonly kind: 'controller'; readonly controllerId: number }
  | { readonly kind: 'empty-slot' };

/** The named appearance of a set; null for what is not named. */
export type ListedLook = {
  readonly lineId: number | null;
  readonly finishId: string | null;
  /** Colour family, if only a colour is named and no finish: "black". */
  readonly familyId: string | null;
  readonly slots: Slot | null;
  /** A frame named by its symbol. */
  readonly frameId: number | null;
};

export type ListedBox = {
  readonly kind: 'surface' | 'corner';
  /** The colour as written; null if none is named: the colour of the frame. */
  readonly colour: string | null;
};
