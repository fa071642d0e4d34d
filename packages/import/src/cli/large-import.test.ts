import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { bmecatLines, type BmecatProduct } from '../testing/a-bmecat.ts';
import { aFolder } from '@ramka/server/testing/fixture-catalogue';

const PRODUCTS = process.env['LONG_TESTS'] === undefined ? 40_000 : 100_000;
/** Heap limit in megabytes. The imported file with 100,000 products is half as large again. */
const HEAP = 76 + PRODUCTS / 1000;

function* manyProducts(): Generator<BmecatProduct> {
  for (let number = 1; number <= PRODUCTS; number += 1)
    yield { symbol: `X${number}/11`, name: `Gniazdo podwójne ${number}`, group: '5411', amount: '12.30' };
}

it(`imports ${PRODUCTS} products in bounded memory`, { timeout: 300_000 }, async () => {
  const folder = await aFolder();
  const source = createWriteStream(join(folder, 'large.xml'));
  for (const line of bmecatLines(manyProducts())) {
    if (!source.write(`${line}\n`)) await once(source, 'drain');
  }
  source.end();
  await finished(source);
  const command = join(import.meta.dirname, 'catalogue-command.ts');
  const given = [
    `--max-old-space-size=${HEAP}`,
    command,
    'import',
    join(folder, 'large.xml'),
    join(folder, 'catalogue'),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  expect(stdout).toContain(`BMEcat: ${PRODUCTS} products, ${PRODUCTS} prices. Imported.`);
});
