import { ociFieldLengths } from './oci-field-lengths.ts';
import type { OrderFinding, OrderFindingKind } from './order-finding.ts';
import type { OrderItem } from './order-item.ts';
import type { OrderLine } from './order-line.ts';
import { shortenText } from './shorten-text.ts';
import { skuOf } from './sku-of.ts';
import type { SkuTable } from './sku-table.ts';

/** What of a list a shop can take, and what does not fit: told before anything is sent. */
export type CheckedOrder = { readonly items: readonly OrderItem[]; readonly findings: readonly OrderFinding[] };

/** Checks a list against the numbers of a shop and the lengths of its fields. */
export const checkOrder = (lines: readonly OrderLine[], table: SkuTable): CheckedOrder => {
  const checked = lines.map((line) => checkLine(line, skuOf(line.symbol, table)));
  return {
    items: checked.flatMap(({ item }) => (item === undefined ? [] : [item])),
    findings: checked.flatMap(({ findings }) => findings),
  };
};

const checkLine = (
  line: OrderLine,
  sku: string | null,
): { readonly item?: OrderItem; readonly findings: readonly OrderFinding[] } => {
  const { symbol, name, price } = line;
  const finding = (kind: OrderFindingKind): OrderFinding => ({ kind, symbol, name });
  if (sku === null || sku === '') return { findings: [finding('no-sku')] };
  if (sku.length > ociFieldLengths.VENDORMAT || symbol.length > ociFieldLengths.MANUFACTMAT)
    return { findings: [finding('long-sku')] };
  const short = shortenText(name, ociFieldLengths.DESCRIPTION);
  return {
    item: { ...line, name: short, sku },
    findings: [...(short === name ? [] : [finding('long-name')]), ...(price === null ? [finding('no-price')] : [])],
  };
};
