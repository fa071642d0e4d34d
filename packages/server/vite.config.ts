import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Libraries that are not bundled, because they read files of their own package or contain native code. */
const withFiles = [
  '@fastify/swagger-ui',
  '@resvg/resvg-js',
  'better-sqlite3',
  'fontkit',
  'pdfkit',
  'pg',
  'piscina',
  'sharp',
  'wasm-xlsxwriter',
];

/** Bundles the server, its workers and the commands, so that a start reads a few files instead of a thousand. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: '../../build/server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: source('main.ts'),
        admin: source('admin/admin-command.ts'),
        catalogue: source('../../import/src/cli/catalogue-command.ts'),
        'render-worker': source('documents/render-worker.ts'),
        'body-parser-worker': source('http/body-parser-worker.ts'),
      },
      // In one folder, where `threadProgram` expects them.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Sources stay in memory. White space is removed to save it, but names are kept for stack traces.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
  ssr: { noExternal: true, external: withFiles },
  plugins: [
    {
      name: 'style of share links',
      generateBundle() {
        this.emitFile({
          type: 'asset',
          fileName: 'share-link.css',
          source: readFileSync(source('share-links/share-link.css')),
        });
      },
    },
  ],
});
