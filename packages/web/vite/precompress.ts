import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json)$/;

/**
 * Writes `.br` and `.gz` files beside every text file of the build, so that nothing is compressed at request time
 * (docs/readings.md#r17).
 */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'ramka:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map(async (file) => compressFile(join(folder, file))),
      );
    },
  };
};

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
};
