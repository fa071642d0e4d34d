import {
  normaliseProjectId,
  PROJECT_ID_ALPHABET,
  PROJECT_ID_LENGTH,
  projectIdPattern,
  SHARE_LINK_ID_LENGTH,
} from '@ramka/domain/project';

/** A project or a share link that a text refers to. */
export type ProjectReference = { readonly kind: 'project' | 'share-link'; readonly id: string };

/**
 * Finds the project or share link that a pasted text refers to. Accepts links of any deployment, links inside the addresses
 * of mail filters and redirects, links broken over lines, and project ids among other words. Returns undefined if the text
 * refers to no project, or ambiguously to several.
 */
export const projectReferenceIn = (text: string): ProjectReference | undefined => {
  const clean = text.replaceAll(/\p{Cf}/gu, '');
  return linkIn(clean) ?? idIn(clean);
};

/** A slash: plain, percent-encoded once or several times, or `_` as Proofpoint encodes it. */
const slash = '(?:/|_|%(?:25)*2[Ff])';

/** An optional line break within a link: plain, of quoted-printable text, or of a quoted mail. */
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
    if (id !== undefined) return { kind: project === undefined ? 'share-link' : 'project', id };
  }
  return undefined;
};

/** Finds the only project id in a text. Ids that look like words count only after a label or as the whole text. */
const idIn = (text: string): ProjectReference | undefined => {
  const words = text.split(/\s+/u).filter((word) => !/[/@%\\]/u.test(word));
  const tokens = words.flatMap((word) => word.split(/[:=;,|]/u).map(trimPunctuation)).filter((token) => token !== '');
  const ids = new Set(tokens.filter((token) => projectIdPattern.test(token)));
  const certain = [...ids].filter((id) => !isLikeAWord(id));
  const labelled = [...ids].filter((id) =>
    new RegExp(String.raw`[:=#]\s*[\p{P}\p{S}]*${id}(?![\p{L}\p{N}])`, 'u').test(text),
  );
  const id = only(certain) ?? only(labelled) ?? (tokens.length === 1 ? only([...ids]) : undefined);
  if (id !== undefined) return { kind: 'project', id };
  // An id typed in groups of characters.
  const joined = normaliseProjectId(text);
  return projectIdPattern.test(joined) ? { kind: 'project', id: joined } : undefined;
};

const trimPunctuation = (word: string): string => word.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');

/** Whether an id looks like a word or a number, such as `projektu`. One in 350 random ids does. */
const isLikeAWord = (id: string): boolean => /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+)$/u.test(id);

const only = (ids: readonly string[]): string | undefined => (ids.length === 1 ? ids[0] : undefined);
