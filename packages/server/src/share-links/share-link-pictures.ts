import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Drawing } from '@ramka/domain/drawing';
import { cssColour, lightOn, wallAppearance, type WallSurface, wallSurface, wallSvg } from '@ramka/domain/wall';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { contentHash } from '../http/entity-tags.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';
import { drawingSemaphore, loadSharp } from '../pictures/rasterise.ts';
import { layerPixels, renderSet } from '../pictures/set-picture.ts';
import type { ShareLinkContent } from './share-link-content.ts';

/** The source of a picture on a share link page: a drawn set, a file of the catalogue, or the pattern of a wall. */
export type PictureSource =
  | { readonly kind: 'set'; readonly drawing: Drawing }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'wall'; readonly surface: WallSurface };

/** Names of the pictures and the style sheet of a share link page. Names are derived from the content. */
export type ShareLinkPictures = {
  /** Address of a drawing or file relative to the page: its name, and in the query what it shows. */
  readonly ofDrawing: (drawing: Drawing) => string;
  readonly ofFile: (file: string) => string;
  /** The CSS class with the size of a drawing. All sets of a page have one scale. */
  readonly sizeOf: (drawing: Drawing | null) => string;
  /** The CSS class of a part of the page whose sets lie on a wall, after a blank; empty for the default. */
  readonly wallOf: (wall: string | null) => string;
  readonly sources: ReadonlyMap<string, PictureSource>;
  /** Current name by what a picture or style sheet shows, for pages of an earlier state. */
  readonly currentNames: ReadonlyMap<string, string>;
  readonly style: { readonly name: string; readonly css: string };
};

/** Collects the pictures of a share link page. */
export const shareLinkPictures = (
  content: ShareLinkContent,
  { fingerprint }: Pick<Catalogue, 'fingerprint'>,
): ShareLinkPictures => {
  const sources = new Map<string, PictureSource>();
  const addresses = new Map<Drawing | string, string>();
  const currentNames = new Map<string, string>();
  const addressOf = (name: string, subject: string): string => {
    currentNames.set(subject, name);
    return `${name}?of=${subject}`;
  };
  const drawings = drawingsIn(content);
  const setIds = new Map(content.rooms.flatMap(({ sets }) => sets.map(({ set }) => [set.drawing, set.id] as const)));
  for (const drawing of drawings) {
    const name = `${contentHash(`${fingerprint} ${JSON.stringify(drawing)}`)}.webp`;
    const setId = setIds.get(drawing);
    addresses.set(drawing, setId === undefined ? name : addressOf(name, `set-${setId}`));
    sources.set(name, { kind: 'set', drawing });
  }
  for (const file of filesIn(content)) {
    const name = `${contentHash(`${fingerprint} ${file}`)}${extname(file)}`;
    addresses.set(file, addressOf(name, contentHash(file)));
    sources.set(name, { kind: 'file', file });
  }
  const sizes = [...new Set(drawings.map(sizeKey))];
  const walls = wallsIn(content);
  for (const { surface, picture } of walls) if (picture !== null) sources.set(picture, { kind: 'wall', surface });
  const css = styleOf(drawings, sizes, walls);
  const style = { name: `${contentHash(css)}.css`, css };
  currentNames.set('style', style.name);
  return {
    ofDrawing: (drawing) => addresses.get(drawing) ?? '',
    ofFile: (file) => addresses.get(file) ?? '',
    sizeOf: (drawing) => (drawing === null ? 's' : `s${sizes.indexOf(sizeKey(drawing))}`),
    wallOf: (wall) => {
      const index = walls.findIndex(({ name }) => name === wall);
      return index === -1 ? '' : ` on${index}`;
    },
    sources,
    currentNames,
    style,
  };
};

/** A wall of the page, and the file name of its pattern; null for an even wall. */
type SharedWall = { readonly name: string; readonly surface: WallSurface; readonly picture: string | null };

const wallsIn = ({ wall, rooms }: ShareLinkContent): readonly SharedWall[] =>
  [...new Set([wall, ...rooms.map((room) => room.wall)])].flatMap((name) => {
    const surface = wallSurface(name);
    if (name === null || surface === undefined) return [];
    return [
      {
        name,
        surface,
        picture: surface.tile === undefined ? null : `${contentHash(wallSvg(surface, WALL_SCALE))}.svg`,
      },
    ];
  });

/** The style of a wall: its face, and the edge and shadow of its sets. The style sheet lies next to the patterns. */
const wallRule = ({ surface, picture }: SharedWall, index: number): string => {
  const { edge, shadow } = wallAppearance(surface);
  const { colour } = surface;
  const face =
    picture === null ? `linear-gradient(160deg,${lightOn(colour)},${colour})` : `url('${picture}') ${colour}`;
  const line = `drop-shadow(0 0 0.6px ${cssColour(edge)})`;
  return `.on${index}{--wall-face:${face};--wall-edge:${line} ${line};--wall-shade:${cssColour(shadow)}}`;
};

/** Pixels per millimetre of the patterns. */
const WALL_SCALE = 1.4;

const entriesIn = ({ rooms, variants }: ShareLinkContent) => [
  ...rooms.flatMap(({ sets }) => sets),
  ...variants.flatMap(({ pairs }) => pairs.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())),
];

const drawingsIn = (content: ShareLinkContent): readonly Drawing[] => [
  ...new Set(entriesIn(content).flatMap(({ set }) => set.drawing ?? [])),
];

const filesIn = ({ rooms, products }: ShareLinkContent): ReadonlySet<string> =>
  new Set([...rooms.flatMap((room) => room.products), ...products].flatMap(({ picture }) => picture ?? []));

const sizeKey = ({ width, height }: Drawing): string => `--w:${Math.round(width)};--h:${Math.round(height)}`;

const stylesheet = readFileSync(new URL('./share-link.css', import.meta.url), 'utf8');

/** The style sheet of a page with the sizes of its drawings, in millimetres. */
const styleOf = (drawings: readonly Drawing[], sizes: readonly string[], walls: readonly SharedWall[]): string => {
  const widest = Math.ceil(Math.max(160, ...drawings.map(({ width }) => width)));
  const highest = Math.ceil(Math.max(80, ...drawings.map(({ height }) => height)));
  const rules = sizes.map((size, index) => `.s${index}{${size}}`);
  return `${stylesheet}:root{--widest:${widest};--highest:${highest}}\n${[...rules, ...walls.map(wallRule)].join('\n')}\n`;
};

/** The style sheet of a page without drawings. */
export const plainStyle = styleOf([], [], []);

export type SentPicture = { readonly type: string; readonly bytes: Buffer };

/** Renders pictures of share links. Results are cached by name. */
export const shareLinkPictureRenderer = (
  catalogue: Catalogue,
  cache: PictureCache,
): ((name: string, source: PictureSource) => Promise<SentPicture>) => {
  const layers = layerPixels(catalogue, cache);
  const cached = cache.of<SentPicture>('view', ({ bytes }) => bytes.length);
  return (name, source) =>
    cached.fetch(name, async () => {
      if (source.kind === 'file') {
        const type = types[extname(source.file)] ?? 'application/octet-stream';
        return { type, bytes: await readFile(join(catalogue.picturesFolder, source.file)) };
      }
      if (source.kind === 'wall')
        return { type: 'image/svg+xml', bytes: Buffer.from(wallSvg(source.surface, WALL_SCALE)) };
      const png = await drawingSemaphore(() => renderSet(source.drawing, layers, SCALE));
      const sharp = await loadSharp();
      return { type: 'image/webp', bytes: await sharp(png).webp({ quality: QUALITY }).toBuffer() };
    });
};

/** Relative to 4 px/mm, so 6 px/mm: sharp on phone screens, and on paper at half the size. */
const SCALE = 1.5;

/** At this quality the result is visually indistinguishable. */
const QUALITY = 90;

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
