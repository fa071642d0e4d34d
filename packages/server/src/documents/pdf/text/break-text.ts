/**
 * Breaks a text into lines that are no wider than a width: between words, and inside a word only where it alone is
 * wider. Always at least one line.
 */
export const breakText = (text: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text)) {
    if (line !== '' && widthOf((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
    if (widthOf(line.trimEnd()) <= width) continue;
    const pieces = piecesOf(line.trimEnd(), width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = `${pieces.at(-1) ?? ''}${line.slice(line.trimEnd().length)}`;
  }
  return [...lines, line.trimEnd()];
};

/** Words, each with the space, the hyphen or the slash behind it. */
const wordsOf = (text: string): readonly string[] => text.match(/[^ /-]*[/-]+ *|[^ /-]+ *| +/g) ?? [text];

const graphemes = new Intl.Segmenter('pl', { granularity: 'grapheme' });

const piecesOf = (word: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
};
