import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { bmecatLines, type BmecatProduct } from '@ramka/import/testing/a-bmecat';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';

/** Import of a large BMEcat file into a new catalogue with the operators' command: duration and peak memory. */
export const importing: Benchmark = {
  name: 'importing',
  measure: async ({ rounds, quick }) => {
    const products = quick ? 10_000 : 100_000;
    const folder = await mkdtemp(join(tmpdir(), 'ramka-import-'));
    const file = join(folder, 'range.xml');
    await writeRange(file, products);
    const all: Imported[] = [];
    for (let round = 0; round < rounds; round += 1)
      all.push(await importOnce(file, join(folder, `catalogue-${round}`)));
    await rm(folder, { recursive: true });
    const at = `${products.toLocaleString('en')} products`;
    return [
      { what: `import of ${at}: time`, value: median(all.map(({ seconds }) => seconds)), unit: 's', atMost: 30 },
      {
        what: `import of ${at}: memory at its most`,
        value: median(all.map(({ memory }) => memory)),
        unit: 'MB',
        atMost: 400,
      },
    ];
  },
};

type Imported = { readonly seconds: number; readonly memory: number };

const importOnce = async (file: string, catalogue: string): Promise<Imported> => {
  const command = fileURLToPath(import.meta.resolve('@ramka/import/cli/catalogue-command'));
  const begin = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command, 'import', file, catalogue]);
  let memory = 0;
  const looking = setInterval(() => {
    void peakOf(child.pid).then((peak) => (memory = Math.max(memory, peak)));
  }, 50);
  child.stdout.resume();
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`The import ended with ${String(code)}.`);
  return { seconds: (performance.now() - begin) / 1000, memory };
};

/** Peak memory of a process in megabytes. Only Linux reports it; 0 on other systems. */
const peakOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
};

/**
 * Writes a file with about two kilobytes per product, as manufacturers publish them: long texts and some twenty
 * features.
 */
const writeRange = async (file: string, count: number): Promise<void> => {
  const stream = createWriteStream(file);
  for (const line of bmecatLines(manyProducts(count))) if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  stream.end();
  await finished(stream);
};

function* manyProducts(count: number): Generator<BmecatProduct> {
  for (let number = 1; number <= count; number += 1)
    yield {
      symbol: `X${number}/11`,
      name: `Gniazdo podwójne z uziemieniem, numer ${number}`,
      english: `Double socket with earth, number ${number}`,
      group: '5411',
      amount: (1 + (number % 9000) / 100).toFixed(2),
      picture: `X${number}_11.jpg`,
      features: Array.from({ length: 18 }, (_, feature) => [
        `EF00${1000 + feature * 37}`,
        `EV00${1000 + ((number * feature) % 900)}`,
      ]),
    };
}
