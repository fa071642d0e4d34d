import { stickersOnSheet } from '@ramka/domain/labels';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { documentHeading } from '../content/document-context.ts';
import type { StickersDocument } from '../content/stickers-document.ts';
import { aDocumentContext, render } from '../testing/a-document.ts';
import { stickerGrids } from './stickers-pdf.ts';

const sheets = [
  { grid: '38x21', columns: 5, rows: 13, width: 38.1, height: 21.2 },
  { grid: '70x37', columns: 3, rows: 8, width: 70, height: 37 },
] as const;

const MILLIMETRE = 72 / 25.4;

type PlacedText = { readonly text: string; readonly x: number; readonly y: number; readonly width: number };

/** The texts of each page with their starts on the baseline, in millimetres from the upper left corner. */
const textsOf = async (bytes: Uint8Array): Promise<readonly (readonly PlacedText[])[]> => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0]: readonly number[] = item.transform;
        return [{ text: item.str, x: x / MILLIMETRE, y: 297 - y / MILLIMETRE, width: item.width / MILLIMETRE }];
      });
    }),
  );
};

const aSheet = async (grid: StickersDocument['grid'], start: number, count: number): Promise<Uint8Array> => {
  const context = await aDocumentContext();
  const stickers = Array.from({ length: count }, (_, index) => ({
    label: `S${index + 1}`,
    details: '115 cm (zwykle) · F3',
    room: 'Pokój dziecka z bardzo długą nazwą, która się nie mieści',
  }));
  const heading = documentHeading(context, { name: 'Dom' }, 'Naklejki');
  return render(context, { form: 'pdf', content: { kind: 'stickers', heading, grid, start, stickers } });
};

describe.each(sheets)('a sheet of $grid', ({ grid, columns, rows, width, height }) => {
  const size = stickerGrids[grid];

  test('has the usual number and size of stickers, centred on A4', () => {
    expect(size).toMatchObject({ columns, rows, width, height });
    expect(columns * rows).toBe(stickersOnSheet[grid]);
    expect(2 * size.left + (columns - 1) * size.pitchX + width).toBeCloseTo(210, 1);
    expect(2 * size.top + rows * height).toBeCloseTo(297, 1);
  });

  test('prints every text inside its sticker, at exact positions, from the chosen sticker on', async () => {
    const start = columns + 2;
    const count = columns * rows;
    const pages = await textsOf(await aSheet(grid, start, count));
    expect(pages).toHaveLength(2);
    const labels = pages.flatMap((page, index) =>
      page.filter(({ text }) => /^S\d+$/.test(text)).map((text) => ({ ...text, page: index })),
    );
    expect(labels).toHaveLength(count);
    for (const { text, x, page } of labels) {
      const place = start - 1 + Number(text.slice(1)) - 1;
      expect(page).toBe(Math.floor(place / count));
      const column = place % columns;
      expect(Math.abs(x - (size.left + column * size.pitchX + size.padding))).toBeLessThan(0.1);
    }
    const inside = pages.flat().every(({ x, y, width: textWidth }) => {
      const column = Math.floor((x - size.left) / size.pitchX);
      const row = Math.floor((y - size.top) / height);
      const right = size.left + column * size.pitchX + width;
      const top = size.top + row * height;
      return x + textWidth <= right + 0.1 && y > top + 2 && y < top + height - 1;
    });
    expect(inside).toBe(true);
    const [first] = pages[0] ?? [];
    expect(first).toMatchObject({ text: 'S1' });
    expect(Math.floor(((first?.y ?? 0) - size.top) / height)).toBe(1);
  });
});

test('the print dialog suggests no scaling', async () => {
  const bytes = await aSheet('38x21', 1, 1);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/PrintScaling /None');
});
