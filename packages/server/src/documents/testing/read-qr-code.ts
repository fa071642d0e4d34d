import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { sheet, MILLIMETRE } from '../pdf/sheet.ts';

/** Side of the QR code on the cover of a document, in points. */
const SIDE = 30 * MILLIMETRE;

/** The modules of the QR code on the first page of a PDF; undefined if there is none. */
export const qrCodeIn = (bytes: Uint8Array): readonly (readonly boolean[])[] | undefined => {
  for (const stream of streamsOf(Buffer.from(bytes))) {
    const runs = rectanglesIn(stream).filter(({ x, y, height }) => isInCode(x, y) && height < SIDE / 20);
    if (runs.length < 100) continue;
    const side = Math.min(...runs.map(({ height }) => height));
    const size = Math.round(SIDE / side);
    const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    for (const { x, y, width } of runs) {
      const [row, column] = [Math.round((y - sheet.top) / side), Math.round((x - sheet.right + SIDE) / side)];
      modules[row]?.fill(true, column, column + Math.round(width / side));
    }
    return modules;
  }
  return undefined;
};

/** The modules of the QR code of a text, as documents draw it. */
export const qrCodeOf = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: 'M', border: 0 }).data;

const isInCode = (x: number, y: number): boolean =>
  x > sheet.right - SIDE - 0.1 && x < sheet.right && y > sheet.top - 0.1 && y < sheet.top + SIDE;

const rectanglesIn = (stream: string) =>
  [...stream.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return { x, y, width, height };
  });

/** The decompressed streams of a PDF. */
export const streamsOf = (bytes: Buffer): readonly string[] =>
  [...bytes.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index, 0: begin }) => {
    try {
      return inflateSync(bytes.subarray(index + begin.length), { finishFlush: 2 }).toString('latin1');
    } catch {
      return [];
    }
  });
