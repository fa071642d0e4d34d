import type { MinorUnits } from './money.ts';

/** The price that a price list writes as `18.40`; undefined for anything but digits with two decimals. */
export const parsePrice = (text: string): MinorUnits | undefined => {
  const [, whole, fraction] = /^(\d{1,12})\.(\d{2})$/.exec(text) ?? [];
  return whole === undefined || fraction === undefined ? undefined : Number(whole) * 100 + Number(fraction);
};
