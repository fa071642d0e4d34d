import type { productCategoriesFile, singleProductsFile } from '@ramka/contract/catalogue-format/catalogue-files';
import type { PictureSpec } from '@ramka/drawing/drawing-spec';
import { catalogueAddress, pictureFileName } from './article.ts';
import { type EcatalogProduct, ecatalogProducts } from './e-catalogue/ecatalog-products.ts';
import { seriesById } from './series.ts';
import { list, number, readTable, text } from '@ramka/import/vocabulary/table';
import { readWordTable } from '@ramka/import/vocabulary/words';

/** A single product with its record in `products.json` and its picture. */
export type SampleSingleProduct = {
  readonly record: ReturnType<typeof singleProductsFile.parse>[number];
  readonly picture: PictureSpec;
};

const bySymbol = new Map(ecatalogProducts.map((product) => [product.article.symbol, product]));

function productWithSymbol(symbol: string): EcatalogProduct {
  const product = bySymbol.get(symbol);
  if (product === undefined) throw new Error(`The e-catalogue has no ${symbol}`);
  return product;
}

/**
 * The single products: series, category, subcategory (empty: the category itself) and symbols of the e-catalogue, which
 * contains all other data about them (docs/catalogue-rules.md#c6-6).
 */
const singleProductTable = readTable(
  { series: number, category: text, subcategory: text, symbols: list },
  `
  8 | switches         | one-way     | AW1.00/11 AW1.00/18
  8 | switches         | two-circuit | AW5.00/11 AW5.00/18
  8 | switches         | two-way     | AW6.00/11 AW6.00/18 AW6/2.00/11 AW6/2.00/18
  8 | switches         | intermediate | AW7.00/11 AW7.00/18
  8 | push-buttons     | bell        | AD1.00/11 AD1.00/18
  8 | push-buttons     | light       | AS1.00/11 AS1.00/18
  8 | sockets          | single      | AGZ1.00/11 AGZ1.00/18
  8 | sockets          | double      | AGZ2.00/11 AGZ2.00/18 AGZ2V.00/11 AGZ2V.00/18
  8 | sockets          | Schuko      | AGSZ1.00/11 AGSZ1.00/18
  8 | combinations     |             | AWG1.00/11 AWG1.00/18
  1 | complete         | switches    | CW1.00/11/CR1/11 CW5.00/11/CR1/11 CW6.00/11/CR1/11
  1 | complete         | sockets     | CGZ1.00/11/CR1/11 CGZ2M.00/11/CR1/11 CGZ1B.00/11/CR1/11
  2 | complete         |             | BMG2.00/11 BMG2.00/41 BMGZ2.00/11 BMGZ2.00/41 BMW1.00/11 BMW1.00/41
  4 | multiple sockets | flush       | DGSZ2Z.00/11 DGSZ2Z.00/49
  4 | multiple sockets | surface     | EGSZ2NZ.00/11 EGSZ2NZ.00/49 EGSZ4NZ.00/11 EGSZ4NZ.00/49
  5 | angled sockets   |             | TGZ2TS.00/111 TGZ2TS.00/114 TGZ2TS.00/149 TGZ2TSZ.00/111 TGZ2TSZ.00/114 TGZ2TSZ.00/149
  6 | USB-Schuko       |             | 82GSZ1USB.00/30 82GSZ1USB.00/31 82GSZ1CAQ.00/30 82GSZ1CAQ.00/31
  7 | in the box       |             | GP1.00/111 GP2.00/111 GPD1.00/111 GPZ1.00/111
  7 | remotes          |             | GR2.00/11 GR2.00/49
`,
);

/** The categories of single products, in the order of the series. */
function categoryNames(): readonly CategoryName[] {
  const names = new Map<string, CategoryName>(
    singleProductTable.map(({ series, category }) => [`${series} ${category}`, { series, category }]),
  );
  return [...names.values()].toSorted((one, other) => one.series - other.series);
}

/** The subcategories of a category; empty if the category lists its products directly. */
function subcategoryNames(series: number, category: string): readonly string[] {
  return singleProductTable
    .filter((row) => row.series === series && row.category === category && row.subcategory !== '')
    .map(({ subcategory }) => subcategory);
}

/** Id of a category or subcategory: the number of the series, followed by one digit each for their positions. */
function productCategoryId(series: number, category: string, subcategory?: string): number {
  const ofSeries = categoryNames().filter((known) => known.series === series);
  const place = ofSeries.findIndex((known) => known.category === category) + 1;
  const id = series * 1000 + place * 10;
  return subcategory === undefined ? id : id + subcategoryNames(series, category).indexOf(subcategory) + 1;
}

/** All single products, in table order. */
export const singleProducts: readonly SampleSingleProduct[] = singleProductTable
  .flatMap(({ series, category, subcategory, symbols }) =>
    symbols.map((symbol) => ({
      series,
      categoryId: productCategoryId(series, category, subcategory === '' ? undefined : subcategory),
      product: productWithSymbol(symbol),
    })),
  )
  .map(({ series, categoryId, product }, index) => {
    const { symbol, name, spec } = product.article;
    const image = pictureFileName(symbol);
    return {
      record: {
        id: series * 1000 + 500 + index,
        catalogId: product.id,
        seriesTag: seriesById(series).tag,
        categoryId,
        symbol,
        name,
        image,
        catalogUrl: catalogueAddress(symbol),
      },
      picture: { path: `products/${image}`, spec },
    };
  });

type CategoryRecord = ReturnType<typeof productCategoriesFile.parse>[number];

/** The drawers of single products, in table order. */
export function productCategories(): readonly CategoryRecord[] {
  return categoryNames().map(({ series, category }) => {
    const id = productCategoryId(series, category);
    return {
      id,
      seriesTag: seriesById(series).tag,
      name: categoryWords(category),
      subCategories: subcategoryNames(series, category).map((subcategory) => ({
        id: productCategoryId(series, category, subcategory),
        name: categoryWords(subcategory),
      })),
    };
  });
}

type CategoryName = { readonly series: number; readonly category: string };

/** Names of the categories and subcategories of single products. */
const categoryWords = readWordTable(`
  switches         | Łączniki                 | Spínače                     | Spínače                     | Вимикачі                    | Switches
  one-way          | Jednobiegunowe           | Jednopólové (řazení 1)      | Jednopólové (radenie 1)     | Одноклавішні                | One-way
  two-circuit      | Świecznikowe             | Sériové (řazení 5)          | Sériové (radenie 5)         | Двоклавішні                 | 2-gang one-way
  two-way          | Schodowe                 | Střídavé (řazení 6)         | Striedavé (radenie 6)       | Прохідні                    | Two-way
  intermediate     | Krzyżowe                 | Křížové (řazení 7)          | Krížové (radenie 7)         | Перехресні                  | Intermediate
  push-buttons     | Przyciski                | Tlačítka                    | Tlačidlá                    | Кнопки                      | Push-buttons
  bell             | Dzwonek                  | Zvonek                      | Zvonček                     | Дзвінок                     | Bell
  light            | Światło                  | Světlo                      | Svetlo                      | Світло                      | Light
  sockets          | Gniazda                  | Zásuvky                     | Zásuvky                     | Розетки                     | Sockets
  single           | Pojedyncze               | Jednonásobné                | Jednonásobné                | Одинарні                    | Single
  double           | Podwójne                 | Dvojnásobné                 | Dvojnásobné                 | Подвійні                    | Double
  Schuko           | Schuko                   | Schuko                      | Schuko                      | Schuko                      | Schuko
  combinations     | Zestawy łącznik + gniazdo | Kombinace spínač + zásuvka | Kombinácie spínač + zásuvka | Комбінації вимикач + розетка | Switch and socket combinations
  complete         | Kompletne z ramką        | Kompletní s rámečkem        | Kompletné s rámikom         | Готові з рамкою             | Complete with frame
  multiple sockets | Gniazda wielokrotne      | Zásuvky vícenásobné         | Zásuvky viacnásobné         | Розетки багатомісні         | Multiple sockets
  flush            | Podtynkowe               | Zapuštěné                   | Zapustené                   | Прихованого монтажу         | Flush
  surface          | Natynkowe                | Nástěnné                    | Nástenné                    | Накладного монтажу          | Surface-mounted
  angled sockets   | Gniazda podwójne skośne  | Zásuvky dvojnásobné s natočenou dutinou | Zásuvky dvojnásobné s natočenou dutinou | Розетки подвійні під кутом  | Angled double sockets
  USB-Schuko       | Gniazda USB-SCHUKO       | Zásuvky USB-SCHUKO          | Zásuvky USB-SCHUKO          | Розетки USB-SCHUKO          | USB-SCHUKO sockets
  in the box       | Dopuszkowe               | Přístroje do krabice        | Prístroje do krabice        | Для монтажу в коробку       | In-wall devices
  remotes          | Piloty                   | Dálkové ovladače            | Diaľkové ovládače           | Пульти                      | Remotes
`);
