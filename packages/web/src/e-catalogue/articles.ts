import type { EcatalogueProduct } from '../api/products.ts';

/** An article of the e-catalogue: products that differ in one part of their names only, usually the colour. */
export type CatalogueArticle = {
  /** Name without the part in which the products differ. */
  readonly name: string;
  readonly variants: readonly ArticleVariant[];
};

/** A product of an article. */
export type ArticleVariant = {
  readonly product: EcatalogueProduct;
  /** The part of the name that is different, such as the colour; empty for a single product. */
  readonly name: string;
};

/**
 * Groups products into articles, in their order. Products form an article if their symbols differ only after the last
 * slash and their names differ in exactly one of the parts separated by commas: `DW1.01/11` "Switch, white" and
 * `DW1.01/49` "Switch, black".
 */
export const articlesOf = (products: readonly EcatalogueProduct[]): readonly CatalogueArticle[] => {
  const byStem = new Map<string, EcatalogueProduct[]>();
  for (const product of products) {
    const key = stemOf(product);
    const group = byStem.get(key);
    if (group === undefined) byStem.set(key, [product]);
    else group.push(product);
  }
  return [...byStem.values()].flatMap((own) => commonArticleOf(own) ?? own.map(articleOf));
};

/** Returns the grouping key. A product without a slash in its symbol is an article of its own. */
const stemOf = ({ symbol, seriesName }: EcatalogueProduct): string => {
  const end = symbol.lastIndexOf('/');
  return end <= 0 ? symbol : `${seriesName ?? ''} ${symbol.slice(0, end)}/`;
};

const articleOf = (product: EcatalogueProduct): CatalogueArticle => ({
  name: product.name,
  variants: [{ product, name: '' }],
});

/** Returns the article of products with the same key; undefined if their names differ in another way. */
const commonArticleOf = (products: readonly EcatalogueProduct[]): CatalogueArticle | undefined => {
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
