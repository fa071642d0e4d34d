import type { EcatalogueProduct } from '../api/products.ts';

/** An article of the e-catalogue, and the products that differ from each other by one word of their names: the colour. */
export type CatalogueArticle = {
  /** Its name without what tells its products apart. */
  readonly name: string;
  readonly variants: readonly ArticleVariant[];
};

/** One of an article's products. */
export type ArticleVariant = {
  readonly product: EcatalogueProduct;
  /** What tells it from the others, such as its colour; empty where it is the only one. */
  readonly name: string;
};

/**
 * Products as articles, in their order. One article are those whose symbols differ behind the last stroke only, and whose
 * names differ in one and the same place between commas: `DW1.01/11` "Switch, white" and `DW1.01/49` "Switch, black".
 */
export const articlesOf = (products: readonly EcatalogueProduct[]): readonly CatalogueArticle[] => {
  const byStem = new Map<string, EcatalogueProduct[]>();
  for (const product of products) {
    const key = stemOf(product);
    const known = byStem.get(key);
    if (known === undefined) byStem.set(key, [product]);
    else known.push(product);
  }
  return [...byStem.values()].flatMap((own) => together(own) ?? own.map(alone));
};

/** Products without a stroke in their symbols are articles by themselves. */
const stemOf = ({ symbol, seriesName }: EcatalogueProduct): string => {
  const end = symbol.lastIndexOf('/');
  return end <= 0 ? symbol : `${seriesName ?? ''} ${symbol.slice(0, end)}/`;
};

const alone = (product: EcatalogueProduct): CatalogueArticle => ({
  name: product.name,
  variants: [{ product, name: '' }],
});

/** The article of products that have one stem; undefined where their names do not make them one. */
const together = (products: readonly EcatalogueProduct[]): CatalogueArticle | undefined => {
  const [first, ...others] = products.map(({ name }) => name.split(', '));
  if (first === undefined || others.length === 0) return undefined;
  const places = first.flatMap((word, place) => (others.every((other) => other[place] === word) ? [] : [place]));
  const [place, second] = places;
  if (place === undefined || second !== undefined) return undefined;
  if (others.some(({ length }) => length !== first.length)) return undefined;
  const names = products.map(({ name }) => name.split(', ')[place] ?? '');
  if (new Set(names).size < names.length) return undefined;
  return {
    name: first.filter((_, index) => index !== place).join(', '),
    variants: products.map((product, index) => ({ product, name: names[index] ?? '' })),
  };
};
