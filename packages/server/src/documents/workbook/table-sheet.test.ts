import { expect, test } from 'vitest';
import { projectDocument } from '../content/project-document.ts';
import { aDocumentContext, aStoredProject } from '../testing/a-document.ts';
import { columnLetter, type Columns, tableSheet } from './table-sheet.ts';
import { cells } from './workbook-plan.ts';

type Item = { readonly name: string; readonly pieces: number; readonly price: number };
type Key = 'name' | 'pieces' | 'price' | 'sum';

const items: readonly Item[] = [
  { name: 'Ramka', pieces: 2, price: 150 },
  { name: 'Gniazdo', pieces: 3, price: 200 },
];

const columns: Columns<Item, Key> = {
  name: { head: 'Nazwa', width: 20, kind: 'text', cell: ({ name }) => cells.text(name) },
  pieces: { head: 'Sztuk', width: 8, kind: 'number', cell: ({ pieces }) => cells.pieces(pieces) },
  price: { head: 'Cena', width: 8, kind: 'number', cell: ({ price }) => cells.price(price, '') },
  sum: {
    head: 'Razem',
    width: 9,
    kind: 'number',
    cell: ({ pieces, price }, at) => cells.amount([at('pieces'), at('price')], pieces * price),
  },
};

const formulasOf = async <More extends string>(own: Columns<Item, Key | More>) => {
  const { heading } = projectDocument(aStoredProject(), { kind: 'all' }, await aDocumentContext());
  const total = { label: 'Suma', sums: { sum: 900 } };
  const { rows, widths } = tableSheet<Item, Key | More>({
    heading,
    title: 'Lista',
    name: 'Lista',
    columns: own,
    items,
    total,
  });
  const formulas = rows.flatMap(({ cells: all }) =>
    all.flatMap((cell) => (cell?.kind === 'formula' ? [cell.formula] : [])),
  );
  return { formulas, widths, last: rows.length };
};

test('formulas follow their columns when one is put before them', async () => {
  const plain = await formulasOf<never>(columns);
  const first = plain.last - 2;
  expect(plain.formulas).toEqual([
    `=ROUND(B${first}*C${first},2)`,
    `=ROUND(B${first + 1}*C${first + 1},2)`,
    `=SUBTOTAL(9,D${first}:D${first + 1})`,
  ]);
  const { name, ...others } = columns;
  const note = { head: 'Uwagi', width: 30, kind: 'text', cell: () => undefined } as const;
  const wider = await formulasOf<'note'>({ name, note, ...others });
  expect(wider.formulas).toEqual(
    plain.formulas.map((formula) =>
      formula.replaceAll(/\b[BCD](?=\d)/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)),
    ),
  );
  expect(wider.widths).toEqual([20, 30, 8, 8, 9]);
});

test('columns go on after Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
