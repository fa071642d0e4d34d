import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { frameWidth } from '@ramka/domain/drawing';
import { picturePath } from '@ramka/domain/drawing';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { type CommandAnswer, countOf } from '@ramka/server/catalogue/check/report';
import { isTouchFrame } from '@ramka/server/catalogue/files/catalogue-files';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { type Lookups, lookupsOf } from '@ramka/server/catalogue/files/lookups';
import sharp from 'sharp';
import { replaceFolder } from '../catalogue/catalogue-folder.ts';
import { escapeXml } from '../files/xml-elements.ts';
import { drawPlaceholders } from './draw-placeholders.ts';

/** A picture that a photograph can replace, with its path and its size in millimetres. */
type Place = { readonly symbol: string; readonly path: string; readonly width: number; readonly height: number };

/** A photograph that was placed, as listed on the contact sheet. */
type Placed = Place & { readonly image: Buffer; readonly file: string };

/** Pixels per millimetre. */
const SHARPNESS = 8;

/**
 * Replaces placeholder drawings by photographs with symbols as file names. Each is trimmed, scaled to the size of the
 * frame or opening, and added to a contact sheet.
 */
export const runPhotographs = async (from: string, folder: string, sheet: string): Promise<CommandAnswer> => {
  const photographs = (await readdir(from, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(jpe?g|png|webp|tiff?)$/i.test(entry.name))
    .map(({ name }) => name);
  const placed: Placed[] = [];
  const messages: string[] = [];
  const written = await replaceFolder(folder, async (copy) => {
    const before = await checkCatalogue(copy);
    const places = placesOf(lookupsOf(before.files));
    for (const file of photographs) {
      const own = places.get(fileWord(file.slice(0, -extname(file).length)));
      if (own === undefined) messages.push(`${file}: no article has this symbol.`);
      for (const place of own ?? []) {
        const image = await cutPhotograph(join(from, file), place);
        if (image === undefined) messages.push(`${file}: no picture can be read from it.`);
        else placed.push({ ...place, image, file });
      }
    }
    for (const { path, image } of placed) await putPicture(copy, path, image);
    await drawPlaceholders(copy);
    const after = await checkCatalogue(copy);
    return placed.length > 0 && after.faults.length <= before.faults.length;
  });
  if (written) await writeFile(sheet, contactSheet(placed));
  const count = countOf(new Set(placed.map(({ file }) => file)).size, 'photograph');
  return {
    lines: [
      ...messages,
      written ? `${count} placed; look at ${sheet}.` : 'No photograph was placed; nothing was changed.',
    ],
    succeeded: written && messages.length === 0,
  };
};

/** A symbol as a file name: `TR2-111` for `TR2/111`. */
const fileWord = (symbol: string): string => symbol.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** The pictures of articles by their symbols as file names. */
const placesOf = (lookups: Lookups): ReadonlyMap<string, readonly Place[]> => {
  const places: Place[] = [];
  for (const { value, line } of lookups.frames) {
    const symbol = isTouchFrame(value) ? value.symbol : lookups.articles.get(value.id)?.symbol;
    const path = picturePath.frame({ lineTag: line.tag, image: value.image });
    if (symbol !== undefined) places.push({ symbol, path, width: frameWidth(value), height: value.geometry.height });
  }
  const openings = new Map(lookups.frames.map(({ value, line }) => [line.seriesTag, value.geometry.window]));
  const framed = new Set(places.map(({ symbol }) => symbol));
  for (const { symbol, picture, seriesTag } of valuesOf(lookups.files.articles)) {
    const side = openings.get(seriesTag ?? '') ?? 55;
    if (!framed.has(symbol)) places.push({ symbol, path: picture, width: side, height: side });
  }
  return Map.groupBy(places, ({ symbol }) => fileWord(symbol));
};

/** Trims and scales a photograph to the size of the picture it replaces. Undefined if the file is not a picture. */
const cutPhotograph = async (file: string, { width, height }: Place): Promise<Buffer | undefined> => {
  try {
    const cut = await sharp(file, { limitInputPixels: 100_000_000 })
      .rotate()
      .trim({ threshold: 20 })
      .toBuffer({ resolveWithObject: true });
    return await sharp(cut.data)
      .resize(Math.round(width * SHARPNESS), Math.round(height * SHARPNESS), { fit: 'cover' })
      .webp({ quality: 88 })
      .toBuffer();
  } catch {
    return undefined;
  }
};

/** Writes a picture, and removes a drawing with the same name. */
const putPicture = async (folder: string, path: string, image: Buffer): Promise<void> => {
  const file = join(folder, 'pictures', path);
  const stem = file.slice(0, -extname(file).length);
  await mkdir(join(file, '..'), { recursive: true });
  if (!path.endsWith('.svg')) return writeImage(file, image);
  await rm(file, { force: true });
  await writeImage(`${stem}.webp`, image);
};

const writeImage = async (file: string, image: Buffer): Promise<void> => {
  const picture = sharp(image);
  if (file.endsWith('.png')) await picture.png().toFile(file);
  else if (file.endsWith('.jpg')) await picture.flatten({ background: '#fff' }).jpeg({ quality: 90 }).toFile(file);
  else await writeFile(file, image);
};

/** A page of all placed photographs with their symbols and sizes. */
const contactSheet = (placed: readonly Placed[]): string => {
  const cards = placed.map(
    ({ symbol, file, width, height, image }) =>
      `<figure><img src="data:image/webp;base64,${image.toString('base64')}" width="${width * 2}" height="${height * 2}" alt=""><figcaption><b>${escapeXml(symbol)}</b><br>${escapeXml(file)}<br>${width} × ${height} mm</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Photographs</title><style>body{font:14px sans-serif;background:#dfe3e6;display:flex;flex-wrap:wrap;gap:24px;padding:24px}figure{margin:0}figcaption{padding-top:6px}</style>${cards.join('\n')}\n`;
};
