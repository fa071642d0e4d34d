import react from '@vitejs/plugin-react';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin, type Rolldown } from 'vite';

/** Where the server finds the first sights, beside the pages and not among what it serves. */
const FILE = 'first-sight/first-sights.json';

/**
 * Draws what each kind of address shows before any script has come, in each language, and puts the page's own styles into its HTML:
 * the first paint waits for nothing else (docs/decisions/0127-the-html-contains-a-prerendered-first-screen.md).
 */
export const firstSight = (): Plugin => ({
  name: 'ramka:first-sight',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html
        .replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, name: string) => {
          const style = bundle[name];
          if (style?.type !== 'asset') return link;
          // The link tells what loads parts later that the styles are here: behind theirs, they would overrule them.
          return `<style>${String(style.source).trim()}</style><link rel="stylesheet" disabled href="/${name}">`;
        })
        // Libraries are run as soon as they are there, so that no piece of work is long, and what asks the server before the page is read.
        .replaceAll(/<script type="module"(?=[^>]*\/(?:react|tanstack|started-calls)-)/g, '$& async'),
  },
  generateBundle: {
    // After the lists of files that are written into scripts: the word counts in the first line only.
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.length > LONG) file.code = `${EAGERLY}\n${file.code}`;
      const { root, css } = this.environment.config;
      const made = { sights: await drawnSights(root, css.transformer), ahead: filesAhead(bundle) };
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(made) });
    },
  },
});

/**
 * Lets Chromium make the functions of a script ready while it is still arriving, in a thread of its own, and not in the page's
 * when they are first called (docs/decisions/0127-the-html-contains-a-prerendered-first-screen.md).
 */
const EAGERLY = '//# allFunctionsCalledOnLoad';

/** Letters from which on a script has functions enough for that. */
const LONG = 15_000;

/** The parts of the app that an address needs beside the page's own, by what it shows first. */
const parts: Readonly<Record<string, readonly string[]>> = {
  start: ['home/home-screen.tsx'],
  rooms: ['shell/shell.tsx', 'rooms/rooms-screen.tsx'],
  editor: ['shell/shell.tsx', 'routes/set-edit-screen.tsx'],
  order: ['shell/shell.tsx', 'order/order-screen.tsx'],
  site: ['shell/shell.tsx', 'installation/installation-screen.tsx'],
  project: ['shell/shell.tsx'],
};

/** The files with these parts and with each language, for browsers to ask for before the page's scripts know that they need them. */
const filesAhead = (bundle: Rolldown.OutputBundle): object => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (source: string): Rolldown.OutputChunk[] =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(source) === true);
  const html = bundle['index.html']?.type === 'asset' ? String(bundle['index.html'].source) : '';
  const page = new Set(
    filesOf(
      chunks,
      chunks.filter(({ fileName }) => html.includes(fileName)),
    ),
  );
  const needed = (of: readonly Rolldown.OutputChunk[]): string[] =>
    filesOf(chunks, of).filter((file) => !page.has(file));
  const byLanguage = (source: RegExp): object =>
    Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) => {
        const language = source.exec(facadeModuleId ?? '')?.[1];
        return language === undefined ? [] : [[language, fileName] as const];
      }),
    );
  const pictures = Object.keys(bundle).filter((name) => /\/wall-picture-[^/]*\.svg$/.test(name));
  return {
    parts: Object.fromEntries(
      Object.entries(parts).map(([sight, of]) => [
        sight,
        [...needed(of.flatMap((part) => chunkOf(`/web/src/${part}`))), ...(sight === 'start' ? pictures : [])],
      ]),
    ),
    languages: byLanguage(/\/texts\/src\/(\w+)\.ts$/),
  };
};

/** Files of scripts and styles that chunks cannot do without. */
const filesOf = (all: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): string[] => {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const other of all) if (chunk.imports.includes(other.fileName)) add(other);
  };
  for (const chunk of chunks) add(chunk);
  return [...files];
};

/** What of the app's sources is asked here. */
type Sources = {
  readonly FirstSight: ComponentType<Record<'sight' | 'language' | 'texts', unknown>>;
  readonly allSights: readonly string[];
  readonly allTexts: Readonly<Record<string, unknown>>;
};

/** The sights in HTML, by language and kind. */
const drawnSights = async (root: string, transformer: 'postcss' | 'lightningcss'): Promise<object> => {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    css: { transformer },
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  try {
    const sources = ['/src/first-sight/first-sight.tsx', '@ramka/texts/all-texts'];
    const [shown, spoken] = await Promise.all(sources.map((source) => vite.ssrLoadModule(source)));
    const { FirstSight, allSights, allTexts }: Partial<Sources> = { ...shown, ...spoken };
    if (!FirstSight || !allSights || !allTexts) throw new Error('the first sight has moved');
    const drawn = (language: string, texts: unknown) =>
      allSights.map((sight) => [sight, renderToStaticMarkup(createElement(FirstSight, { sight, language, texts }))]);
    return Object.fromEntries(
      Object.entries(allTexts).map(([language, texts]) => [language, Object.fromEntries(drawn(language, texts))]),
    );
  } finally {
    await vite.close();
  }
};
