import { endpoints } from '@ramka/contract/endpoints';

type Tree = ReturnType<typeof endpoints.readEcatalogTree.response.parse>;
type Found = ReturnType<typeof endpoints.searchEcatalog.response.parse>;
export type OfferedProduct = ReturnType<typeof endpoints.listEcatalogProducts.response.parse>[number];

const readJson = async (address: string, path: string): Promise<unknown> =>
  (await fetch(`${address}/api/ecatalog/${path}`)).json();

/** The products of an e-catalogue product group. */
export const productsOf = async (address: string, groupId: number | undefined): Promise<readonly OfferedProduct[]> =>
  endpoints.listEcatalogProducts.response.parse(await readJson(address, `products/${groupId}`));

/** The e-catalogue's tree of series, groups and product groups. */
export const offeredTree = async (address: string): Promise<Tree> =>
  endpoints.readEcatalogTree.response.parse(await readJson(address, 'categories'));

/** The results of an e-catalogue search, by series and category. */
export const foundGroups = async (address: string, query: string): Promise<Found> =>
  endpoints.searchEcatalog.response.parse(await readJson(address, `search?query=${encodeURIComponent(query)}`));

/** Two products of one series, and one outside every series. */
export const threeProducts = async (
  address: string,
): Promise<readonly [OfferedProduct, OfferedProduct, OfferedProduct]> => {
  const other = (await offeredTree(address)).find(({ name }) => name === null)?.subCategories[0]?.products[0];
  const [loose] = await productsOf(address, other?.id);
  const [first, second] = (await foundGroups(address, 'TKW')).flatMap(({ products }) => products);
  if (first === undefined || second === undefined || loose === undefined) throw new Error('the e-catalogue is empty');
  return [first, second, loose];
};
