import type { FlatListSource } from './flat-list.ts';
import { sumOf } from './item-reading.ts';
import { isLegend } from './line-words.ts';
import type { ItemReader, ListReaders } from './read-item.ts';
import { textOfCell } from './recognise-columns.ts';
import { trimmed } from './words.ts';

/** What a list says about its own abbreviations. */
export type Legend = {
  /** Words by abbreviation: `{ G: 'gniazdo' }`. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** All abbreviations that it names, also those with unknown words. */
  readonly shorts: readonly string[];
  /** The numbers of its rows, and whether all that they say is understood. */
  readonly lines: ReadonlyMap<number, boolean>;
};

/** An abbreviation and its words: "G = gniazdo", "W1 - łącznik pojedynczy". */
const definition = /^(\p{N}?\p{L}[\p{L}\p{N}]{0,4})\.?\s*(?:=|\s[-–—])\s*(\S.*)$/u;

/** Definitions in brackets: "(Z = zás 230, DZ = dvojzás)". */
const inBrackets = /\(([^()]*=[^()]*)\)/gu;

/** Reads the lines "Legenda: …", those below such a label, and definitions in brackets. */
export const legendOf = (
  input: FlatListSource,
  { reader, isRoom }: Pick<ListReaders<unknown>, 'reader' | 'isRoom'>,
): Legend => {
  const abbreviations: Record<string, string> = {};
  const shorts: string[] = [];
  const lines = new Map<number, boolean>();
  /** Whether all pieces explain something. A piece may be a known abbreviation alone: "RJ, TV". */
  const explain = (pieces: readonly string[]): boolean =>
    pieces
      .map((piece) => trimmed(piece))
      .filter((piece) => piece !== '')
      .map((piece) => {
        const [, short, words = ''] = definition.exec(piece) ?? [];
        const isKnown = isOneItem(words === '' ? piece : words, reader);
        if (short !== undefined) shorts.push(short);
        if (short !== undefined && isKnown) abbreviations[short] = words;
        return isKnown;
      })
      .every(Boolean);
  let isBelowLabel = false;
  for (const { line, text } of textsOf(input)) {
    const hasLabel = isLegend(text);
    const written = hasLabel ? text.slice(text.indexOf(':') + 1) : text;
    const pieces = written.split(/[,;\t]|\s{3,}/u);
    const found = pieces.flatMap((piece) => definition.exec(piece.trim())?.[1] ?? []);
    if (hasLabel) isBelowLabel = found.length === 0;
    else if (isBelowLabel) isBelowLabel = found.length > 0 && !found.some(isRoom);
    if (!hasLabel && !isBelowLabel) {
      for (const [, inside = ''] of text.matchAll(inBrackets)) explain(inside.split(/[,;]/u));
    } else if (text.trim() !== '') lines.set(line, explain(pieces));
  }
  return { abbreviations, shorts, lines };
};

/** Whether words name one item, without a quantity. */
const isOneItem = (words: string, reader: ItemReader): boolean => {
  const { sets, problem, quantity } = reader.read(words);
  return problem === null && quantity === null && sumOf(sets.flatMap(({ parts }) => parts)) === 1;
};

const textsOf = (input: FlatListSource): readonly { readonly line: number; readonly text: string }[] =>
  input.kind === 'text'
    ? input.text.split(/\r\n|\n|\r/u).map((text, index) => ({ line: index + 1, text }))
    : input.rows.map(({ cells, line }) => ({ line, text: cells.map(textOfCell).join('\t') }));
