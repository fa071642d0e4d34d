import type { PricedAssortment } from '../../catalogue/assortment.ts';
import { anAssortment } from '../an-assortment.ts';
import { simon54 } from './simon-54.ts';
import { simon55 } from './simon-55.ts';
import { simonBasic } from './simon-basic.ts';

const ranges = [simonBasic, simon54, simon55];

/** Everything that the worked examples of catalogue.md §5.7 to §5.10 are made of, with its prices. */
export const exampleAssortment: PricedAssortment = anAssortment({
  lines: ranges.flatMap(({ lines }) => lines),
  frames: ranges.flatMap(({ frames }) => frames),
  modules: ranges.flatMap(({ modules }) => modules),
  controllers: simon54.controllers,
  articles: ranges.flatMap(({ articles }) => articles),
  seals: Object.assign({}, ...ranges.map(({ seals }) => seals)),
});
