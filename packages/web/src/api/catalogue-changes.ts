import type { CatalogueChanges as WireNews } from '@ramka/contract/wire/catalogue-changes';
import { type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import { queryOptions } from '@tanstack/react-query';
import { call, callWithTag } from './call.ts';
import type { PriceChange } from './restyle-calls.ts';

type WireRepriced = WireNews['repriced'][number];
type WireDiscontinued = WireNews['gone'][number];

/** An article of a project that has another price than when it was last seen; null: on request. */
export type RepricedArticle = Pick<WireRepriced, 'symbol' | 'name' | 'quantity'> & {
  readonly before: MinorUnits | null;
  readonly after: MinorUnits | null;
  /** What it makes of the project's price. */
  readonly effect: MinorUnits;
};

/** An article of a project that is sold no longer. */
export type DiscontinuedArticle = Pick<WireDiscontinued, 'symbol' | 'name' | 'quantity'> & {
  /** What takes its place; null where that is not known. */
  readonly successor: Pick<NonNullable<WireDiscontinued['successor']>, 'symbol' | 'name'> | null;
};

/** What has changed in catalogue and prices for a project since its visitors said that they had seen them. */
export type CatalogueChanges = Pick<WireNews, 'edition'> & {
  readonly since: Date;
  readonly repriced: readonly RepricedArticle[];
  readonly gone: readonly DiscontinuedArticle[];
  /** The sum of all effects. */
  readonly effect: MinorUnits;
};

/** What has changed in catalogue and prices. */
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

/** Below the project's own key: where that is read anew, so is this. */
export const catalogueChangesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'news'],
    queryFn: ({ signal }) => readCatalogueChanges(projectId, signal),
  });

const priceOrNone = (price: number | null): MinorUnits | null => (price === null ? null : priceFromDecimal(price));

/** What taking the successors of e-catalogue products would do. */
export type Successors = {
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly symbol: string;
    readonly quantity: number;
    readonly successor: { readonly name: string; readonly symbol: string };
    /** Whether there would be too many pieces of the successor. */
    readonly tooMany: boolean;
  }[];
  readonly total: PriceChange;
  /** The state that it saw. */
  readonly etag: string | null;
};

/** Says what taking the successors would do, and changes nothing. */
export const previewSuccessors = async (projectId: string, signal: AbortSignal): Promise<Successors> => {
  const { answer, etag } = await callWithTag('previewSuccessors', { params: { projectId }, body: {}, signal });
  return {
    rows: answer.rows.map(({ catalogId, ...row }) => ({ ...row, id: catalogId })),
    total: { before: priceFromDecimal(answer.total.before), after: priceFromDecimal(answer.total.after) },
    etag,
  };
};
