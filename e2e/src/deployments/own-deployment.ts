import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployment, type Deployment } from '@ramka/contract/deployment';

/** A deployment for one test: the settings for starting a server with it, and its removal. */
export type OwnDeployment = {
  readonly settings: Readonly<Record<string, string>>;
  readonly erase: () => Promise<void>;
};

/** Writes a deployment file as an operator would: a shipped deployment with changes. */
export const ownDeployment = async (
  shipped: string,
  changed: Omit<Partial<Deployment>, 'id'>,
): Promise<OwnDeployment> => {
  const folder = await mkdtemp(join(tmpdir(), 'ramka-deployments-'));
  const original: object = JSON.parse(await readFile(`deployments/${shipped}.json`, 'utf8'));
  const content = { ...original, ...changed };
  deployment.parse(content);
  await writeFile(join(folder, `${shipped}.json`), JSON.stringify(content));
  await cp('deployments/showcase', join(folder, 'showcase'), { recursive: true });
  return {
    settings: { DEPLOYMENT: shipped, DEPLOYMENTS_DIR: folder },
    erase: () => rm(folder, { recursive: true }),
  };
};
