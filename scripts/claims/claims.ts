import { readFileSync } from 'node:fs';

/** A numbered statement of docs, known by its id. */
export type Claim = {
  readonly id: string;
  /** Where it stands, below docs. */
  readonly address: string;
  /** Its words without links, or its heading. */
  readonly text: string;
};

/** Every claim of docs, in the order of the pages. */
export const listClaims = (): readonly Claim[] =>
  ['specification.md', 'readings.md', 'catalogue-rules.md'].flatMap((page) => {
    const markdown = readFileSync(`docs/${page}`, 'utf8');
    return [...markdown.matchAll(/<a id="(s\d+-\d+|[rd]\d+|c\d+(?:-\d+)*(?:-[a-d])?)"><\/a>/g)].map(
      ({ 1: anchor = '', index }) => ({
        id: idOf(anchor),
        address: `${page}#${anchor}`,
        text: textAt(markdown, index),
      }),
    );
  });

/** The anchor `s` with its numbers is a claim of the specification; other letters stay. */
const idOf = (anchor: string): string =>
  (anchor.startsWith('s') ? `§${anchor.slice(1)}` : anchor.charAt(0).toUpperCase() + anchor.slice(1)).replaceAll(
    /-(?=\d)/g,
    '.',
  );

/** What an anchor stands before: a heading, an item of a list, or the cells of a row. */
const textAt = (markdown: string, index: number): string => {
  const [text = ''] = markdown
    .slice(index)
    .replace(/^(?:<a id="[^"]+"><\/a>|\s)+/, '')
    .split(/\n(?=\n|- |\d+\. |\||#|<)/);
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\((?:\[[^\]]+\]\([^)]+\)(?:, )?)+\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^#* ?(?:[§RDC][\d.]+|\*\*[a-d]\.\*\*)?(?: \|)? /, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && cell !== 'the same')
    .join(' · ');
};
