import {
  normaliseProjectId,
  PROJECT_ID_ALPHABET,
  PROJECT_ID_LENGTH,
  projectIdPattern,
  SHARE_LINK_ID_LENGTH,
} from '@ramka/domain/project';

/** A project, or the read-only view of one, as a text refers to it. */
export type ProjectReference = { readonly kind: 'project' | 'view'; readonly id: string };

/**
 * The project or view that a pasted text refers to: by a link of any deployment, also inside another address and broken over
 * lines, or by an id among other words. Undefined where it refers to none, or to several without saying which.
 */
export const projectReferenceIn = (text: string): ProjectReference | undefined => {
  const clean = text.replaceAll(/\p{Cf}/gu, '');
  return linkIn(clean) ?? idIn(clean);
};

/** A slash, also as addresses within addresses have it: percent-encoded once or several times, or as `_` by mail filters. */
const slash = '(?:/|_|%(?:25)*2[Ff])';

/** A line break within a link: of a mail in quoted-printable, or of a quoted mail. */
const lineBreak = String.raw`(?:=?\r?\n[ \t>]*)?`;

const character = `[${PROJECT_ID_ALPHABET}]`;

const linkPatterns = ['', lineBreak].map((gap) => {
  const word = (letters: string): string => letters.split('').join(gap);
  const id = (length: number): string => `((?:${gap}${character}){${length}})`;
  const project = `${word('projekt')}${gap}${slash}${id(PROJECT_ID_LENGTH)}`;
  const view = `${word('podglad')}${gap}${slash}${id(SHARE_LINK_ID_LENGTH)}`;
  return new RegExp(String.raw`${slash}${gap}(?:${project}|${view})(?![\p{L}\p{N}])`, 'u');
});

const linkIn = (text: string): ProjectReference | undefined => {
  for (const pattern of linkPatterns) {
    const [, project, view] = pattern.exec(text) ?? [];
    const id = (project ?? view)?.replaceAll(/[^\p{L}\p{N}]/gu, '');
    if (id !== undefined) return { kind: project === undefined ? 'view' : 'project', id };
  }
  return undefined;
};

/** The only id among the words of a text; words that could be an id as well count only where nothing else does. */
const idIn = (text: string): ProjectReference | undefined => {
  const words = text.split(/\s+/u).filter((word) => !/[/@%\\]/u.test(word));
  const tokens = words.flatMap((word) => word.split(/[:=;,|]/u).map(withoutMarks)).filter((token) => token !== '');
  const ids = new Set(tokens.filter((token) => projectIdPattern.test(token)));
  const certain = [...ids].filter((id) => !isLikeAWord(id));
  const labelled = [...ids].filter((id) =>
    new RegExp(String.raw`[:=#]\s*[\p{P}\p{S}]*${id}(?![\p{L}\p{N}])`, 'u').test(text),
  );
  const id = only(certain) ?? only(labelled) ?? (tokens.length === 1 ? only([...ids]) : undefined);
  if (id !== undefined) return { kind: 'project', id };
  // Typed in groups.
  const joined = normaliseProjectId(text);
  return projectIdPattern.test(joined) ? { kind: 'project', id: joined } : undefined;
};

const withoutMarks = (word: string): string => word.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');

/** Of ids at random one in 350 is. */
const isLikeAWord = (id: string): boolean => /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+)$/u.test(id);

const only = (ids: readonly string[]): string | undefined => (ids.length === 1 ? ids[0] : undefined);
