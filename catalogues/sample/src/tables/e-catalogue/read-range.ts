import type { SampleSeries } from '../series.ts';
import { readTable, splitList } from '../table.ts';
import { makeAccessories } from './accessories.ts';
import { makeFrames, makeListed, makeMechanisms, makeNamesake } from './configurator-products.ts';
import { makeCovers } from './covers.ts';
import { makeFamilies } from './families.ts';
import { makeComplete, makeModules } from './module-products.ts';
import { palette } from './palettes.ts';
import type { EcatalogGroup, EcatalogProductGroup, EcatalogRange, Maker } from './product-group.ts';
import { makeSurface } from './surface-products.ts';
import { groupNames, productGroupNames } from './tree-names.ts';

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

const makers: ReadonlyMap<string, Maker> = new Map([
  ['modules', makeModules],
  ['complete', makeComplete],
  ['surface', makeSurface],
  ['covers', makeCovers],
  ['mechanisms', makeMechanisms],
  ['frames', makeFrames],
  ['listed', makeListed],
  ['namesake', makeNamesake],
  ['accessories', makeAccessories],
  ['families', makeFamilies],
]);

/** Who makes the products of a row, by the word in its table. */
function makerNamed(name: string): Maker {
  const maker = makers.get(name);
  if (maker === undefined) throw new Error(`No maker ${name}`);
  return maker;
}
