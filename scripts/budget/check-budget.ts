import { buildPages } from './built-pages.ts';
import { loadedSize } from './loaded-size.ts';

/** The language with the largest texts. */
const language = 'texts/src/uk.ts';
const shell = 'web/src/shell/shell.tsx';

const pages = await buildPages();
const isCode = (file: string): boolean => /\.(?:js|css)$/.test(file);
const loaded = (...sources: readonly string[]): number => loadedSize(pages, [language, ...sources]);

/** Sizes of JavaScript and CSS in kB, compressed with gzip. The limit `most` leaves some room above the present size. */
const groups: readonly { readonly name: string; readonly size: number; readonly most: number }[] = [
  { name: 'first page load', size: loaded(), most: 166 },
  { name: 'one project screen', size: loaded(shell, 'web/src/rooms/rooms-screen.tsx'), most: 252 },
  { name: 'editor', size: loaded(shell, 'web/src/routes/set-edit-screen.tsx'), most: 266 },
  {
    name: 'everything',
    size: [...pages.sizes].reduce((sum, [file, size]) => (isCode(file) ? sum + size : sum), 0),
    most: 600,
  },
  { name: 'embed.js', size: pages.sizes.get('embed.js') ?? Infinity, most: 4 },
  { name: 'service worker', size: pages.sizes.get('service-worker.js') ?? Infinity, most: 3.7 },
];

// Part of `npm run check`.
for (const { name, size, most } of groups) {
  const exceeds = size / 1000 > most;
  console.log(`${name.padEnd(20)}${(size / 1000).toFixed(1).padStart(7)} kB of ${most}${exceeds ? '  TOO MUCH' : ''}`);
  if (exceeds) process.exitCode = 1;
}
