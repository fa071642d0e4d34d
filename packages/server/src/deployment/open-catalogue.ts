import type { Deployment } from '@ramka/contract/deployment/deployment';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { WrongSettings } from '../settings.ts';

/** Reads the catalogue that a deployment sells from; its price list must be in the deployment's currency. */
export const openCatalogue = async (
  folder: string,
  { variant, priceList, currency }: Pick<Deployment, 'variant' | 'priceList' | 'currency'>,
): Promise<Catalogue> => {
  const catalogue = await readCatalogue(folder, { priceList });
  if (!catalogue.ok) {
    const faults = catalogue.problem.map(
      ({ file, path, message }) => `  ${[file, path].filter(Boolean).join(' ')}: ${message}`,
    );
    throw new WrongSettings(`the catalogue in ${folder} cannot be used:\n${faults.join('\n')}`);
  }
  const { code } = catalogue.value.currency;
  if (code !== currency)
    throw new WrongSettings(`price list '${priceList}' is in ${code}, the deployment '${variant}' in ${currency}`);
  return catalogue.value;
};
