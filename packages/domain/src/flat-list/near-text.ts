import { pieceUnit } from '../quantity.ts';
import { mentionsIp44 } from '../set/seal.ts';
import { correctedRow, type RowCorrection } from './corrected-row.ts';
import { doubtWords, meansOthers } from './doubts.ts';
import type { FlatListContext, ListRow } from './flat-list.ts';
import { namesBothSides } from './item-quantity.ts';
import { namesLook, stripModifiers } from './modifiers.ts';
import { numeralOf } from './numbers.ts';
import { isAppliance, isPlace } from './place-words.ts';
import {
  distributiveWords,
  isItemNoun,
  isLighting,
  isSwitch,
  otherProductWords,
  ownSupplyWords,
} from './product-words.ts';
import { isRoomNoun } from './room-names.ts';
import { and, exactly, flat, phrases, trimmed, wordsIn } from './words.ts';

/**
 * Finds words that are understood instead of those of a row that is not: its own, if it was left because of others, or
 * those among them that name items. "worktop right of the hob: twin socket + USB" becomes "twin socket + USB". Undefined if
 * there are none, or if the row doubts or withdraws an item. Whether they mean the same is for the visitor to decide.
 */
export const nearText = <Product>(
  row: ListRow<Product>,
  context: FlatListContext<Product>,
): RowCorrection | undefined => {
  const { text, contents } = row;
  if (doubtWords(text) !== undefined || meansOthers(text) || text.includes('?') || lacks(text)) return undefined;
  const isRead = (correction: RowCorrection): boolean => {
    const rows = correctedRow(row, correction, context);
    return rows.length > 0 && rows.every(({ reading }) => reading.kind === 'set' || reading.kind === 'product');
  };
  const whole = { text: contents, times: 1, note: '' };
  if (isRead(whole)) return whole;
  const items = itemsIn(contents, context);
  if (!items) return undefined;
  const isForTwo = namesBothSides(contents) || bothSides.test(flat(contents));
  if (isForTwo ? items.isCounted : distributiveWords(contents) !== undefined) return undefined;
  const near = { text: items.text, times: isForTwo && row.inherited.quantity === null ? 2 : 1, note: items.note };
  return isRead(near) ? near : undefined;
};

/** Words by which each of two sides gets the item. */
const bothSides =
  phrases(`obu, oboma, obydw*, obie, z dwóch stron, z każdej strony, oběma, obou, obě, oboch, obidv*, z každé strany, z kazdy strany, z každej strany,
  обох, обидв*, обабіч, з двох боків, з двох сторін, з кожного боку, both, either side, each side`);

const lacking = exactly('bez, без, without, no, not, nie, ne, не, není, nejsou, nech*');

/** Whether words withdraw or lack an item: "bez USB", "not two". */
const lacks = (text: string): boolean => wordsIn(flat(text)).some(({ word }) => lacking.test(word));

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
  const isOther =
    note.split(/\s+/u).some((word) => isCount(trimmed(word)) || isItemNoun(trimmed(word))) ||
    otherProductWords(note) !== undefined ||
    kept.some(({ isUnclear }) => isUnclear);
  return last < 0 || note === '' || isSentence || isTorn || isOther
    ? undefined
    : { text: found, note, isCounted: kept.some(({ kinds }) => kinds.includes('count')) };
};

/** If items are fewer than one in so many words, the text is a sentence that happens to have a word for one. */
const MOST_WORDS_FOR_EACH = 5;

/** Words between signs. `sign`: the sign before them, with blanks. `isLabel`: a colon or dash follows. */
type Clause = { readonly words: string; readonly sign: string; readonly isLabel: boolean };

const clausesOf = (text: string): readonly Clause[] => {
  const pieces = text.split(/\s*([,;](?!\d)|[()\n•]|:(?=\s|$)|(?<=\s)[-–—+](?=\s))\s*/u);
  return pieces.flatMap((words, at): Clause | [] => {
    const [before = '', after = ''] = [pieces[at - 1], pieces[at + 1]];
    const sign = /^[;:]$/u.test(before) ? `${before} ` : /^[-–—+]$/u.test(before) ? ` ${before} ` : ', ';
    return at % 2 === 1 || words === '' ? [] : { words, sign, isLabel: /^[:–—-]$/u.test(after) };
  });
};

type Kind = 'item' | 'frame' | 'look' | 'count' | 'joining' | 'place' | 'other';

type WordsOfClause = {
  readonly items: string;
  readonly others: string;
  /** The kind of each word. */
  readonly kinds: readonly Kind[];
  /** Unknown words beside "switch" may say which one. */
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
  const wordsThat = (areKept: boolean): string => words.filter((_, at) => isKept[at] === areKept).join(' ');
  return {
    items: trimmed(wordsThat(true)),
    others: wordsThat(false),
    kinds,
    isUnclear: words.some((word, at) => {
      const beside = new Set([kinds[at - 1], kinds[at + 1]]);
      return isItemNoun(trimmed(word)) && isSwitch(word) && !beside.has('item') && beside.has('other');
    }),
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
    return behind?.kind === 'frame' ? { kind: 'frame', length: behind.length + 1 } : { kind: 'place', length: 2 };
  }
  for (let length = Math.min(words.length, MOST_WORDS_OF_NAME); length > 0; length -= 1) {
    const phrase = trimmed(words.slice(0, length).join(' ')).replace(/^[^\p{L}\p{N}]+/u, '');
    const kind = kindOfPhrase(phrase, context);
    if (kind) return { kind, length };
  }
  return { kind: isCount(word) ? 'count' : joining.test(flat(word)) ? 'joining' : 'other', length: 1 };
};

const MOST_WORDS_OF_NAME = 6;

const kindOfPhrase = <Product>(phrase: string, context: FlatListContext<Product>): Kind | undefined => {
  const name = phrase.replace(/^\d{1,3}\s?[x×х]\s?(?=\p{L})/iu, '');
  const isOther = isRoomNoun(name) || isAppliance(name) || isLighting(name) || ownSupplyWords(name) !== undefined;
  if (/\p{L}/u.test(name) && !isOther && context.index.functions.matching(name).length > 0) return 'item';
  const { look, box, rest } = stripModifiers(phrase, context);
  if (/[\p{L}\p{N}]/u.test(rest.replace(/ip\s?44/iu, ''))) return undefined;
  if (look.slots !== null) return 'frame';
  return namesLook(look) || box !== null || mentionsIp44(rest) ? 'look' : undefined;
};

const joining = exactly(and.replaceAll('|', ', '));

const countPattern = new RegExp(String.raw`^(?:[x×х]?\d{1,3}[x×х]?|(?:\d{1,3}\s?)?${pieceUnit})\.?$`, 'iu');

const isCount = (word: string): boolean => countPattern.test(word) || numeralOf(word) !== undefined;
