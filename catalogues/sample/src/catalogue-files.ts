import type {
  articlesFile,
  ecatalogProductLine,
  ecatalogTreeFile,
  frameLinesFile,
  packsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import { allArticles } from './tables/all-articles.ts';
import { catalogueAddress, type SampleArticle } from './tables/article.ts';
import { allColours, colourFamilies } from './tables/colours.ts';
import {
  type EcatalogProduct,
  ecatalogProducts,
  groupId,
  productGroupId,
} from './tables/e-catalogue/ecatalog-products.ts';
import { allRanges } from './tables/e-catalogue/ranges.ts';
import { controllers } from './tables/frames/controllers.ts';
import { allFinishes } from './tables/frames/finishes.ts';
import { allFrameLines, allSubcategories, subcategoryNames } from './tables/frames/frame-lines.ts';
import { type FrameRecord, plainFrames } from './tables/frames/plain-frames.ts';
import { frameSeals, insertSeals } from './tables/frames/seals.ts';
import { touchPanels } from './tables/frames/touch-panels.ts';
import { allFunctions } from '@ramka/import/vocabulary/functions';
import { sharedWords } from '@ramka/import/vocabulary/shared-words';
import { moduleCategories } from './tables/modules/drawers.ts';
import { allModules } from './tables/modules/modules.ts';
import { allRoles } from './tables/modules/roles.ts';
import { allCurrencies, allPrices, priceList } from './tables/price-lists.ts';
import { allSeries } from './tables/series.ts';
import { productCategories, singleProducts } from './tables/single-products.ts';

/** The catalogue's files by path, without pictures: the content of each `.json` and the lines of each `.ndjson`. */
export function catalogueFiles(): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ['catalogue.json', { format: 1, name: 'Katalog przykładowy', edition: '2026-11', sample: true }],
    ['series.json', allSeries.map(({ id, tag, name }) => ({ id, tag, name }))],
    [
      'colours.json',
      allColours.map(({ id, seriesTag, name, hexColor, tone, family }) => ({
        id,
        seriesTag,
        name,
        hexColor,
        antibacterial: tone === 'antibacterial',
        family,
      })),
    ],
    ['colour-families.json', colourFamilies],
    ['finishes.json', allFinishes],
    ['functions.json', allFunctions],
    ['shared-words.json', sharedWords],
    ['component-roles.json', allRoles],
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
    ['packs.json', packs()],
    ...priceLists(),
  ]);
}

function modulesFiles(): readonly (readonly [string, unknown])[] {
  const byTag = Map.groupBy(allModules, ({ series }) => series.tag);
  return [...byTag].map(([tag, modules]) => [`modules/${tag}.json`, modules.map(({ record }) => record)] as const);
}

/** Pack sizes of small parts: claws and blank inserts 10, seals 5. */
function packs(): ReturnType<typeof packsFile.parse> {
  const seals = [...frameSeals.map(({ article }) => article), ...insertSeals];
  return { PAZ: 10, KPS: 10, ...Object.fromEntries(seals.map(({ symbol }) => [symbol, 5])) };
}

function priceLists(): readonly (readonly [string, unknown])[] {
  const prices = allPrices();
  return allCurrencies.map((currency) => [`prices/${currency.name}.json`, priceList(currency, prices)] as const);
}

/** The records of `frame-lines.json`. */
function frameLineRecords(): ReturnType<typeof frameLinesFile.parse> {
  return allFrameLines.map(({ id, tag, seriesTag, name, maxSlots }) => ({
    id,
    tag,
    seriesTag,
    name,
    maxSlots,
    subcategories: subcategoryIds(tag).map((subcategory) => ({
      id: subcategory,
      name: subcategoryNames(String(subcategory)),
    })),
  }));
}

function subcategoryIds(lineTag: string): readonly number[] {
  if (lineTag === 'simon-54-touch') return [431];
  return allSubcategories.filter(({ line }) => line.tag === lineTag).map(({ id }) => id);
}

/** The records of a line's frame file. */
export function frameRecords(lineTag: string): readonly FrameRecord[] {
  if (lineTag === 'simon-54-touch') return touchPanels.map(({ record }) => record);
  return plainFrames.filter(({ subcategory }) => subcategory.line.tag === lineTag).map(({ record }) => record);
}

type ArticleRecord = ReturnType<typeof articlesFile.parse>[number];

/** The records of `articles.json`. */
function articleRecords(): readonly ArticleRecord[] {
  return allArticles.map(articleRecord);
}

function articleRecord({ id, symbol, name, seriesTag, colourId, attributes, picture }: SampleArticle): ArticleRecord {
  return {
    id,
    symbol,
    name,
    ...(seriesTag === undefined ? {} : { seriesTag }),
    ...(colourId === undefined ? {} : { colourId }),
    picture,
    catalogUrl: catalogueAddress(symbol),
    ...(attributes === undefined || Object.keys(attributes).length === 0 ? {} : { attributes }),
  };
}

/** The content of `e-catalogue/tree.json`. */
function ecatalogTree(): ReturnType<typeof ecatalogTreeFile.parse> {
  return allRanges.map(({ id, name, groups }) => ({
    id,
    name,
    groups: groups.map((group, groupIndex) => ({
      id: groupId(id, groupIndex),
      name: group.name,
      productGroups: group.productGroups.map((productGroup, index) => ({
        id: productGroupId(id, groupIndex, index),
        name: productGroup.name,
      })),
    })),
  }));
}

type ProductLine = ReturnType<typeof ecatalogProductLine.parse>;

/** The lines of `e-catalogue/products.ndjson`. Articles that sets are built from have a page at the manufacturer. */
function ecatalogProductLines(): readonly ProductLine[] {
  const linked = new Set(allArticles.map(({ symbol }) => symbol));
  return ecatalogProducts.map((product) => productLine(product, linked.has(product.article.symbol)));
}

function productLine({ id, productGroupId, article }: EcatalogProduct, linked: boolean): ProductLine {
  const controller = controllers.find(({ record }) => record.catalogId === id);
  const functionId = article.functionId ?? controller?.record.function ?? '';
  return {
    id,
    symbol: article.symbol,
    name: article.name,
    productGroupId,
    image: article.image,
    catalogUrl: linked ? catalogueAddress(article.symbol) : '',
    ...(functionId === '' ? {} : { function: functionId }),
  };
}
