import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../src/embed/${path}`, import.meta.url));

/**
 * Builds `embed.js`, the script for the pages of others, and its types (docs/embedding.md#in-a-frame). It is a build of
 * its own: one classic script that shares no chunk with the pages.
 */
export const embedScript = (): Plugin => ({
  name: 'ramka:embed-script',
  apply: 'build',
  async generateBundle() {
    const { target } = this.environment.config.build;
    const built = await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        target,
        rolldownOptions: { input: source('host/define.ts'), output: { format: 'iife' } },
      },
    });
    if (!('output' in built)) throw new Error('embed.js is built more than once');
    this.emitFile({ type: 'asset', fileName: 'embed.js', source: built.output[0].code });
    this.emitFile({ type: 'asset', fileName: 'embed.d.ts', source: await readFile(source('embed.d.ts')) });
  },
});
