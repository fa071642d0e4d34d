import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draw } from '@ramka/drawing/draw';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Sheet, type SheetEntry, sheets } from './sheets.ts';

/** Renders a contact sheet as PNG. */
const renderSheet = async (sheet: Sheet, pixelsPerMillimetre: number): Promise<Buffer> => {
  const layers: { input: Buffer; left: number; top: number }[] = [];
  let top = margin;
  let right = margin;
  for (const row of sheet.rows) {
    let left = margin;
    let tallest = 0;
    for (const entry of row) {
      const { width, height, placed } = renderEntry(entry, pixelsPerMillimetre);
      layers.push(...placed.map(({ input, x, y }) => ({ input, left: left + x, top: top + y })));
      left += width + margin;
      tallest = Math.max(tallest, height);
    }
    right = Math.max(right, left);
    top += tallest + margin;
  }
  const create = { width: right, height: top, channels: 3, background: sheet.wall } as const;
  return sharp({ create }).composite(layers).png().toBuffer();
};

const margin = 24;

const renderEntry = (entry: SheetEntry, scale: number) => {
  const corner = { x: Math.min(...entry.map(({ x }) => x)), y: Math.min(...entry.map(({ y }) => y)) };
  const placed = entry.map(({ spec, x, y }) => {
    const image = new Resvg(draw(spec), { fitTo: { mode: 'zoom', value: scale / pixelsPerMillimetreOfSvg } }).render();
    return {
      input: image.asPng(),
      width: image.width,
      height: image.height,
      x: Math.round((x - corner.x) * scale),
      y: Math.round((y - corner.y) * scale),
    };
  });
  return {
    placed,
    width: Math.max(...placed.map(({ x, width }) => x + width)),
    height: Math.max(...placed.map(({ y, height }) => y + height)),
  };
};

/** SVG defines an inch as 96 pixels and 25.4 mm. */
const pixelsPerMillimetreOfSvg = 96 / 25.4;

const [folder = 'build/contact-sheets', scale = '4', only = ''] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const sheet of sheets.filter(({ name }) => name.includes(only))) {
  const file = join(folder, `${sheet.name}.png`);
  await writeFile(file, await renderSheet(sheet, Number(scale)));
  console.log(file);
}
