import { countOfBackReference } from './doubts.ts';
import { extraPieces, LEAST_HEIGHT, height, heightPattern } from './item-quantity.ts';
import type { ReadItem } from './item-reading.ts';
import { multipleIn, type Stripped } from './modifiers.ts';
import { invalidQuantityIn, numeralOf, quantityAtEnd, quantityInCell } from './numbers.ts';
import { placesIn } from './place-words.ts';
import { distributiveWords } from './product-words.ts';
import { contentsOfSets, withoutSharedFrame } from './set-words.ts';
import { trimmed, wordsIn } from './words.ts';

/** Takes bracketed sections out of a text. Sections with the name of an item stay. */
export const withoutBrackets = (
  text: string,
  isItem: (inside: string) => boolean,
): { readonly text: string; readonly notes: string[] } => {
  const notes: string[] = [];
  const beforeBrackets = trimmed(text.replace(/[([{].*$/u, ''));
  const isCounted = quantityAtEnd(beforeBrackets) !== undefined || /^\d+\s+\p{L}/u.test(beforeBrackets);
  const outside = text.replaceAll(/[([{]([^()[\]{}]*)[)\]}]/gu, (_, inside: string) => {
    const content = inside.trim();
    if (content === '') return ' ';
    const count = isCounted ? undefined : countOfBackReference(content);
    if (count !== undefined) return ` x${count} `;
    if (isItem(content) || isQuantity(content) || isFrame(content)) return ` ${content} `;
    notes.push(content);
    return ' ';
  });
  return { text: outside, notes };
};

/** Whether brackets name a frame by its size: "(w ramce 3-krotnej)". */
const isFrame = (text: string): boolean =>
  /(?:ramk|ramc|rámeč|rámik|rámč|рамк|рамц|frame)/iu.test(text) && (/\d/u.test(text) || multipleIn(text) !== undefined);

const isQuantity = (text: string): boolean =>
  (/^[\dxX×хХ]/u.test(text) || numeralOf(/^\p{L}*/u.exec(text)?.[0] ?? '') !== undefined) &&
  quantityInCell(text) !== undefined;

/** The brackets of a text with nothing but a quantity: "(2 szt.)". */
export const quantitiesInBrackets = (text: string): readonly string[] =>
  [...text.matchAll(/\(([^()]*)\)/gu)].flatMap(([all, inside = '']) => (isQuantity(inside.trim()) ? [all] : []));

/** Whether brackets only remark something, and neither count nor divide the item. */
export const isPlainNote = (note: string): boolean =>
  invalidQuantityIn(note) === undefined &&
  distributiveWords(note) === undefined &&
  !withoutSharedFrame(note) &&
  !extraPieces.test(note);

/** Whether an item has other ones in brackets, which may be its contents or some of it: "TV (gniazdo, RJ45)", "3 schodowe (1 krzyżowy)". */
export const hasItemsInBrackets = (written: string, isItem: (text: string) => boolean, read: ReadItem): boolean => {
  const [, before = '', inside = '', behind = ''] = /^([^()]*)\(([^()]+)\)([^()]*)$/u.exec(written) ?? [];
  const isCounted = numeralOf(wordsIn(inside)[0]?.word ?? '') !== undefined;
  const isSeveral = isCounted || /[,+]|\d\s?[xX×хХ]?\s+\p{L}/u.test(inside);
  return isSeveral && isItem(trimmed(inside)) && read(`${before} ${behind}`.trim()).sets.length > 0;
};

/** Writes a height above the floor in brackets: "gniazdo h 30", and "gniazdo nad blatem 110" with a place before it. */
export const withHeightInBrackets = (text: string): string => {
  const last = placesIn(text).length > 0 ? /(?<=\p{L}\s)\d{2,4}$/u.exec(text) : null;
  const first = heightAtStart.exec(text);
  if (first) return `${text.slice(first[0].length)} (${first[1]})`;
  if (last && Number(last[0]) >= LEAST_HEIGHT) return `${text.slice(0, last.index)}(h ${last[0]})`;
  return text.replace(height, ' ($1)');
};

/** A height before an item: "h=30 – gniazdo". */
const heightAtStart = new RegExp(String.raw`^(${heightPattern})(?:\s+[-–—]\s+|\s*:\s+)(?=\S)`, 'iu');

/** Writes the contents of sets behind a colon: "2x ramka potrójna (gniazdo, usb, schodowy)". */
export const withContentsBehindColon = (text: string, stripped: (text: string) => Stripped): string => {
  const [, before, contents = '', behind = ''] = /^([^()]+)\(([^()]+)\)([^()]*)$/u.exec(text) ?? [];
  if (before === undefined) return text;
  const label = `${trimmed(before).replace(/\s(?:of|z|s|so|з)$/u, '')}: `;
  const { look, rest } = stripped(label);
  const isFrameLabel = look.slots !== null && /^\s*(?:\d{1,4}\s?[xX×хХ]?)?\s*:\s*$/u.test(rest);
  return isFrameLabel || contentsOfSets(label) ? `${label}${contents}${behind}` : text;
};
