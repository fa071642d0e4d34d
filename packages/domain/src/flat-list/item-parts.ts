import { parseQuickEntry, type QuickEntryLookup, type QuickEntryPart } from '../quick-entry.ts';
import { pieceUnit } from '../quantity.ts';
import { isAbbreviation } from './abbreviations.ts';
import type { NotUnderstood } from './flat-list.ts';
import type { FunctionPhrases } from './function-phrases.ts';
import { countInside, numberSign } from './item-quantity.ts';
import { listedPart, meantFunctions, nearestFunctions, problemOf } from './item-reading.ts';
import { numeralOf } from './numbers.ts';
import { endsInAppliance, isAppliance, isOutside, itemJoiner, placesIn, startOfAdverb } from './place-words.ts';
import { isSocket } from './product-words.ts';
import { isRoomNoun } from './room-names.ts';
import { exactly as exactlyOf, flat, remembering, trimmed, withWord, wordsIn } from './words.ts';

/** The parts of a text, and its last words that are a note. */
type PartsAndNote = { readonly parts: readonly QuickEntryPart[]; readonly note: string };

/** Reads texts as the parts of a set. */
export type PartReader = {
  /** Whether a text is exactly a phrase for functions. */
  readonly isPhrase: (text: string) => boolean;
  /** The parts that a whole text names. Undefined if some of its words are no part. */
  readonly readParts: (text: string) => readonly QuickEntryPart[] | undefined;
  /** The parts of a text, whose last words may be a note: the longest beginning that is understood. */
  readonly readPartsAndNote: (text: string) => PartsAndNote | undefined;
  /** Whether a text names nothing but parts. */
  readonly isItem: (text: string) => boolean;
  /** The name "TV/SAT" stays; "schodowy/gniazdo" becomes two parts, and so does any other plus sign. */
  readonly splitJoinedNames: (text: string) => string;
  /** The words of a text that are no part, with the nearest functions. */
  readonly problemOfWords: (text: string) => NotUnderstood;
};

export const createPartReader = (functions: FunctionPhrases): PartReader => {
  const { exactly, matching } = functions;
  const lookup: QuickEntryLookup = {
    dictionary: {
      // "2x gniazdo" counts sockets, although it is also a phrase for the double socket.
      functionsOfPhrase: (phrase) => (isCounted(phrase) ? [] : exactly(phrase)),
      functionsMatching: (phrase) =>
        isCounted(phrase) ? [] : /^\d+\s/u.test(phrase) ? exactly(phrase) : matching(phrase),
      suggestionsFor: () => [],
    },
    findBySymbol: () => undefined,
  };
  const isPhrase = remembering((text) => exactly(text).length > 0);
  const readParts = remembering((text): readonly QuickEntryPart[] | undefined => {
    if (isRoomNoun(text) || !wordsIn(text).some(({ word }) => functions.has(word.replace(/^\d+[x×х]/iu, ''))))
      return undefined;
    // A place that is no part of a phrase is a note: "przy drzwiach", "gniazdo lodówka".
    if (!isPhrase(text) && (placesIn(text).some((at) => !isPhrase(text.slice(at))) || endsInAppliance(text)))
      return undefined;
    // A number may belong to the name: "vypínač č. 6", "two way switches".
    const named = numberInName.test(text) && !text.includes('+') ? matching(text) : [];
    const isClear = named.length === 1 || isPhrase(text) || !gangs.test(text);
    if (named.length > 0 && !isClear) return undefined;
    if (named.length > 0)
      return [{ words: text, start: 0, count: 1, sealed: false, meaning: { kind: 'functions', functionIds: named } }];
    const parts = parseQuickEntry(text, lookup);
    const isKnown = parts.every(
      ({ words, meaning }) => meaning.kind !== 'unknown' && !numberSign.test(words) && !restOfName.test(words),
    );
    if (parts.length > 0 && isKnown) return isRunTogether(text, parts) ? undefined : parts;
    // A number before a comma belongs to the name as well: "vypínač č. 6, zásuvka".
    const pieces = text.split(/,\s/u).map((piece, _, { length }) => (length > 1 ? readParts(piece) : undefined));
    return pieces.includes(undefined) ? undefined : pieces.flatMap((piece) => piece ?? []);
  });
  const isItem = (text: string): boolean => readParts(text) !== undefined;
  const readPartsAndNote: PartReader['readPartsAndNote'] = remembering((text) => {
    const parts = readParts(text);
    if (parts) return { parts, note: '' };
    const [first = '', ...others] = text.split(/\s\+\s/u);
    if (others.length > 0) {
      const pieces = [first, ...others].map(readPartsAndNote);
      if (pieces.includes(undefined)) return undefined;
      return {
        parts: pieces.flatMap((piece) => piece?.parts ?? []),
        note: pieces.flatMap((piece) => piece?.note || []).join('; '),
      };
    }
    for (const at of [...placesIn(text), text.length]) {
      const start = startOfAdverb(text.slice(0, at)) ?? at;
      const head = start < text.length ? readParts(trimmed(text.slice(0, start))) : undefined;
      const note = trimmed(text.slice(start));
      // An outdoor socket needs a lid. A switch outside a room is usually beside its door.
      if (head?.some(({ words }) => isSocket(words)) && isOutside(note)) return undefined;
      if (head) return countInside.test(note) || namesFurtherItem(note) ? undefined : { parts: head, note };
    }
    const words = wordsIn(text);
    for (let count = words.length - 1; count > 0; count -= 1) {
      const tail = words.slice(count);
      if (!tail.every(({ word }) => isAppliance(word))) return undefined;
      const head = readParts(trimmed(text.slice(0, tail[0]?.start)));
      if (head) return { parts: head, note: trimmed(text.slice(tail[0]?.start)) };
    }
    return undefined;
  });
  /** Whether another item follows the place in a note: "nad blatem i łącznik". */
  const namesFurtherItem = (note: string): boolean =>
    note
      .split(itemJoiner)
      .slice(1)
      .some((piece) => isItem(trimmed(piece)) || countsMore(piece) || isItem(wordsIn(piece)[0]?.word ?? ''));

  return {
    isPhrase,
    readParts,
    readPartsAndNote,
    isItem,
    splitJoinedNames: (text) => {
      // "zásuvka / zásuvka / HDMI" repeats a name, so that none is an alternative.
      const sides = text.split(/\s*\/\s*/u);
      if (new Set(sides.map(flat)).size < sides.length && sides.every(isItem)) return sides.join(' + ');
      return text.replaceAll(/[\p{L}\p{N}]+(?:[/+][\p{L}\p{N}]+)+/gu, (token) => {
        const sides = token.split(/[/+]/u);
        if (isPhrase(token) && (!token.includes('+') || sides.every((side) => side.length <= LONGEST_SHORT_NAME)))
          return token;
        if (token.includes('/')) {
          const meant = sides.map((side) => exactly(side)[0]);
          if (meant.includes(undefined) || new Set(meant).size < meant.length) return token;
        }
        return sides.join(' + ');
      });
    },
    problemOfWords: (text) => {
      const parts = parseQuickEntry(text, lookup);
      const unknown = parts.flatMap(({ words, meaning }) => (meaning.kind === 'unknown' ? [words] : []));
      const words = unknown.length === 0 ? [text] : unknown;
      const partial = meantFunctions(parts.map(listedPart));
      const isShort = words.every(
        (word) =>
          isAbbreviation(word) ||
          (/^\p{Ll}{3,6}\.?$/u.test(word) && functions.hasBeginning(word) && numeralOf(word) === undefined),
      );
      return {
        ...problemOf(isShort ? 'unknown-abbreviation' : 'unknown-words', words),
        nearest: nearestFunctions([...words.flatMap(functions.nearest), ...partial]),
      };
    },
  };
};

/** Words that only continue a name: "with USB", "gang switch". */
const restOfName = new RegExp(String.raw`^(?:${withWord}|gang|way|pole)\s`, 'iu');

/** Whether a phrase begins or ends with a count: "2x gniazdo", "gniazdo 2x". */
const isCounted = (phrase: string): boolean => /^\d+\s?[xX×хХ]\s|\s\d+\s?[xX×хХ]$/u.test(phrase);

const gangs = /^(?:\d|one|two|three|four)[\s-](?:way|gang|pole)\s/u;
const numberInName = new RegExp(String.raw`^\p{L}.*\s\d+$|${gangs.source}`, 'u');

/** Whether items follow each other without a sign or word between them: "przycisk dzwonkowy podświetlany" may be one. */
const isRunTogether = (text: string, parts: readonly QuickEntryPart[]): boolean =>
  parts.some((part, at) => {
    const before = parts[at - 1];
    if (!before || flat(before.words) === flat(part.words)) return false;
    return onlyCount.test(text.slice(before.start + before.words.length, part.start));
  });

const onlyCount = new RegExp(String.raw`^\s*(?:[xX×хХ]?\s?\d+\s?(?:[xX×хХ]|${pieceUnit})?\.?)?\s*$`, 'iu');

/** Whether a piece of a note counts another item: "1 przy drzwiach", "jedno z usb", "drugi przy schodach". */
export const countsMore = (piece: string): boolean => {
  const [first = '', ...others] = wordsIn(flat(piece)).map(({ word }) => word);
  return others.length > 0 && (/^\d{1,3}$/u.test(first) || numeralOf(first) !== undefined || another.test(first));
};

/** Words for a further item of the same kind. */
export const another =
  exactlyOf(`drugi, druga, drugie, kolejn*, następn*, trzeci*, jeden, jedno, jedną, dodatkow*, jeszcze, też, druhý, druhá, druhé, druhou, další, ďalši*, jednu, ještě, ešte, také, tiež, třetí,
  другий, друга, другу, ще, також, третій, наступн*, another, second, other, also, more, third`);

/** Letters of short names such as "SAT", which form one name with a plus sign. */
const LONGEST_SHORT_NAME = 4;
