import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { frameWidth, picturePath } from '@ramka/domain/drawing';
import type { Language } from '@ramka/domain/text';
import { type CatalogueFault, formatFault } from '@ramka/server/catalogue/catalogue-fault';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { type CommandAnswer, countOf } from '@ramka/server/catalogue/check/report';
import { isTouchFrame, textIn } from '@ramka/server/catalogue/files/catalogue-files';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { type Lookups, lookupsOf } from '@ramka/server/catalogue/files/lookups';
import { findPicture } from '@ramka/server/catalogue/files/picture-files';
import { escapeXml } from '../files/xml-elements.ts';

/** Inputs of the preview page. */
type Showing = {
  readonly lookups: Lookups;
  readonly faults: readonly CatalogueFault[];
  /** Relative URL of the catalogue's pictures. */
  readonly pictures: string;
  readonly language: Language;
};

/** An entry of the page: picture, texts, and the file and path for its faults. */
type Card = {
  readonly picture: string;
  readonly width: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly file: string;
  readonly path: string;
};

/**
 * Writes an HTML preview of a catalogue: colours, frames and modules with pictures and prices, and each fault next to its
 * object. It also shows drafts, which cannot be served.
 */
export const runPreview = async (folder: string, page: string, language: Language): Promise<CommandAnswer> => {
  if (!existsSync(dirname(resolve(page))))
    return { lines: [`There is no folder ${dirname(page)} for the page.`], succeeded: false };
  const { files, faults } = await checkCatalogue(folder);
  const relativePath = relative(dirname(resolve(page)), resolve(folder, 'pictures'));
  const pictures = relativePath
    .split(/[/\\]/)
    .map((part) => encodeURIComponent(part))
    .join('/');
  await writeFile(page, pageOf({ lookups: lookupsOf(files), faults, pictures, language }));
  const state = faults.length === 0 ? 'without faults' : `as a draft with ${countOf(faults.length, 'fault')}`;
  return { lines: [`The catalogue is shown ${state}: open ${page} in a browser.`], succeeded: true };
};

const pageOf = (showing: Showing): string => {
  const { faults, lookups, language } = showing;
  const name = lookups.files.manifest?.name || 'Catalogue';
  const sections = valuesOf(lookups.files.series).map((series) =>
    [
      `<h2>${escapeXml(textIn(series.name, language))}</h2>`,
      colours(lookups, series.tag, language),
      cards('Frames', framesOf(showing, series.tag), showing),
      cards('Modules', modulesOf(showing, series.tag), showing),
    ].join('\n'),
  );
  const title = faults.length === 0 ? name : `Draft: ${name}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title><style>${style}</style>
<h1>${escapeXml(title)}</h1>${faults.length === 0 ? '<p>No faults.</p>' : faultList(faults)}
${sections.join('\n')}
</html>\n`;
};

const style =
  'body{font:15px/1.4 sans-serif;margin:24px;background:#eceff1;color:#1c2226}section{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;padding:12px;background:#fff;border-radius:6px;max-width:100%}figure.faulty{outline:3px solid #b3261e}figure img{max-width:100%;height:auto;display:block}figcaption{padding-top:8px;max-width:48ch;overflow-wrap:anywhere}.none{display:grid;place-items:center;height:120px;background:#eceff1;color:#59636a}.fault{color:#b3261e;max-width:40ch;overflow-wrap:anywhere}li.fault{max-width:110ch}.swatch{display:inline-block;width:1.2em;height:1.2em;border-radius:50%;border:1px solid #888;vertical-align:middle;margin:0 6px 0 16px}';

/** Number of listed faults. Further ones are only counted. */
const LISTED = 200;

const faultList = (faults: readonly CatalogueFault[]): string =>
  `<details open><summary>${countOf(faults.length, 'fault')} to mend before it can be served</summary><ul>${faults
    .slice(0, LISTED)
    .map((fault) => `<li class="fault">${escapeXml(formatFault(fault))}</li>`)
    .join('')}${faults.length > LISTED ? `<li>and ${faults.length - LISTED} more</li>` : ''}</ul></details>`;

const colours = ({ coloursOf }: Lookups, seriesTag: string, language: Language): string =>
  `<p>${(coloursOf.get(seriesTag) ?? [])
    .map(
      ({ name, hexColor }) =>
        `<span class="swatch" style="background:${escapeXml(hexColor)}"></span>${escapeXml(textIn(name, language))}`,
    )
    .join('')}</p>`;

const cards = (title: string, all: readonly Card[], showing: Showing): string =>
  all.length === 0
    ? `<h3>${title}</h3><p>None.</p>`
    : `<h3>${countOf(all.length, title.toLowerCase().slice(0, -1))}</h3><section>${all.map((card) => cardOf(card, showing)).join('\n')}</section>`;

const cardOf = ({ picture, width, title, lines, file, path }: Card, { lookups, faults, pictures }: Showing): string => {
  const found = findPicture(lookups.files.pictures, picture);
  const address = found
    ?.split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');
  const shown =
    address === undefined
      ? `<div class="none" style="width:${width}px">no picture</div>`
      : `<img loading="lazy" src="${pictures}/${address}" width="${width}" alt="">`;
  const own = faults.filter(
    (fault) =>
      fault.file === file &&
      (fault.path === path || (/^[.[]/.test(fault.path.slice(path.length)) && fault.path.startsWith(path))),
  );
  return `<figure${own.length === 0 ? '' : ' class="faulty"'}>${shown}<figcaption><b>${escapeXml(title)}</b>${lines.map((line) => `<br>${escapeXml(line)}`).join('')}${own.map(({ message }) => `<div class="fault">${escapeXml(message)}</div>`).join('')}</figcaption></figure>`;
};

const framesOf = ({ lookups, language }: Showing, seriesTag: string): readonly Card[] =>
  lookups.frames
    .filter(({ line }) => line.seriesTag === seriesTag)
    .map(({ value, line, file, path }) => {
      const article = isTouchFrame(value) ? value : lookups.articles.get(value.id);
      return {
        picture: picturePath.frame({ lineTag: line.tag, image: value.image }),
        width: Math.round(frameWidth(value) * 1.5),
        title: article?.symbol ?? '?',
        lines: [named(article?.name, language), ...pricesOf(lookups, article?.symbol)],
        file,
        path,
      };
    });

const modulesOf = ({ lookups, language }: Showing, seriesTag: string): readonly Card[] =>
  lookups.modules
    .filter((module) => module.seriesTag === seriesTag)
    .map(({ value, file, path }) => {
      const symbols = value.visibleComponents.map((id) => lookups.articles.get(id)?.symbol ?? '?');
      return {
        picture: picturePath.module(seriesTag, value.image),
        width: 110,
        title: named(value.name, language),
        lines: [symbols.join(', '), ...pricesOf(lookups, symbols[0])],
        file,
        path,
      };
    });

const named = (name: CatalogueText | undefined, language: Language): string =>
  name === undefined ? '' : textIn(name, language);

const pricesOf = ({ files }: Lookups, symbol: string | undefined): readonly string[] =>
  [...files.priceLists.values()].flatMap(({ prices, label }) => {
    const price = symbol === undefined || !Object.hasOwn(prices, symbol) ? undefined : prices[symbol];
    return price === undefined ? [] : [`${price} ${label}`];
  });
