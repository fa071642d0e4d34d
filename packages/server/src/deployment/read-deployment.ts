import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment, type Deployment } from '@ramka/contract/deployment/deployment';
import { jsonOf } from '../catalogue/files/json-of.ts';
import { WrongSettings } from '../settings.ts';

/** Reads `{name}.json` of the folder of deployments; every fault of it is named at once. */
export const readDeployment = async (folder: string, name: string): Promise<Deployment> => {
  const file = join(folder, `${name}.json`);
  const answer = deployment.safeParse(await readJson(file, folder, name));
  if (!answer.success)
    throw new WrongSettings(
      answer.error.issues.map(({ path, message }) => `${file}: ${path.map(String).join('.')}: ${message}`).join('\n'),
    );
  const { defaultLanguage, languages } = answer.data;
  if (!languages.includes(defaultLanguage))
    throw new WrongSettings(`${file}: defaultLanguage '${defaultLanguage}' is not among languages`);
  return answer.data;
};

const readJson = async (file: string, folder: string, name: string): Promise<unknown> => {
  const names = await readdir(folder).catch(() => {
    throw new WrongSettings(`the folder of deployments cannot be read: ${folder}`);
  });
  if (!names.includes(`${name}.json`)) {
    const offered = names.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
    throw new WrongSettings(`there is no deployment '${name}'; there are ${offered.toSorted().join(', ')}`);
  }
  try {
    return jsonOf(await readFile(file, 'utf8'));
  } catch {
    throw new WrongSettings(`${file} is not JSON`);
  }
};
