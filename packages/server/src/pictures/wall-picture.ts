import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Drawing, type DrawingLayer, PIXELS_PER_MILLIMETRE } from '@ramka/domain/drawing';
import { lightOn, shadowParts, wallAppearance, type WallSurface } from '@ramka/domain/wall';
import { cornerRadius } from './corner-radius.ts';
import { rasterise, sharpOf } from './rasterise.ts';
import { resolvePicture } from './resolve-picture.ts';
import type { PicturedCatalogue } from './set-picture.ts';

/** Wall visible around a set, in millimetres. */
const MARGIN = 30;

/**
 * Draws a set on a wall as one SVG, with lengths in millimetres. Without a wall the background is transparent and ends
 * at the set. Pictures of parts are included: drawings as they are, others as data.
 */
export const setOnWallSvg = async (
  drawing: Drawing,
  surface: WallSurface | undefined,
  catalogue: PicturedCatalogue,
): Promise<string> => {
  const margin = surface === undefined ? 0 : MARGIN;
  const [x, y] = [drawing.x - margin, drawing.y - margin];
  const [width, height] = [drawing.width + 2 * margin, drawing.height + 2 * margin];
  const area = { x, y, width, height };
  const layers = await Promise.all(
    drawing.layers.map(async (layer, index) => layerSvg(layer, `p${index}-`, catalogue)),
  );
  const wall =
    surface === undefined ? '' : wallSvgOf(surface, area) + shadowSvg(surface, drawing, cornerRadius(layers[0] ?? ''));
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}mm" height="${height}mm" viewBox="${x} ${y} ${width} ${height}">${wall}${layers.join('')}</svg>\n`;
};

/** Renders a drawn set on its wall as PNG, at 4 px/mm times `scale`. */
export const setOnWallPng = async (svg: string, drawing: Drawing, hasWall: boolean, scale: number): Promise<Buffer> => {
  const millimetres = drawing.width + (hasWall ? 2 * MARGIN : 0);
  const pixels = await rasterise(svg, millimetres * PIXELS_PER_MILLIMETRE * scale);
  return (await sharpOf(pixels)).png().toBuffer();
};

type Area = Pick<Drawing, 'x' | 'y' | 'width' | 'height'>;

const rect = ({ x, y, width, height }: Area, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

const wallSvgOf = ({ colour, tile }: WallSurface, area: Area): string => {
  if (tile === undefined)
    return `<defs><linearGradient id="wall" x2=".34" y2="1"><stop stop-color="${lightOn(colour)}"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>${rect(area, 'url(#wall)')}`;
  const parts = tile.parts.map((part) => rect(part, part.colour)).join('');
  return `<defs><pattern id="wall" x="${area.x}" y="${area.y}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">${parts}</pattern></defs>${rect(area, colour)}${rect(area, 'url(#wall)')}`;
};

const shadowSvg = (surface: WallSurface, drawing: Drawing, radius: number | undefined): string =>
  shadowParts(drawing, wallAppearance(surface), radius)
    .map((part) => rect(part, part.colour, ` fill-opacity="${part.opacity}" rx="${part.radius}"`))
    .join('');

/** A layer with its picture; empty if the catalogue has none. */
const layerSvg = async (layer: DrawingLayer, prefix: string, catalogue: PicturedCatalogue): Promise<string> => {
  const file = resolvePicture(catalogue, layer.picture)?.file;
  if (file === undefined) return '';
  const content = await readFile(join(catalogue.picturesFolder, file));
  const { x, y, width, height } = layer;
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"`;
  const svg = file.endsWith('.svg') ? content.toString('utf8') : undefined;
  // Styles of one drawing would apply to all others as well.
  if (svg === undefined || svg.includes('<style'))
    return `<image ${place} href="data:${types[extname(file)] ?? 'image/png'};base64,${content.toString('base64')}"/>`;
  return withPrefixedIds(svg.slice(svg.search(/<svg[\s>]/)), prefix).replace(
    /^<svg\b([^>]*)>/,
    (_tag, attributes: string) =>
      `<svg ${place}${attributes.replace(/\s(?:x|y|width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')}>`,
  );
};

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Makes the ids of a drawing unique among several. */
const withPrefixedIds = (svg: string, prefix: string): string =>
  svg
    .replace(/\sid=(["'])/g, (found) => found + prefix)
    .replace(/url\((["']?)#/g, (found) => found + prefix)
    .replace(/href=(["'])#/g, (found) => found + prefix);
