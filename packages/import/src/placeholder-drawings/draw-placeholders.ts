import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { picturePath } from '@ramka/domain/drawing';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import {
  type ArticleEntry,
  type FrameEntry,
  isTouchFrame,
  textIn,
} from '@ramka/server/catalogue/files/catalogue-files';
import { type LinedFrame, type Lookups, lookupsOf } from '@ramka/server/catalogue/files/lookups';
import { findPicture } from '@ramka/server/catalogue/files/picture-files';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import sharp from 'sharp';
import { draw } from '@ramka/drawing/draw';
import type { DrawingSpec, Finish } from '@ramka/drawing/drawing-spec';
import { appearanceInName, type NamedAppearance } from '../vocabulary/colour-words.ts';
import { drawingOf } from '../vocabulary/function-drawings.ts';

/** A missing picture and the drawing that replaces it. */
type Placeholder = { readonly path: string; readonly spec: DrawingSpec; readonly mark: boolean };

/** Draws all missing pictures of a catalogue, marked as placeholders. Returns their number. */
export const drawPlaceholders = async (folder: string): Promise<number> => {
  const lookups = lookupsOf((await checkCatalogue(folder)).files);
  const missing = new Map<string, Placeholder>();
  for (const placeholder of missingPictures(lookups))
    if (findPicture(lookups.files.pictures, placeholder.path) === undefined && !missing.has(placeholder.path))
      missing.set(placeholder.path, placeholder);
  for (const { path, spec, mark } of missing.values()) {
    const file = join(folder, 'pictures', path);
    await mkdir(dirname(file), { recursive: true });
    const drawing = mark ? marked(draw(spec)) : draw(spec);
    await writeFile(file, path.endsWith('.svg') ? drawing : await pixels(drawing, path));
  }
  return missing.size;
};

/** Marks a drawing as a placeholder in a machine-readable form. */
export const PLACEHOLDER_MARK = '<title>sketch</title>';

/** Adds a small pencil to the lower right corner of a drawing, the visible mark of placeholders. */
const marked = (svg: string): string => {
  const [, width = 55, height = 55] = (/viewBox="0 0 ([0-9.]+) ([0-9.]+)"/.exec(svg) ?? []).map(Number);
  const pencil = `<g transform="translate(${width - 6.6} ${height - 6.6})" fill="#fff" fill-opacity=".75" stroke="#5c6570" stroke-opacity=".8" stroke-width=".3" stroke-linejoin="round"><path d="M.3 4.2.7 2.6 3 .3 4.2 1.5 1.9 3.8z"/><path d="M.7 2.6 1.9 3.8M2.4.9 3.6 2.1" fill="none"/></g>`;
  return svg.replace(/(<svg[^>]*>)/, `$1${PLACEHOLDER_MARK}`).replace('</svg>', `${pencil}</svg>`);
};

/** Rasterises a drawing with 4 pixels per millimetre, for picture formats other than SVG. */
const pixels = (svg: string, path: string): Promise<Buffer> => {
  const image = sharp(Buffer.from(svg), { density: 25.4 * 4 });
  if (path.endsWith('.jpg')) return image.flatten({ background: '#fff' }).jpeg().toBuffer();
  return path.endsWith('.png') ? image.png().toBuffer() : image.webp().toBuffer();
};

const placeholder = (path: string, spec: DrawingSpec, mark = true): Placeholder => ({ path, spec, mark });

function* missingPictures(lookups: Lookups): Generator<Placeholder> {
  const { files, frames, modules } = lookups;
  for (const line of valuesOf(files.frameLines)) {
    const first = frames.find((frame) => frame.line.tag === line.tag)?.value;
    const geometry = first?.geometry ?? usual;
    const finish = first === undefined ? plainWhite : finishOf(lookups, first);
    yield placeholder(picturePath.frameLine(line), { kind: 'line-tile', lineTag: line.tag, geometry, finish });
  }
  for (const frame of frames) yield* frameSketches(lookups, frame);
  for (const { value, seriesTag } of modules) {
    const [colour] = lookups.coloursOf.get(seriesTag) ?? [];
    const spec = face(lookups, seriesTag, value.function, colour?.hexColor);
    yield placeholder(picturePath.module(seriesTag, value.image), spec);
    for (const id of value.visibleComponents) {
      const article = lookups.articles.get(id);
      const hexColor = hexOf(lookups, article) ?? colour?.hexColor;
      if (article !== undefined)
        yield placeholder(article.picture, face(lookups, seriesTag, value.function, hexColor, article));
    }
    for (const { role, components } of value.groups)
      for (const id of components) {
        const article = lookups.articles.get(id);
        if (article !== undefined) yield placeholder(article.picture, componentSpec(role, value.function));
      }
  }
  for (const { id, seriesTag, image, touchPoints } of valuesOf(files.controllers)) {
    const symbol = lookups.articles.get(id)?.symbol ?? '';
    const spec: DrawingSpec = { kind: 'controller', touchPoints, symbol };
    yield placeholder(picturePath.controller(seriesTag, image), spec);
    yield placeholder(picturePath.touchPoints(seriesTag, touchPoints), { kind: 'touch-points', touchPoints }, false);
    const article = lookups.articles.get(id);
    if (article !== undefined) yield placeholder(article.picture, spec);
  }
  yield* panelSketches(lookups);
  for (const article of valuesOf(files.articles)) yield placeholder(article.picture, looseSpec(lookups, article));
  for (const { image, name } of valuesOf(files.products))
    yield placeholder(picturePath.singleProduct(image), productSpec(textIn(name, 'en')));
  for (const { image, name } of valuesOf(files.ecatalogProducts))
    yield placeholder(picturePath.ecatalogProduct(image), productSpec(textIn(name, 'en')));
}

const usual = { height: 82, window: 55 };
const plainWhite: Finish = { material: 'plastic', hexColor: '#F4F4F0' };

function* frameSketches(lookups: Lookups, { value, line }: LinedFrame): Generator<Placeholder> {
  const { geometry, slots, sealId } = value;
  const path = picturePath.frame({ lineTag: line.tag, image: value.image });
  const touchSlots = isTouchFrame(value) ? value.touchLayout.controllerSlots : undefined;
  const finish = finishOf(lookups, value);
  const spec: DrawingSpec = {
    kind: 'frame',
    lineTag: line.tag,
    geometry,
    slots,
    finish,
    ...(touchSlots && { touchSlots }),
  };
  yield { path, spec, mark: true };
  const article = isTouchFrame(value) ? undefined : lookups.articles.get(value.id);
  if (article !== undefined) yield { path: article.picture, spec, mark: true };
  if (sealId !== undefined) {
    const outline: DrawingSpec = { kind: 'seal-outline', lineTag: line.tag, geometry, slots };
    yield { path: picturePath.seal(value), spec: outline, mark: false };
    const seal = lookups.articles.get(sealId);
    if (seal !== undefined) yield { path: seal.picture, spec: { kind: 'frame-seal', slots }, mark: true };
  }
  for (const [boxes, box] of [
    [value.surfaceBoxes, 'surface'],
    [value.cornerBoxes, 'corner'],
  ] as const) {
    for (const { articleId, colourId } of boxes) {
      const hexColor = lookups.colours.get(colourId)?.hexColor ?? plainWhite.hexColor;
      const outline: DrawingSpec = { kind: 'surface-box-outline', lineTag: line.tag, geometry, slots, hexColor };
      if (box === 'surface') yield { path: picturePath.surfaceBox(value, colourId), spec: outline, mark: false };
      const own = lookups.articles.get(articleId);
      const drawn = { kind: 'box', box, slots: Math.min(slots, 3), hexColor } as const;
      if (own !== undefined) yield { path: own.picture, spec: drawn, mark: true };
    }
  }
}

/** The articles of glass panels with their touch points printed. */
function* panelSketches(lookups: Lookups): Generator<Placeholder> {
  for (const { value } of lookups.frames) {
    if (!isTouchFrame(value)) continue;
    const { controllerSlots, controllerVariations } = value.touchLayout;
    for (const variation of controllerVariations) {
      const points = [...variation];
      const touchPoints = controllerSlots.map((own) => (own ? (points.shift() ?? null) : null));
      const unused = [...variation];
      const article = lookups.articlesBySymbol.get(value.symbol.replaceAll('@', () => String(unused.shift() ?? '@')));
      const spec: DrawingSpec = {
        kind: 'panel',
        geometry: value.geometry,
        finish: finishOf(lookups, value),
        touchPoints,
      };
      if (article !== undefined) yield { path: article.picture, spec, mark: true };
    }
  }
}

/** The material of a frame, from its finish or name. */
const finishOf = ({ files, articles }: Lookups, frame: FrameEntry): Finish => {
  const finish = valuesOf(files.finishes).find(({ id }) => id === frame.finish);
  const name = isTouchFrame(frame) ? frame.name : articles.get(frame.id)?.name;
  const looks = [finish?.name, name].map((text) =>
    text === undefined ? undefined : appearanceInName(textIn(text, 'en')),
  );
  const look = looks.find((found) => found !== undefined);
  const material = isTouchFrame(frame) ? 'glass' : drawnAs(look?.material);
  return { material, hexColor: finish?.hexColor ?? look?.hexColor ?? plainWhite.hexColor };
};

/** Stone and leather are drawn as plain surfaces. */
const drawnAs = (material: NamedAppearance['material'] = 'plastic'): Finish['material'] =>
  material === 'stone' || material === 'leather' ? 'plastic' : material;

const hexOf = ({ colours }: Lookups, article: ArticleEntry | undefined): string | undefined =>
  article?.colourId === undefined ? undefined : colours.get(article.colourId)?.hexColor;

/** The visible part of a module, with the size of the openings in its series. */
const face = (
  lookups: Lookups,
  seriesTag: string,
  functionId: string | undefined,
  hexColor = plainWhite.hexColor,
  article?: ArticleEntry,
): DrawingSpec => {
  const window = lookups.frames.find(({ line }) => line.seriesTag === seriesTag)?.value.geometry.window ?? usual.window;
  const transparent =
    article !== undefined && /transpar|przezrocz|průhl|priehľ|прозор/i.test(textIn(article.name, 'en'));
  const { primitive } = drawingOf(functionId);
  const lid = transparent && primitive.endsWith('+lid') ? { lid: 'transparent' as const } : {};
  return { kind: 'visible-part', window, primitive, hexColor, ...lid };
};

type Part = Extract<DrawingSpec, { kind: 'part' }>['part'];

/** Drawings of parts by the sample's roles. */
const partsByRole: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['claws', 'claws'],
  ['insert-seal', 'insert-seal'],
  ['lamp', 'lamp'],
  ['rj45-insert', 'data-insert'],
  ['keystone-insert', 'keystone-insert'],
  ['label', 'label-field'],
  ['card', 'card'],
  ['key', 'key'],
  ['loudspeaker', 'loudspeaker'],
  ['lens', 'lens'],
]);

const componentSpec = (role: string | undefined, functionId: string | undefined): DrawingSpec => {
  const part = partsByRole.get(role ?? '');
  return part === undefined ? { kind: 'mechanism', function: drawingOf(functionId).mechanism } : { kind: 'part', part };
};

/** An article outside the tables of frames and modules. */
const looseSpec = (lookups: Lookups, article: ArticleEntry): DrawingSpec =>
  productSpec(textIn(article.name, 'en'), hexOf(lookups, article));

const productSpec = (
  name: string,
  hexColor = appearanceInName(name)?.hexColor ?? plainWhite.hexColor,
): DrawingSpec => ({
  kind: 'thing',
  thing: 'mounting',
  hexColor,
});
