import { calls } from '@ramka/contract/calls';

type Tree = ReturnType<typeof calls.readEcatalogTree.answer.parse>;
type Found = ReturnType<typeof calls.searchEcatalog.answer.parse>;
export type OfferedProduct = ReturnType<typeof calls.listEcatalogProducts.answer.parse>[number];

const ask = async (address: string, path: string): Promise<unknown> =>
  (await fetch(`${address}/api/ecatalog/${path}`)).json();

/** The products of a product group of the e-catalogue. */
export const productsOf = async (address: string, groupId: number | undefined): Promise<readonly OfferedProduct[]> =>
  calls.listEcatalogProducts.answer.parse(await ask(address, `products/${groupId}`));

/** Series, groups and product groups of the e-catalogue. */
export const offeredTree = async (address: string): Promise<Tree> =>
  calls.readEcatalogTree.answer.parse(await ask(address, 'categories'));

/** What the e-catalogue finds, by series and category. */
export const foundGroups = async (address: string, query: string): Promise<Found> =>
  calls.searchEcatalog.answer.parse(await ask(address, `search?query=${encodeURIComponent(query)}`));

/** Two products of one series, and one of none. */
export const threeProducts = async (
  address: string,
): Promise<readonly [OfferedProduct, OfferedProduct, OfferedProduct]> => {
  const other = (await offeredTree(address)).find(({ name }) => name === null)?.subCategories[0]?.products[0];
  const [loose] = await productsOf(address, other?.id);
  const [first, second] = (await foundGroups(address, 'TKW')).flatMap(({ products }) => products);
  if (first === undefined || second === undefined || loose === undefined) throw new Error('the e-catalogue is empty');
  return [first, second, loose];
};
