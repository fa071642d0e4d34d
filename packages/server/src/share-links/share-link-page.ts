import { formatPrice, type MinorUnits } from '@ramka/domain/money';
import { formatCount, type Language, localeOf, ownNameOf } from '@ramka/domain/text';
import type { Texts } from '@ramka/texts/texts';
import { mapCooperatively } from '../async/concurrency.ts';
import { type Html, html, join } from './html.ts';
import { type DocumentPoint, pointText } from '../documents/content/points.ts';
import type {
  ShareLinkContent,
  SharedEntry,
  SharedPair,
  SharedProduct,
  SharedRoom,
  SharedSet,
  SharedVariant,
} from './share-link-content.ts';
import type { ShareLinkPictures } from './share-link-pictures.ts';

/** The parts of a page that do not depend on the project. */
export type PageFrame = {
  readonly texts: Texts;
  readonly language: Language;
  /** The languages that the page is available in. */
  readonly languages: readonly Language[];
  /** Id of the share link. All links of the page are below it. */
  readonly shareLinkId: string;
  readonly publisher: string;
  readonly currencyLabel: string;
  readonly isSample: boolean;
  /** The date of a frozen link, in the format of the language; null for a live link. */
  readonly frozenOn: string | null;
  /** Whether the link records the installation. */
  readonly isMounted: boolean;
  /** File name of the style sheet. */
  readonly style: string;
  readonly documents: readonly { readonly name: string; readonly title: string }[];
};

/** Renders the page of a share link. It contains no scripts and only links below its own address. */
export const shareLinkPage = async (
  content: ShareLinkContent,
  frame: PageFrame,
  pictures: ShareLinkPictures,
): Promise<string> =>
  pageHtml(frame, content.projectName, [
    headHtml(content, frame, pictures),
    roomsList(content, frame),
    ...(await mapCooperatively(content.rooms.entries(), ([index, room]) => roomHtml(room, index, frame, pictures))),
    productsHtml(content, frame, pictures),
    ...(await mapCooperatively(content.variants, (variant) => variantHtml(variant, frame, pictures))),
    copyHtml(frame),
  ]);

/** Renders the page for an invalid link or a temporary error. */
export const noticePage = (
  frame: Pick<PageFrame, 'texts' | 'language' | 'publisher' | 'style'>,
  { title, note }: { readonly title: string; readonly note: string },
): string =>
  pageHtml({ ...frame, languages: [], shareLinkId: '', isSample: false }, title, [
    html`<div class="head">
      <h1>${title}</h1>
      <p class="note">${note}</p>
    </div>`,
  ]);

const pageHtml = (
  {
    texts,
    language,
    languages,
    publisher,
    isSample,
    style,
  }: Omit<PageFrame, 'documents' | 'frozenOn' | 'isMounted' | 'currencyLabel'>,
  title: string,
  parts: readonly Html[],
): string => {
  const { views, shell } = texts;
  const others = languages.map((each) =>
    each === language
      ? html`<li><span aria-current="true" lang="${each}">${ownNameOf(each)}</span></li>`
      : html`<li><a href="?lang=${each}" hreflang="${each}" lang="${each}">${ownNameOf(each)}</a></li>`,
  );
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta property="og:title" content="${views.preview}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${style}" />
        <title>${title}</title>
      </head>
      <body>
        <header class="bar">
          <span class="brand">${publisher}</span>${
            others.length > 1
              ? html`<nav aria-label="${views.languages}">
                  <ul class="languages">
                    ${join(others)}
                  </ul>
                </nav>`
              : ''
          }
        </header>
        <main>${join(parts)}</main>
        <footer class="foot">
          <span>${publisher}</span>${isSample ? html`<span>${shell.sampleCatalogue}</span>` : ''}
        </footer>
      </body>
    </html> `.html;
};

const headHtml = (content: ShareLinkContent, frame: PageFrame, pictures: ShareLinkPictures): Html => {
  const { texts, shareLinkId, documents } = frame;
  const { views, documents: words } = texts;
  const sets = content.rooms.flatMap(({ sets: entries }) => entries).reduce((sum, { quantity }) => sum + quantity, 0);
  const { total } = content;
  return html`<div class="head">
    <div class="intro">
      <p class="state">${stateText(frame)}</p>
      <h1>${content.projectName}</h1>
      <p class="facts">${views.roomCount(content.rooms.length)} · ${words.setCount(sets)}</p>
      ${
        total === null
          ? ''
          : html`<p class="total"><span>${words.projectTotal}</span> <strong>${amount(total, frame)}</strong></p>
              ${content.hasOpenPrices ? html`<p class="note">${words.onRequestNote}</p>` : ''}`
      }
      <ul class="documents" aria-label="${views.documents}">
        ${join(
          documents.map(
            ({ name, title }) =>
              html`<li><a class="button" href="${shareLinkId}/${name}" download>${views.pdf(title)}</a></li>`,
          ),
        )}
      </ul>
    </div>
    ${collageHtml(content, frame, pictures)}
  </div>`;
};

/** What the page shows: the present state, a frozen one, or the record of the installation. */
const stateText = ({ texts: { views }, frozenOn, isMounted }: PageFrame): string => {
  if (frozenOn === null) return views.upToDate;
  return isMounted ? `${views.asMounted} · ${frozenOn}` : views.asOf(frozenOn);
};

/** The name of a picture, without the set that it belongs to. */
const nameOf = (address: string): string => address.replace(/\?.*$/, '');

/** The number of sets next to the title. */
const COLLAGE = 4;

/** Different sets of the rooms next to the title, without a text alternative, because the rooms repeat them. */
const collageHtml = ({ rooms, wall }: ShareLinkContent, frame: PageFrame, pictures: ShareLinkPictures): Html => {
  const drawings = rooms.flatMap(({ sets }) => sets.flatMap(({ set }) => set.drawing ?? []));
  const different = [...new Map(drawings.map((drawing) => [nameOf(pictures.ofDrawing(drawing)), drawing])).values()];
  if (different.length === 0) return html``;
  return html`<div class="collage${pictures.wallOf(wall)}" aria-hidden="true">
    ${join(
      different
        .slice(0, COLLAGE)
        .map(
          (drawing) =>
            html`<img
              class="drawing ${pictures.sizeOf(drawing)}"
              src="${frame.shareLinkId}/${pictures.ofDrawing(drawing)}"
              alt=""
              decoding="async"
            />`,
        ),
    )}
  </div>`;
};

const amount = (price: MinorUnits, { currencyLabel }: PageFrame): string => formatPrice(price, currencyLabel);

/** Links to the rooms, if there are at least three. */
const roomsList = ({ rooms }: ShareLinkContent, { texts }: PageFrame): Html =>
  rooms.length < 3
    ? html``
    : html`<nav class="rooms" aria-label="${texts.views.roomList}">
        <ul>
          ${join(rooms.map(({ name }, index) => html`<li><a href="#room-${index + 1}">${name}</a></li>`))}
        </ul>
      </nav>`;

const roomHtml = (room: SharedRoom, index: number, frame: PageFrame, pictures: ShareLinkPictures): Html => {
  const { documents: words } = frame.texts;
  const id = `room-${index + 1}`;
  const isEmpty = room.sets.length === 0 && room.products.length === 0 && room.remarks.length === 0;
  return html`<section class="room${pictures.wallOf(room.wall)}" id="${id}" aria-labelledby="${id}-name">
    <div class="room-head">
      <h2 id="${id}-name">${room.name}</h2>
      ${
        room.sets.length > 0 ? html`<span class="contents">${words.setCount(room.sets.length)}</span>` : ''
      }${room.total === null || isEmpty ? '' : html`<span class="sum">${amount(room.total, frame)}</span>`}
    </div>
    ${isEmpty ? html`<p class="note">${words.emptyRoom}</p>` : ''}
    ${
      room.sets.length > 0
        ? html`<ul class="sets">
            ${join(room.sets.map((entry) => html`<li class="set ${pictures.sizeOf(entry.set.drawing)}">${setHtml(entry, frame, pictures)}</li>`))}
          </ul>`
        : ''
    }
    ${productList(room.products, frame, pictures)}
    ${join(room.remarks.map((remark) => html`<p class="note">${remark}</p>`))}
  </section>`;
};

/** A set: its picture and its properties. */
const setHtml = ({ set, quantity, points = [] }: SharedEntry, frame: PageFrame, pictures: ShareLinkPictures): Html => {
  const { name, functions, appearance, isSplashProof, remarks, price } = set;
  const facts = isSplashProof ? [...appearance, frame.texts.views.splashProof] : appearance;
  return html`<div class="wall">
      ${drawingHtml(set, frame, pictures)}${
        quantity > 1 ? html`<span class="times">${formatCount(quantity)}&nbsp;×</span>` : ''
      }
    </div>
    <div class="words">
      <h3>${name}</h3>
      ${
        functions.length > 0
          ? html`<ul class="functions">
              ${join(functions.map((each) => html`<li>${functionText(each)}</li>`))}
            </ul>`
          : ''
      }
      <p class="look">${facts.join(' · ')}</p>
      ${join(remarks.map((remark) => html`<p class="look">${remark}</p>`))}
      ${price === null ? '' : html`<p class="price">${priceText(price, quantity, frame)}</p>`}
      ${pointsHtml(points, frame)}
    </div>`;
};

/** The labelled pieces of a set: label, height, circuit, note, and what is installed. */
const pointsHtml = (points: readonly DocumentPoint[], { texts }: PageFrame): Html => {
  if (points.length === 0) return html``;
  const { documents: words, site } = texts;
  return html`<ul class="points">
    ${join(
      points.map((point) => {
        const { label, mounted } = point;
        const details = pointText({ ...point, label: '' }, words);
        const parts = (mounted ?? []).map((part) => `${site.parts[part]}\u00A0✓`).join(' ');
        return html`<li><strong>${label}</strong> ${[details, parts].filter((text) => text !== '').join(' · ')}</li>`;
      }),
    )}
  </ul>`;
};

const functionText = ({ name, count }: SharedSet['functions'][number]): string =>
  count === 1 ? name : `${count}\u00A0× ${name}`;

const drawingHtml = (set: SharedSet, frame: PageFrame, pictures: ShareLinkPictures): Html => {
  const { drawing, functions, name } = set;
  if (drawing === null) return html``;
  const alt = functions.map(functionText).join(', ') || name;
  const size = { width: Math.round(drawing.width * 2), height: Math.round(drawing.height * 2) };
  return html`<img
    class="drawing ${pictures.sizeOf(drawing)}"
    src="${frame.shareLinkId}/${pictures.ofDrawing(drawing)}"
    alt="${alt}"
    width="${size.width}"
    height="${size.height}"
    loading="lazy"
    decoding="async"
  />`;
};

/** `2 × 123,00 zł = 246,00 zł`, or only the price for a single piece. */
const priceText = (price: MinorUnits, quantity: number, frame: PageFrame): Html =>
  quantity === 1
    ? html`<strong>${amount(price, frame)}</strong>`
    : html`${formatCount(quantity)}&nbsp;× ${amount(price, frame)} =
        <strong>${amount(quantity * price, frame)}</strong>`;

const productsHtml = ({ products }: ShareLinkContent, frame: PageFrame, pictures: ShareLinkPictures): Html =>
  products.length === 0
    ? html``
    : html`<section class="room" aria-labelledby="products">
        <div class="room-head"><h2 id="products">${frame.texts.documents.catalogueProducts}</h2></div>
        ${productList(products, frame, pictures)}
      </section>`;

const productList = (products: readonly SharedProduct[], frame: PageFrame, pictures: ShareLinkPictures): Html =>
  products.length === 0
    ? html``
    : html`<ul class="products">
        ${join(products.map((product) => html`<li>${productHtml(product, frame, pictures)}</li>`))}
      </ul>`;

const productHtml = (product: SharedProduct, frame: PageFrame, pictures: ShareLinkPictures): Html => {
  const { name, symbol, quantity, picture, price } = product;
  const src = picture === null ? null : pictures.ofFile(picture);
  return html`<span class="thumb"
      >${
        src === null
          ? ''
          : html`<img
              src="${frame.shareLinkId}/${src}"
              alt=""
              width="56"
              height="56"
              loading="lazy"
              decoding="async"
            />`
      }</span
    ><span class="product"><span>${name}</span> <span class="look">${symbol}</span></span
    ><span class="price"
      >${
        price === null || price === 'on-request'
          ? html`<strong>${formatCount(quantity)}&nbsp;×</strong
              >${price === null ? '' : ` ${frame.texts.documents.onRequest}`}`
          : priceText(price, quantity, frame)
      }</span
    >`;
};

/** A variant: the difference in price, and the sets that differ side by side. */
const variantHtml = (variant: SharedVariant, frame: PageFrame, pictures: ShareLinkPictures): Html => {
  const { views } = frame.texts;
  const { total } = variant;
  return html`<section class="room variant">
    <div class="room-head">
      <h2>${views.variant(variant.name)}</h2>
      ${total === null ? '' : html`<span class="sum">${amount(total.after, frame)}</span>`}
    </div>
    ${
      total === null ? '' : html`<p class="note">${views.difference}: ${signed(total.after - total.before, frame)}</p>`
    }${join(variant.pairs.map((pair) => pairHtml(pair, frame, pictures)))}
    ${variant.same > 0 ? html`<p class="note">${views.sameSets(variant.same)}</p>` : ''}
  </section>`;
};

const signed = (difference: MinorUnits, frame: PageFrame): string =>
  `${difference > 0 ? '+' : ''}${amount(difference, frame)}`;

const pairHtml = ({ rooms, wall, before, after }: SharedPair, frame: PageFrame, pictures: ShareLinkPictures): Html => {
  const { views } = frame.texts;
  const side = (title: string, entry: SharedEntry | null): Html =>
    html`<div class="side">
      <p class="state">${title}</p>
      ${entry === null ? html`<p class="note">${views.notThere}</p>` : setHtml(entry, frame, pictures)}
    </div>`;
  return html`<h3 class="room-name">${rooms.join(', ')}</h3>
    <div class="pair${pictures.wallOf(wall)}">${side(views.before, before)}${side(views.after, after)}</div>`;
};

const copyHtml = ({ texts: { views }, shareLinkId }: PageFrame): Html =>
  html`<aside class="take">
    <div>
      <h2>${views.takeTitle}</h2>
      <p class="note">${views.takeNote}</p>
    </div>
    <a class="button" href="${shareLinkId}/kopia">${views.take}</a>
  </aside>`;

/** Formats a date in a language. */
export const dayText = (time: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(time);
