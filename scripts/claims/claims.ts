import { readFileSync } from 'node:fs';

/** A numbered statement of the specification, the readings or the catalogue's rules. */
export type Claim = {
  readonly id: string;
  /** Page and anchor, relative to the repository root. */
  readonly address: string;
  /** The statement without links, or its heading. */
  readonly text: string;
};

/** All claims, in the order of the pages. */
export const listClaims = (): readonly Claim[] =>
  ['specification.md', 'readings.md', 'catalogue-rules.md'].flatMap((page) => {
    const markdown = readFileSync(`docs/${page}`, 'utf8');
    return [...markdown.matchAll(/<a id="(s\d+-\d+|[rd]\d+|c\d+(?:-\d+)*(?:-[a-d])?)"><\/a>/g)].map(
      ({ 1: anchor = '', index }) => ({
        id: idOf(anchor),
        address: `docs/${page}#${anchor}`,
        text: textAt(markdown, index),
      }),
    );
  });

/** The claim id for an anchor: a section sign in place of its `s`, other letters in upper case, dots between numbers. */
const idOf = (anchor: string): string =>
  (anchor.startsWith('s') ? `§${anchor.slice(1)}` : anchor.charAt(0).toUpperCase() + anchor.slice(1)).replaceAll(
    /-(?=\d)/g,
    '.',
  );

/** The text after an anchor: a heading, a list item, or the cells of a table row. */
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
