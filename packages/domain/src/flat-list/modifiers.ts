import { allSlots, type FrameLine, type Slot } from '../catalogue.ts';
import type { FlatListContext, ListedBox, ListedLook } from './flat-list.ts';
import type { FlatListIndex, Named } from './flat-list-index.ts';
import { exactly, flat, letters, phrases, remembering, withWord, wordPattern, wordsIn } from './words.ts';

export const noLook: ListedLook = { lineId: null, finishId: null, familyId: null, slots: null, frameId: null };

const frameNoun = exactly(
  'ramk*, ramek, ramce, rám, rámeč*, rámik*, rámček*, рамк*, рамок, рамц*, frame, frames, plate, faceplate',
);

/** Multiplicative adjectives, by number of slots. */
const multiples: readonly RegExp[] = [
  'pojedyncz*, jednokrotn*, jednonásobn*, jednoduch*, jednomiestn*, jednomístn*, одинарн*, одномісн*, single',
  'podwójn*, dwukrotn*, dvojnásobn*, dvounásobn*, dvojit*, подвійн*, двомісн*, double, twin',
  'potrójn*, trzykrotn*, trójkrotn*, trojnásobn*, trojit*, потрійн*, тримісн*, triple',
  'poczwórn*, czterokrotn*, čtyřnásobn*, štvornásobn*, чотиримісн*, четверн*, quadruple, quad',
  "pięciokrotn*, pětinásobn*, päťnásobn*, п'ятимісн*, quintuple",
].map(exactly);

/** The number that a noun with these letters contains: 2 for `dvojrámik`, 3 for `trojrámik`. */
const slotsInNoun = (noun: string): ((word: string) => Slot | undefined) => {
  const nouns = ['jedno', 'dvoj, dvou', 'troj, tří', 'čtyř, štvor', 'pěti, päť'].map((numbers) =>
    exactly(numbers.replaceAll(/[^, ]+/gu, `$&${noun}*`)),
  );
  return remembering((word) => slotAt(nouns.findIndex((pattern) => pattern.test(word))));
};

const slotsInFrame = slotsInNoun('rám');
const slotsInSocket = slotsInNoun('zásuv');

/** Endings of a number of slots: `3-krotna`, `3x`, `3-gang`, `3 м.`. */
const suffix = exactly('x, х, krotn*, kr, násobn*, nás, gang, way, місн*, пост*, м');
const countWithSuffix = new RegExp(`^([1-5])(${suffix.source.slice(1, -1)})?$`, 'u');

type NumberOfSlots = { readonly slots: Slot; readonly from: number; readonly to: number };

const slotAt = (index: number): Slot | undefined => allSlots[index];

/** The number of slots that begins or ends at a word; `from` and `to` are indexes of words. */
const numberBeside = (words: readonly string[], at: number, step: 1 | -1): NumberOfSlots | undefined => {
  const [next, afterNext] = [words[at + step] ?? '', words[at + 2 * step] ?? ''];
  const [number, ending] = step === 1 ? [next, afterNext] : [afterNext, next];
  const span = (length: number) => (step === 1 ? { from: at, to: at + length } : { from: at - length, to: at });
  const isFrameFor = step === 1 && /^(?:na|на|for|of|pro|pre)$/u.test(next);
  const digit = isFrameFor ? afterNext : suffix.test(ending) ? number : '';
  const isDigit = /^[1-5]$/u.test(digit);
  const slots = isDigit ? slotAt(Number(digit) - 1) : slotsOfWord(next);
  return slots && { slots, ...span(isDigit ? 2 : 1) };
};

const slotsOfWord = remembering((word): Slot | undefined => {
  const count = countWithSuffix.exec(word)?.[1] ?? /^[xх]([1-5])$/u.exec(word)?.[1];
  return slotAt(count === undefined ? multiples.findIndex((pattern) => pattern.test(word)) : Number(count) - 1);
});

/** The number that an adjective or a compound names: 3 for "gniazdo potrójne" and "trojzásuvka". */
export const multipleIn = (text: string): number | undefined => {
  const words = wordsIn(flat(text)).map(({ word }) => word);
  const numbers = words.map((word) => slotsOfWord(word) ?? slotsInSocket(word) ?? slotsInFrame(word));
  return numbers.find((number) => number !== undefined);
};

/** Whether a text has a word for a frame. */
export const namesFrame = (text: string): boolean => wordsIn(flat(text)).some(({ word }) => isFrameNoun(word));

const isFrameNoun = remembering((word) => frameNoun.test(word) || slotsInFrame(word) !== undefined);

/** A number of slots before a colon or dash, perhaps behind "r." for a frame: "5 way: …", "2x triple: …", "r. poczwórna: …". */
const slotsLabel = new RegExp(
  String.raw`^(\d{1,2}\s?[xх×]\s?)?(?:(r(?:am)?|р(?:ам)?)\.\s?)?([${letters}\d'-]+(?:\s[${letters}]+)?)(?:\s*([:=])|\s[-–—]\s)\s*(?=\S)`,
  'u',
);

/**
 * The frame that is named by its number of slots alone, with a noun, and the contents: "5 way frame", "3 sockets, sat, tv".
 * "2 way" is a switch, "podwójny" a switch or a socket, and "potrójna - …" may be one.
 */
export const frameBySlots = (text: string): { readonly frame: string; readonly contents: string } | undefined => {
  const [label = '', count = '', noun, named = '', sign] = slotsLabel.exec(flat(text)) ?? [];
  const [first = '', ending, ...others] = wordsIn(named).map(({ word }) => word);
  const slots = /[xх]$/u.test(first) ? 1 : (slotsOfWord(first) ?? 1);
  const isSuffix = ending !== undefined && ending.length > 1 && suffix.test(ending);
  const isNamed = noun !== undefined || (isSuffix && !(slots === 2 && ending === 'way'));
  const isAdjective = ending === undefined && slots > 2 && /^\D/u.test(first) && sign !== undefined;
  if (slots === 1 || others.length > 0 || !(isNamed || isAdjective)) return undefined;
  const frame = ending === undefined ? `frame ${named}` : `${named} frame`;
  return { frame: `${count}${frame}`, contents: text.slice(label.length) };
};

/** The words of a frame in a text, with its number of slots if named. */
const frameIn = (
  text: string,
  isFrameCell: boolean,
): (Pick<Named<unknown>, 'start' | 'end'> & { readonly slots: Slot | undefined }) | undefined => {
  const found = wordsIn(flat(text));
  const words = found.map(({ word }) => word);
  for (const [at, word] of words.entries()) {
    const digit = Number(/^[1-5](?=\D)/u.exec(word)?.[0] ?? 0);
    const noun = digit > 0 ? word.slice(1) : word;
    const numbered = digit > 0 && frameNoun.test(noun) ? slotAt(digit - 1) : slotsInFrame(word);
    const isNoun = numbered !== undefined || frameNoun.test(word);
    const isOnePhrase = ({ from, to }: NumberOfSlots): boolean =>
      !/[,;:]/u.test(text.slice(found[from]?.start, found[to]?.start));
    const beside =
      isNoun && numbered === undefined
        ? (text.charAt((found[at]?.start ?? 0) - 1) === '-' ? [-1 as const, 1 as const] : [1 as const, -1 as const])
            .map((step) => numberBeside(words, at, step))
            .find((number) => number && isOnePhrase(number))
        : undefined;
    const bare = isFrameCell && !isNoun ? bareNumber(words, at) : undefined;
    const span = beside ?? bare ?? (isNoun ? { from: at, to: at } : undefined);
    const [first, last] = [found[span?.from ?? -1], found[span?.to ?? -1]];
    if (span && first && last)
      return {
        start: first.start,
        end: last.start + last.word.length,
        slots: numbered ?? beside?.slots ?? bare?.slots,
      };
  }
  return undefined;
};

/** In a cell of a column of frames, the number of slots needs no noun: "3", "potrójna", "3-krotna". */
const bareNumber = (words: readonly string[], at: number): NumberOfSlots | undefined => {
  const slots = slotsOfWord(words[at] ?? '');
  return slots && { slots, from: at, to: suffix.test(words[at + 1] ?? '') ? at + 1 : at };
};

const surface = phrases(
  'puszk* natynkow*, natynkow*, na tynku, na tynk, povrchov* krabic*, na omitk*, na omietk*, na povrch, na povrchu, povrchov* montaz*, накладн* коробк*, накладн*, surface box, surface mounted, surface mount, surface-mounted, surface',
);
const corner = phrases(
  'puszk* narozn*, puszk* natynkow* narozn*, narozn*, rohov* krabic*, rohov*, кутов* коробк*, кутов*, corner box, corner',
);

const colours = phrases(
  `antrac*, grafi*, антрац*, графіт*, beż*, szar*, brąz*, złot*, kremow*, miedz*, stal*, nierdzew*, nerez*, nehrdzav*, нержав*, stainless, inox, šed*, siv*, hněd(?:a|e|y|o)*, zlat*, krém*, měd*, ocel*, беж*, сір*, коричн*, золот*, кремов*, сталь, beige, grey, gray, brown, gold, cream, ivory, copper, steel`,
);

/** Whether a text has a word for a usual colour, which the catalogue may lack. */
export const namesColour = (text: string): boolean => colours.test(flat(text));

const colourAtEnd = new RegExp(
  String.raw`(?<![${letters}])(?:${wordPattern('w, we, v, ve, vo, in, z, ze, s, se, so, from, у, в, з, із, зі')})\s+(?:[${letters}]+\s+)?(?:${colours.source})$`,
  'u',
);

/** Whether a note ends with a colour, as no place does: "nad blatem w szarym", "above the worktop in steel". */
export const endsInColour = (note: string): boolean => colourAtEnd.test(flat(note).trim());

/** Words before the name of a colour: "w kolorze", "farba". */
const finishLabel = new RegExp(
  `(?:(?<![${letters}])(?:${wordPattern('w, v, ve, in, в, у')})\\s+)?(?:${wordPattern('kolor*, barva, barvě, barvy, farba, farbe, farby, provedení, колір, кольор*, colour, color, finish')})\\s*:?\\s*$`,
  'u',
);

/** Words behind the name of a colour: "w białym kolorze". */
const finishLabelBehind = new RegExp(
  `^\\s+(?:${wordPattern('kolorze, barvě, farbe, кольорі, colour, color, finish')})(?![${letters}])`,
  'u',
);

/** Words before a frame: "w ramce potrójnej", "in a triple frame", "z ramką 2x". */
const beforeFrame = new RegExp(
  String.raw`(?<![${letters}\d])(?:${wordPattern('w, we, v, ve, vo, do, в, у, in, in a, in an, in the')}|${withWord})\s+$`,
  'u',
);

/** The look and box that a text names, and the text without these words: each section is replaced by a space. */
export type Stripped = { readonly look: ListedLook; readonly box: ListedBox | null; readonly rest: string };

/** Takes the words of look and box out of a text. `isFrameCell`: the text is a cell of a column of frames or finishes. */
export const stripModifiers = <Product>(
  text: string,
  { index, defaults }: Pick<FlatListContext<Product>, 'index' | 'defaults'>,
  isFrameCell = false,
): Stripped => {
  let rest = text;
  let look = noLook;
  let box: ListedBox | null = null as ListedBox | null;
  const cut = (start: number, end: number): void => {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  };
  const line = index.findLine(rest, defaults?.lineTag);
  if (line) {
    look = { ...look, lineId: line.thing.id };
    cut(line.start, line.end);
  }
  const frame = frameIn(rest, isFrameCell);
  if (frame?.slots) {
    look = { ...look, slots: frame.slots };
    cut(beforeFrame.exec(flat(rest.slice(0, frame.start)))?.index ?? frame.start, frame.end);
  }
  const found = boxIn(rest, index);
  if (found) {
    box = found.thing;
    cut(found.start, found.end);
  }
  const finish = index.findFinish(rest);
  if (finish) {
    look = { ...look, ...finish.thing };
    const label = finishLabel.exec(flat(rest.slice(0, finish.start)));
    const behind = finishLabelBehind.exec(flat(rest.slice(finish.end)))?.[0] ?? '';
    cut(label ? label.index : finish.start, finish.end + behind.length);
  }
  const noun = finish || line || isFrameCell ? frameIn(rest, false) : undefined;
  if (noun && !noun.slots) cut(noun.start, noun.end);
  return { rest, look, box };
};

/** The words for a box, with its colour behind them. */
export const boxIn = (text: string, index: FlatListIndex): Named<ListedBox> | undefined => {
  const plain = flat(text);
  const box = [['corner', corner] as const, ['surface', surface] as const]
    .map(([kind, pattern]) => ({ kind, found: pattern.exec(plain) }))
    .find(({ found }) => found !== null);
  if (!box?.found) return undefined;
  const start = box.found.index;
  const after = start + box.found[0].length;
  const colour = index.findFinish(text.slice(after));
  if (!colour || !/^[\s:]*$/u.test(text.slice(after, after + colour.start)))
    return { thing: { kind: box.kind, colour: null }, start, end: after };
  const end = after + colour.end;
  return { thing: { kind: box.kind, colour: text.slice(after + colour.start, end) }, start, end };
};

/** The line of frames that a look names, or else that of the project's defaults. */
export const lineOfLook = (
  { lineId }: ListedLook,
  { catalogue, defaults }: Pick<FlatListContext<unknown>, 'catalogue' | 'defaults'>,
): FrameLine | undefined =>
  lineId === null ? catalogue.allLines.find(({ tag }) => tag === defaults?.lineTag) : catalogue.findLine(lineId);

/** Whether a look names a line of frames or a colour. */
export const namesLook = ({ lineId, finishId, familyId }: ListedLook): boolean =>
  (lineId ?? finishId ?? familyId) !== null;

/** Combines two looks; the first one has priority. */
export const mergeLooks = (own: ListedLook, inherited: ListedLook): ListedLook => ({
  lineId: own.lineId ?? inherited.lineId,
  ...(own.finishId === null && own.familyId === null
    ? { finishId: inherited.finishId, familyId: inherited.familyId }
    : { finishId: own.finishId, familyId: own.familyId }),
  slots: own.slots ?? inherited.slots,
  frameId: own.frameId ?? inherited.frameId,
});
