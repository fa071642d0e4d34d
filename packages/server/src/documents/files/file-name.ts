import { graphemes } from '@ramka/domain/text';

/** A file's name made of what it is about: parts joined by a dash, without what some system forbids in names. */
export const fileName = (parts: readonly string[], ending: string): string => {
  const stem = [...new Set(parts.map(tidy))]
    .filter(Boolean)
    .map((part) => shortened(part, PART_BYTES))
    .join(' – ');
  return `${stem || 'ramka'}.${ending}`;
};

/** Systems take 255 bytes; three parts, two dashes and the ending fit. */
const PART_BYTES = 72;

/** Forbidden on Windows, or not to be seen: control and direction marks. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\uFEFF]/gu;

const tidy = (part: string): string =>
  part
    .replace(forbidden, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');

const shortened = (part: string, bytes: number): string => {
  let kept = '';
  for (const grapheme of graphemes(part)) {
    if (Buffer.byteLength(kept + grapheme) > bytes) return kept.trimEnd();
    kept += grapheme;
  }
  return kept;
};
