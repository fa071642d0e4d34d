import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { commonLetters } from './vite/common-letters.ts';
import { firstSight } from './vite/first-sight.ts';
import { pageSettingsFrom } from './vite/page-settings-from.ts';
import { precompress } from './vite/precompress.ts';

const page = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const server = process.env['RAMKA_SERVER'] ?? 'http://localhost:8080';

/** What is typed is understood by rules that few screens need, and dialogs come once somebody may open them. */
const later =
  'pending-changes|flush-outbox|unsent-projects|quick-entry-dialog|typed-set|set-dialogs|component-list-dialog|set-defaults-dialog|shop-order|name-dialog';

/** What the lists of a project share, and the editor has no use for. */
const lists =
  '/web/src/(?:rooms|restyle|shop|sets|api/(?:order|restore-points|restyle-calls|variants)|ui/(?:lists|name-dialog))|/texts/src/name-of-set';

/** What the editor shares with its dialogs and with the steps of a new set, and lists have no use for. */
const editor = '/web/src/editor/(?:editing/(?!draft)|drag/|catalogue/recent)';

/**
 * Few chunks instead of one a shared module: the first screen's, the libraries that seldom change, and what the screens
 * of a project share. The earlier ones take what belongs to several.
 */
const chunks = [
  { name: 'started-calls', test: /\/web\/src\/platform\/started-calls/, priority: 5 },
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|\/web\/src\/platform\/create-root/,
    priority: 4,
  },
  { name: 'tanstack', test: /node_modules\/@tanstack\//, priority: 4 },
  {
    name: 'start',
    // The styles of what the HTML of most addresses shows before the scripts among them; those of a screen stand in its own page.
    test: /\/web\/src\/(?:first-sight\/|.*toolbar\.module\.css|main|home\/.*\.module\.css|platform|language|ui\/(?:fields\/text-field|form|screen-title)|routes\/router|shell\/(?:page|footer|notices|language-select))|\/texts\/src\/plural|\/domain\/src\/names/,
    priority: 3,
  },
  { name: 'shared', test: new RegExp(`^(?!.*(?:${later}|${lists}|${editor}))`), minShareCount: 2, priority: 1 },
  { name: 'lists', test: new RegExp(`^(?!.*(?:${later})).*(?:${lists})`), minShareCount: 2, priority: 0 },
  { name: 'editor', test: new RegExp(editor), minShareCount: 2, priority: 0 },
];

/** Pages take the drawings of the library's icons alone (`ui/icon.ts`); their lines need no keys, for none ever moves. */
const plainIcons: Plugin = {
  name: 'ramka:plain-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) =>
      code
        .replace(
          "createLucideIcon from '../createLucideIcon.mjs'",
          `{ createIcon as createLucideIcon } from ${JSON.stringify(page('src/ui/icon.ts'))}`,
        )
        .replaceAll(/, key: "\w+"/g, ''),
  },
};

export default defineConfig({
  base: '/',
  plugins: [react(), plainIcons, commonLetters(), firstSight(), precompress(), pageSettingsFrom(server)],
  // The other one knows no names composed across files without a warning.
  css: { transformer: 'lightningcss' },
  // A library stands in for what React has had since its 18th version.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: '../../build/web',
    // Where a browser knows no module preloads (Safari 16) the scripts come a little later; for those who do, it is one file less.
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    license: { fileName: 'licences.txt' },
    assetsDir: 'assets/app',
    // The browsers of docs/readings.md#r27.
    target: ['chrome109', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // The service worker is a file of its own beside the page: browsers look for its next version under the same name.
      input: { page: page('index.html'), 'service-worker': page('worker/service-worker.ts') },
      output: {
        codeSplitting: { groups: chunks },
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/app/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/assets/img', '/product-set'].map((path) => [path, server])),
  },
});
