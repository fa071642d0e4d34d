import type { CatalogueChanges as WireNews } from '@ramka/contract/wire/catalogue-changes';
import { type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import { queryOptions } from '@tanstack/react-query';
import { call, callWithTag } from './call.ts';
import type { PriceChange } from './restyle-calls.ts';

type WireRepriced = WireNews['repriced'][number];
type WireDiscontinued = WireNews['gone'][number];

/** An article of a project whose price has changed since the visitor last saw it. Prices are null for "on request". */
export type RepricedArticle = Pick<WireRepriced, 'symbol' | 'name' | 'quantity'> & {
  readonly before: MinorUnits | null;
  readonly after: MinorUnits | null;
  /** Effect on the project's price. */
  readonly effect: MinorUnits;
};

/** An article of a project that is discontinued. */
export type DiscontinuedArticle = Pick<WireDiscontinued, 'symbol' | 'name' | 'quantity'> & {
  /** The article that replaces it; null if there is none. */
  readonly successor: Pick<NonNullable<WireDiscontinued['successor']>, 'symbol' | 'name'> | null;
};

/** The changes of catalogue and prices that concern a project, since a visitor last marked them as seen. */
export type CatalogueChanges = Pick<WireNews, 'edition'> & {
  readonly since: Date;
  readonly repriced: readonly RepricedArticle[];
  readonly gone: readonly DiscontinuedArticle[];
  /** Sum of all effects. */
  readonly effect: MinorUnits;
};

/** Requests the changes of catalogue and prices. */
export const readCatalogueChanges = async (projectId: string, signal: AbortSignal): Promise<CatalogueChanges> => {
  const { edition, since, repriced, gone, effect } = await call('readNews', { params: { projectId }, signal });
  return {
    edition,
    since: new Date(since),
    repriced: repriced.map((article) => ({
      ...article,
      before: priceOrNone(article.before),
      after: priceOrNone(article.after),
      effect: priceFromDecimal(article.effect),
    })),
    gone: gone.map(({ symbol, name, quantity, successor }) => ({ symbol, name, quantity, successor })),
    effect: priceFromDecimal(effect),
  };
};

/** Below the project's key, so that invalidating the project also invalidates the changes. */
export const catalogueChangesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'news'],
    queryFn: ({ signal }) => readCatalogueChanges(projectId, signal),
  });

const priceOrNone = (price: number | null): MinorUnits | null => (price === null ? null : priceFromDecimal(price));

/** Preview of replacing discontinued e-catalogue products by their successors. */
export type Successors = {
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly symbol: string;
    readonly quantity: number;
    readonly successor: { readonly name: string; readonly symbol: string };
    /** Whether the quantity of the successor would exceed the maximum. */
    readonly tooMany: boolean;
  }[];
  readonly total: PriceChange;
  /** Version of the project on which the preview is based. */
  readonly etag: string | null;
};

/** Requests the preview; nothing is changed. */
export const previewSuccessors = async (projectId: string, signal: AbortSignal): Promise<Successors> => {
  const { answer, etag } = await callWithTag('previewSuccessors', { params: { projectId }, body: {}, signal });
  return {
    rows: answer.rows.map(({ catalogId, ...row }) => ({ ...row, id: catalogId })),
    total: { before: priceFromDecimal(answer.total.before), after: priceFromDecimal(answer.total.after) },
    etag,
  };
};
