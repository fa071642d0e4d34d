import { gunzipSync, gzipSync } from 'node:zlib';
import { priceFromWire } from '@ramka/contract/translate/catalogue';
import type { MinorUnits } from '@ramka/domain/money';
import { z } from 'zod';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';

/** What an article was called and cost; null: on request. */
export type SnapshotArticle = { readonly symbol: string; readonly name: string; readonly price: MinorUnits | null };

/** What can be ordered in an edition, each kind by its ids. */
export type PriceSnapshot = Readonly<Record<ArticleKind, ReadonlyMap<number, SnapshotArticle>>>;

const kinds = ['articles', 'products', 'ecatalog'] as const;

/** Parts of sets, single products, products of the e-catalogue. */
type ArticleKind = (typeof kinds)[number];

const row = z.tuple([z.int(), z.string(), z.string(), z.nullable(z.int())]);

const document = z.object({
  version: z.literal(1),
  articles: z.array(row),
  products: z.array(row),
  ecatalog: z.array(row),
});

type Listing = Pick<LocalisedCatalogue, 'listArticles' | 'allSingleProducts' | 'listAllEcatalogProducts'>;

const wired = ({ id, symbol, name, price }: { id: number; symbol: string; name: string; price: number }) =>
  [id, symbol, name, priceFromWire(price)] as const;

/** What can be ordered at present, as the store keeps it: JSON, packed, in letters. */
export const writePriceSnapshot = ({ listArticles, allSingleProducts, listAllEcatalogProducts }: Listing): string => {
  const content = {
    version: 1,
    articles: listArticles().map(({ id, symbol, name, price }) => [id, symbol, name, price]),
    products: allSingleProducts.map(wired),
    ecatalog: listAllEcatalogProducts().map(wired),
  };
  return gzipSync(JSON.stringify(content)).toString('base64');
};

/** An edition that `writePriceSnapshot` wrote; throws where the text is none. */
export const parsePriceSnapshot = (text: string): PriceSnapshot => {
  const parsed = document.parse(JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()));
  const mapOf = (kind: ArticleKind) =>
    new Map(parsed[kind].map(([id, symbol, name, price]): [number, SnapshotArticle] => [id, { symbol, name, price }]));
  return { articles: mapOf('articles'), products: mapOf('products'), ecatalog: mapOf('ecatalog') };
};
