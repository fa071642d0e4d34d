import type { ForeignText } from '../foreign-text.ts';
import type { ImportRecord, Place } from '../import-record.ts';
import { languageOfCode } from '../sources/language-of-code.ts';
import { etimClassName } from './etim-class-name.ts';
import type { XchangeProduct } from './xchange-schemas.ts';

/**
 * xChange has no tree: products stand in the series of their brand, below it by their ETIM class. Says where a product
 * goes, and the groups above it when they are needed first.
 */
export const xchangeGroups = (): ((product: XchangeProduct, at: Place) => readonly ImportRecord[]) => {
  const known = new Set<string>();
  const group = (key: string, parentKey: string | null, name: ForeignText, at: Place): readonly ImportRecord[] => {
    if (known.has(key)) return [];
    known.add(key);
    return [{ kind: 'group', key, parentKey, name, at }];
  };
  return (product, at) => {
    const series = seriesOf(product);
    const etimClass = product.EtimClassification?.[0]?.EtimClassCode;
    const name = series && Object.values(series)[0];
    if (!series || !name || etimClass === undefined) return [];
    const groupKey = `${name}/${etimClass}`;
    const productKey = product.ProductIdentification.ManufacturerProductNumber;
    return [
      ...group(name, null, series, at),
      ...group(groupKey, name, etimClassName(etimClass), at),
      { kind: 'placement', productKey, groupKey, at },
    ];
  };
};

const seriesOf = ({ ProductIdentification: { BrandDetails } }: XchangeProduct): ForeignText | undefined => {
  const series = BrandDetails?.map(({ BrandSeries }) => BrandSeries).find(Boolean);
  if (typeof series === 'string') return { other: series };
  return series?.length
    ? Object.fromEntries(series.map(({ Language, BrandSeries }) => [languageOfCode(Language), BrandSeries]))
    : undefined;
};
