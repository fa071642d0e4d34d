import { expect, test } from 'vitest';
import { projectDocument } from '../content/project-document.ts';
import { aDocumentContext, aStoredProject } from '../testing/a-document.ts';
import { planWorkbook } from './plan-workbook.ts';

test('a workbook of the e-catalogue products alone has no sheet of rooms', async () => {
  const selections = [{ catalogId: 99001, symbol: 'BELL-230', name: 'Dzwonek', quantity: 2 }];
  const content = projectDocument(
    aStoredProject({ ecatalogItems: selections }),
    { kind: 'e-catalogue' },
    await aDocumentContext(),
  );
  const { sheets } = planWorkbook(content, () => undefined);
  expect(sheets.map(({ name }) => name)).toEqual(['Zestawienie', 'Produkty']);
});

test('the header of a sheet keeps the year of a Ukrainian date on the line of its abbreviation', async () => {
  const context = await aDocumentContext({ language: 'uk' });
  for (let length = 90; length < 140; length += 1) {
    const content = projectDocument(aStoredProject({ name: 'м'.repeat(length) }), { kind: 'all' }, context);
    const [head = []] = planWorkbook(content, () => undefined).sheets.map(({ rows }) => rows.slice(0, 5));
    const texts = head.flatMap((row) => row.cells.flatMap((cell) => (cell?.kind === 'text' ? [cell.text] : [])));
    expect(texts.filter((text) => text.startsWith('р.'))).toEqual([]);
  }
});
