import type { PricedAssortment } from '../../catalogue.ts';
import type { AssortmentWithRoles } from '../../set/modules.ts';
import { anAssortment } from '../makers.ts';
import { exampleRanges } from './example-ranges.ts';

/** All parts and prices of the worked examples (docs/catalogue-rules.md#c5-7 to #c5-10). */
export const exampleAssortment: PricedAssortment & AssortmentWithRoles = anAssortment({
  lines: exampleRanges.flatMap(({ lines }) => lines),
  frames: exampleRanges.flatMap(({ frames }) => frames),
  modules: exampleRanges.flatMap(({ modules }) => modules),
  controllers: Object.assign({}, ...exampleRanges.map(({ controllers }) => controllers)),
  articles: exampleRanges.flatMap(({ articles }) => articles),
  seals: Object.assign({}, ...exampleRanges.map(({ seals }) => seals)),
});
