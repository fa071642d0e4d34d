import type { SampleSeries } from '../../series/all-series.ts';
import type { EcatalogArticle } from '../ecatalog-range.ts';
import type { PaletteColour } from '../palettes.ts';

/** A row of a range: what its codes mean is the maker's. */
export type MakerOrder = {
  readonly series: SampleSeries;
  readonly colours: readonly PaletteColour[];
  readonly codes: readonly string[];
};

/** Makes the products of one row of a range. */
export type Maker = (order: MakerOrder) => readonly EcatalogArticle[];
