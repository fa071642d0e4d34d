import { colourFactor } from '../../colours/colour-factor.ts';
import { splitList } from '../../text/split-list.ts';
import { ecatalogName } from './ecatalog-name.ts';
import { ecatalogPrice } from './ecatalog-price.ts';
import type { Maker } from './maker.ts';
import { lookName } from '../looks/look-name.ts';
import { surfaceKinds } from '../kinds/surface-kinds.ts';

/** Aquarius in every colour; a code is a surface kind. */
export const makeSurface: Maker = ({ series, colours, codes }) =>
  codes.flatMap((code) => {
    const kind = surfaceKinds.find(({ key }) => key === code);
    if (kind === undefined) throw new Error(`No surface kind ${code}`);
    const { pl, cs, sk, uk, en, primitives } = kind;
    return colours.map(({ code: colour, hexColor, tone, name }) => {
      const symbol = `${kind.symbol.replace('#', series.letter)}/${colour}`;
      return {
        symbol,
        name: ecatalogName(series, { pl, cs, sk, uk, en }, name),
        price: ecatalogPrice({ symbol, zloty: Number(kind.zloty), factor: colourFactor[tone] }),
        image: lookName('aquarius', kind.key.replace('/', ''), hexColor),
        order: { kind: 'surface-product', primitives: splitList(primitives), hexColor },
      };
    });
  });
