import { basename, dirname } from 'node:path';
import { type CommandAnswer, runCheck } from '../catalogue/check/report.ts';
import { InvalidConfig } from '../config/settings.ts';
import { checkSkus } from './check-skus.ts';
import { openCatalogue, readDeployment } from './deployment.ts';

/**
 * Reports on a catalogue like `runCheck`, and on its use by a deployment file: price list, currency and the shop's
 * numbers.
 */
export const runDeploymentCheck = async (folder: string, file: string): Promise<CommandAnswer> => {
  const { lines, succeeded } = await runCheck(folder);
  const findings: string[] = [];
  try {
    const deployment = await readDeployment(dirname(file), basename(file, '.json'), (line) => findings.push(line));
    if (succeeded) findings.push(...checkSkus(deployment, await openCatalogue(folder, deployment)));
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    return { lines: [error.message, ...lines], succeeded: false };
  }
  return { lines: [...findings.map((finding) => `note: ${finding}`), ...lines], succeeded };
};
