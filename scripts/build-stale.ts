import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BuildStep } from './build-step.ts';
import { fingerprintOf } from './fingerprint-of.ts';

/** Runs each build step whose target is missing or older than its sources. Returns the names of these steps. */
export const buildStale = async (steps: readonly BuildStep[]): Promise<readonly string[]> => {
  const built: string[] = [];
  for (const step of steps) {
    const fingerprint = await fingerprintOf(step.sources);
    const stamp = `build/stamps/${step.name}`;
    if (existsSync(step.target) && (await textOf(stamp)) === fingerprint) continue;
    const start = performance.now();
    await step.build();
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, fingerprint);
    console.log(`built ${step.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    built.push(step.name);
  }
  return built;
};

const textOf = async (file: string): Promise<string | undefined> =>
  existsSync(file) ? await readFile(file, 'utf8') : undefined;
