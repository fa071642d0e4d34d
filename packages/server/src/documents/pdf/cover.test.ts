import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './cover.ts';

test('a QR code is drawn cell by cell within its square', () => {
  const address = 'https://ramka.example/el12/projekt/Ab3dEf7h';
  const areas = qrCode(address, { x: 100, y: 50, width: 90 });
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const side = 90 / size;
  const dark = (column: number, row: number): boolean =>
    areas.some(
      ({ x, y, width, height }) =>
        within(100 + (column + 0.5) * side, x, width) && within(50 + (row + 0.5) * side, y, height),
    );
  expect(data.map((cells, row) => cells.map((_, column) => dark(column, row)))).toEqual(data);
  expect(Math.max(...areas.map(({ x, width }) => x + width))).toBeCloseTo(190, 6);
  expect(Math.max(...areas.map(({ y, height }) => y + height))).toBeCloseTo(140, 6);
});

const within = (place: number, from: number, length: number): boolean => place > from && place < from + length;
