import type { OrderItem } from './order-item.ts';

/** How a shop takes an order in an address. */
export type LinkTemplate = {
  /** With `{items}` where the items go. */
  readonly address: string;
  /** One item, with `{sku}` and `{quantity}`. */
  readonly item: string;
  /** Between two items. */
  readonly separator: string;
};

/** Characters that browsers and servers take in an address without fail. */
const LONGEST_ADDRESS = 8000;

/** The address that hands an order over; undefined where it would be too long. */
export const shopLink = (items: readonly OrderItem[], template: LinkTemplate): string | undefined => {
  const text = items
    .map(({ sku, quantity }) => fill(template.item, { sku, quantity: String(quantity) }))
    .join(template.separator);
  const address = fill(template.address, { items: encodeURIComponent(text) });
  return address.length > LONGEST_ADDRESS ? undefined : address;
};

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : place));
