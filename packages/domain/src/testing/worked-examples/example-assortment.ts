import type { PricedAssortment } from '../../catalogue.ts';
import { anAssortment } from '../makers.ts';
import { exampleRanges } from './example-ranges.ts';

/** Everything that the worked examples of catalogue.md §5.7 to §5.10 are made of, with its prices. */
export const exampleAssortment: PricedAssortment = anAssortment({
  lines: exampleRanges.flatMap(({ lines }) => lines),
  frames: exampleRanges.flatMap(({ frames }) => frames),
  modules: exampleRanges.flatMap(({ modules }) => modules),
  controllers: Object.assign({}, ...exampleRanges.map(({ controllers }) => controllers)),
  articles: exampleRanges.flatMap(({ articles }) => articles),
  seals: Object.assign({}, ...exampleRanges.map(({ seals }) => seals)),
});
