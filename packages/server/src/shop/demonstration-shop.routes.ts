import type { Deployment } from '@ramka/contract/deployment';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance } from 'fastify';
import type { PublicPath } from '../http/path-prefix.ts';
import { escapeHtml } from '../share-links/html.ts';
import { acceptForms, formRoute } from './forms.ts';

export const demonstrationAddress = ({ basePath }: Pick<Deployment, 'basePath'>, language: Language): string =>
  `${basePath}sklep-pokazowy?lang=${language}`;

/** Maximum size of a form for the demonstration shop in bytes, and maximum number of displayed items. */
export const FORM_BYTES = 64 * 1024;
const MAX_ITEMS = 200;

/** Serves a demonstration shop for deployments without a real one: a basket that shows the order and orders nothing. */
export const addDemonstrationShop = (scope: FastifyInstance, deployment: Deployment, publicPath: PublicPath): void => {
  const { basePath, languages } = deployment;
  acceptForms(scope, FORM_BYTES);
  scope.post<{ Querystring: { readonly lang?: unknown }; Body: unknown }>(
    `${basePath}sklep-pokazowy`,
    formRoute(FORM_BYTES),
    (request, reply) => {
      const language = languages.find((one) => one === request.query.lang) ?? request.language;
      const items = basketOf(typeof request.body === 'string' ? request.body : '');
      return reply.headers(basketHeaders).send(basketPage(items, language, publicPath(basePath)));
    },
  );
  scope.get(`${basePath}sklep-pokazowy.css`, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(basketStyle),
  );
};

const basketHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;

/** The fields of an item in the received form. */
type BasketItem = Partial<Record<'VENDORMAT' | 'DESCRIPTION' | 'QUANTITY' | 'PRICE' | 'CURRENCY', string>>;

/** The items of an OCI form in ascending order of their numbers. */
const basketOf = (form: string): readonly BasketItem[] => {
  const items = new Map<number, BasketItem>();
  for (const [field, value] of new URLSearchParams(form)) {
    const [, name, number] =
      /^NEW_ITEM-(VENDORMAT|DESCRIPTION|QUANTITY|PRICE|CURRENCY)\[([1-9][0-9]{0,4})\]$/.exec(field) ?? [];
    if (name !== undefined) items.set(Number(number), { ...items.get(Number(number)), [name]: value.slice(0, 60) });
  }
  return [...items]
    .toSorted(([one], [other]) => one - other)
    .slice(0, MAX_ITEMS)
    .map(([, item]) => item);
};

/** Renders the basket as a page without scripts. */
const basketPage = (items: readonly BasketItem[], language: Language, basePath: string): string => {
  const { shop, common } = allTexts[language];
  const rows = items.map(({ VENDORMAT = '', DESCRIPTION = '', QUANTITY = '', PRICE = '', CURRENCY = '' }) => {
    const cells = [VENDORMAT, DESCRIPTION, String(Number(QUANTITY) || 0)].map((cell) => `<td>${escapeHtml(cell)}</td>`);
    const price = PRICE === '' ? common.priceOnRequest : `${PRICE.replace('.', ',')}\u00A0${CURRENCY}`;
    return `<tr>${cells.join('')}<td>${escapeHtml(price)}</td></tr>`;
  });
  const heads = [common.symbol, common.name, common.quantity, common.price].map(
    (head) => `<th scope="col">${escapeHtml(head)}</th>`,
  );
  const table =
    rows.length === 0
      ? `<p>${escapeHtml(shop.emptyBasket)}</p>`
      : `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(shop.demonstration)} – Ramka</title>
<link rel="stylesheet" href="${basePath}sklep-pokazowy.css"></head>
<body><main><p class="kind">${escapeHtml(shop.demonstration)}</p><h1>${escapeHtml(shop.basket)}</h1>
<p class="note" role="note"><strong>${escapeHtml(shop.nothingOrdered)}</strong> ${escapeHtml(shop.demonstrationText)}</p>
<p>${escapeHtml(shop.arrived(rows.length))}</p>${table}</main></body></html>
`;
};

const basketStyle = `:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f3f1ed, #17191a); color: light-dark(#1e2022, #eeece8); }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { margin: 0 0 16px; font-size: 28px; }
.kind { margin: 0; color: light-dark(#0a554e, #83d8cc); font-weight: 600; }
.note { padding: 12px 16px; border-radius: 8px; background: light-dark(#fae9e5, #432621); }
table { width: 100%; border-collapse: collapse; background: light-dark(#ffffff, #202324); }
th, td { padding: 8px 10px; border-bottom: 1px solid light-dark(#dfdbd4, #383c3e); text-align: start; overflow-wrap: anywhere; }
th { color: light-dark(#595c5f, #b0b3b3); font-weight: 500; }
th:nth-child(n + 3), td:nth-child(n + 3) { text-align: end; white-space: nowrap; }
td:first-child { font-weight: 600; }
@media (width < 600px) { th, td { padding: 6px 4px; font-size: 13px; } }
`;
