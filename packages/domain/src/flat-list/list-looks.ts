import { doubtWords } from './doubts.ts';
import type { ListedLook, ListRow } from './flat-list.ts';
import { isOnlyLook, problemOf, readsNothing } from './item-reading.ts';
import { colourOfAll, fittingsLength, lookLabelLength, namesException, withoutFillers } from './line-words.ts';
import { type LooksByRoom, namesRoomOrItem, roomsMeant } from './looks-by-room.ts';
import { mergeLooks, namesColour, namesLook, noLook } from './modifiers.ts';
import type { ItemReader } from './read-item.ts';
import { isRoomNoun, MOST_WORDS_OF_NAME } from './room-names.ts';
import { wordsIn } from './words.ts';

/** A look of the list, with its line, the number of rows before it and the room above it. */
export type NamedLook = LooksByRoom & { readonly at: number; readonly room: string | null; readonly line: number };

/**
 * Applies the line and the finish of the list: the last one before a row, or else the first one after it. If a look closes
 * each of several rooms, it belongs to its room. A look with an exception for a room that the list lacks is left.
 */
export const withListLooks = <Product>({
  rows: read,
  looks: named,
}: {
  readonly looks: readonly NamedLook[];
  readonly rows: readonly ListRow<Product>[];
}): readonly ListRow<Product>[] => {
  const rooms = [...new Set(read.flatMap(({ room }) => room ?? []))];
  const known = named.map((one) => ({
    ...one,
    byRoom: one.exceptions.map(({ look, rooms: phrases }) => ({
      look,
      meant: phrases.map((phrase) => roomsMeant(phrase, rooms)),
    })),
  }));
  const looks = known.filter(({ byRoom }) => byRoom.every(({ meant }) => meant.every((found) => found !== undefined)));
  const left = new Set(known.filter((one) => !looks.includes(one)).map(({ line }) => line));
  const rows = read.map((row) =>
    left.has(row.line) ? { ...row, reading: problemOf('unknown-words', [row.text]) } : row,
  );
  const hasItems = (some: readonly ListRow<Product>[], room: string): boolean =>
    some.some((row) => row.room === room && row.reading.kind !== 'skipped');
  const isClosing = looks.map(
    ({ at, room, exceptions }) =>
      exceptions.length === 0 && room !== null && hasItems(rows.slice(0, at), room) && !hasItems(rows.slice(at), room),
  );
  const areOfRooms = new Set(looks.map(({ room }) => room)).size > 1 && isClosing.every(Boolean);
  return looks.length === 0
    ? rows
    : rows.map((row, index) => {
        if (row.reading.kind === 'skipped') return row;
        const own = areOfRooms ? looks.filter(({ room }) => room === row.room) : looks;
        const nearest = (names: (look: ListedLook) => boolean): ListedLook => {
          const others = own.filter(({ look }) => names(look));
          const whole = others.findLast(({ byRoom }) => byRoom.length > 0);
          const found = whole ?? others.findLast(({ at }) => at <= index) ?? others[0];
          // A row without a room may belong to that of an exception.
          if (!found || (row.room === null && found.byRoom.length > 0)) return noLook;
          const exception = found.byRoom.find(({ meant }) => meant.flat().includes(row.room ?? ''));
          return mergeLooks(exception?.look ?? noLook, found.look);
        };
        const line = nearest(({ lineId }) => lineId !== null);
        const finish = nearest(({ finishId, familyId }) => (finishId ?? familyId) !== null);
        // "Celá obývačka by mala byť čierna" is no look of the list.
        const ofRoom = looks
          .flatMap(({ look, byRoom }) => (namesLook(look) ? [] : byRoom))
          .findLast(({ meant }) => meant.flat().includes(row.room ?? ''));
        const look = mergeLooks(
          ofRoom?.look ?? noLook,
          mergeLooks({ ...noLook, finishId: finish.finishId, familyId: finish.familyId }, line),
        );
        const { reading } = row;
        return {
          ...row,
          inherited: { ...row.inherited, look: mergeLooks(row.inherited.look, look) },
          reading: reading.kind === 'set' ? { ...reading, look: mergeLooks(reading.look, look) } : reading,
        };
      });
};

/** The look that a text names, if it is nothing else: "ramki: Simon 54 Premium, czarny mat". */
export const lookAlone = (text: string, reader: ItemReader): ListedLook | undefined => {
  const rest = withoutFillers(text.slice(lookLabelLength(text)));
  const pieces = rest.split(/[,;]/u).map((piece) => reader.read(piece.replace(/^\s*[:–—-]\s*/u, '')));
  const look = pieces.map((piece) => piece.look).reduce((one, other) => mergeLooks(one, other), noLook);
  const isAlone = pieces.every((piece) => readsNothing(piece) && piece.note === '');
  return isAlone && namesLook(look) && !text.includes('?') ? look : undefined;
};

/** The colour that words without items name for all sets: "osprzęt p/t, kolor czarny mat". */
export const colourAmongWords = (text: string, reader: ItemReader): ListedLook | undefined => {
  const words = colourOfAll(text);
  const pieces = text.split(/[,;()]/u);
  const named = pieces.filter((piece) => namesColour(piece) || mentionsLook(piece, reader));
  const isOpen = pieces.some(
    (piece) =>
      isExceptionForRoom(piece) ||
      (doubtWords(piece) !== undefined && (named.includes(piece) || wordsIn(piece).length < MOST_WORDS_OF_NAME)),
  );
  const read = words === undefined || isOpen || named.length > 1 ? undefined : reader.read(words);
  const isColour = read !== undefined && readsNothing(read) && read.note === '' && mentionsLook(words ?? '', reader);
  return isColour ? read.look : undefined;
};

/** The colour of all sockets and switches, and what else the line says: "Zásuvky a vypínače v barvě bílé, …". */
export const lookOfFittings = (
  text: string,
  reader: ItemReader,
): (LooksByRoom & { readonly rest: string }) | undefined => {
  const length = fittingsLength(text);
  if (length === 0) return undefined;
  const [, words = '', rest = ''] = /^([^,;.()]+)[\s,;.]*(.*)$/u.exec(text.slice(length)) ?? [];
  const read = reader.read(colourOfAll(words) ?? words);
  const isOther =
    doubtWords(text) !== undefined ||
    namesException(rest) ||
    namesRoomOrItem(rest, reader) ||
    mentionsLook(rest, reader);
  return isOnlyLook(read) && !isOther ? { look: read.look, exceptions: [], rest } : undefined;
};

/** Whether a text names a finish or a line of frames. */
export const mentionsLook = (text: string, reader: ItemReader): boolean =>
  namesLook(reader.read(text.replaceAll(/[()]/gu, ' ')).look);

/** Whether a piece describes one room otherwise: "obývák béžová" in "barva bílá, obývák béžová". */
const isExceptionForRoom = (piece: string): boolean => {
  const [first, second, ...others] = wordsIn(piece);
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    isRoomNoun(first.word) &&
    /\p{L}{3}/u.test(second.word)
  );
};
