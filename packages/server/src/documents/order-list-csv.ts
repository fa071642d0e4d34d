import { lineTotal } from '@ramka/domain/bill';
import { formatDecimal, type MinorUnits } from '@ramka/domain/money';
import { allTexts } from '@ramka/texts/all-texts';
import type { DocumentHeading } from './content/document-context.ts';
import type { DocumentLine } from './content/articles.ts';

/** How a list of comma-separated values is written. */
export type CsvDialect =
  /** `;`, decimal comma and a byte order mark: opens right in a spreadsheet of Central Europe. */
  | 'semicolon'
  /** `,` and decimal point: for programs (RFC 4180). */
  | 'comma';

/** The order list as comma-separated values in UTF-8. */
export const orderListCsv = (heading: DocumentHeading, lines: readonly DocumentLine[], dialect: CsvDialect): string => {
  const { separator, decimal, mark } = dialects[dialect];
  const { documents: words } = allTexts[heading.language];
  const amount = (price: MinorUnits | null): string =>
    price === null ? '' : formatDecimal(price).replace('.', decimal);
  const head = [words.position, words.symbol, words.product, words.series, words.quantity, words.unitHead];
  const rows = lines.map((line, index) => {
    const { symbol, name, seriesName, price } = line.article;
    return [
      String(index + 1),
      text(symbol),
      text(name),
      text(seriesName ?? words.otherSeries),
      String(line.quantity),
      words.unit,
      amount(price),
      amount(lineTotal(line)),
      text(heading.currencyLabel),
    ];
  });
  const all = [[...head, words.price, words.sum, words.currency], ...rows];
  const written = all.map((row) => row.map((field) => quoted(field, separator)).join(separator));
  return `${mark}${written.join('\r\n')}\r\n`;
};

const dialects: Readonly<Record<CsvDialect, { separator: string; decimal: string; mark: string }>> = {
  semicolon: { separator: ';', decimal: ',', mark: '\uFEFF' },
  comma: { separator: ',', decimal: '.', mark: '' },
};

/** A spreadsheet takes a text that begins like this for a formula; an apostrophe keeps it a text. */
const looksLikeFormula = /^[\s]*[=+\-@]/;

const text = (content: string): string => (looksLikeFormula.test(content) ? `'${content}` : content);

const quoted = (field: string, separator: string): string =>
  field.includes(separator) || /["\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
