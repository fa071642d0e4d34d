import type { Shop } from '@ramka/contract/deployment/deployment';
import type { ShopOrder } from '@ramka/contract/wire/shop-order';
import { ociFields, type OciOrder, type OrderItem, shopLink } from '@ramka/domain/order';

/** How items go to a shop; null where there are none, or more than an address holds. */
export const handOver = (shop: Shop, items: readonly OrderItem[], order: OciOrder): ShopOrder['handOver'] => {
  if (items.length === 0) return null;
  if (shop.kind === 'oci') return { method: 'post', address: shop.address, fields: [...ociFields(items, order)] };
  const address = shopLink(items, shop);
  return address === undefined ? null : { method: 'get', address };
};
