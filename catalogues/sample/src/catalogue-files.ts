import { articleRecords } from './articles/article-records.ts';
import { allColours } from './colours/all-colours.ts';
import { ecatalogProductLines } from './e-catalogue/ecatalog-product-lines.ts';
import { ecatalogTree } from './e-catalogue/ecatalog-tree.ts';
import { allFrameLines } from './frames/all-frame-lines.ts';
import { frameLineRecords } from './frames/frame-line-records.ts';
import { frameRecords } from './frames/frame-records.ts';
import { allModules } from './modules/all-modules.ts';
import { moduleCategories } from './modules/module-categories.ts';
import { allCurrencies } from './prices/all-currencies.ts';
import { allPrices } from './prices/all-prices.ts';
import { priceList } from './prices/price-list.ts';
import { productCategories } from './products/product-categories.ts';
import { singleProducts } from './products/single-products.ts';
import { allSeries } from './series/all-series.ts';
import { controllers } from './touch/controllers.ts';

/** The catalogue's files by path, except the pictures: what each `.json` holds, and the lines of an `.ndjson`. */
export function catalogueFiles(): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ['catalogue.json', { format: 1, name: 'Katalog przykładowy', edition: '2026-11', sample: true }],
    ['series.json', allSeries.map(({ id, tag, name }) => ({ id, tag, name }))],
    [
      'colours.json',
      allColours.map(({ id, seriesTag, name, hexColor, tone }) => ({
        id,
        seriesTag,
        name,
        hexColor,
        antibacterial: tone === 'antibacterial',
      })),
    ],
    ['frame-lines.json', frameLineRecords()],
    ...allFrameLines.map(({ tag }) => [`frames/${tag}.json`, frameRecords(tag)] as const),
    ['articles.json', articleRecords()],
    ['module-categories.json', moduleCategories],
    ...modulesFiles(),
    ['controllers.json', controllers.map(({ record }) => record)],
    ['product-categories.json', productCategories()],
    ['products.json', singleProducts.map(({ record }) => record)],
    ['e-catalogue/tree.json', ecatalogTree()],
    ['e-catalogue/products.ndjson', ecatalogProductLines()],
    ...priceLists(),
  ]);
}

function modulesFiles(): readonly (readonly [string, unknown])[] {
  const byTag = Map.groupBy(allModules, ({ series }) => series.tag);
  return [...byTag].map(([tag, modules]) => [`modules/${tag}.json`, modules.map(({ record }) => record)] as const);
}

function priceLists(): readonly (readonly [string, unknown])[] {
  const prices = allPrices();
  return allCurrencies.map((currency) => [`prices/${currency.name}.json`, priceList(currency, prices)] as const);
}
