import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embedScript } from './vite/embed-script.ts';
import { subsetFonts } from './vite/font-subset.ts';
import { pageSettingsFrom } from './vite/page-settings-from.ts';
import { prerenderPages } from './vite/prerender.ts';
import { precompress } from './vite/precompress.ts';

const page = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Origin of a running server, and its path prefix, if it has one. */
const { origin, pathname } = new URL(
  process.env['RAMKA_SERVER'] ?? `http://localhost:8080${process.env['PATH_PREFIX'] ?? ''}`,
);
const pathPrefix = pathname.replace(/\/+$/, '');

/**
 * Groups of chunks: libraries, which seldom change; code that every page loads; code that several screens share.
 * Without groups a screen would load up to 70 files.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  { name: 'tanstack', test: /node_modules\/@tanstack\//, priority: 3 },
  // `/src/` excludes the service worker (`worker/`), which is a file of its own.
  { name: 'first', tags: ['$initial' as const], test: /\/src\//, priority: 2 },
  // Lists of a flat are read by few visitors; their code stays out of the screens.
  { name: 'shared', test: /^(?!.*\/src\/flat-list\/)/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  // The server adds its path prefix to the pages; everything else refers to its neighbours.
  base: './',
  plugins: [
    react(),
    subsetFonts(),
    prerenderPages(),
    embedScript(),
    precompress(),
    pageSettingsFrom(`${origin}${pathPrefix}/`),
  ],
  // PostCSS warns about class names composed from other files.
  css: { transformer: 'lightningcss' },
  // Replaces a polyfill for a hook that React includes since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: '../../build/web',
    // Without the polyfill, browsers that do not support module preload (Safari 16) load scripts slightly later. All
    // others load one file less.
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    license: { fileName: 'licences.txt' },
    assetsDir: 'assets/app',
    // The supported browsers (docs/readings.md#r27).
    target: ['chrome109', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // The service worker has a stable file name next to the page, by which browsers check for updates.
      input: { page: page('index.html'), 'service-worker': page('worker/service-worker.ts') },
      output: {
        codeSplitting: { groups: chunks },
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/app/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/assets/img', '/product-set'].map((path) => [`${pathPrefix}${path}`, origin])),
  },
});
