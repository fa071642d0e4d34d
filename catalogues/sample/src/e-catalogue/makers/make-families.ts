import { splitList } from '../../text/split-list.ts';
import type { SampleSeries } from '../../series/all-series.ts';
import type { EcatalogArticle } from '../ecatalog-range.ts';
import { ecatalogPrice } from './ecatalog-price.ts';
import { families } from '../kinds/families.ts';
import type { Maker } from './maker.ts';
import { lookName } from '../looks/look-name.ts';
import { smallFamilies } from '../kinds/small-families.ts';
import { thingOrder } from '../looks/thing-order.ts';

type Family = (typeof families)[number];

/** Things that come in sizes; a code is a family. */
export const makeFamilies: Maker = ({ series, codes }) =>
  codes.flatMap((code) => {
    const family = [...families, ...smallFamilies].find(({ key }) => key === code);
    if (family === undefined) throw new Error(`No family ${code}`);
    return splitList(family.sizes).map((size, index) => familyArticle(series, family, size, index));
  });

function familyArticle(series: SampleSeries, family: Family, size: string, index: number): EcatalogArticle {
  const symbol = `${family.stem}-${size.replace(/(\d),(\d)/, '$1.$2')}`;
  const named = (text: string) => [text.replace('{}', size), ...(series.name === '' ? [] : [series.name])].join(', ');
  return {
    symbol,
    name: {
      pl: named(family.pl),
      cs: named(family.cs),
      sk: named(family.sk),
      uk: named(family.uk),
      en: named(family.en).replace(/(\d),(\d)/, '$1.$2'),
    },
    ...(onRequest.has(symbol)
      ? {}
      : { price: ecatalogPrice({ symbol, zloty: Number(family.zloty) + index * Number(family.step) }) }),
    image: lookName(family.look, family.hexColor),
    order: thingOrder(family.look, family.hexColor),
  };
}

/** "Price on request": the longest column is made to order (catalogue.md §6.6). */
const onRequest: ReadonlySet<string> = new Set(['KLD-4.2']);
