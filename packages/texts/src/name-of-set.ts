import type { SetDescription, SlotDescription } from '@ramka/domain/drawing';
import type { PageTexts } from './texts.ts';

/**
 * What a set is called. `contents` are its contents in a few words, empty if unknown; `number` tells apart unnamed sets
 * with the same contents.
 */
export type NamedSet = { readonly name: string; readonly contents: string; readonly number?: number };

/** The name of a set; for an unnamed set its contents, or a placeholder. */
export const nameOfSet = ({ name, contents, number = 1 }: NamedSet, { common }: Pick<PageTexts, 'common'>): string => {
  if (name !== '') return name;
  const unnumbered = contents === '' ? common.unnamedSet : contents;
  return number === 1 ? unnumbered : `${unnumbered} (${number})`;
};

/** The names of sets that are listed together, by id. Unnamed sets with the same contents are numbered by id. */
export const namesOfSets = (
  sets: readonly (NamedSet & { readonly id: number })[],
  texts: Pick<PageTexts, 'common'>,
): ReadonlyMap<number, string> => new Map(numberedSets(sets).map((set) => [set.id, nameOfSet(set, texts)]));

/** Numbers unnamed sets with the same contents by id, starting at 1. The order of the sets stays. */
export const numberedSets = <Numbered extends NamedSet & { readonly id: number }>(
  sets: readonly Numbered[],
): readonly Numbered[] => {
  const counts = new Map<string, number>();
  const numbers = new Map<number, number>();
  for (const { id, name, contents } of sets.toSorted((one, other) => one.id - other.id)) {
    if (name !== '') continue;
    const number = (counts.get(contents) ?? 0) + 1;
    counts.set(contents, number);
    numbers.set(id, number);
  }
  return sets.map((set) => {
    const number = numbers.get(set.id) ?? 1;
    return number === (set.number ?? 1) ? set : { ...set, number };
  });
};

/**
 * The name of a set where sets must be distinguished by text, such as links in a list. An unnamed set also gets its
 * description, which is empty until the server has sent it.
 */
export const tellingName = (
  set: NamedSet & { readonly description: string },
  texts: Pick<PageTexts, 'common'>,
): string =>
  set.name === '' && set.description !== ''
    ? `${nameOfSet(set, texts)} (${midSentence(set.description)})`
    : nameOfSet(set, texts);

/**
 * The contents of a set in a few words, from left to right: `3× gniazdo, RJ45`. Empty without a frame. `shortNameOf`
 * gives the short name of a function; a module without one keeps its own name.
 */
export const contentsOfSet = (
  { frame, contents }: SetDescription,
  shortNameOf: (functionId: string) => string | undefined,
  { common: { look } }: Pick<PageTexts, 'common'>,
): string => {
  if (frame === null || frame === 'gone') return '';
  const pieces = new Map<string, number>();
  for (const content of contents) {
    if (content.kind === 'empty') continue;
    const word = content.kind === 'filled' ? shortName(content, shortNameOf) : look.productGone;
    pieces.set(word, (pieces.get(word) ?? 0) + content.slots);
  }
  if (pieces.size === 0) return look.emptyFrame;
  const words = [...pieces].map(([word, count]) => (count === 1 ? word : `${count}×\u00A0${word}`)).join(', ');
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
};

const shortName = (
  { name, functionId }: Extract<SlotDescription, { readonly kind: 'filled' }>,
  shortNameOf: (functionId: string) => string | undefined,
): string => (functionId === null ? undefined : shortNameOf(functionId)) ?? midSentence(name);

/**
 * Describes a set in a sentence: `3-gang frame, matt black: earthed socket × 2 + two-way switch; colour: white`. Names
 * are in the nominative; colours follow the word that they agree with.
 */
export const sentenceOfSet = (
  { frame, contents, ip44, box }: SetDescription,
  { common }: Pick<PageTexts, 'common'>,
): string => {
  const { look } = common;
  if (frame === null) return look.noFrame;
  if (frame === 'gone') return look.frameGone;
  const shared = sharedColour(contents);
  const told = contents.map((content) => `${contentName(content, look, shared)}${times(content.slots)}`);
  return [
    `${frame.name}: ${told.join(' + ')}`,
    ...(shared === null ? [] : [look.allInColour(shared)]),
    ...(ip44 ? [look.seal] : []),
    ...(box === null
      ? []
      : [`${box.kind === 'surface' ? look.surfaceBox : look.cornerBox} (${look.inColour(box.colour)})`]),
  ].join('; ');
};

/** The common colour of several products; null if colours differ. A single product has its colour after its name. */
const sharedColour = (contents: SetDescription['contents']): string | null => {
  const [colour = null, ...others] = new Set(
    contents.flatMap((content) => (content.kind === 'filled' && content.colour !== null ? [content.colour] : [])),
  );
  return contents.length > 1 && others.length === 0 ? colour : null;
};

const contentName = (
  content: SetDescription['contents'][number],
  look: PageTexts['common']['look'],
  shared: string | null,
): string => {
  switch (content.kind) {
    case 'empty':
      return look.emptySlot;
    case 'gone':
      return look.productGone;
    case 'filled': {
      const { name, colour } = content;
      return colour === null || colour === shared
        ? midSentence(name)
        : `${midSentence(name)} (${look.inColour(colour)})`;
    }
  }
};

const times = (count: number): string => (count === 1 ? '' : ` ×\u00A0${count}`);

/** Lowercases the first letter of a name inside a sentence, except in abbreviations and brand names. */
const midSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !/^(?:Bluetooth|Schuko)\b/u.test(name)
    ? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name;
