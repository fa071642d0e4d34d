import type { Plugin } from 'vite';

const tag = /<meta name="ramka"[^>]*>/;

/** During development, adds the settings that the running server writes into its own pages. */
export const pageSettingsFrom = (server: string): Plugin => ({
  name: 'ramka:page-settings-from',
  apply: 'serve',
  transformIndexHtml: async (page) => {
    const answered = await fetch(server)
      .then((answer) => answer.text())
      .catch(() => '');
    const served = tag.exec(answered)?.[0];
    if (served === undefined) {
      throw new Error(`${server} answers no page with <meta name="ramka">; start it first`);
    }
    return page.replace(tag, served);
  },
});
