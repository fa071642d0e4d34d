import { pieceUnit } from '../quantity.ts';
import { mentionsIp44 } from '../set/seal.ts';
import { correctedRow } from './corrected-row.ts';
import { joinNotes } from './item-reading.ts';
import { doubtWords, meansOthers } from './doubts.ts';
import type { FlatListContext, ListRow, RowCorrection } from './flat-list.ts';
import { namesBothSides, startsWithPlural } from './item-quantity.ts';
import { namesFrame, namesLook, stripModifiers } from './modifiers.ts';
import { numeralOf } from './numbers.ts';
import { isAppliance, isPlace, isTelevision } from './place-words.ts';
import {
  distributiveWords,
  driveWords,
  isBareAdjective,
  isItemNoun,
  isLighting,
  otherProductWords,
  ownSupplyWords,
} from './product-words.ts';
import { isRoomNoun } from './room-names.ts';
import { and, exactly, flat, foundIn, phrases, trimmed, wordsIn } from './words.ts';

/**
 * Finds words that are understood instead of those of a row that is not: those among them that name items, or all of them
 * if the row was left because of its remark. "just a twin socket + USB, right of the hob" becomes "twin socket + USB".
 * Undefined if there are none, or if other words of the row may change, count, doubt or withdraw an item.
 */
export const nearText = <Product>(
  row: ListRow<Product>,
  context: FlatListContext<Product>,
): RowCorrection | undefined => {
  const { text, contents, note } = row;
  if ([text, note].some((words) => doubtWords(words) !== undefined || meansOthers(words) || words.includes('?')))
    return undefined;
  const isRead = (correction: RowCorrection): boolean =>
    correctedRow(row, correction, context).every(({ reading }) => reading.kind === 'set' || reading.kind === 'product');
  const place = `${note}, ${contents}`;
  const sides = foundIn(bothSides, contents);
  const isForTwo = bothSides.test(flat(place)) || namesBothSides(place);
  const apart = sides === undefined ? contents : contents.replace(sides, ' ($&) ');
  const items = isLeftForRemark(row) ? wholeOf(row) : itemsIn(apart, context);
  const others = joinNotes([note, items?.note]).replace(foundIn(bothSides, place) ?? '', '');
  if (!items || changesItem(others, context) || (!items.isCounted && startsWithPlural(items.text))) return undefined;
  if (isForTwo ? items.isCounted : distributiveWords(place) !== undefined) return undefined;
  const near = { text: items.text, times: isForTwo && row.inherited.quantity === null ? 2 : 1, note: items.note };
  return isRead(near) ? near : undefined;
};

/** Whether the reason for leaving a row is in its remark. */
const isLeftForRemark = <Product>({ reading, contents, note }: ListRow<Product>): boolean =>
  reading.kind === 'not-understood' &&
  reading.reason === 'unknown-words' &&
  reading.words.every((words) => note.includes(words) && !contents.includes(words));

const wholeOf = <Product>({ contents, inherited }: ListRow<Product>): ItemWords => ({
  text: contents,
  note: '',
  isCounted: inherited.quantity !== null || /\d/u.test(contents),
});

/** Whether words may change the items beside them: by a number, a frame, or as items of their own. */
const changesItem = <Product>(words: string, context: FlatListContext<Product>): boolean =>
  namesFrame(words) ||
  mentionsIp44(words) ||
  [otherProductWords, driveWords, ownSupplyWords].some((wordsOf) => wordsOf(words) !== undefined) ||
  words.split(/\s+/u).some((word) => isCount(trimmed(word))) ||
  wordsIn(words).some(
    ({ word }) =>
      isItemNoun(word) || changing.test(flat(word)) || (kindOfPhrase(word, context) === 'item' && !isTelevision(word)),
  );

/** Words that lack, add or join an item: "bez USB", "drugie przy pralce", "obok". */
const changing =
  exactly(`bez, без, without, no, not, nie, ne, не, není, nejsou, nech*, drugi*, kolejn*, następn*, druh*, další*, ďalš*, друг*, інш*, another, second, other,
  razem, wspóln*, spolu, společn*, spoločn*, разом, спільн*, together, same, osobn*, zvlášť, zvlast, samostatn*, окрем*, separat*`);

/** Words by which each of two sides gets the item. */
const bothSides =
  phrases(`po obu stron*, z obu stron, z każdej stron*, z dwóch stron, po obou stran*, na obou stran*, z obou stran, z každé strany, z kazdy strany, po oboch stran*, na oboch stran*, na obe strany, z oboch strán, z každej strany,
  по обидва боки, з обох боків, з обох сторін, з двох боків, з двох сторін, з кожного боку, обабіч, on both sides, both sides, on either side, either side, on each side, each side,
  lewa i prawa, lewej i prawej, levá i pravá, levá a pravá, ľavá aj pravá, ľavá a pravá, ліва і права, ліва та права, vlevo i vpravo, vlevo a vpravo, vľavo aj vpravo, зліва і справа, зліва та справа, left and right, left & right`);

/** The words of a text that name items, with their numbers, frames and looks; `note`: the other words. */
type ItemWords = { readonly text: string; readonly note: string; readonly isCounted: boolean };

const itemsIn = <Product>(text: string, context: FlatListContext<Product>): ItemWords | undefined => {
  const clauses = clausesOf(text).map((clause) => ({ ...clause, ...wordsOfClause(clause.words, context) }));
  const last = clauses.findLastIndex(({ kinds }) => kinds.includes('item'));
  const colon = clauses.findLastIndex(({ sign }, at) => sign === ': ' && at <= last);
  // Words before a colon or a dash tell a place, unless they name the frame.
  const isKept = ({ items, isLabel, kinds }: (typeof clauses)[number], at: number): boolean =>
    items !== '' && (kinds.includes('frame') || (at >= colon && (!isLabel || at >= last)));
  const kept = clauses.filter(isKept);
  const first = clauses.findIndex(isKept);
  const found = kept.map(({ items, sign }, at) => (at === 0 ? items : `${sign}${items}`)).join('');
  const note = clauses
    .map((clause, at) => trimmed(isKept(clause, at) ? clause.others : clause.words))
    .filter((words) => words !== '')
    .join(', ');
  const isSentence = kept.flatMap(({ kinds }) => kinds).length > wordsIn(found).length * MOST_WORDS_FOR_EACH;
  // A set without one of its parts is another one.
  const isTorn = clauses.some(({ items, sign }, at) => {
    const before = clauses.slice(0, at).findLast(({ words }) => /\p{L}/u.test(words));
    return sign === ' + ' && (items === '') !== (before?.items === '');
  });
  // Words behind a comma may describe the item: "socket, red".
  const isDescribed = clauses.some(
    (clause, at) => at > first && !isKept(clause, at) && !clause.isRemark && clause.kinds[0] !== 'place',
  );
  return last < 0 || note === '' || isSentence || isTorn || isDescribed || kept.some(({ isUnclear }) => isUnclear)
    ? undefined
    : { text: found, note, isCounted: kept.some(({ kinds }) => kinds.includes('count')) };
};

/** If items are fewer than one in so many words, the text is a sentence that happens to have a word for one. */
const MOST_WORDS_FOR_EACH = 5;

/** Words between signs. */
type Clause = {
  readonly words: string;
  /** The sign before them, with blanks. */
  readonly sign: string;
  /** Whether a colon or a dash follows. */
  readonly isLabel: boolean;
  /** Whether they are in brackets. */
  readonly isRemark: boolean;
};

const clausesOf = (text: string): readonly Clause[] => {
  const pieces = text.split(/\s*([,;](?!\d)|[()\n•]|:(?=\s|$)|(?<=\s)[-–—+](?=\s))\s*/u);
  return pieces.flatMap((words, at): Clause | [] => {
    const [before = '', after = ''] = [pieces[at - 1], pieces[at + 1]];
    const sign = /^[;:]$/u.test(before) ? `${before} ` : /^[-–—+]$/u.test(before) ? ` ${before} ` : ', ';
    if (at % 2 === 1 || words === '') return [];
    return { words, sign, isLabel: /^[:–—-]$/u.test(after), isRemark: before === '(' };
  });
};

type Kind = 'item' | 'frame' | 'look' | 'count' | 'joining' | 'place' | 'filler' | 'other';

type WordsOfClause = {
  readonly items: string;
  readonly others: string;
  /** The kind of each word. */
  readonly kinds: readonly Kind[];
  /** Unknown words beside or between the items may say which ones: "dbl socket". */
  readonly isUnclear: boolean;
};

const wordsOfClause = <Product>(text: string, context: FlatListContext<Product>): WordsOfClause => {
  const words = text.split(/\s+/u);
  const kinds: Kind[] = [];
  while (kinds.length < words.length) {
    const rest = words.slice(kinds.length);
    const { kind, length } = kindAtStart(rest, context);
    kinds.push(...rest.slice(0, length).map(() => kind));
  }
  const isOnlyCount = kinds.every((kind) => kind === 'count');
  const isNamed = (at: number): boolean => ['item', 'frame', 'look'].includes(kinds[at] ?? '');
  const isKept = kinds.map((kind, at) => {
    if (kind === 'joining') return isNamed(at - 1) && (isNamed(at + 1) || kinds[at + 1] === 'count');
    // "2 szt." has two words, and an adjective may stand before the item.
    const isBeside = [-2, -1, 1, 2].some((step) => kinds[at + step] === 'item' || kinds[at + step] === 'frame');
    return kind === 'count' ? isOnlyCount || isBeside : isNamed(at);
  });
  const [first, last] = [isKept.indexOf(true), isKept.lastIndexOf(true)];
  const wordsThat = (areKept: boolean): string => words.filter((_, at) => isKept[at] === areKept).join(' ');
  return {
    items: trimmed(wordsThat(true)),
    others: wordsThat(false),
    kinds,
    isUnclear: kinds.some(
      (kind, at) =>
        (at >= first - 1 && at <= last + 1 && (kind === 'other' || (kind === 'joining' && !isKept[at]))) ||
        (at > first && at < last && isKept[at] === false && kind !== 'filler'),
    ),
  };
};

/** The kind of the first words: of the longest phrase that names an item or a look, of a place, or of one word. */
const kindAtStart = <Product>(
  words: readonly string[],
  context: FlatListContext<Product>,
): { readonly kind: Kind; readonly length: number } => {
  const word = trimmed(words[0] ?? '');
  if (isPlace(word)) {
    const behind = words.length > 1 ? kindAtStart(words.slice(1), context) : undefined;
    if (behind?.kind === 'frame') return { kind: 'frame', length: behind.length + 1 };
    return { kind: 'place', length: behind?.kind === 'filler' ? 3 : 2 };
  }
  if (fillers.test(flat(word))) return { kind: 'filler', length: 1 };
  for (let length = Math.min(words.length, MOST_WORDS_OF_NAME); length > 0; length -= 1) {
    const phrase = trimmed(words.slice(0, length).join(' ')).replace(/^[^\p{L}\p{N}]+/u, '');
    const kind = kindOfPhrase(phrase, context);
    if (kind) return { kind, length };
  }
  if (isCount(word)) return { kind: 'count', length: 1 };
  if (isAppliance(word) || height.test(flat(word))) return { kind: 'place', length: 1 };
  return { kind: joining.test(flat(word)) ? 'joining' : 'other', length: 1 };
};

const MOST_WORDS_OF_NAME = 6;

const kindOfPhrase = <Product>(phrase: string, context: FlatListContext<Product>): Kind | undefined => {
  const name = phrase.replace(/^\d{1,3}\s?[x×х]\s?(?=\p{L})/iu, '');
  const isOther = isRoomNoun(name) || isAppliance(name) || isLighting(name) || ownSupplyWords(name) !== undefined;
  if (/\p{L}/u.test(name) && !isOther && !isBareAdjective(name) && context.index.functions.matching(name).length > 0)
    return 'item';
  const { look, box, rest } = stripModifiers(phrase, context);
  if (/[\p{L}\p{N}]/u.test(rest.replace(/ip\s?44/iu, ''))) return undefined;
  if (look.slots !== null) return 'frame';
  return namesLook(look) || box !== null || mentionsIp44(rest) ? 'look' : undefined;
};

/** Words that say nothing about the item behind them. */
const fillers =
  exactly(`zwykł*, normaln*, standardow*, dodatkow*, jeszcze, też, także, tylko, obyčejn*, klasick*, ještě, také, taky, jen, obyčajn*, ešte, tiež, iba, len,
  звичайн*, додатков*, ще, також, тільки, лише, a, an, the, just, only, also, plain, normal, regular, ordinary, standard`);

/** Heights and adverbs of place in one word: "h=110", "dole". */
const height = new RegExp(
  String.raw`^(?:h|v|в|wys|vys)[.:]?=?\d{2,4}(?:[cm]m|см|мм)?$|${exactly('dole, nisko, wysoko, nahoře, hore, uprostřed, uprostred, внизу, вгорі, low').source}`,
  'u',
);

const joining = exactly(and.replaceAll('|', ', '));

const countPattern = new RegExp(String.raw`^(?:[x×х]?\d{1,3}[x×х]?|(?:\d{1,3}\s?)?${pieceUnit})\.?$`, 'iu');

const isCount = (word: string): boolean => countPattern.test(word) || numeralOf(word) !== undefined;
