import type { Plugin } from 'vite';

const tag = /<meta name="ramka"[^>]*>/;

/** While developing: gives the page the settings that the running server writes into its own pages. */
export const pageSettingsFrom = (server: string): Plugin => ({
  name: 'ramka:page-settings-from',
  apply: 'serve',
  transformIndexHtml: async (page) => {
    const answer = await fetch(server);
    const served = tag.exec(await answer.text())?.[0];
    if (served === undefined) {
      throw new Error(`${server} answers no page with <meta name="ramka">; start it first`);
    }
    return page.replace(tag, served);
  },
});
