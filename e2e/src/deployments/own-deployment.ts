import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployment, type Deployment } from '@ramka/contract/deployment';

/** A deployment of a test's own: the settings to start a server with, and how to erase it. */
export type OwnDeployment = {
  readonly settings: Readonly<Record<string, string>>;
  readonly erase: () => Promise<void>;
};

/** Writes a deployment as an operator would: a shipped one, with something else in it. */
export const ownDeployment = async (shipped: string, changed: Partial<Deployment>): Promise<OwnDeployment> => {
  const folder = await mkdtemp(join(tmpdir(), 'ramka-deployments-'));
  const original = deployment.parse(JSON.parse(await readFile(`deployments/${shipped}.json`, 'utf8')));
  await writeFile(join(folder, `${shipped}.json`), JSON.stringify(deployment.parse({ ...original, ...changed })));
  return {
    settings: { DEPLOYMENT: shipped, DEPLOYMENTS_DIR: folder },
    erase: () => rm(folder, { recursive: true }),
  };
};
