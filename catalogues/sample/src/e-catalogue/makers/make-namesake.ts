import { listedArticles } from './listed-articles.ts';
import type { Maker } from './maker.ts';

/** Articles of the configurator under their own names: one that two series have alike. */
export const makeNamesake: Maker = ({ codes }) => listedArticles(codes);
