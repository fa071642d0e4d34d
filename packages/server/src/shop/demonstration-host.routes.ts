import type { Deployment } from '@ramka/contract/deployment';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance } from 'fastify';
import { languageParameter } from '../http/language.ts';
import type { PublicPath } from '../http/path-prefix.ts';
import { escapeHtml } from '../share-links/html.ts';

/** Serves a product page of the demonstration shop, with the configurator in a frame (docs/embedding.md#in-a-frame). */
export const addDemonstrationHost = (
  app: FastifyInstance,
  { basePath, languages }: Pick<Deployment, 'basePath' | 'languages'>,
  line: string | undefined,
  publicPath: PublicPath,
): void => {
  app.get(`${basePath}demo-host`, (request, reply) => {
    const language = languageParameter(request, languages) ?? request.language;
    return reply.headers(pageHeaders).send(hostPage(language, line, basePath, publicPath));
  });
  for (const [name, type, content] of [
    ['demo-host.js', 'text/javascript', script],
    ['demo-host.css', 'text/css', style],
  ] as const)
    app.get(basePath + name, (_request, reply) =>
      reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' })
        .send(content),
    );
};

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;

const hostPage = (language: Language, line: string | undefined, basePath: string, publicPath: PublicPath): string => {
  const { shop } = allTexts[language];
  const base = publicPath(basePath);
  const start = line === undefined ? '' : ` line="${escapeHtml(line)}"`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(shop.productPage)} – Ramka</title>
<link rel="stylesheet" href="${base}demo-host.css">
<script async fetchpriority="low" src="${publicPath('/embed.js')}"></script><script defer src="${base}demo-host.js"></script></head>
<body><main><p class="kind">${escapeHtml(shop.demonstration)}</p><h1>${escapeHtml(shop.productPage)}</h1>
<p>${escapeHtml(shop.productPageText)}</p>
<ramka-configurator src="${base}"${start}></ramka-configurator>
<h2 id="events">${escapeHtml(shop.productPageEvents)}</h2><ol reversed aria-labelledby="events"></ol></main></body></html>
`;
};

const script = `const list = document.querySelector('ol');
for (const type of ['ready', 'height', 'changed', 'order', 'closed'])
  document.addEventListener('ramka-' + type, (event) => {
    const item = document.createElement('li');
    item.textContent = event.type + ' ' + JSON.stringify(event.detail);
    list.prepend(item);
  });
`;

const style = `:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 1280px; margin: 0 auto; padding: 24px 16px 48px; }
.kind { margin: 0; font-weight: 600; }
ramka-configurator { margin-block: 24px; }
li { font: 13px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
`;
