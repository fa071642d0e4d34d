/** A decimal number as it is printed: `14.6500`, with a point and no thousands. */
const plainDecimal = /^(\d{1,12})(?:\.(\d{1,8}))?$/;

type Decimal = { readonly units: bigint; readonly scale: bigint };

const decimalOf = (text: string): Decimal | undefined => {
  const [, whole, fraction = ''] = plainDecimal.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : { units: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
};

/**
 * What one piece costs, as decimal text with two places: `amount` × `factor` for `quantity` pieces, half a minor unit
 * rounded up. Undefined where one of them is no number or the price is too large for a price list.
 */
export const piecePrice = (amount: string, factor = '1', quantity = '1'): string | undefined => {
  const [price, times, pieces] = [decimalOf(amount), decimalOf(factor), decimalOf(quantity)];
  if (!price || !times || !pieces || pieces.units === 0n) return undefined;
  const dividend = price.units * times.units * pieces.scale * 100n;
  const divisor = price.scale * times.scale * pieces.units;
  const minor = ((dividend * 2n + divisor) / (divisor * 2n)).toString().padStart(3, '0');
  return minor.length > 11 ? undefined : `${minor.slice(0, -2)}.${minor.slice(-2)}`;
};

/** The same for a number as people write it: `1 170,10`, `1.170,10`, `14.65`. */
export const writtenPrice = (text: string): string | undefined => {
  const bare = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return piecePrice(bare.replaceAll('.', '').replace(',', '.'));
  return piecePrice(bare.replace(',', '.'));
};
