import { endpoints } from '@ramka/contract/endpoints';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';
import { apiProject } from './api-project.ts';

/** A project created through the API. */
export type PlantedProject = {
  readonly id: string;
  /** Symbol of the project's e-catalogue product. */
  readonly symbol: string;
};

/**
 * Creates a project with one room. It contains the first example twice; the other examples are in no room. The project
 * also has an e-catalogue product.
 */
export const plantProject = async (address: string, examples: readonly WorkedExample[]): Promise<PlantedProject> => {
  const project = await apiProject(address);
  const kitchen = await project.addRoom('Kuchnia');
  const setIds: number[] = [];
  for (const example of examples) setIds.push(await project.addSet(example));
  await project.putSets(
    kitchen,
    setIds.slice(0, 1).map((id) => [id, 2]),
  );
  const { catalogId, symbol } = await findProduct(address);
  await project.addCatalogueProduct(catalogId, 3);
  return { id: project.id, symbol };
};

const findProduct = async (address: string) => {
  const answer = await fetch(`${address}/api/ecatalog/search?query=TKW`);
  const [product] = endpoints.searchEcatalog.response.parse(await answer.json()).flatMap(({ products }) => products);
  if (product === undefined) throw new Error('the e-catalogue has no such product');
  return product;
};
