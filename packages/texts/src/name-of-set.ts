import type { SetDescription } from '@ramka/domain/drawing';
import type { PageTexts } from './texts.ts';

/** The name of a set, or a placeholder for an unnamed set. */
export const nameOfSet = ({ name }: { readonly name: string }, { common }: Pick<PageTexts, 'common'>): string =>
  name === '' ? common.unnamedSet : name;

/**
 * The name of a set where sets must be distinguished by text, such as links in a list. An unnamed set also gets its
 * description, which is empty until the server has sent it.
 */
export const tellingName = (
  { name, description }: { readonly name: string; readonly description: string },
  texts: Pick<PageTexts, 'common'>,
): string =>
  name === '' && description !== ''
    ? `${nameOfSet({ name }, texts)} (${midSentence(description)})`
    : nameOfSet({ name }, texts);

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
