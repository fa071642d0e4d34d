import { pieceUnit } from '../quantity.ts';
import { multipleIn, namesFrame } from './modifiers.ts';
import { numberOf, numeral } from './numbers.ts';
import { isPlace, itemJoiner, places, tellsPlace } from './place-words.ts';
import {
  clean,
  exactly,
  flat,
  letters,
  phrases,
  remembering,
  withWord,
  wordPattern,
  wordsIn,
  foundIn,
} from './words.ts';

const bundleNoun = String.raw`(?:${wordPattern('zestaw*, komplet, komplety, kompletów, kompletu, sada, sady, sad, sestav*, zostav*, souprav*, súprav*, комплект*, набір, набори, наборів, set, sets')})(?![${letters}\d])`;

const setNoun = String.raw`(?:${bundleNoun}|(?:${wordPattern('blok, bloki, bloków, bloky, bloků, blokov, блок, блоки, блоків, block, blocks, ramk*, ramek, rámeč*, rámik*, rámč*, рамк*, рамок, frame, frames')})(?![${letters}\d]))`;

const setCount = String.raw`(?:(\d{1,3}|[${letters}']+)(?:\s?[xх×]\s?|\s+))?`;

/** Sets by their contents: "zestaw: gniazdo, usb", "2 komplety: gniazdo, usb". */
const setLabel = new RegExp(
  String.raw`^${setCount}(?:${bundleNoun}(?:\s+(?:(?:nr|no|c)\.?\s?)?[\da-zа-я]{1,2})?|${setNoun}|kpl\.?)\s*[:=]\s*`,
  'u',
);

/** Sets by the number of their parts: "2 ramki po 3 gniazda", "blok 3 gniazd", "2 frames of 3 sockets". */
const countedSet = new RegExp(
  String.raw`^${setCount}${setNoun}\s+(?:(?:po|по|z|ze|s|se|so|з|із|na|на|of|with)\s+)?(?=(\d{1,2}|[${letters}']+)\s+[${letters}])`,
  'u',
);

/** "2 x 3 gniazda". */
const multiplied = new RegExp(String.raw`^(\d{1,3})\s?[xх×]\s?(?=(\d{1,2})\s+[${letters}])`, 'u');

/** Sets by their parts: "zestaw gniazdo + usb", "zestaw 3x gniazdo". */
const setOfItems = new RegExp(String.raw`^${setCount}${bundleNoun}\s+(?=(?:\d\s?[xх×]\s?)?[${letters}])`, 'u');

/** Whether the words of a match that stand for numbers are numbers. */
const isCounted = (found: RegExpExecArray | null): found is RegExpExecArray =>
  found !== null && found.slice(1).every((word?: string) => word === undefined || numberOf(word) > 0);

/** The beginning of contents of sets: a noun for sets, "kpl.", or "2 x 3". A single test excludes most texts. */
const startOfSets = new RegExp(String.raw`(?<![${letters}])(?:${setNoun}|kpl)|^\d{1,3}\s?[xх×]`, 'u');

/** The contents of sets that are named by a noun, and the number of the sets if stated. */
export const contentsOfSets = remembering(
  (text): { readonly quantity: number | null; readonly rest: string } | undefined => {
    const plain = flat(text);
    if (!startOfSets.test(plain)) return undefined;
    const found = [setLabel, countedSet, multiplied, setOfItems].map((pattern) => pattern.exec(plain)).find(isCounted);
    if (!found) return undefined;
    const quantity = found[1] === undefined ? null : numberOf(found[1]);
    return { quantity, rest: text.slice(found[0].length) };
  },
);

const oneFrame = String.raw`(?:${wordPattern(`w jednej ramce, w 1 ramce, we wspólnej ramce, v jednom rámečku, v 1 rámečku, ve společném rámečku, v jednom rámiku, v 1 rámiku,
  v spoločnom rámiku, v jednom rámčeku, в одній рамці, в 1 рамці, у одній рамці, у спільній рамці, in one frame, in 1 frame, in a single frame, in the same frame, on one plate, on the same plate,
  do jednej ramki, do wspólnej ramki, do jednoho rámečku, do společného rámečku, do jedného rámika, do spoločného rámika, в одну рамку, у спільну рамку, into one frame,
  w bloku, v bloku, в блоці, in a block`)})(?![${letters}\d])`;

const sideBySide =
  wordPattern(`wspólna ramka, jedna ramka, společný rámeček, jeden rámeček, spoločný rámik, jeden rámik, спільна рамка, одна рамка, shared frame,
  obok siebie, koło siebie, vedle sebe, vedľa seba, поруч, side by side, next to each other`);

const sharedFrame = new RegExp(
  String.raw`(?<![${letters}\d])(?:${oneFrame}|(?:one frame|1 frame|razem|разом|${sideBySide})(?=\s*[,;)\]]|\s*$)|(?:${flat('w ramce|v rámečku|v rámiku|v rámčeku|в рамці|у рамці|in a frame')})(?=\s*[,;)\]]|\s*$)|(?:blok|блок)(?=\s*[,;)\]]|\s*$|\s+(?:[xх×]\s?\d|\d{1,3}\s?${pieceUnit})))`,
  'u',
);

const onlySharedFrame = new RegExp(
  String.raw`^[\s([]*(?:${oneFrame}|one frame|1 frame|razem|разом|${sideBySide})[\s)\].]*$`,
  'u',
);

const sharedFrameLabel = new RegExp(String.raw`^(?:${oneFrame}\s*:?\s*|${sideBySide}\s*:\s*)(?=\S)`, 'u');

/**
 * A text without the words for one frame of all its items: "gniazdo i usb w jednej ramce". Undefined without them.
 * `countsSets`: a quantity counts such sets, and "4 szt. razem" may only be a sum.
 */
export const withoutSharedFrame = remembering(
  (text): { readonly rest: string; readonly countsSets: boolean } | undefined => {
    const found = sharedFrame.exec(flat(text));
    if (!found) return undefined;
    const after = text.slice(found.index + found[0].length);
    const rest = `${text.slice(0, found.index)} ${after}`.replaceAll(/(?<=[([])[\s,;]+|[\s,;]+(?=[)\]])/gu, '');
    return { rest, countsSets: /^(?:razem|разом)$/u.test(found[0]) || /\d/u.test(after) };
  },
);

const ownFrame = phrases('osobn*, oddzieln*, zvláštn*, samostatn*, vlastn*, окрем*, separate, own, of its own');

const apart = new RegExp(
  String.raw`(?<!(?:obok|vedle|vedla|поруч|beside)\s|[${letters}])(?:${wordPattern('osobno, oddzielnie, zvlášť, samostatně, odděleně, окремо, separately, apart')})(?![${letters}])`,
  'u',
);

const apartAtEnd = new RegExp(
  String.raw`[\s,;–-]+(?:(?:${wordPattern('każd*, každ*, кожн*, each')})\s+)?${apart.source}[\s.]*$`,
  'u',
);

/** A text without the words at its end by which each of its pieces has a frame of its own: "2 gniazda, każde osobno". */
export const withoutApart = remembering((text): string | undefined => {
  const found = apart.test(flat(text)) ? apartAtEnd.exec(flat(`, ${text}`)) : null;
  return found ? text.slice(0, Math.max(0, found.index - 2)) : undefined;
});

/** The words of a note by which items are in frames of their own. "Obok osobno" says this of the whole set. */
export const apartWords = (note: string): string | undefined => foundIn(apart, note);

/** Whether a note names a frame that other items may share: "v rámečcích po třech", but not "w osobnej ramce". */
export const namesSharedFrame = (note: string): boolean => namesFrame(note) && !ownFrame.test(flat(note));

const same = phrases(
  'same, tej samej, tę samą, ta sama, tego samego, stejn*, rovnak*, tej istej, tom istom, тій самій, тій же, ту саму, та сама',
);

/** Whether a text means the frame of other items: "same plate", "w tej samej ramce". */
export const namesSameFrame = (text: string): boolean => namesFrame(text) && same.test(flat(text));

/** Whether a text consists of the words for one frame. */
export const isSharedFrame = (text: string): boolean => onlySharedFrame.test(clean(text));

/** The length of the words for one frame before a colon: "w jednej ramce: gniazdo, usb"; 0 for none. */
export const sharedFrameLabelLength = (text: string): number => sharedFrameLabel.exec(flat(text))?.[0].length ?? 0;

const impliedFrame = new RegExp(
  String.raw`[\s,;]+(?:(?:[wvв]\s+)?(?:kompl[a-z]*|kpl|complete|комплект[${letters}]*)\.?\s+)?(?:${withWord}|vc\.?|vcetne|vratane|wraz z)\s+(?:a\s+)?(?:${flat('ramką|rámečkem|rámečku|rámikom|rámika|rámčekom|rámčeka|rám\\.|рамкою|frame')})(?=\s*(?:[,;([+]|$)|\s\d+\s?${pieceUnit}|\s+(?!(?:pro|pre|dla|for|для)\s+\d)([${letters}]{3,}))`,
  'gu',
);

/** A text without the words that only imply the frame of each set: "kompletne z ramką", "s rámikom". */
export const withoutImpliedFrame = remembering((text): string => {
  const found = [...flat(text).matchAll(impliedFrame)].filter(([, next]) => multipleIn(next ?? '') === undefined);
  return found.reduceRight((rest, { index, 0: { length } }) => rest.slice(0, index) + rest.slice(index + length), text);
});

const complete = phrases('kompl, kpl, kompletn*, complete, в комплекті');

const bundleBeforeFrame = new RegExp(
  String.raw`^${bundleNoun}\s*:?\s+(?=(?:[1-5][\s-]?(?:[x×х]\s?)?)?(?:[${letters}]*ram|рам))`,
  'u',
);

/** A text without the noun for a set before its frame: "sestava 3-rámeček: zásuvka, …". */
export const withoutBundle = remembering((text): string =>
  text.slice(bundleBeforeFrame.exec(flat(text))?.[0].length ?? 0),
);

/** Whether a row says that its set has a frame: "s rámikom", "kompl.". */
export const impliesFrame = (text: string): boolean =>
  complete.test(flat(text)) || text.split('\t').some((cell) => withoutImpliedFrame(cell) !== cell);

/** Whether a text counts frames or sets: "w dwóch ramkach". */
export const countsSets = (text: string): boolean =>
  mentionsSet(text) && wordsIn(text).some(({ word }) => numberOf(word) > 1 || isInflectedNumeral(word));

const inflectedNumeral = exactly(
  "dwóch, trzech, czterech, pięciu, sześciu, dvou, dvoch, tří, čtyř, pěti, šesti, troch, štyroch, piatich, двох, трьох, чотирьох, п'яти",
);

export const isInflectedNumeral = (word: string): boolean => inflectedNumeral.test(flat(word));

const anySetNoun = new RegExp(String.raw`(?<![${letters}])${setNoun}`, 'u');

const anyBundleNoun = new RegExp(String.raw`(?<![${letters}])${bundleNoun}`, 'u');

/** Whether a text names sets, but not by a word for frames. */
export const mentionsBundle = (text: string): boolean => anyBundleNoun.test(flat(text));

export const mentionsSet = (text: string): boolean => anySetNoun.test(flat(text));

const placeBeforeSets = new RegExp(
  String.raw`^(?:${wordPattern(places)})\s+[${letters}\s]{2,40}?\s+(?=(?:(?:\d{1,3}|${numeral})(?:\s?[xх×]\s?|\s+))?${setNoun})`,
  'u',
);

/** The start of the first number before a noun, behind the words for a place: "nad blatem 4x gniazdo", "przy TV dwa gniazda". */
const startOfCount = (text: string): number => {
  const words = wordsIn(text).slice(0, MOST_WORDS_OF_PLACE + 2);
  const at = words.findIndex(({ word }, index) => index > 1 && numberOf(word.replace(/[xх×]$/u, '')) > 0);
  const [before, count] = [words[at - 1], words[at]];
  if (!before || !count || isPlace(before.word) || before.word === 'по') return 0;
  const isNoun = nounBehindCount.test(text.slice(count.start + count.word.length));
  return isNoun && /^[\p{L}\s]+$/u.test(text.slice(0, count.start)) ? count.start : 0;
};

const nounBehindCount = new RegExp(
  String.raw`^(?:\s?[xх×])?\s+(?!(?:${pieceUnit}|${wordPattern(places)})(?![${letters}]))[${letters}]{2}`,
  'u',
);

const MOST_WORDS_OF_PLACE = 4;

/** The length of the words for a place before counted items: "przy TV 2 ramki po 3 gniazda", "nad blatem 4x gniazdo"; 0 for none. */
export const placeLengthBeforeItems = (text: string): number => {
  const plain = flat(text);
  const beforeSets = sharedFrame.test(plain) ? 0 : (placeBeforeSets.exec(plain)?.[0].length ?? 0);
  const start = beforeSets > 0 ? beforeSets : startOfCount(plain);
  const place = text.slice(0, start);
  const isPlaceOnly = beforeSets > 0 || (tellsPlace(place) && !itemJoiner.test(place));
  return isPlaceOnly && !sharedFrame.test(flat(place)) ? start : 0;
};
