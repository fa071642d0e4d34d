import { ociFieldLengths } from './oci-field-lengths.ts';
import type { OrderFinding, OrderFindingKind } from './order-finding.ts';
import type { OrderItem } from './order-item.ts';
import type { OrderLine } from './order-line.ts';
import { shortenText } from './shorten-text.ts';
import { skuOf } from './sku-of.ts';
import type { SkuTable } from './sku-table.ts';

/** What of a list a shop can take, and what does not fit: told before anything is sent. */
export type CheckedOrder = { readonly items: readonly OrderItem[]; readonly findings: readonly OrderFinding[] };

/** Of a shop what an order is checked against. */
export type CheckingShop = {
  /** Only a form has fields, and so lengths; an address takes numbers and quantities as they are. */
  readonly kind: 'oci' | 'link';
  readonly skus: SkuTable;
};

/** Checks a list against the numbers of a shop and the lengths of its fields. */
export const checkOrder = (lines: readonly OrderLine[], { kind, skus }: CheckingShop): CheckedOrder => {
  const lengths = kind === 'oci' ? ociFieldLengths : unbounded;
  const checked = lines.map((line) => checkLine(line, skuOf(line.symbol, skus), lengths));
  return {
    items: checked.flatMap(({ item }) => (item === undefined ? [] : [item])),
    findings: checked.flatMap(({ findings }) => findings),
  };
};

type Lengths = Readonly<Record<'DESCRIPTION' | 'VENDORMAT' | 'MANUFACTMAT', number>>;

const unbounded: Lengths = { DESCRIPTION: Infinity, VENDORMAT: Infinity, MANUFACTMAT: Infinity };

const checkLine = (
  line: OrderLine,
  sku: string | null,
  lengths: Lengths,
): { readonly item?: OrderItem; readonly findings: readonly OrderFinding[] } => {
  const { symbol, name, price } = line;
  const finding = (kind: OrderFindingKind): OrderFinding => ({ kind, symbol, name });
  if (sku === null || sku === '') return { findings: [finding('no-sku')] };
  if (sku.length > lengths.VENDORMAT || symbol.length > lengths.MANUFACTMAT) return { findings: [finding('long-sku')] };
  const short = shortenText(name, lengths.DESCRIPTION);
  return {
    item: { ...line, name: short, sku },
    findings: [...(short === name ? [] : [finding('long-name')]), ...(price === null ? [finding('no-price')] : [])],
  };
};
