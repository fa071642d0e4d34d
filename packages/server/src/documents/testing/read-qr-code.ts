import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** The modules of the first QR code in a PDF, which is drawn as many low rectangles; undefined if there is none. */
export const qrCodeIn = (bytes: Uint8Array): readonly (readonly boolean[])[] | undefined => {
  for (const stream of streamsOf(Buffer.from(bytes))) {
    const runs = rectanglesIn(stream).filter(({ height }) => height < HIGHEST_MODULE);
    if (runs.length < 100) continue;
    const side = Math.min(...runs.map(({ height }) => height));
    const [left, top] = [Math.min(...runs.map(({ x }) => x)), Math.min(...runs.map(({ y }) => y))];
    const size = Math.round((Math.max(...runs.map(({ x, width }) => x + width)) - left) / side);
    const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    for (const { x, y, width } of runs) {
      const [row, column] = [Math.round((y - top) / side), Math.round((x - left) / side)];
      modules[row]?.fill(true, column, column + Math.round(width / side));
    }
    return modules;
  }
  return undefined;
};

/** Height of the modules of a QR code with few modules, in points. */
const HIGHEST_MODULE = 5;

/** The modules of the QR code of a text, as documents draw it. */
export const qrCodeOf = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: 'M', border: 0 }).data;

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
