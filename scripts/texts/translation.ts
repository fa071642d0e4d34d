import { placeholdersIn, type TextLiteral, textLiterals, toLiteral } from './text-literals.ts';

/** The dictionary files of a language: content by name without extension, such as `rooms`. */
export type Dictionary = ReadonlyMap<string, string>;

/** Columns of the workbook for translators. Only `New text` is edited. */
export const columns = ['Key', 'Place', 'English', 'For counts', 'Placeholders', 'Present text', 'New text'] as const;

/** A row of the workbook, in the order of `columns`. */
export type TranslationRow = Readonly<Record<(typeof columns)[number], string>>;

const keyOf = (name: string, { key }: TextLiteral): string => `${name}/${key}`;

/** Lists the texts of a language with their English counterparts. Notes come from the Polish dictionary, which defines the keys. */
export const exportRows = (language: Dictionary, english: Dictionary, polish: Dictionary): readonly TranslationRow[] =>
  [...language].flatMap(([name, source]) => {
    const englishTexts = byPath(textLiterals(name, english.get(name) ?? ''));
    const notes = byPath(textLiterals(name, polish.get(name) ?? ''));
    const ownTexts = textLiterals(name, source);
    const own = byPath(ownTexts);
    return ownTexts.map((literal) => {
      const path = pathOf(literal);
      const counterparts = englishTexts.get(path) ?? [];
      const index = own.get(path)?.indexOf(literal) ?? 0;
      const same = counterparts.length === own.get(path)?.length;
      return {
        Key: keyOf(name, literal),
        Place: notes.get(path)?.[0]?.note ?? literal.note,
        English: (same ? counterparts.slice(index, index + 1) : counterparts).map(({ text }) => text).join(' / '),
        'For counts': literal.form ?? '',
        Placeholders: placeholdersIn(literal.text)
          .map((placeholder) => `{${placeholder}}`)
          .join(' '),
        'Present text': literal.text,
        'New text': '',
      };
    });
  });

const pathOf = ({ key }: TextLiteral): string => key.replace(/ \d+$/u, '');

const byPath = (literals: readonly TextLiteral[]): ReadonlyMap<string, readonly TextLiteral[]> =>
  Map.groupBy(literals, pathOf);

/** A row that cannot be imported. Rows are numbered as in the workbook, the head being row 1. */
type Refusal = { readonly row: number; readonly reason: string };

/** The result of an import: changed files with their new content, or the rows that prevent it. */
export type TranslationImport =
  | { readonly changed: Dictionary; readonly texts: number }
  | { readonly refusals: readonly Refusal[] };

/**
 * Writes new texts into the dictionary of a language. Rows without a new text, or with the present one, change nothing.
 * If one row is refused, nothing is imported.
 */
export const importRows = (
  language: Dictionary,
  rows: readonly { readonly line: number; readonly row: Partial<TranslationRow> }[],
): TranslationImport => {
  const literals = new Map(
    [...language].flatMap(([name, source]) =>
      textLiterals(name, source).map((literal) => [keyOf(name, literal), { name, literal }] as const),
    ),
  );
  const refusals: Refusal[] = [];
  const replacements = new Map<string, { readonly literal: TextLiteral; readonly text: string }[]>();
  for (const { line, row } of rows) {
    const typed = (row['New text'] ?? '').trim();
    if (typed === '') continue;
    const target = literals.get(row.Key ?? '');
    if (target === undefined) {
      refusals.push({ row: line, reason: `there is no text "${row.Key ?? ''}"` });
      continue;
    }
    const { name, literal } = target;
    // Spaces at the ends join the text to another one, and are easily lost in a cell.
    const text = `${/^\s*/u.exec(literal.text)?.[0] ?? ''}${typed}${/\s*$/u.exec(literal.text)?.[0] ?? ''}`;
    if (text === literal.text) continue;
    const reason = refusalOf(literal, row['Present text'] ?? '', text);
    if (reason === undefined) replacements.set(name, [...(replacements.get(name) ?? []), { literal, text }]);
    else refusals.push({ row: line, reason });
  }
  if (refusals.length > 0) return { refusals };
  const changed = new Map(
    [...replacements].map(([name, list]) => [name, withReplacements(language.get(name) ?? '', list)] as const),
  );
  return { changed, texts: [...replacements.values()].flat().length };
};

const refusalOf = (literal: TextLiteral, present: string, text: string): string | undefined => {
  if (spaced(present) !== spaced(literal.text))
    return `the text has changed since the export; it is "${literal.text}" now`;
  const unknown = placeholdersIn(text).filter((placeholder) => !literal.placeholders.has(placeholder));
  if (unknown.length > 0) return `{${unknown[0]}} is not a placeholder of this text`;
  // The form for one thing often names the number in words, and may do so in either direction.
  const needed = new Set(literal.form === '0' || literal.form === '1' ? [] : placeholdersIn(literal.text));
  const missing = [...needed].filter((placeholder) => !placeholdersIn(text).includes(placeholder));
  if (missing.length > 0) return `the placeholder {${missing[0]}} is missing`;
  return /[{}]/u.test(text.replaceAll(/\{[^{}]*\}/gu, '')) ? 'a brace has no counterpart' : undefined;
};

/** Spreadsheets and editors turn no-break spaces into ordinary ones. */
const spaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Replaces the last text first, so that the places of the others stay. */
const withReplacements = (
  source: string,
  replacements: readonly { readonly literal: TextLiteral; readonly text: string }[],
): string => {
  let result = source;
  let replacedFrom = source.length;
  for (const { literal, text } of replacements.toSorted((a, b) => b.literal.start - a.literal.start)) {
    // A text within a computed value of this one has been replaced: its place and expressions are read again.
    const current =
      literal.end <= replacedFrom ? literal : textLiterals(literal.key, result).find(({ key }) => key === literal.key);
    if (current === undefined) throw new Error(`the text ${literal.key} is lost`);
    result = result.slice(0, current.start) + toLiteral(text, current.placeholders) + result.slice(current.end);
    replacedFrom = literal.start;
  }
  return result;
};
