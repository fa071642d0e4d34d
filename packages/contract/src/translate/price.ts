import { decimalFromPrice, type MinorUnits, priceFromDecimal } from '@ramka/domain/money';

/** A price as the API answers it: 0 where there is none, "on request". */
export const priceToWire = (price: MinorUnits | null): number => decimalFromPrice(price ?? 0);

/** A price as the rules know it: null where the API answered 0, "on request". */
export const priceFromWire = (price: number): MinorUnits | null => (price === 0 ? null : priceFromDecimal(price));
