import type { singleProductsFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { catalogueAddress } from '../articles/catalogue-address.ts';
import type { PictureOrder } from '../drawing/drawing-order.ts';
import { type EcatalogProduct, ecatalogProducts } from '../e-catalogue/ecatalog-products.ts';
import { pictureFileName } from '../pictures/file-name.ts';
import { seriesById } from '../series/series-by-id.ts';
import { splitList } from '../text/split-list.ts';
import { productCategoryId } from './product-category-id.ts';
import { singleProductTable } from './single-product-table.ts';

/** A single product as its file tells it, and the picture that it needs. */
export type SampleSingleProduct = {
  readonly record: ReturnType<typeof singleProductsFile.parse>[number];
  readonly picture: PictureOrder;
};

const bySymbol = new Map(ecatalogProducts.map((product) => [product.article.symbol, product]));

/** Every single product, in the order of their table. */
export const singleProducts: readonly SampleSingleProduct[] = singleProductTable
  .flatMap(({ series, category, subcategory, symbols }) =>
    splitList(symbols).map((symbol) => ({
      series,
      categoryId: productCategoryId(series, category, subcategory === '-' ? undefined : subcategory),
      product: productWithSymbol(symbol),
    })),
  )
  .map(({ series, categoryId, product }, index) => {
    const { symbol, name, order } = product.article;
    const image = pictureFileName(symbol);
    return {
      record: {
        id: Number(series) * 1000 + 500 + index,
        catalogId: product.id,
        seriesTag: seriesById(Number(series)).tag,
        categoryId,
        symbol,
        name,
        image,
        catalogUrl: catalogueAddress(symbol),
      },
      picture: { path: `products/${image}`, order },
    };
  });

function productWithSymbol(symbol: string): EcatalogProduct {
  const product = bySymbol.get(symbol);
  if (product === undefined) throw new Error(`The e-catalogue has no ${symbol}`);
  return product;
}
