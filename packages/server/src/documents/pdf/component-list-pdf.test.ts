import { formatPrice } from '@ramka/domain/money';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { expect, test } from 'vitest';
import { componentListDocument } from '../content/document-content.ts';
import { buildDocumentSet } from '../content/document-set.ts';
import { aDocumentContext, aStoredProject, aStoredSet, render } from '../testing/a-document.ts';
import { readPdf, type ReadPdf } from '../testing/read-pdf.ts';

const listOf = async (count: number, name = (number: number) => `Zestaw ${number}.`): Promise<ReadPdf> => {
  const context = await aDocumentContext();
  const sets = Array.from({ length: count }, (_, index) =>
    buildDocumentSet(aStoredSet(index + 1, desk.set, { name: name(index + 1) }), context),
  );
  const content = componentListDocument(aStoredProject(), sets, context);
  return readPdf(await render(context, { form: 'pdf', content }));
};

test('the component list of one set is on one page with its picture', async () => {
  const { pages } = await listOf(1);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('DSH/11');
  expect(pages[0]).toContain(formatPrice(desk.total, 'zł').replace(/\s/gu, ' '));
});

test('the component list of many sets shows them small in two columns, so that the list starts early', async () => {
  const { pages, text, outline } = await listOf(41);
  for (let number = 1; number <= 41; number += 1) expect(text).toContain(`Zestaw ${number}. `);
  expect(pages.findIndex((page) => page.includes('DSH/11'))).toBeLessThan(3);
  expect(text).toContain(formatPrice(41 * desk.total, 'zł').replace(/\s/gu, ' '));
  expect(outline.flatMap(({ title, below }) => [title, ...below])).toHaveLength(42);
});

const longName = (number: number): string => `${number} ${'Gniazda nad blatem kuchennym '.repeat(4)}`.trim();

test('sets in two columns have complete names, however long', async () => {
  const { text } = await listOf(5, longName);
  for (let number = 1; number <= 5; number += 1) expect(text).toContain(longName(number));
});

test('a remark names its set if there are several, and remarks continue on as many pages as needed', async () => {
  const context = await aDocumentContext();
  const described = buildDocumentSet(aStoredSet(1, desk.set), context);
  const textOf = async (count: number): Promise<string> => {
    const sets = Array.from({ length: count }, (_, index) => ({
      ...described,
      name: `Zestaw ${index + 1}`,
      remarks: ['Uszczelki do tej ramki nie ma w katalogu.'],
    }));
    const content = componentListDocument(aStoredProject(), sets, context);
    return (await readPdf(await render(context, { form: 'pdf', content }))).text;
  };
  expect(await textOf(1)).not.toContain('Zestaw 1: Uszczelki');
  const many = await textOf(150);
  for (let number = 1; number <= 150; number += 1) expect(many).toContain(`Zestaw ${number}: Uszczelki do tej ramki`);
  expect(many).toContain('DSH/11');
});

test("names the series below an article, unless the article's name ends with it", async () => {
  const context = await aDocumentContext();
  const content = componentListDocument(
    aStoredProject(),
    [buildDocumentSet(aStoredSet(1, desk.set), context)],
    context,
  );
  const names = ['Ramka biała', 'Ramka biała, Simon 10', 'Ramka do Simon 10, biała'];
  const orderList = content.orderList.slice(0, 1).flatMap(({ article }) =>
    names.map((name, index) => ({
      quantity: 1,
      article: { ...article, name, symbol: `X${index}`, seriesName: 'Simon 10' },
    })),
  );
  const { text } = await readPdf(await render(context, { form: 'pdf', content: { ...content, orderList } }));
  expect(text).toContain('X0 Ramka biała Simon 10 1 ');
  expect(text).toContain('X1 Ramka biała, Simon 10 1 ');
  expect(text).toContain('X2 Ramka do Simon 10, biała Simon 10 1 ');
});

test('line numbers above one thousand are not broken', async () => {
  const context = await aDocumentContext();
  const content = componentListDocument(
    aStoredProject(),
    [buildDocumentSet(aStoredSet(1, desk.set), context)],
    context,
  );
  const orderList = content.orderList
    .slice(0, 1)
    .flatMap(({ article }) =>
      Array.from({ length: 1002 }, (_, index) => ({ quantity: 1, article: { ...article, symbol: `X${index + 1}` } })),
    );
  const { text } = await readPdf(await render(context, { form: 'pdf', content: { ...content, orderList } }));
  expect(text).toContain(' 999 X999 ');
  expect(text).toContain(' 1002 X1002 ');
});
