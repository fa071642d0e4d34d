import type { Slot } from '../catalogue.ts';
import { mentionsIp44 } from '../set/seal.ts';
import type {
  ColumnRole,
  FlatListContext,
  ListCell,
  ListedLook,
  ListRow,
  NearReading,
  NotUnderstood,
  RecognisedColumns,
  SkipReason,
  TableRow,
} from './flat-list.ts';
import { groupSymbols, type SymbolListRow, withoutSymbols } from './group-symbols.ts';
import { colourNounAt, isTotal, withoutFillers } from './line-words.ts';
import { colourAmongWords, lookAlone, mentionsLook, type NamedLook, withListLooks } from './list-looks.ts';
import { type LooksByRoom, looksByRoom } from './looks-by-room.ts';
import { isItemNoun, meansAll, ownSupplyWords } from './product-words.ts';
import { startsWithPlural } from './item-quantity.ts';
import { doubtWords, repeatsAbove } from './doubts.ts';
import { isSharedFrame, withoutSharedFrame } from './set-words.ts';
import { EMPTY_SLOT, matchSymbols } from './match-symbols.ts';
import { boxIn, mergeLooks, namesColour, namesLook, noLook, stripModifiers } from './modifiers.ts';
import { quantityInCell } from './numbers.ts';
import { describesSomePieces, itemsInFrames, itemsOf, partsAtPlaces } from './read-items.ts';
import {
  type CountedSymbol,
  isOnlyLook,
  type ItemReading,
  joinNotes,
  meantFunctions,
  problemOf,
  sumOf,
} from './item-reading.ts';
import { looksLikeSymbol } from './item-symbols.ts';
import type { ItemReader, ListReaders } from './read-item.ts';
import { textOfCell } from './recognise-columns.ts';
import { isFloor, isRoomNoun, MOST_WORDS_OF_ROOM, roomNameOf } from './room-names.ts';
import { unread } from './text-state.ts';
import { wordsIn } from './words.ts';

type RoomsAndLooks = {
  /** The room of rows before the first one. */
  readonly firstRoom: string | null;
  /** The line of a row whose looks are in the column of finishes. */
  readonly lookLine?: number | undefined;
};

/** Reads the rows of a table with recognised columns. */
export const parseTable = <Product>(
  rows: readonly TableRow[],
  columns: RecognisedColumns,
  readers: ListReaders<Product>,
  { firstRoom, lookLine }: RoomsAndLooks,
): readonly ListRow<Product>[] => {
  const state: {
    room: string | null;
    isTotal: boolean;
    /** The cells of the row above. */
    above: readonly ListCell[];
    readonly looks: NamedLook[];
    readonly rows: SymbolListRow<Product>[];
  } = { room: firstRoom, isTotal: false, above: [], looks: [], rows: [] };
  const titles = rows.find(({ line }) => line === columns.titleLine);
  const cells = cellsByRole(columns);
  // The titles of several columns of numbers may be the items, and then the column of words has only remarks.
  const asked = (role: ColumnRole): number =>
    columns.unsure.filter(({ candidates }) => candidates.includes(role)).length;
  const isGuessed = columns.unsure.some(({ candidates }) => candidates[0] === 'what') && asked('quantity') > 1;
  const knowsSymbols = mostSymbolsAreKnown(rows, cells, readers.reader);
  for (const { cells: written, line } of rows) {
    const text = written.map(textOfCell).join('\t').trimEnd();
    const add = (addition: Addition<Product>): void => {
      const same = state.rows.filter((row) => row.line === line).length;
      const id = same === 0 ? String(line) : `${line}.${same + 1}`;
      const contents = text.replaceAll(/\t+/gu, ' ').trim();
      const ofCells = { contents, quantity: 1, note: '', symbols: [], inherited: { look: noLook, quantity: null } };
      state.rows.push({ id, line, text, room: state.room, ...ofCells, ...addition });
    };
    const skip = (reason: SkipReason): void => add({ reading: { kind: 'skipped', reason } });
    if (line === lookLine) {
      skip('look');
      continue;
    }
    const repeated = withRepeatedCells(written, state.above, columns);
    const row = { written, cell: (role: ColumnRole) => cells(repeated, role), isBefore: isBefore(line, columns) };
    // A look in a row of its own holds for the rows without one. Below a room, it may be that of the room only.
    const named = lookInRow(written, row.isBefore, readers);
    if (named !== undefined) {
      const isTaken = named !== null && state.room === firstRoom;
      if (isTaken) state.looks.push({ ...named, at: state.rows.length, room: firstRoom, line });
      if (isTaken && named.rest === '') skip('look');
      else add({ reading: unread(isTaken ? named.rest : text.replaceAll(/\t+/gu, ' ').trim()) });
      continue;
    }
    const special = specialRow(row, titles?.cells ?? [], columns, readers);
    if (special?.room !== undefined) state.room = special.room;
    if (special || readers.legendLines.get(line) === true) {
      skip(special?.reason ?? 'heading');
      continue;
    }
    state.above = repeated;
    // A heading that is not understood ends the room above: "PIĘTRO - SYPIALNIE (3 szt.)".
    const heading = columns.roles.includes('room') ? undefined : headingOf(text.trim(), readers.reader);
    if (heading !== undefined) {
      state.room = roomNameOf(heading);
      add({ reading: unread(text.trim()) });
      continue;
    }
    const room = row.cell('room').replaceAll(/\s+/gu, ' ');
    // "spolu | Zásuvky | 14" counts the items above. A room may have such a name.
    const kind = row.cell('what');
    const before = written.slice(0, columns.roles.indexOf('what')).map(textOfCell);
    const hasSets = state.rows.some(({ reading }) => reading.kind === 'set');
    const isSum = hasSets && before.some((cell) => isTotal(cell) && wordsIn(cell).length === 1);
    state.isTotal = (isSum || (state.isTotal && room === '')) && (isItemNoun(kind) || startsWithPlural(kind));
    if (state.isTotal) {
      state.room = null;
      add({ reading: unread(text.replaceAll(/\t+/gu, ' ').trim()) });
      continue;
    }
    // A remark in the first column names no room.
    if (room !== '' && room === text.trim()) {
      add({ reading: unread(room) });
      continue;
    }
    if (room !== '') state.room = room;
    if (isGuessed && written.some((cell) => quantityInCell(textOfCell(cell)) !== undefined)) {
      add({ reading: unread(text.replaceAll(/\t+/gu, ' ')) });
      continue;
    }
    readRow(row, add, { knowsSymbols, hasQuantities: columns.roles.includes('quantity') }, readers);
  }
  // A table with a column of frames lists sets, and no parts.
  const isGrouped = !columns.roles.includes('frame');
  const grouped = isGrouped ? groupSymbols(state.rows, readers.context.index) : state.rows;
  return withListLooks({ looks: state.looks, rows: grouped.map(withoutSymbols) });
};

/**
 * The look of all rows in a row without an item: "Колір: чорний матовий, ванна – білий". Null for one that is not understood,
 * and nothing for other rows.
 */
const lookInRow = <Product>(
  cells: readonly ListCell[],
  isAboveTitles: boolean,
  { context, reader, isRoom }: ListReaders<Product>,
): (LooksByRoom & { readonly rest: string }) | null | undefined => {
  const texts = cells.map(textOfCell).filter((text) => text !== '');
  const text = texts.join(', ').replace(/^(\p{L}+|[^,]*:),/u, '$1');
  if (texts.length === 0 || texts.length > (isAboveTitles ? MOST_CELLS_OF_LOOK : 1)) return undefined;
  const at = colourNounAt(text);
  const isLabelled = at === 0;
  if ((!isLabelled && !isAboveTitles) || isRoom(text)) return undefined;
  const byRoom = looksByRoom(text, context, reader);
  const look = byRoom ? undefined : (lookAlone(text, reader) ?? colourAmongWords(text, reader));
  if (byRoom) return byRoom;
  if (look) return { look, exceptions: [], rest: '' };
  // A finish without such a noun may be a name: "с. Гора" is like "горіх".
  const isColour = namesColour(text) || reader.read(text).look.familyId !== null;
  return isLabelled || isColour || (at !== undefined && mentionsLook(text, reader)) ? null : undefined;
};

/** A label and the look behind it: "Kolor: | czarny mat". */
const MOST_CELLS_OF_LOOK = 2;

type Addition<Product> = Pick<SymbolListRow<Product>, 'reading'> &
  Partial<Pick<SymbolListRow<Product>, 'contents' | 'quantity' | 'note' | 'inherited' | 'symbols'>>;

type Row = {
  readonly written: readonly ListCell[];
  readonly cell: (role: ColumnRole) => string;
  readonly isBefore: boolean;
};

/** The text of a row's cells with a role. */
const cellsByRole =
  ({ roles, titles }: RecognisedColumns) =>
  (cells: readonly ListCell[], role: ColumnRole): string =>
    roles
      .flatMap((one, column) => {
        const text = one === role ? textOfCell(cells[column]) : '';
        if (role !== 'note') return text;
        return tick.test(text) ? (titles[column] ?? text) : noTick.test(text) ? '' : text;
      })
      .filter((text) => text !== '')
      .join(role === 'what' ? ' + ' : '; ');

/** A cell below a title such as "USB" that says yes. */
const tick = /^(?:[x×х+✓✔☑●•]|tak|ano|áno|так|yes)$/iu;

const noTick = /^(?:[-–—0]|nie|ne|ні|no)$/iu;

/** The cells of a row, with the look or room of the row above where a cell repeats it: "j.w.". */
const withRepeatedCells = (
  cells: readonly ListCell[],
  above: readonly ListCell[],
  { roles }: RecognisedColumns,
): readonly ListCell[] =>
  cells.map((cell, column) => {
    const role = roles[column];
    if (!repeatsAbove(textOfCell(cell)) || (role !== 'finish' && role !== 'frame' && role !== 'room')) return cell;
    // The room holds without its name. If the cell above names no look, the row stays in doubt.
    return role === 'room' ? '' : textOfCell(above[column]) === '' ? cell : above[column];
  });

const isBefore = (line: number, { titleLine }: RecognisedColumns): boolean => titleLine !== null && line < titleLine;

/** Whether most symbols of the table are sold here. Otherwise its words count: it lists another maker's products. */
const mostSymbolsAreKnown = (
  rows: readonly TableRow[],
  cells: ReturnType<typeof cellsByRole>,
  reader: ItemReader,
): boolean => {
  const symbols = rows.map((row) => cells(row.cells, 'symbol')).filter((symbol) => looksLikeSymbol(symbol));
  return symbols.filter((symbol) => reader.isSymbol(symbol)).length * 2 >= symbols.length;
};

/** A row without an item: empty, titles, a sum, a room. */
const specialRow = <Product>(
  { written, cell, isBefore: isAbove }: Row,
  titles: readonly ListCell[],
  columns: RecognisedColumns,
  { reader, isRoom }: ListReaders<Product>,
): { readonly reason: SkipReason; readonly room?: string | null } | undefined => {
  const texts = written.map(textOfCell).filter((text) => text !== '');
  const [first = '', ...others] = texts;
  // Markdown draws a line below the titles: "|---|:---:|".
  if (texts.every((text) => /^:?-+:?$/u.test(text))) return { reason: 'empty' };
  if (titles.length > 0 && titles.every((title, column) => textOfCell(title) === textOfCell(written[column])))
    return { reason: 'column-titles' };
  if (isAbove) return { reason: 'heading' };
  const what = cell('what');
  if (texts.some(isTotal) && (what === '' || isTotal(what)) && cell('symbol') === '') return { reason: 'total' };
  if (others.length > 0 || /^\d+$/u.test(first)) return undefined;
  if (isFloor(first)) return { reason: 'heading', room: null };
  const isItem = reader.read(first).problem === null;
  const isRemark =
    meansAll(first) || doubtWords(first) !== undefined || wordsIn(first).some(({ word }) => reader.isItemWord(word));
  const hasRoomColumn = columns.roles.includes('room');
  // "Termin płatności: 14 dni" says something about the list.
  const isName =
    wordsIn(first).length <= MOST_WORDS_OF_ROOM && !/\d{2}|\d\s+\p{L}|:\s*\S|[.!?]\s|\p{L}\.\p{L}/u.test(first);
  if (isRoom(first) && !meansAll(first)) return { reason: 'room', room: roomNameOf(first) };
  if (isItem || !isName) return undefined;
  return isRemark || (hasRoomColumn && cell('room') === '') ? undefined : { reason: 'room', room: roomNameOf(first) };
};

/** The name of a room, or a title in capital letters, in a row of its own. */
const headingOf = (text: string, reader: ItemReader): string | undefined => {
  if (!/^[^\t]*\p{L}{3}[^\t]*$/u.test(text) || reader.read(text).sets.length > 0) return undefined;
  const name = text.replace(/\s*\([^()]*\)$/u, '');
  const words = wordsIn(name).map(({ word }) => word);
  const isTitle = name === name.toUpperCase() && !words.some(reader.isItemWord);
  return isTitle || words.some(isRoomNoun) ? name : undefined;
};

/** The number of a row before its item: "2. Gniazdo podwójne". */
const ordinal = /^\d{1,3}[.)]\s+(?=\p{L})/u;

/** Reads the items of a row. Without a column of quantities, a cell is read as a typed line. */
const readRow = <Product>(
  row: Row,
  add: (addition: Addition<Product>) => void,
  { knowsSymbols, hasQuantities }: { readonly knowsSymbols: boolean; readonly hasQuantities: boolean },
  readers: ListReaders<Product>,
): void => {
  const { reader } = readers;
  const what = row
    .cell('what')
    .replace(ordinal, '')
    .replaceAll(/\s*\n\s*\+\s*|\s*\+\s*\n\s*/gu, ' + ')
    .replaceAll(/[\s,]*\n\s*/gu, ', ');
  const note = row.cell('note');
  const isWhole =
    hasQuantities ||
    row.cell('symbol') !== '' ||
    reader.isFrameBySlots(what) ||
    framesIn(note, readers.context).others.length < note.length;
  const items = isWhole ? [] : itemsInFrames(itemsOf(what, reader), reader);
  if (items.length > 1) for (const { text, read } of items) readItem(row, text, read, add, knowsSymbols, readers);
  else readItem(row, what, reader.read(what, { hasQuantity: row.cell('quantity') !== '' }), add, knowsSymbols, readers);
};

/** The remarks about the frame of a row, "razem" or "ramka podwójna", and the text of the others. */
const framesIn = <Product>(
  note: string,
  context: FlatListContext<Product>,
): { readonly isShared: boolean; readonly slots: readonly Slot[]; readonly others: string } => {
  const remarks = note.split(/[,;]/u).map((remark) => remark.trim());
  const slotsOf = (remark: string): Slot | undefined => {
    const { look, rest } = stripModifiers(remark, context);
    // "2 ramki" counts frames, and "ramka 1" may number them.
    const isFrame = !namesLook(look) && !/[\p{L}\p{N}]/u.test(rest) && !/^\d+\s?[x×х]?\s/u.test(remark);
    return isFrame && look.slots !== null && look.slots > 1 ? look.slots : undefined;
  };
  const others = remarks.filter((remark) => !isSharedFrame(remark) && slotsOf(remark) === undefined);
  return {
    isShared: remarks.some(isSharedFrame),
    slots: remarks.flatMap((remark) => slotsOf(remark) ?? []),
    others: others.length === remarks.length ? note : others.join(', '),
  };
};

const readItem = <Product>(
  { cell, written: cells }: Row,
  what: string,
  read: ItemReading,
  addRow: (addition: Addition<Product>) => void,
  knowsSymbols: boolean,
  { context, reader }: ListReaders<Product>,
): void => {
  const frame = stripModifiers(frameWords(cell('frame')), context, true);
  const finish = stripModifiers(cell('finish'), context, true);
  const written = cell('quantity');
  const stated = written === '' ? undefined : quantityInCell(written);
  const inherited = { look: mergeLooks(frame.look, finish.look), quantity: stated ?? null };
  const contents = what === '' ? cell('symbol') : what;
  const add = (addition: Addition<Product>): void =>
    addRow({ ...addition, ...(contents !== '' && { contents }), inherited });
  const named = mergeLooks(read.look, inherited.look);
  // A look in a remark counts where no other one is named.
  const remarks = cell('note').split(/[,;]/u);
  const looks = remarks.map((remark) => reader.read(withoutFillers(remark).trim())).filter(isOnlyLook);
  const look = looks.map((remark) => remark.look).reduce((one, other) => mergeLooks(one, other), named);
  const isContrary = looks.some(({ look: other }) => !isSameLook(look, mergeLooks(other, look)));
  const ip44 = read.ip44 || mentionsIp44(cell('note'));
  const box = read.box ?? frame.box ?? finish.box;
  const symbols = [...symbolsIn(cell('frame'), reader), ...symbolsIn(cell('symbol'), reader), ...read.symbols];
  const unknown = symbols.filter(({ symbol }) => symbol !== EMPTY_SLOT && !reader.isSymbol(symbol));
  const unknownSymbols = unknown.map(({ symbol }) => symbol);
  const rests = [read.note, frame.rest, finish.rest].filter((text) => /[\p{L}\p{N}]/u.test(text));
  const quantity = stated ?? read.quantity ?? 1;
  const { isShared, slots, others: remark } = framesIn(cell('note'), context);
  const noteWith = (text: string): string => joinNotes([...rests.map((rest) => rest.trim()), text]);
  const note = noteWith(cell('note'));
  const leave = (
    reason: NotUnderstood['reason'],
    words: readonly string[],
    nearest: readonly NearReading[] = [],
  ): void => add({ quantity, note, reading: { kind: 'not-understood', reason, words, nearest } });
  if (written !== '' && stated === undefined) {
    const reading = problemOf('invalid-quantity', [written]);
    // A table of quantities may have words in a cell: "1× schodowy + 1× pojedynczy".
    return addRow({ quantity, note, reading, inherited, contents: /\p{L}{3}/u.test(written) ? written : contents });
  }
  if (unknown.length > 0 && (knowsSymbols || read.sets.length === 0))
    return leave('unknown-symbol', unknownSymbols, nearestOf(read.sets));
  // A finish that the catalogue lacks: "beżowy", "RAL 9005", or two of them: "czarny, AGD białe".
  const isMixed = namesLook(stripModifiers(finish.rest, context).look);
  if (isMixed || isUnknownFinish(finish.look, finish.rest))
    return leave('unknown-words', [cell('finish')], nearestOf(read.sets));
  if (symbols.length > 0 && unknown.length === 0) {
    const matched = matchSymbols(
      {
        symbols,
        described: read.sets[0]?.parts ?? [],
        hasFrame: (frame.look.slots ?? frame.look.lineId) !== null,
        look,
        // Symbols order exactly what they name, whatever the words say.
        ip44: mentionsIp44(cell('symbol')),
        box: boxIn(cell('symbol'), context.index)?.thing ?? null,
      },
      context,
    );
    for (const { reading, quantity: pieces } of matched)
      add({
        reading,
        quantity: pieces * quantity,
        note: cell('note'),
        ...(reading.kind !== 'set' && symbols.length === 1 && { symbols }),
      });
    return undefined;
  }
  if (read.problem && what !== '') return add({ quantity, note, reading: read.problem });
  if (read.sets.length === 0)
    return leave('unknown-words', [what === '' ? cells.map(textOfCell).filter(Boolean).join(' ') : what]);
  const fitting = [look.slots, ...slots].reduce(fittingSets, read.sets);
  const size = look.slots ?? slots[0];
  const sets = fitting.length > 0 ? fitting : reader.read(`frame ${size}x: ${what}`, { hasQuantity: true }).sets;
  if (sets.length === 0) return leave('other-slot-count', [what]);
  // Of one piece or several sets, "razem" may mean the frame of several rows or sets.
  const isOneFrame = sets.length === 1 && sumOf(sets[0]?.parts ?? []) > 1 && quantity === 1;
  if (withoutSharedFrame(remark) || (isShared && !isOneFrame)) return leave('unknown-words', [cell('note')]);
  if (size === undefined && !isShared && partsAtPlaces(what, reader)) return leave('unknown-words', [what]);
  if (`${cell('frame')} ${cell('note')}`.includes('?')) return leave('unknown-words', [what]);
  const problem = reader.problemOfRemark(remark, sets) ?? reader.problemOfNote(noteWith(remark), sets);
  // "ramka czarna" beside a white set, "jedno IP44" beside two pieces.
  if (isContrary || remarks.some((remark) => describesSomePieces(remark.trim(), reader)))
    return leave('unknown-words', [cell('note')], problem?.nearest ?? nearestOf(read.sets));
  const described = problem || mentionsIp44(remark) ? describedBy(remark, what, read, reader) : undefined;
  if (problem && !described) return add({ quantity, note, reading: problem });
  for (const { parts, alternative: other } of described ?? sets) {
    const alternative = isShared || !other ? null : { ...other, quantity: other.quantity * (stated ?? 1) };
    add({
      quantity,
      note: joinNotes([noteWith(remark), ...unknownSymbols]),
      reading: { kind: 'set', parts, alternative, look: { ...look, slots: look.slots ?? slots[0] ?? null }, ip44, box },
    });
  }
  return undefined;
};

/** Whether two looks have one line of frames, and one colour or one of its finishes. */
const isSameLook = (one: ListedLook, other: ListedLook): boolean =>
  one.lineId === other.lineId &&
  (one.familyId === other.familyId || one.familyId === null || other.familyId === null) &&
  (one.finishId === other.finishId || one.finishId === null || other.finishId === null);

const isUnknownFinish = ({ lineId, finishId, familyId }: ListedLook, rest: string): boolean =>
  (lineId ?? finishId ?? familyId) === null && /\p{L}/u.test(rest);

/** The set of an item whose other column names it more exactly: "Łącznik", "świecznikowy". */
const describedBy = (
  remark: string,
  what: string,
  { sets: [set] }: ItemReading,
  reader: ItemReader,
): ItemReading['sets'] | undefined => {
  if (ownSupplyWords(remark) !== undefined) return undefined;
  const { sets, note, problem } = reader.read(`${what} ${remark}`, { hasQuantity: true });
  const [described, ...others] = sets;
  if (!set || !described || others.length > 0 || note !== '' || problem) return undefined;
  return described.parts.length === 1 && sumOf(described.parts) === sumOf(set.parts) ? sets : undefined;
};

/** A number alone is the number of slots. */
const frameWords = (text: string): string => (/^[1-5]$/u.test(text) ? `${text}x` : text);

const nearestOf = (sets: ItemReading['sets']): readonly NearReading[] =>
  meantFunctions(sets.flatMap(({ parts }) => parts)).map((functionId) => ({ kind: 'function', functionId }));

/** The sets whose parts fill the named frame; a frame named in another cell was not known when the words were read. */
const fittingSets = (sets: ItemReading['sets'], slots: Slot | null): ItemReading['sets'] =>
  slots === null ? sets : sets.filter(({ parts }) => sumOf(parts) === slots);

/** The symbols in a cell, with their counts: `DR2/11: DKW1/11 + SW1M, 2× SL3W`. */
const symbolsIn = (text: string, reader: ItemReader): readonly CountedSymbol[] => {
  if (text === '') return [];
  if (reader.isSymbol(text)) return [{ symbol: text, count: 1 }];
  return text
    .split(/[,;:|+\n]|\s+(?![x×х]\s)(?<!\d\s?[x×х]\s+)/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const [, count, symbol = ''] = /^(?:(\d{1,4})\s?[x×х]\s?)?(.+)$/u.exec(piece) ?? [];
      const isSymbol = symbol === EMPTY_SLOT || reader.isSymbol(symbol) || looksLikeSymbol(symbol);
      return isSymbol ? [{ symbol, count: Number(count ?? 1) }] : [];
    });
};
