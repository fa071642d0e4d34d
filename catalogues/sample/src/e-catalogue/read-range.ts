import type { SampleSeries } from '../series/all-series.ts';
import { splitList } from '../text/split-list.ts';
import { readTable } from '../text/table.ts';
import { makerNamed } from './makers/maker-named.ts';
import type { EcatalogGroup, EcatalogProductGroup, EcatalogRange } from './ecatalog-range.ts';
import { palette } from './palettes.ts';
import { groupNames } from './words/group-names.ts';
import { productGroupNames } from './words/product-group-names.ts';

/**
 * A range from its table: group, product group, who makes the products, in which colours (`own`: the series'), and
 * what they are made from. Rows of one product group stand together.
 */
export function readRange(series: SampleSeries, text: string): EcatalogRange {
  const rows = readTable(['group', 'productGroup', 'maker', 'colours', 'codes'], text);
  const groups = Map.groupBy(rows, ({ group }) => group);
  return {
    id: series.id,
    name: series.name === '' ? null : series.name,
    groups: [...groups].map(([key, ofGroup]): EcatalogGroup => {
      const productGroups = Map.groupBy(ofGroup, ({ productGroup }) => productGroup);
      return {
        name: groupNames(key),
        productGroups: [...productGroups].map(([name, ofProductGroup]): EcatalogProductGroup => ({
          name: productGroupNames(name),
          articles: ofProductGroup.flatMap((row) => makeRow(series, row)),
        })),
      };
    }),
  };
}

function makeRow(
  series: SampleSeries,
  row: { readonly maker: string; readonly colours: string; readonly codes: string },
): EcatalogProductGroup['articles'] {
  const colours = row.colours === '-' ? [] : palette(row.colours === 'own' ? series.tag : row.colours);
  return makerNamed(row.maker)({ series, colours, codes: splitList(row.codes) });
}
