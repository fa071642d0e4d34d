import { doubtWords } from './doubts.ts';
import type { FlatListContext, ListedLook } from './flat-list.ts';
import { isGreeting, isTitle } from './line-words.ts';
import { mergeLooks, namesFrame, namesLook, noLook, stripModifiers } from './modifiers.ts';
import type { ItemReader } from './read-item.ts';
import { isFloor, isRoomNoun, namesSeveralRooms } from './room-names.ts';
import { and, flat, letters, phrases, startingWith, wordPattern, wordsIn } from './words.ts';

/** The look of a list, and that of some rooms, by the words for each of these. */
export type LooksByRoom = {
  readonly look: ListedLook;
  readonly exceptions: readonly { readonly look: ListedLook; readonly rooms: readonly string[] }[];
};

const stated = wordPattern(
  `napis*, zaznaczo*, podan*, wskazan*, zapisan*, inaczej, psán*, napsán*, uveden*, písan*, jinak, inak, вказан*, зазначен*, напис*, напиш*, інакше, stated, noted, specified, written, marked, said, say`,
);

/** A condition that holds for every look of a list, as items with a look of their own have that: "chyba że napisano". */
const unlessStated = new RegExp(
  String.raw`[\s,]*(?<![${letters}])(?:(?:${wordPattern('chyba że, хіба що, крім, окрім, unless, except where, except when, není-li, nie je-li, jeśli nie, výnimky sú, výjimky jsou, wyjątki są, винятки, exceptions are')})|(?:${wordPattern('o ile, jeśli, jeżeli, pokud, ak, pokiaľ, якщо, if, where, kde, gdzie, де')})\s+(?:${wordPattern('nie, není, neni, nie je, не, not')}|(?=ne)))\s*(?:(?:${wordPattern('otherwise, де, gdzie, kde, to, je, jest, i')})\s+)*(?:ne)?(?:${stated})(?:\s+(?:${wordPattern('inaczej, jinak, inak, інше, інакше, otherwise, niżej, poniżej, níže, nižšie, нижче, below')}))?(?![${letters}])`,
  'u',
);

/** Words by which a look is that of all sets. */
const forAll = wordPattern(
  `wszystko, wszystkie, wszędzie, całość, osprzęt, kolor, kolory, barva, barvy, všechno, všechny, vše, všude, farba, farby, všetko, všetky, všade, rámy, ramki, rámečky, rámiky, rámčeky, рамки, frames, w całym domu, w całym mieszkaniu, cały dom, całe mieszkanie, v celém bytě, celý byt, v celom byte, колір, усе, все, всі, усі, скрізь, всюди, усюди, everything, everywhere, throughout, all over, all round, all, colour, color, finish`,
);

/** Words by which a look is that of all other rooms. */
const forRest = wordPattern(
  'reszta, resztę, pozostałe, inne, else, gdzie indziej, zbytek, jinde, jinak, inak, ostatní, zvyšok, inde, ostatné, решта, інші, інше, rest, elsewhere, others, otherwise',
);

const isForAll = phrases(`${forAll}, ${forRest}`.replaceAll('|', ','));
const startsForAll = new RegExp(String.raw`^[\s(]*(?:w|v|vo|ve|in|у|в)?\s*(?:${forAll})(?![${letters}])`, 'u');

/** Words before a room whose look is not that of the list: "celá obývačka by mala byť čierna". */
const wholeRoom =
  'w cał*, v celé, v celej, у всій, in the whole, cał*, celá, celý, celé, celou, увесь, весь, вся, всю, whole, entire';
const startsWithWhole = startingWith(wholeRoom);

/** Words before an exception. */
const exceptionWords = phrases(
  `a tylko, tylko, jedynie, oprócz, prócz, poza, za wyjątkiem, ale, jen, jenom, pouze, kromě, krom, mimo, len, iba, okrem, тільки, лише, крім, окрім, але, а, except for, except, apart from, but, only, with`,
);

/** Words around looks and rooms without a meaning of their own. */
const others = phrases(
  `${forAll}, ${forRest}, ${wholeRoom}, by mal*, powin*, być, має, бути, aj, też, také, taky, також, plain, nothing fancy, i would like, i'd like, we'd like, we would like, we want, kolorze, kolorach, barvě, farbe, кольорі, ramek, rámeček, proszę, poprosimy, prosím, prosíme, please, pls, будь ласка, w, we, na, v, ve, vo, do, dla, pro, pre, u, у, в, на, для, in, the, for, of, a, i, to, be, is, are, it, which, should, will, there, that, tam, tu, там, ma być, mają być, bude, budou, budú, byť, být, буде, має бути, tak, ano, áno, так, yes, bychom, chtěli, chceme, chcemy, by sme, chceli, хочемо, radši`.replaceAll(
    '|',
    ',',
  ),
);

const withoutOthers = (text: string): string => {
  let rest = text;
  for (let found = others.exec(flat(rest)); found; found = others.exec(flat(rest)))
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  return wordsIn(rest)
    .map(({ word }) => word)
    .join(' ');
};

const MOST_WORDS_OF_EXCEPTION = 4;

/**
 * The looks in a line that gives the look of the list, with exceptions for rooms or for items with a look of their own:
 * "wszystko białe, tylko salon czarny", "white unless stated". `rest`: what else the line says, without titles and
 * greetings. Nothing if any word for a look is not understood.
 */
export const looksByRoom = <Product>(
  text: string,
  context: FlatListContext<Product>,
  reader: ItemReader,
  /** Above all rooms, "white, lounge black" needs no words for all. */
  isAboveRooms = false,
): (LooksByRoom & { readonly rest: string }) | undefined => {
  const isOpen =
    !isAboveRooms && ![unlessStated, isForAll, exceptionWords, startsWithWhole].some((words) => words.test(flat(text)));
  if (isOpen || text.includes('?')) return undefined;
  const isLook = (words: string): boolean => namesLook(stripModifiers(words, context).look);
  const sentences = text.split(/(?<=[\p{L}\d)]{4}[.!])\s+/u);
  const at = sentences.findIndex(isLook);
  const sentence = sentences[at] ?? '';
  const condition = unlessStated.exec(flat(sentence));
  const pieces = piecesOf(sentence.slice(0, condition?.index), sentence.slice(endOf(condition)));
  const first = pieces.findIndex((piece) => startsForAll.test(flat(piece)));
  const start = first < 0 || pieces.slice(0, first).some(isLook) ? 0 : first;
  const described = pieces.slice(start);
  const before = [...sentences.slice(0, at), ...pieces.slice(0, start)];
  const after = sentences.slice(at + 1);
  const isOther = [...before, ...after].every((words) => !isLook(words) && !namesRoomOrItem(words, reader));
  const looks =
    isOther && doubtWords(described.join(', ')) === undefined ? looksOf(described, context, reader) : undefined;
  const isForList =
    isAboveRooms ||
    described.some(
      (piece) => isForAll.test(flat(piece)) || startsWithWhole.test(flat(piece)) || piece.startsWith(mark),
    );
  if (!looks || (condition === null && (looks.exceptions.length === 0 || !isForList))) return undefined;
  const [head, tail] = [before.join(', '), after.join(' ')];
  const further = [isTitle(head) || isGreeting(head) ? '' : head, isGreeting(tail) ? '' : tail];
  return { ...looks, rest: further.filter((words) => words !== '').join(', ') };
};

/** The end of what a pattern found; the end of any text if it found nothing. */
const endOf = (found: RegExpExecArray | null): number => (found ? found.index + found[0].length : Infinity);

export const namesRoomOrItem = (text: string, reader: ItemReader): boolean =>
  isFloor(text) ||
  wordsIn(text).some(({ word }) => isRoomNoun(word)) ||
  text.split(',').some((piece) => reader.read(piece).sets.length > 0 && reader.read(piece).problem === null);

/** The sign before a piece with an exception. */
const mark = '!';

/** The pieces of a sentence: between commas, brackets and dashes, and before words for exceptions. */
const piecesOf = (...texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.split(/[,;:()=]|\s[–—-]+\s/u))
    .flatMap((piece) => {
      const found = exceptionWords.exec(flat(piece));
      return found ? [piece.slice(0, found.index), `${mark}${piece.slice(found.index + found[0].length)}`] : [piece];
    })
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** The looks of pieces, if each is a look for all, or a room with a look in the same or the next piece. */
const looksOf = <Product>(
  pieces: readonly string[],
  context: FlatListContext<Product>,
  reader: ItemReader,
): LooksByRoom | undefined => {
  let general = noLook;
  let room: string | undefined;
  const exceptions: { look: ListedLook; rooms: readonly string[] }[] = [];
  for (const piece of pieces) {
    const { look, box, rest } = stripModifiers(piece, context);
    const words = withoutOthers(rest);
    const isColour = (look.finishId ?? look.familyId) !== null;
    if (box !== null || look.slots !== null || /\d{3}/u.test(words)) return undefined;
    if (words !== '') {
      const count = wordsIn(words).length;
      const isItem = reader.read(words).sets.length > 0;
      if (room !== undefined || count > MOST_WORDS_OF_EXCEPTION || isItem || namesFrame(piece)) return undefined;
      room = namesLook(look) ? undefined : rest;
      if (isColour) exceptions.push({ look, rooms: roomsIn(rest) });
      else if (room === undefined) return undefined;
    } else if (room !== undefined && isColour) {
      exceptions.push({ look, rooms: roomsIn(room) });
      room = undefined;
    } else if (namesLook(look)) {
      const isSecond = isColour && (general.finishId ?? general.familyId) !== null;
      if (isSecond || piece.startsWith(mark)) return undefined;
      general = mergeLooks(general, look);
    }
  }
  // The line of frames is that of all rooms.
  const isWhole =
    room === undefined &&
    ((general.finishId ?? general.familyId) !== null || startsWithWhole.test(flat(pieces[0] ?? ''))) &&
    exceptions.every(({ look }) => look.lineId === null);
  return isWhole ? { look: general, exceptions } : undefined;
};

/** The rooms that an exception names: "the bathroom and utility". */
const roomsIn = (text: string): readonly string[] =>
  text
    .split(new RegExp(String.raw`\s(?:${and})\s|[/&+]`, 'iu'))
    .map(withoutOthers)
    .filter((room) => room !== '');

/** Words of the names of rooms that may be left out: "Living room" is "living". */
const generalNouns = phrases('pokój, pokoju, izba, izbe, izby, pokoj, místnost, кімната, кімнаті, кімнати, room, rm');

const wordsOfRoom = (room: string): readonly string[] => {
  const plain = flat(room).replaceAll(/(?<=\p{L}{3})rooms?(?!\p{L})/gu, '');
  const words = wordsIn(plain).map(({ word }) => word);
  const special = words.filter((word) => !generalNouns.test(word));
  return special.some((word) => /\p{L}/u.test(word)) ? special : words;
};

/** Whether two words are forms of one: "salonie", "salon". */
const areForms = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  const common = Array.from(one).findIndex((letter, at) => letter !== other[at]);
  const same = common < 0 ? one.length : common;
  return (
    one === other || (length > 2 && same >= Math.max(3, length - 2) && Math.max(one.length, other.length) - same < 4)
  );
};

/** The rooms of a list that a phrase means. Nothing if there is none, or if it may be each of several. */
export const roomsMeant = (phrase: string, rooms: readonly string[]): readonly string[] | undefined => {
  const words = wordsOfRoom(phrase);
  const found = rooms.filter((room) => {
    const names = wordsOfRoom(room);
    const further = names.filter((name) => !words.some((word) => areForms(word, name)));
    // "Salon z aneksem" is more than the living room.
    return words.every((word) => names.some((name) => areForms(word, name))) && !further.some(isRoomNoun);
  });
  const isOne = new Set(found.map((room) => flat(room))).size === 1;
  return isOne || (found.length > 0 && namesSeveralRooms(phrase)) ? found : undefined;
};
