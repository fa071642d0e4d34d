import { mechanismArticles } from '../../mechanisms/mechanism-articles.ts';
import { ecatalogName } from './ecatalog-name.ts';
import type { Maker } from './maker.ts';
import { lookName } from '../looks/look-name.ts';

/** Bare mechanisms; a code is a function and, behind `:`, a version. */
export const makeMechanisms: Maker = ({ series, codes }) =>
  codes.map((code) => {
    const [mechanism = '', version = ''] = code.split(':');
    const symbol = `S${mechanism}${version}${series.mechanismEnding}`;
    const article = mechanismArticles(series, mechanism).find((known) => known.symbol === symbol);
    if (article === undefined) throw new Error(`No mechanism ${symbol}`);
    return {
      symbol,
      name: ecatalogName(series, article.name),
      price: article.price,
      image: lookName('mechanism', mechanism.replace('/', '')),
      order: article.order,
    };
  });
