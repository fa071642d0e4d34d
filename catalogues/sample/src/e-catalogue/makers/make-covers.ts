import { colourFactor } from '../../colours/colour-factor.ts';
import { allKinds } from '../../kinds/all-kinds.ts';
import { coverNames } from '../../kinds/cover-names.ts';
import { MECHANISM_SHARE } from '../../mechanisms/mechanism-share.ts';
import { seriesPrice } from '../../kinds/series-price.ts';
import type { Words } from '../../text/words.ts';
import { ecatalogName } from './ecatalog-name.ts';
import { ecatalogPrice } from './ecatalog-price.ts';
import { furtherCovers } from '../kinds/further-covers.ts';
import type { Maker } from './maker.ts';
import { visiblePartPicture } from '../looks/visible-part-picture.ts';

/** Rockers and covers in every colour; a code is their function in symbols. */
export const makeCovers: Maker = ({ series, colours, codes }) =>
  codes.flatMap((code) => {
    const { name, zloty, primitive } = cover(code);
    const symbolIn = (colour: string) => `${series.letter}${code}/${colour}`;
    return colours.map((colour) => ({
      symbol: symbolIn(colour.code),
      name: ecatalogName(series, name, colour.name),
      price: ecatalogPrice({
        symbol: symbolIn(colour.code),
        zloty: seriesPrice(series, zloty) * (1 - MECHANISM_SHARE),
        whiteSymbol: symbolIn(colours[0]?.code ?? ''),
        factor: colourFactor[colour.tone],
      }),
      ...visiblePartPicture(primitive, colour),
    }));
  });

function cover(code: string): { readonly name: Words; readonly zloty: number; readonly primitive: string } {
  const kind = allKinds.find((known) => known.cover === code);
  if (kind !== undefined) return { name: coverNames(code), zloty: kind.zloty, primitive: kind.primitive };
  const further = furtherCovers.find((known) => known.cover === code);
  if (further === undefined) throw new Error(`No cover ${code}`);
  const { pl, cs, sk, uk, en, zloty, primitive } = further;
  return { name: { pl, cs, sk, uk, en }, zloty: Number(zloty), primitive };
}
