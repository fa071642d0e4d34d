import { lineTotal } from '@ramka/domain/bill';
import { formatDecimal, type MinorUnits, totalOf } from '@ramka/domain/money';
import type { OrderLine } from '@ramka/domain/order';
import { graphemes, type Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DocumentArticle, DocumentLine } from '../content/articles.ts';
import { pointRows } from '../content/points.ts';
import type { ProjectDocument } from '../content/project-document.ts';
import { openLines, type PurchaseOrderDocument } from '../content/order-document.ts';

/** The format of a CSV file. */
export type CsvDialect =
  /** `;`, decimal comma and byte order mark, as spreadsheets in Central Europe expect. */
  | 'semicolon'
  /** `,` and decimal point: for programs (RFC 4180). */
  | 'comma';

/** The CSV formats of a purchase order. */
export type OrderDialect =
  | CsvDialect
  /** Symbol and quantity to order, separated by `;`, without a header: the quick-order format of most shops. */
  | 'symbols';

/** The order list as CSV in UTF-8. */
export const orderListCsv = (heading: DocumentHeading, lines: readonly DocumentLine[], dialect: CsvDialect): string => {
  const { documents: words } = allTexts[heading.language];
  const amount = amountIn(dialect);
  const head = [words.position, words.symbol, words.product, words.series, words.quantity, words.unitHead];
  const rows = lines.map((line, index) => [
    ...articleFields(line.article, index, words),
    String(line.quantity),
    words.unit,
    amount(line.article.price),
    amount(lineTotal(line)),
    heading.currency,
  ]);
  return written([[...head, words.price, words.sum, words.currency], ...rows], dialects[dialect]);
};

/** A purchase order as CSV: all columns, or only symbols and quantities for a shop. */
export const orderCsv = ({ heading, lines }: PurchaseOrderDocument, dialect: OrderDialect): string => {
  if (dialect === 'symbols') {
    const rows = openLines({ lines }).map(({ symbol, quantity }) => [symbol, String(quantity)]);
    return rows.length === 0 ? '' : written(rows, { ...dialects.semicolon, mark: '' });
  }
  const { documents: words } = allTexts[heading.language];
  const amount = amountIn(dialect);
  const { orderColumns } = words;
  const hasPoints = lines.some(({ points }) => points !== undefined);
  const head = [words.position, words.symbol, words.product, words.series];
  const rows = lines.map((line, index) => [
    ...articleFields(line.article, index, words),
    ...[line.need, line.extra, line.have, line.ordered].map(String),
    line.pack === null ? '' : String(line.pack),
    String(line.fill),
    String(line.toOrder),
    words.unit,
    amount(line.article.price),
    amount(lineTotal({ article: line.article, quantity: line.toOrder })),
    heading.currency,
    ...(hasPoints ? [text((line.points ?? []).join(', '))] : []),
  ]);
  const columns = [
    orderColumns.need,
    orderColumns.extra,
    orderColumns.have,
    orderColumns.ordered,
    orderColumns.packSize,
    orderColumns.fill,
    orderColumns.toOrder,
    words.unitHead,
  ];
  const last = [words.price, words.sum, words.currency, ...(hasPoints ? [words.points] : [])];
  return written([[...head, ...columns, ...last], ...rows], dialects[dialect]);
};

/** The labelled pieces of a project as CSV. */
export const pointsCsv = ({ heading, rooms }: ProjectDocument, dialect: CsvDialect): string => {
  const { documents: words } = allTexts[heading.language];
  const { label, piece, height, usual, circuit, note } = words.pointColumns;
  const rows = pointRows(rooms).map(({ room, set, point }) => [
    text(point.label),
    text(room),
    text(set),
    String(point.piece),
    point.height === null ? '' : String(point.height),
    point.height !== null && point.isUsual ? words.usual : '',
    text(point.circuit),
    text(point.note),
  ]);
  return written([[label, words.room, words.set, piece, height, usual, circuit, note], ...rows], dialects[dialect]);
};

const articleFields = (
  { symbol, name, seriesName }: DocumentArticle,
  index: number,
  words: Texts['documents'],
): readonly string[] => [String(index + 1), text(symbol), text(name), text(seriesName ?? words.otherSeries)];

const amountIn =
  (dialect: CsvDialect) =>
  (price: MinorUnits | null): string =>
    price === null ? '' : formatDecimal(price).replace('.', dialects[dialect].decimal);

const written = (rows: readonly (readonly string[])[], { separator, mark }: Dialect): string =>
  `${mark}${rows.map((row) => row.map((field) => quoted(field, separator)).join(separator)).join('\r\n')}\r\n`;

type Dialect = { readonly separator: string; readonly decimal: string; readonly mark: string };

const dialects: Readonly<Record<CsvDialect, Dialect>> = {
  semicolon: { separator: ';', decimal: ',', mark: '\uFEFF' },
  comma: { separator: ',', decimal: '.', mark: '' },
};

/** Spreadsheets treat a text with such a beginning as a formula. A leading apostrophe prevents that. */
const looksLikeFormula = /^[\s]*[=+\-@]/;

const text = (content: string): string => (looksLikeFormula.test(content) ? `'${content}` : content);

const quoted = (field: string, separator: string): string =>
  field.includes(separator) || /["\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/**
 * The articles to order as an openTRANS 2.1 ORDER for wholesalers' programs. Of Ramka's currencies openTRANS lists only
 * the euro, so orders in other currencies omit prices.
 */
export const openTransOrder = (
  { heading, lines }: PurchaseOrderDocument,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): string => {
  const { projectName, language, currency, address } = heading;
  const { items, omitted } = openTransItems({ lines });
  const isPriced = knownCurrencies.has(currency);
  const date = localDateTime(now, timeZone);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:b="http://www.bmecat.org/bmecat/2005" version="2.1" type="standard">',
    `<ORDER_HEADER><CONTROL_INFO><GENERATOR_INFO>Ramka</GENERATOR_INFO><GENERATION_DATE>${date}</GENERATION_DATE></CONTROL_INFO>`,
    `<ORDER_INFO><ORDER_ID>${xml(shortened(projectName, 200))} ${date.slice(0, 16)}</ORDER_ID><ORDER_DATE>${date}</ORDER_DATE>`,
    `<b:LANGUAGE default="true">${languageCodes[language]}</b:LANGUAGE>`,
    `<PARTIES>${party('buyer')}${party('supplier')}</PARTIES>`,
    `<ORDER_PARTIES_REFERENCE>${reference('BUYER_IDREF', 'buyer')}${reference('SUPPLIER_IDREF', 'supplier')}</ORDER_PARTIES_REFERENCE>`,
    ...(isPriced ? [`<b:CURRENCY>${currency}</b:CURRENCY>`] : []),
    ...(address === ''
      ? []
      : [`<REMARKS type="general">${xml(`${allTexts[language].documents.viewOnline}: ${address}`)}</REMARKS>`]),
    ...(omitted.length === 0 ? [] : [`<REMARKS type="general">${xml(omittedMessage(omitted, language))}</REMARKS>`]),
    '</ORDER_INFO></ORDER_HEADER>',
    `<ORDER_ITEM_LIST>${items.map((item, index) => openTransItem(item, index + 1, isPriced)).join('\n')}</ORDER_ITEM_LIST>`,
    `<ORDER_SUMMARY><TOTAL_ITEM_NUM>${items.length}</TOTAL_ITEM_NUM>${isPriced ? `<TOTAL_AMOUNT>${formatDecimal(totalOf(items))}</TOTAL_AMOUNT>` : ''}</ORDER_SUMMARY>`,
    '</ORDER>\n',
  ].join('\n');
};

/**
 * The articles of an openTRANS order. Articles whose symbols are too long are omitted, because a shortened symbol may be
 * that of another article.
 */
export const openTransItems = (
  order: Pick<PurchaseOrderDocument, 'lines'>,
): { readonly items: readonly OrderLine[]; readonly omitted: readonly string[] } => {
  const lines = openLines(order);
  return {
    items: lines.filter(fits),
    omitted: lines.filter((line) => !fits(line)).map(({ symbol }) => symbol),
  };
};

const fits = ({ symbol }: OrderLine): boolean => Array.from(symbol).length <= MAX_NUMBER_LENGTH;

const omittedMessage = (symbols: readonly string[], language: Language): string =>
  allTexts[language].messages.input.longSymbols(symbols.join(', '));

/** A time with the offset of its time zone: `2026-11-20T13:00:00+01:00`. */
const localDateTime = (now: number, timeZone: string): string => {
  // The Swedish format is that of ISO 8601, with a space between date and time.
  const local = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return `${local.replace(' ', 'T')}${offset === '' ? '+00:00' : offset}`;
};

const party = (id: string): string =>
  `<PARTY><b:PARTY_ID type="party_specific">${id}</b:PARTY_ID><PARTY_ROLE>${id}</PARTY_ROLE></PARTY>`;

const reference = (name: string, id: string): string => `<b:${name} type="party_specific">${id}</b:${name}>`;

/** Currencies that both Ramka and openTRANS 2.1 support. */
const knownCurrencies = new Set(['EUR']);

/** Language codes of openTRANS (ISO 639-2). */
const languageCodes: Readonly<Record<Language, string>> = { pl: 'pol', cs: 'ces', sk: 'slk', uk: 'ukr', en: 'eng' };

/** Maximum lengths of a supplier's article number and a short description in openTRANS, in characters. */
const MAX_NUMBER_LENGTH = 32;
const MAX_NAME_LENGTH = 150;

const openTransItem = ({ symbol, name, quantity, price }: OrderLine, number: number, isPriced: boolean): string => {
  const amount = price === null ? '' : formatDecimal(price);
  return [
    `<ORDER_ITEM><LINE_ITEM_ID>${number}</LINE_ITEM_ID><PRODUCT_ID>`,
    `<b:SUPPLIER_PID type="supplier_specific">${xml(symbol)}</b:SUPPLIER_PID>`,
    `<b:DESCRIPTION_SHORT>${xml(shortened(name === '' ? symbol : name, MAX_NAME_LENGTH))}</b:DESCRIPTION_SHORT></PRODUCT_ID>`,
    `<QUANTITY>${quantity}</QUANTITY><b:ORDER_UNIT>C62</b:ORDER_UNIT>`,
    ...(isPriced && price !== null
      ? [
          `<PRODUCT_PRICE_FIX><b:PRICE_AMOUNT>${amount}</b:PRICE_AMOUNT></PRODUCT_PRICE_FIX>`,
          `<PRICE_LINE_AMOUNT>${formatDecimal(price * quantity)}</PRICE_LINE_AMOUNT>`,
        ]
      : []),
    '</ORDER_ITEM>',
  ].join('');
};

/** Truncates a text at a grapheme boundary, to at most `most` UTF-16 units. */
const shortened = (content: string, most: number): string => graphemes(content).slice(0, most).join('').slice(0, most);

/** Escapes a text for XML and removes characters that XML does not allow. */
const xml = (content: string): string =>
  content
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
