import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPdf } from './pdf-file.ts';
import { vectorPicture } from './vector-picture.ts';

const run = promisify(execFile);

const SIDE = 40;

const drawing = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`;

/** One SVG for each feature that catalogue drawings use. */
const kinds: Readonly<Record<string, string>> = {
  shapes:
    '<rect x="2" y="2" width="20" height="12" rx="3" fill="#c33"/><circle cx="30" cy="10" r="7" fill="#36c"/><ellipse cx="12" cy="30" rx="10" ry="5"/><polygon points="24,24 38,26 30,38" fill="#4a4"/>',
  lines:
    '<path d="M4 4L36 8" stroke="#000" stroke-width="2" stroke-linecap="round"/><polyline points="4,20 14,12 24,20 34,12" fill="none" stroke="#c33" stroke-width="3" stroke-linejoin="round"/><path d="M4 32h32" stroke="#36c" stroke-width="3" stroke-dasharray="4 2"/>',
  'curves and arcs':
    '<path d="M4 20C4 0 36 0 36 20S4 40 4 20z" fill="#c96"/><path d="M10 20Q20 5 30 20T30 34" fill="none" stroke="#000"/><path d="M5 36a6 4 30 1 1 10 0z" fill="#36c"/>',
  'even-odd holes': '<path fill-rule="evenodd" d="M2 2h36v36h-36zM10 10h20v20h-20z" fill="#333"/>',
  'a linear gradient':
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#c00"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#00c"/></linearGradient><rect x="4" y="8" width="32" height="24" fill="url(#g)"/>',
  'a turned gradient in lengths':
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="4" x2="36" gradientTransform="rotate(30)"><stop stop-color="#fc0"/><stop offset="1" stop-color="#036"/></linearGradient><rect width="40" height="40" fill="url(#g)"/>',
  'a radial gradient beside its middle':
    '<radialGradient id="g" fx=".3" fy=".3"><stop stop-color="#fff"/><stop offset=".6" stop-color="#888"/><stop offset="1" stop-color="#111"/></radialGradient><circle cx="20" cy="20" r="18" fill="url(#g)"/>',
  'a gradient that fades':
    '<rect width="40" height="40" fill="#36c"/><linearGradient id="g"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><rect x="4" y="4" width="32" height="32" fill="url(#g)"/>',
  'a gradient along a line':
    '<linearGradient id="g"><stop stop-color="#c00"/><stop offset="1" stop-color="#0c0"/></linearGradient><rect x="8" y="8" width="24" height="24" fill="none" stroke="url(#g)" stroke-width="6"/>',
  'opacity of fills and lines':
    '<rect width="24" height="24" fill="#c00" fill-opacity=".5"/><rect x="12" y="12" width="24" height="24" fill="#00c" fill-opacity=".5" stroke="#000" stroke-width="4" stroke-opacity=".4"/>',
  'opacity of a group':
    '<rect width="20" height="40" fill="#fc0"/><g opacity=".5"><rect x="4" y="4" width="20" height="20" fill="#c00"/><rect x="14" y="14" width="22" height="22" fill="#00c"/></g>',
  'transforms within each other':
    '<g transform="translate(20 20) rotate(30)"><g transform="scale(1.5 .8)"><rect x="-8" y="-8" width="16" height="16" fill="#393"/></g><rect x="-2" y="-14" width="4" height="28" fill="#000"/></g>',
  'a clip path':
    '<clipPath id="c"><circle cx="20" cy="20" r="14"/></clipPath><g clip-path="url(#c)"><rect width="40" height="20" fill="#c33"/><rect y="20" width="40" height="20" fill="#36c"/></g>',
  'a clip path in shares':
    '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><rect x="4" y="10" width="32" height="20" fill="#c33" clip-path="url(#c)"/>',
  'a pattern':
    '<pattern id="p" x="2" y="1" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="3" height="3" fill="#036"/></pattern><rect x="4" y="4" width="32" height="32" fill="url(#p)"/>',
  'a pattern at half strength':
    '<pattern id="p" width=".25" height=".25"><rect width="4" height="8" fill="#c33"/></pattern><rect x="4" y="4" width="32" height="32" fill="url(#p)" fill-opacity=".5"/>',
  'what is used twice':
    '<defs><g id="a"><rect width="10" height="10" fill="#639"/></g></defs><use href="#a" x="4" y="4"/><use href="#a" x="22" y="22"/>',
  'a style sheet':
    '<style>.a{fill:#0a0;stroke:#000;stroke-width:2px}</style><circle class="a" cx="20" cy="20" r="12"/>',
};

describe('a drawing as vectors', () => {
  test.for([
    [
      'a filter',
      '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><rect width="9" height="9" filter="url(#f)"/>',
    ],
    [
      'a mask',
      '<mask id="m"><rect width="5" height="9" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/>',
    ],
    ['a text', '<text y="9">zł</text>'],
    [
      'pixels',
      `<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="/>`,
    ],
    ['a blend mode', '<g style="mix-blend-mode:multiply"><rect width="9" height="9"/></g>'],
    [
      'a repeating gradient',
      '<linearGradient id="g" x2=".2" spreadMethod="repeat"><stop/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
    ],
    [
      'a gradient in a pattern',
      '<linearGradient id="g"><stop/><stop offset="1" stop-color="#fff"/></linearGradient><pattern id="p" width=".5" height=".5"><rect width="4" height="4" fill="url(#g)"/></pattern><rect width="9" height="9" fill="url(#p)"/>',
    ],
    ['no drawing', '<rect'],
  ] as const)('does not exist of %s', ([, body]) => {
    expect(vectorPicture(drawing(body))).toBeUndefined();
  });

  test('shows no line where a line alone is filled', () => {
    const [line, nothing] = ['<path d="M4 4L36 4"/>', ''].map(
      (body) => vectorPicture(drawing(body))?.form.bytes?.length,
    );
    const area = vectorPicture(drawing('<path d="M4 4L36 4L20 20"/>'))?.form.bytes?.length ?? 0;
    expect(area - (line ?? 0)).toBeGreaterThan(5);
    expect((line ?? 0) - (nothing ?? 0)).toBeLessThan(20);
  });
});

const canRasterise = await run('pdftoppm', ['-v']).then(
  () => true,
  () => false,
);

const SHOWN = 160;

/** The average difference of the colour channels of two pictures, from 0 to 255. */
const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer()),
  );
  if (a === undefined || b === undefined || a.length !== b.length) throw new Error('the pictures differ in size');
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
};

/** Renders a PDF page with the drawing to pixels. */
const asDocumentsShowIt = async (folder: string, svg: string): Promise<Buffer> => {
  const picture = vectorPicture(svg);
  if (picture === undefined) throw new Error('it is not painted');
  const pdf = openPdf({ language: 'en', title: 'a', author: 'b', subject: 'c' }, new Map([['a.svg', picture]]));
  pdf.addPage(() => pdf.pen.picture('a.svg', { x: 0, y: 0, width: SHOWN, height: SHOWN }));
  await writeFile(join(folder, 'a.pdf'), pdf.end());
  const crop = ['-x', '0', '-y', '0', '-W', String(SHOWN), '-H', String(SHOWN)];
  await run('pdftoppm', ['-r', '72', '-png', '-singlefile', ...crop, 'a.pdf', 'a'], { cwd: folder });
  return sharp(join(folder, 'a.png')).toBuffer();
};

describe.runIf(canRasterise)('a drawing in a document looks as on a screen', () => {
  test.for(Object.entries(kinds))('with %s', async ([, body]) => {
    const folder = await mkdtemp(join(tmpdir(), 'ramka-painter-'));
    try {
      const svg = drawing(body);
      const screen = new Resvg(svg, { fitTo: { mode: 'width', value: SHOWN } }).render().asPng();
      expect(await difference(await asDocumentsShowIt(folder, svg), screen)).toBeLessThan(2.5);
      const [empty] = [new Resvg(drawing(''), { fitTo: { mode: 'width', value: SHOWN } }).render().asPng()];
      expect(await difference(empty ?? screen, screen)).toBeGreaterThan(5);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
