import { readFile } from 'node:fs/promises';

/** The searchable fields of a product. */
export type SearchedProduct = { readonly symbol: string; readonly name: string };

/** Creates `count` products by repeating the Polish sample e-catalogue with different symbols. */
export const manyProducts = async (count: number): Promise<readonly SearchedProduct[]> => {
  const lines = (await readFile('build/catalogue/e-catalogue/products.ndjson', 'utf8')).trim().split('\n');
  const sample = lines.map(productOf);
  return Array.from({ length: count }, (_, index) => {
    const edition = Math.floor(index / sample.length);
    const { symbol, name } = sample[index % sample.length] ?? { symbol: '', name: '' };
    return edition === 0 ? { symbol, name } : { symbol: `${symbol}.${edition}`, name: `${name} ${edition}` };
  });
};

const productOf = (line: string): SearchedProduct => {
  const { symbol, name } = JSON.parse(line) as { symbol: string; name: string | { pl: string } };
  return { symbol, name: typeof name === 'string' ? name : name.pl };
};
