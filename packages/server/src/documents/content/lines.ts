import { type MinorUnits, totalOf } from '@ramka/domain/money';

/** An orderable article as a document shows it, whichever list it came from. */
export type DocumentArticle = {
  readonly symbol: string;
  readonly name: string;
  /** Null for an article outside of every series. */
  readonly seriesName: string | null;
  /** Address of its page at the manufacturer; empty where it has none. */
  readonly catalogUrl: string;
  /** File of its picture below the catalogue's folder of pictures; null where there is none. */
  readonly picture: string | null;
  /** Net, one piece; null: on request. */
  readonly price: MinorUnits | null;
};

/** So many pieces of an article. */
export type DocumentLine = { readonly article: DocumentArticle; readonly quantity: number };

/**
 * What to order: each article once, in the order in which it is first needed. Articles are told apart by symbol, so that
 * a controller of a set and the same one from the e-catalogue are one row.
 */
export const orderList = (lines: Iterable<DocumentLine>): readonly DocumentLine[] => {
  const bySymbol = new Map<string, { readonly article: DocumentArticle; quantity: number }>();
  for (const { article, quantity } of lines) {
    const known = bySymbol.get(article.symbol);
    if (known) known.quantity += quantity;
    else bySymbol.set(article.symbol, { article, quantity });
  }
  return [...bySymbol.values()];
};

/** The lines of one series; null is for those outside of every series, and comes last. */
export type SeriesLines = {
  readonly seriesName: string | null;
  readonly lines: readonly DocumentLine[];
  readonly pieces: number;
  readonly total: MinorUnits;
};

/** Lines grouped by series, in the order in which each series first comes up. */
export const linesBySeries = (lines: readonly DocumentLine[]): readonly SeriesLines[] =>
  [...Map.groupBy(lines, ({ article }) => article.seriesName)]
    .map(([seriesName, own]) => ({
      seriesName,
      lines: own,
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      total: totalOfLines(own),
    }))
    .toSorted((left, right) => Number(left.seriesName === null) - Number(right.seriesName === null));

/** Net price of lines: Σ quantity × price; what has no price counts nothing. */
export const totalOfLines = (lines: readonly DocumentLine[]): MinorUnits =>
  totalOf(lines.map(({ article: { price }, quantity }) => ({ price, quantity })));
