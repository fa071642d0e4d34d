import react from '@vitejs/plugin-react';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';

/** Where the server finds the first sights, beside the pages and not among what it serves. */
const FILE = 'first-sight/first-sights.json';

/**
 * Draws what each kind of address shows before any script has come, in each language, and puts the page's own styles into its HTML:
 * the first paint waits for nothing else (docs/decisions/0127-the-first-sight-is-in-the-html.md).
 */
export const firstSight = (): Plugin => ({
  name: 'ramka:first-sight',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, name: string) => {
        const style = bundle[name];
        return style?.type === 'asset' ? `<style>${String(style.source).trim()}</style>` : link;
      }),
  },
  async generateBundle() {
    const { root, css } = this.environment.config;
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(await drawnSights(root, css.transformer)) });
  },
});

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
    const { FirstSight, allSights, allTexts }: Sources = Object.assign({}, shown, spoken);
    const drawn = (language: string, texts: unknown) =>
      allSights.map((sight) => [sight, renderToStaticMarkup(createElement(FirstSight, { sight, language, texts }))]);
    return Object.fromEntries(
      Object.entries(allTexts).map(([language, texts]) => [language, Object.fromEntries(drawn(language, texts))]),
    );
  } finally {
    await vite.close();
  }
};
