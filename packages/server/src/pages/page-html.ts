import type { PageSettings } from '@ramka/contract/deployment/deployment';

/** The app's page for a deployment: its settings in `<meta name="ramka">`, its first language as the page's. */
export const pageHtml = (template: string, settings: PageSettings): string => {
  const language = replaceOnce(template, /<html lang="[a-z]*">/, `<html lang="${settings.defaultLanguage}">`);
  return replaceOnce(
    language,
    /<meta name="ramka" content="" ?\/?>/,
    `<meta name="ramka" content="${escapeAttribute(JSON.stringify(settings))}" />`,
  );
};

const replaceOnce = (html: string, place: RegExp, text: string): string => {
  if (!place.test(html)) throw new Error(`the built page has no ${place.source}`);
  return html.replace(place, () => text);
};

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
