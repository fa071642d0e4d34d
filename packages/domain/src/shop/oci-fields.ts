import { formatDecimal } from '../price/format-decimal.ts';
import type { OrderItem } from './order-item.ts';

/** A field of a form: its name and value. */
export type FormField = { readonly name: string; readonly value: string };

/** What holds for a whole order. */
export type OciOrder = {
  /** ISO 4217. */
  readonly currency: string;
  /** What the shop can quote to find the order again: the project's id. */
  readonly quoteId: string;
};

/**
 * An order as the fields of an OCI 5.0 form, items counted from 1. The number of the buyer's own system (MATNR) is left
 * empty; so is the price of what is on request. Prices are net, for one piece.
 */
export const ociFields = (items: readonly OrderItem[], { currency, quoteId }: OciOrder): readonly FormField[] =>
  items.flatMap(({ name, quantity, price, sku, symbol }, index) =>
    Object.entries({
      DESCRIPTION: name,
      MATNR: '',
      QUANTITY: `${quantity}.000`,
      UNIT: 'PCE',
      PRICE: price === null ? '' : formatDecimal(price),
      CURRENCY: currency,
      PRICEUNIT: '1',
      VENDORMAT: sku,
      MANUFACTMAT: symbol,
      EXT_QUOTE_ID: quoteId,
    }).map(([field, value]) => ({ name: `NEW_ITEM-${field}[${index + 1}]`, value })),
  );
