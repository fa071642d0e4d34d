import { randomBytes } from 'node:crypto';
import type { Deployment } from '@ramka/contract/deployment';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../config/settings.ts';
import { languageParameter } from '../http/language.ts';
import type { PublicPath } from '../http/path-prefix.ts';
import { html, type Html, join } from '../share-links/html.ts';
import { acceptForms, type FormFields, formFieldsOf, formRoute } from './forms.ts';
import { PUNCH_OUT } from './punch-out.routes.ts';
import { ANSWER_FIELD, SHOP_ANSWER } from './shop-answer.routes.ts';

const SHOP = 'sklep-pokazowy';

export const demonstrationAddress = ({ basePath }: Pick<Deployment, 'basePath'>, language: Language): string =>
  `${basePath}${SHOP}?lang=${language}`;

/** Maximum size of a form for the demonstration shop in bytes, and maximum number of displayed items. */
export const FORM_BYTES = 64 * 1024;
const MAX_ITEMS = 200;

/** Milliseconds for which a received basket can be shown, and bounds of baskets per network and of networks. */
const BASKET_LIFETIME = 5 * 60_000;
const MAX_BASKETS = 3;
const MAX_NETWORKS = 100;

/**
 * Serves a demonstration shop for deployments without a real one: a basket that shows the order and orders nothing, and
 * that can answer. It works as real shops should: a posted basket is kept under a random token, and the response redirects
 * to a page that shows it. Where purchasing systems are listed, it also demonstrates one of them.
 */
export const addDemonstrationShop = (
  scope: FastifyInstance,
  deployment: Deployment,
  publicPath: PublicPath,
  { publicUrl }: Partial<Pick<Settings, 'publicUrl'>>,
): void => {
  const { basePath, languages, punchOut } = deployment;
  const publicBase = publicPath(basePath);
  const baskets = new LRUCache<string, readonly ReceivedBasket[]>({
    max: MAX_NETWORKS,
    ttl: BASKET_LIFETIME,
    ttlAutopurge: true,
    perf: Date,
  });
  const languageOf = (request: FastifyRequest): Language => languageParameter(request, languages) ?? request.language;
  const sendPage = (request: FastifyRequest, reply: FastifyReply, title: 'basket' | 'purchasing', content: Html) =>
    reply.headers(pageHeaders).send(page(publicBase, languageOf(request), title, content));

  acceptForms(scope, FORM_BYTES);
  scope.post<{ Body: unknown }>(basePath + SHOP, formRoute(FORM_BYTES), (request, reply) => {
    const token = randomBytes(16).toString('base64url');
    const received = { token, basket: basketOf(formFieldsOf(request)) };
    baskets.set(request.clientKey, [received, ...(baskets.get(request.clientKey) ?? [])].slice(0, MAX_BASKETS));
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${publicBase}${SHOP}/koszyk/${token}?lang=${languageOf(request)}`, 303);
  });
  scope.get<{ Params: { token: string } }>(`${basePath}${SHOP}/koszyk/:token`, (request, reply) => {
    const language = languageOf(request);
    const basket = baskets.get(request.clientKey)?.find(({ token }) => token === request.params.token);
    if (basket !== undefined)
      return sendPage(request, reply, 'basket', basketContent(basket.basket, language, publicBase + SHOP_ANSWER));
    return sendPage(request, reply.code(404), 'basket', html`<p>${allTexts[language].shop.basketExpired}</p>`);
  });
  scope.get(`${basePath}${SHOP}.css`, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(basketStyle),
  );
  if (punchOut === null) return;
  scope.get(`${basePath}${SHOP}/zakupy`, (request, reply) => {
    const language = languageOf(request);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const hookUrl = origin + publicPath(demonstrationAddress(deployment, language));
    return sendPage(request, reply, 'purchasing', purchasingContent(language, publicBase + PUNCH_OUT, hookUrl));
  });
};

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;

const itemFields = ['VENDORMAT', 'MANUFACTMAT', 'DESCRIPTION', 'QUANTITY', 'PRICE', 'CURRENCY'] as const;

/** The fields of an item in the received form. */
type BasketItem = Partial<Record<(typeof itemFields)[number], string>>;

type Basket = {
  readonly items: readonly BasketItem[];
  /** Reference by which the sender accepts an answer; undefined if it does not. */
  readonly reference: string | undefined;
};

type ReceivedBasket = { readonly token: string; readonly basket: Basket };

/** Reads an OCI form, with items in ascending order of their numbers. */
const basketOf = (fields: FormFields): Basket => {
  const items = new Map<number, BasketItem>();
  for (const [field, value] of fields) {
    const [, written, number] = /^NEW_ITEM-([A-Z_]+)\[([1-9][0-9]{0,4})\]$/.exec(field) ?? [];
    const name = itemFields.find((each) => each === written);
    if (name !== undefined) items.set(Number(number), { ...items.get(Number(number)), [name]: value.slice(0, 60) });
  }
  const sorted = [...items].toSorted(([one], [other]) => one - other).slice(0, MAX_ITEMS);
  return { items: sorted.map(([, item]) => item), reference: referenceIn(fields) };
};

/** The reference in the address for the answer, of which the host is ignored. */
const referenceIn = (fields: FormFields): string | undefined => {
  const address = fields.find(([name]) => name === ANSWER_FIELD)?.[1] ?? '';
  return new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('reference')?.slice(0, 64);
};

/** The basket, as a form that answers which pieces the shop has taken. The answer goes to this server only. */
const basketContent = ({ items, reference }: Basket, language: Language, answerPath: string): Html => {
  const { shop, common } = allTexts[language];
  if (items.length === 0) return html`<p>${shop.emptyBasket}</p>`;
  const rows = items.map((item, index) => {
    const { VENDORMAT = '', DESCRIPTION = '', QUANTITY = '', PRICE = '', CURRENCY = '' } = item;
    const quantity = Number(QUANTITY) || 0;
    const price = PRICE === '' ? common.priceOnRequest : `${PRICE.replace('.', ',')}\u00A0${CURRENCY}`;
    return html`<tr>
      <td>${VENDORMAT}</td>
      <td>${DESCRIPTION}</td>
      <td>${quantity}</td>
      <td>${price}</td>
      ${reference !== undefined ? answerCells(item, quantity, index + 1, language) : ''}
    </tr>`;
  });
  const heads = [common.symbol, common.name, common.quantity, common.price];
  const answerHeads = reference !== undefined ? [shop.taken, shop.reason] : [];
  const head = [...heads, ...answerHeads].map((text) => html`<th scope="col">${text}</th>`);
  const table = html`<table>
    <thead>
      <tr>
        ${join(head)}
      </tr>
    </thead>
    <tbody>
      ${join(rows)}
    </tbody>
  </table>`;
  const confirmation = html`<p>${shop.arrived(items.length)}</p>`;
  if (reference === undefined) return join([confirmation, table]);
  return html`${confirmation}
    <form method="post" action="${answerPath}">
      <input type="hidden" name="reference" value="${reference}" />${table}
      <p><button>${shop.sendAnswer}</button></p>
    </form>`;
};

const answerCells = ({ MANUFACTMAT = '' }: BasketItem, quantity: number, number: number, language: Language): Html => {
  const { shop } = allTexts[language];
  return html`<td>
      <input type="hidden" name="symbol[${number}]" value="${MANUFACTMAT}" /><input
        type="hidden"
        name="quantity[${number}]"
        value="${quantity}"
      />
      <input
        type="number"
        name="taken[${number}]"
        value="${quantity}"
        min="0"
        max="${quantity}"
        required
        aria-label="${shop.taken}: ${MANUFACTMAT}"
      />
    </td>
    <td><input name="reason[${number}]" maxlength="100" aria-label="${shop.reason}: ${MANUFACTMAT}" /></td>`;
};

const textField = (name: string, value: string): Html =>
  html`<label>${name} <input name="${name}" value="${value}" /></label>`;
const choiceField = (name: string, values: readonly string[]): Html =>
  html`<label
    >${name}
    <select name="${name}">
      ${join(values.map((value) => html`<option>${value}</option>`))}
    </select></label
  >`;

/** A form as purchasing systems send it, which opens the product and lets the basket return to the demonstration shop. */
const purchasingContent = (language: Language, action: string, hookUrl: string): Html => {
  const { shop } = allTexts[language];
  return html`<form class="fields" method="post" action="${action}">
    ${join([
      textField('HOOK_URL', hookUrl),
      choiceField('OCI_VERSION', ['5.0', '4.0']),
      choiceField('returntarget', ['_self', '_top', '_blank']),
      textField('LANGU', language),
      textField('USERNAME', 'demo'),
      textField('PASSWORD', 'demo'),
      html`<input type="hidden" name="~caller" value="CTLG" /><input type="hidden" name="~OkCode" value="ADDI" />`,
    ])}
    <p><button>${shop.openCatalogue}</button></p>
  </form>`;
};

/** Renders a page without scripts. */
const page = (basePath: string, language: Language, title: 'basket' | 'purchasing', content: Html): string => {
  const { shop } = allTexts[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${shop.demonstration} – Ramka</title>
        <link rel="stylesheet" href="${basePath}${SHOP}.css" />
      </head>
      <body>
        <main>
          <p class="kind">${shop.demonstration}</p>
          <h1>${shop[title]}</h1>
          <p class="note" role="note"><strong>${shop.nothingOrdered}</strong> ${shop.demonstrationText}</p>
          ${content}
        </main>
      </body>
    </html> `.html;
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
th:nth-child(3), td:nth-child(3), th:nth-child(4), td:nth-child(4) { text-align: end; white-space: nowrap; }
td:first-child { font-weight: 600; }
td input { box-sizing: border-box; width: 100%; min-width: 64px; }
input, select, button { min-height: 32px; padding: 4px 8px; border: 1px solid light-dark(#8d8a84, #797c7d); border-radius: 6px; background: transparent; color: inherit; font: inherit; }
button { min-height: 44px; padding: 8px 20px; border-color: transparent; background: light-dark(#0d655d, #63c7ba); color: light-dark(#ffffff, #06211e); font-weight: 500; cursor: pointer; }
.fields { display: grid; gap: 12px; max-width: 560px; }
.fields label { display: grid; gap: 4px; }
@media (width >= 600px) { td:first-child { white-space: nowrap; } }
@media (width < 600px) { th, td { padding: 6px 4px; font-size: 13px; } }
`;
