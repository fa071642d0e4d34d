import { gunzipSync, gzipSync } from 'node:zlib';
import { priceFromWire } from '@ramka/contract/translate/catalogue';
import type { MinorUnits } from '@ramka/domain/money';
import { z } from 'zod';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';

/** Name and price of an article at the time of a snapshot; a null price means "on request". */
export type SnapshotArticle = { readonly symbol: string; readonly name: string; readonly price: MinorUnits | null };

/** The articles of a catalogue version, by kind and id. */
export type PriceSnapshot = Readonly<Record<ArticleKind, ReadonlyMap<number, SnapshotArticle>>>;

const kinds = ['articles', 'products', 'ecatalog'] as const;

/** Parts of sets, single products, and e-catalogue products. */
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

/** Serialises the current articles: gzipped JSON in base64. */
export const writePriceSnapshot = ({ listArticles, allSingleProducts, listAllEcatalogProducts }: Listing): string => {
  const content = {
    version: 1,
    articles: listArticles().map(({ id, symbol, name, price }) => [id, symbol, name, price]),
    products: allSingleProducts.map(wired),
    ecatalog: listAllEcatalogProducts().map(wired),
  };
  return gzipSync(JSON.stringify(content)).toString('base64');
};

/** Parses a snapshot that `writePriceSnapshot` serialised. Throws for other texts. */
export const parsePriceSnapshot = (text: string): PriceSnapshot => {
  const parsed = document.parse(JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()));
  const mapOf = (kind: ArticleKind) =>
    new Map(parsed[kind].map(([id, symbol, name, price]): [number, SnapshotArticle] => [id, { symbol, name, price }]));
  return { articles: mapOf('articles'), products: mapOf('products'), ecatalog: mapOf('ecatalog') };
};
