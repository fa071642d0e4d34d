import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectDocument } from '../content/project-document.ts';
import { aDocumentContext, aStoredProject, render } from '../testing/a-document.ts';
import { readFooter, readWorkbook } from '../testing/read-workbook.ts';
import { cells, type Row } from './workbook-plan.ts';
import { footerOf, rowHeight } from './write-workbook.ts';

const widths = [10, 20];

describe('a row', () => {
  test.for([
    ['of a line is as high as one', { cells: [null, cells.text('Ramka')] }, 20],
    ['grows with what is wrapped in its columns', { cells: [cells.pieces(1), cells.text('a'.repeat(50))] }, 60],
    ['counts capitals as wider', { cells: [null, cells.text('W'.repeat(50))] }, 100],
    ['does not grow with what it repeats', { cells: [cells.text('a'.repeat(50), 'repeated')] }, 20],
    ['is at least as high as is asked for', { cells: [cells.text('Biurko', 'strong')], height: 72 }, 72],
    ['grows beyond that for a long name', { cells: [cells.text('ą'.repeat(120), 'strong')], height: 72 }, 300],
    ['that goes on over the columns beside it is one line', { cells: [cells.text('a'.repeat(50))], across: true }, 20],
  ] satisfies readonly (readonly [string, Row, number])[])('%s', ([, row, height]) => {
    expect(rowHeight(row, widths)).toBe(height);
  });
});

test.for(aStoredProject().rooms)(
  'a workbook has no sheet of products for a room without products: $name',
  async (room) => {
    const context = await aDocumentContext();
    const content = projectDocument(aStoredProject(), { kind: 'room', room }, context);
    const { sheets } = readWorkbook(await render(context, { form: 'workbook', content }));
    expect(sheets.some(({ name }) => name === 'Produkty')).toBe(room.name === 'Salon');
  },
);

describe('a page footer', () => {
  /** Texts with everything that a footer could take for a code. */
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^[&"0-9A-Z ,\n-]{0,80}$/),
    fc.constantFrom('12 Kwiatowa 5', '&"Arial,Bold"8', '&&&', '"', '5', '&8', 'Dom\n&C', '👨‍👩‍👧'.repeat(20)),
  );

  test('prints every text as it is, on one line and in one size', () => {
    fc.assert(
      fc.property(anyText, anyText, (left, middle) => {
        const footer = footerOf({ left, id: 'Ab3dEf7h', middle });
        expect(footer.length).toBeLessThan(256);
        const { left: first, center, right } = readFooter(footer);
        for (const [section, text, ending] of [
          [first, left, ' · Ab3dEf7h'],
          [center, middle, ''],
        ] as const) {
          const whole = text.replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]+/gu, ' ');
          const shown = section.text.slice(0, section.text.length - ending.length);
          expect(section.sizes).toEqual([8]);
          expect(section.text.endsWith(ending)).toBe(true);
          const start = shown === whole ? whole : `${whole.slice(0, shown.length - 1)}…`;
          expect(shown).toBe(start);
        }
        expect(right).toEqual({ text: '<P> / <N>', sizes: [8] });
      }),
    );
  });
});
