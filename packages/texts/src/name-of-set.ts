import type { SetDescription } from '@ramka/domain/drawing';
import type { PageTexts } from './texts.ts';

/** What a set is called: by its name, or as one that has none. */
export const nameOfSet = ({ name }: { readonly name: string }, { common }: Pick<PageTexts, 'common'>): string =>
  name === '' ? common.unnamedSet : name;

/**
 * What a set is called where several have to be told apart by words alone, as links of a list: what has no name, by
 * what it looks like as well. The description is empty while the server has yet to write it.
 */
export const tellingName = (
  { name, description }: { readonly name: string; readonly description: string },
  texts: Pick<PageTexts, 'common'>,
): string =>
  name === '' && description !== ''
    ? `${nameOfSet({ name }, texts)} (${midSentence(description)})`
    : nameOfSet({ name }, texts);

/**
 * What a set looks like, in a sentence: `3-gang frame, matt black: earthed socket × 2 + two-way switch; colour: white`.
 * Names are in the nominative, colours follow the word that they agree with.
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

/** The one colour of all that has one; null where they differ, or where it is told behind the only name. */
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

/** A name as it stands within a sentence; abbreviations and what is a name everywhere keep their capitals. */
const midSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !/^(?:Bluetooth|Schuko)\b/u.test(name)
    ? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name;
