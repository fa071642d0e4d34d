import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment, type Deployment } from '@ramka/contract/deployment';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { schemaFaults } from '../catalogue/files/entries.ts';
import { jsonOf } from '../catalogue/files/reading.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { type Settings, InvalidConfig } from '../config/settings.ts';
import { checkAccent } from '../theme/theme.ts';
import { readSkuFile } from './sku-file.ts';

/**
 * Reads `{name}.json` in the folder of deployments, and the files with article numbers that it names. Throws with all
 * errors at once. `onWarning` receives lines for the log.
 */
export const readDeployment = async (
  folder: string,
  name: string,
  onWarning: (line: string) => void = () => undefined,
): Promise<Deployment> => {
  const file = join(folder, `${name}.json`);
  const content = await readJson(file, folder, name);
  const answer = deployment.safeParse(content);
  if (!answer.success)
    throw new InvalidConfig(
      schemaFaults(file, '', content, answer.error.issues)
        .map(({ path, message }) => `${file}: ${path.replace(/^\./, '')}: ${message}`)
        .join('\n'),
    );
  const { defaultLanguage, languages } = answer.data;
  if (!languages.includes(defaultLanguage))
    throw new InvalidConfig(`${file}: defaultLanguage '${defaultLanguage}' is not among languages`);
  checkAccent(answer.data, file, onWarning);
  return withSkuFiles(folder, answer.data, onWarning);
};

type Skus = NonNullable<NonNullable<Deployment['punchOut']>['skus']>;

/** Adds the numbers of files to those of the deployment file, which have priority. */
const withSkuFiles = async (
  folder: string,
  deployment: Deployment,
  onWarning: (line: string) => void,
): Promise<Deployment> => {
  const { shop, punchOut } = deployment;
  const complete = async (skus: Skus): Promise<Skus> => {
    if (skus.file === undefined) return skus;
    const file = join(folder, skus.file);
    const { exceptions, faults, warnings } = await readSkuFile(file).catch((error: unknown) => {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      throw new InvalidConfig(`the file with article numbers cannot be read: ${file}`);
    });
    if (faults.length > 0) throw new InvalidConfig(faults.map((fault) => `${file}: ${fault}`).join('\n'));
    for (const warning of warnings) onWarning(`${file}: ${warning}`);
    return { ...skus, exceptions: { ...exceptions, ...skus.exceptions } };
  };
  return {
    ...deployment,
    shop: shop === null || shop.kind === 'demonstration' ? shop : { ...shop, skus: await complete(shop.skus) },
    punchOut: punchOut?.skus === undefined ? punchOut : { ...punchOut, skus: await complete(punchOut.skus) },
  };
};

const readJson = async (file: string, folder: string, name: string): Promise<unknown> => {
  const names = await readdir(folder).catch(() => {
    throw new InvalidConfig(`the folder of deployments cannot be read: ${folder}`);
  });
  if (!names.includes(`${name}.json`)) {
    const offered = names.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
    throw new InvalidConfig(`there is no deployment '${name}'; there are ${offered.toSorted().join(', ')}`);
  }
  try {
    return jsonOf(await readFile(file, 'utf8'));
  } catch {
    throw new InvalidConfig(`${file} is not JSON`);
  }
};

/** Throws if a deployment with a planning tool lacks the secret for its signatures. */
export const requirePlanningSecret = (
  { planningTool, id }: Pick<Deployment, 'planningTool' | 'id'>,
  { planningToolSecret }: Pick<Settings, 'planningToolSecret'>,
): void => {
  if (planningTool === null || planningToolSecret !== undefined) return;
  throw new InvalidConfig(
    `the deployment '${id}' has the planning tool '${planningTool.name}': PLANNING_TOOL_SECRET must hold the secret that it signs its calls with, of 32 characters or more`,
  );
};

/** Opens the catalogue of a deployment. Its price list must be in the deployment's currency. */
export const openCatalogue = async (
  folder: string,
  { id, priceList, currency }: Pick<Deployment, 'id' | 'priceList' | 'currency'>,
): Promise<Catalogue> => {
  const catalogue = await readCatalogue(folder, { priceList });
  if (!catalogue.ok) {
    const faults = catalogue.problem.map(
      ({ file, path, message }) => `  ${[file, path].filter(Boolean).join(' ')}: ${message}`,
    );
    throw new InvalidConfig(`the catalogue in ${folder} cannot be used:\n${faults.join('\n')}`);
  }
  const { code } = catalogue.value.currency;
  if (code !== currency)
    throw new InvalidConfig(`price list '${priceList}' is in ${code}, the deployment '${id}' in ${currency}`);
  return catalogue.value;
};
