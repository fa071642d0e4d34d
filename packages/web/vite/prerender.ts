import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

/** File with the prerendered HTML for the server. It is outside of the directory of public files. */
const FILE = 'prerendered/pages.json';

/**
 * Prerenders the HTML that is shown before scripts load, and inlines the entry's styles into the page, so that the
 * first paint needs no further request (docs/decisions/0127-the-html-contains-a-prerendered-first-screen.md).
 */
export const prerenderPages = (): Plugin => ({
  name: 'ramka:prerender',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replaceAll(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)">/g, (link, name: string) => {
        const style = bundle[name];
        if (style?.type !== 'asset') return link;
        const css = String(style.source)
          .trim()
          .replaceAll(/url\((?:\.\/)?(?=[^)/:#]+\))/g, `url(./${dirname(name)}/`);
        // The disabled link keeps Vite from loading the same styles again with the first lazy chunk.
        return `<style>${css}</style><link rel="stylesheet" disabled href="./${name}">`;
      }),
  },
  async generateBundle(_options, bundle) {
    const { root, css } = this.environment.config;
    const { home, skeleton } = await renderPages(root, css.transformer);
    const picture = Object.keys(bundle).find((name) => /\/wall-picture-[^/]*\.svg$/.test(name));
    const preload = `<link rel="preload" as="image" fetchpriority="high" href="./${picture}">`;
    const pages = {
      home: Object.fromEntries(Object.entries(home).map(([language, html]) => [language, preload + html])),
      skeleton,
    };
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(pages) });
  },
});

type Prerendered = { readonly home: Readonly<Record<string, string>>; readonly skeleton: string };

const renderPages = async (root: string, transformer: 'postcss' | 'lightningcss'): Promise<Prerendered> => {
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
    const { prerender }: { prerender?: () => Prerendered } = await vite.ssrLoadModule('/src/skeleton/prerender.tsx');
    if (!prerender) throw new Error('src/skeleton/prerender.tsx exports no prerender');
    return prerender();
  } finally {
    await vite.close();
  }
};
