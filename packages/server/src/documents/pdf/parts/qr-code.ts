import { encode } from 'uqr';
import type { Area } from '../page/pen.ts';

/** The dark cells of a QR code that fills a square, joined along each row. */
export const qrCode = (text: string, { x, y, width }: Omit<Area, 'height'>): readonly Area[] => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = width / size;
  return data.flatMap((row, rowIndex) =>
    runsOf(row).map(({ start, length }) => ({
      x: x + start * side,
      y: y + rowIndex * side,
      width: length * side,
      height: side,
    })),
  );
};

const runsOf = (row: readonly boolean[]): readonly { readonly start: number; readonly length: number }[] => {
  const runs: { start: number; length: number }[] = [];
  row.forEach((dark, index) => {
    if (!dark) return;
    const run = runs.at(-1);
    if (run !== undefined && run.start + run.length === index) run.length += 1;
    else runs.push({ start: index, length: 1 });
  });
  return runs;
};
