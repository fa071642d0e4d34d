import { formatPrice } from '@ramka/domain/money';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { allLanguages } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { projectDocument } from '../content/project-document.ts';
import {
  aDocumentContext,
  aStoredProject,
  aStoredRoom,
  aStoredSet,
  hostileNames,
  render,
} from '../testing/a-document.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { printable } from './pdfkit/fonts.ts';

const selections = [{ catalogId: 99001, symbol: 'BELL-230', name: 'Dzwonek', quantity: 2 }];

const written = async (
  project = aStoredProject({ ecatalogItems: selections }),
  language: (typeof allLanguages)[number] = 'pl',
  scope: Parameters<typeof projectDocument>[1] = { kind: 'all' },
) => {
  const context = await aDocumentContext({ language });
  const content = projectDocument(project, scope, context);
  return { content, pdf: await readPdf(await render(context, { form: 'pdf', content })) };
};

/** A price as extracted from a PDF: with plain spaces. */
const amount = (price: number): string => formatPrice(price, 'zł').replace(/\s/gu, ' ');

describe('the bill of materials as PDF', () => {
  // Holds R23.
  test('starts with the project, its id, the date, the sample notice and the total', async () => {
    const { pdf, content } = await written();
    const first = pdf.pages[0] ?? '';
    for (const part of ['Zestawienie materiałów', 'Dom pod lasem', 'Ab3dEf7h', '20 listopada 2026'])
      expect(first).toContain(part);
    expect(first).toContain('Katalog przykładowy – ceny orientacyjne');
    expect(first).toContain(amount(content.total));
  });

  // Holds R23.
  test('prints the sample notice and the page number on every page', async () => {
    const { pdf } = await written();
    expect(pdf.pages.length).toBeGreaterThan(2);
    pdf.pages.forEach((page, index) => {
      expect(page).toContain('Katalog przykładowy – ceny orientacyjne');
      expect(page).toContain(`Strona ${index + 1} z ${pdf.pages.length}`);
    });
  });

  test('shows every line of every set: symbol, name, quantity per set and in total, price, amount', async () => {
    const { pdf, content } = await written();
    for (const { set, quantity } of content.rooms.flatMap(({ sets }) => sets)) {
      expect(pdf.text).toContain(set.name);
      for (const { article, quantity: pieces } of set.lines) {
        const price = article.price ?? 0;
        const numbers = `${pieces} ${pieces * quantity} ${amount(price)} ${amount(price * pieces * quantity)}`;
        const name = printable(article.name);
        const row = [`${article.symbol} ${name} ${numbers}`, `${article.symbol} ${firstLine(name)}`];
        expect(row.some((text) => pdf.text.includes(text))).toBe(true);
        expect(pdf.text).toContain(numbers);
      }
    }
  });

  test('sums up rooms, e-catalogue products and the project exactly', async () => {
    const { pdf, content } = await written();
    for (const room of content.rooms) expect(pdf.text).toContain(`Razem: ${room.name} ${amount(room.total)}`);
    expect(pdf.text).toContain(`Razem netto za całą inwestycję ${amount(content.total)}`);
    expect(pdf.pages.at(-1)).toContain(amount(content.total));
  });

  test('ends with every article once, with line numbers', async () => {
    const { pdf, content } = await written();
    const list = pdf.pages.slice(pdf.pages.findIndex((page) => page.includes('Lista do zamówienia'))).join(' ');
    for (const { article } of content.orderList) expect(list.split(` ${article.symbol} `).length - 1).toBe(1);
    content.orderList.forEach(({ article }, index) => expect(list).toContain(` ${index + 1} ${article.symbol} `));
  });

  test('links its QR code to the project and each symbol to the article’s page', async () => {
    const { pdf, content } = await written();
    expect(pdf.links[0]).toBe('https://ramka.example/el12/projekt/Ab3dEf7h');
    const pages = content.orderList.map(({ article }) => article.catalogUrl).filter(Boolean);
    expect(pages.length).toBeGreaterThan(0);
    expect(pdf.links).toEqual(expect.arrayContaining(pages));
  });

  test('is copied letter by letter as it is spelled, also words with fi ligatures', async () => {
    const context = await aDocumentContext();
    const content = projectDocument(aStoredProject({ name: 'Oficyna, grafit' }), { kind: 'all' }, context);
    const document = await getDocumentProxy(await render(context, { form: 'pdf', content }));
    const { items } = await (await document.getPage(1)).getTextContent({ disableNormalization: true });
    const copied = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const word of ['Oficyna, grafit', 'Identyfikator', 'konfigurator']) expect(copied).toContain(word);
  });

  test('embeds its fonts', async () => {
    const context = await aDocumentContext();
    const content = projectDocument(aStoredProject(), { kind: 'all' }, context);
    const bytes = Buffer.from(await render(context, { form: 'pdf', content })).toString('latin1');
    const fonts = bytes.match(/\/BaseFont \/[A-Z]{6}\+IBMPlexSans-\w+/g) ?? [];
    expect(new Set(fonts).size).toBe(2);
    expect(bytes.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(bytes.match(/\/ToUnicode /g)).toHaveLength(2);
  });

  test('has a title, a language and an outline of rooms with their sets', async () => {
    const { pdf } = await written();
    expect(pdf.title).toBe('Zestawienie materiałów – Dom pod lasem');
    expect(pdf.language).toBe('pl');
    expect(pdf.outline).toEqual([
      { title: 'Salon', below: ['Salon – wejście', 'Biurko'] },
      { title: 'Łazienka', below: ['Łazienka – umywalka', 'Łazienka – wanna'] },
      { title: 'Produkty z katalogu', below: [] },
      { title: 'Lista do zamówienia', below: [] },
    ]);
  });

  test.for(allLanguages)('has all letters of %s', async (language) => {
    const { pdf } = await written(aStoredProject({ name: 'Ґанок – ďábelský kůň, vĺča, łąka' }), language);
    const { documents, shell } = allTexts[language];
    for (const words of [documents.billOfMaterials, documents.orderList, documents.byRoom, shell.sampleCatalogue])
      expect(pdf.text).toContain(words);
    expect(pdf.text).toContain('Ґанок – ďábelský kůň, vĺča, łąka');
    expect(pdf.text).not.toContain('\uFFFD');
  });

  test.for(hostileNames)('prints the name %j as plain text', async (name) => {
    const sets = [aStoredSet(1, washBasin.set, { name })];
    const rooms = [aStoredRoom({ name, sets: [{ id: 1, quantity: 1 }] })];
    const { pdf } = await written(aStoredProject({ name, rooms, sets }));
    expect(spaceless(pdf.text)).toContain(spaceless(printable(name)));
    expect(pdf.text).toContain(amount(washBasin.total));
  });

  test('states that a room or the project is empty', async () => {
    const rooms = [aStoredRoom()];
    expect((await written(aStoredProject({ rooms, sets: [] }))).pdf.text).toContain(
      'W tym pomieszczeniu nic jeszcze nie ma.',
    );
    expect((await written(aStoredProject({ rooms: [], sets: [] }))).pdf.text).toContain(
      'Inwestycja jest jeszcze pusta.',
    );
  });

  test('describes a room with single products only by its contents', async () => {
    const rooms = [aStoredRoom({ name: 'Garaż', products: [{ id: 801, quantity: 3 }] })];
    const { pdf } = await written(aStoredProject({ rooms, sets: [], ecatalogItems: [] }));
    expect(pdf.text).toContain('Garaż 1 produkt 84,00 zł');
    expect(pdf.text).not.toContain('zestaw ');
  });

  test('marks a table that continues on the next page', async () => {
    const { content } = await written();
    const [product] = content.rooms.flatMap(({ products }) => products);
    const products = product === undefined ? [] : Array.from({ length: 40 }, () => product);
    const rooms = Array.from({ length: 60 }, (_, index) => ({
      name: `Pokój ${index + 1}`,
      sets: [],
      products: index === 0 ? products : [],
      remarks: [],
      wall: null,
      total: 0,
    }));
    const context = await aDocumentContext();
    const { text } = await readPdf(await render(context, { form: 'pdf', content: { ...content, rooms } }));
    expect(text).toContain('Według pomieszczeń – ciąg dalszy');
    expect(text).toContain('Produkty kompletne – ciąg dalszy');
  });

  test('groups quantities by thousands as amounts', async () => {
    const sets = [aStoredSet(1, washBasin.set)];
    const products = [{ id: 801, quantity: 9999 }];
    const rooms = [aStoredRoom({ name: 'Hotel', sets: [{ id: 1, quantity: 1200 }], products })];
    const { text } = (await written(aStoredProject({ rooms, sets, ecatalogItems: [] }))).pdf;
    for (const part of ['2 pozycje · 2 400 punktów', '1 200 × ', ' 1 1 200 ', ' 9 999 ']) expect(text).toContain(part);
  });

  test('does not spend a page on the cover for a single set', async () => {
    const sets = [aStoredSet(1, { ...livingRoom.set, modules: {} })];
    const rooms = [aStoredRoom({ name: 'Salon', sets: [{ id: 1, quantity: 1 }] })];
    const { pdf, content } = await written(aStoredProject({ rooms, sets }));
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.pages[0]).toContain(`Razem netto za całą inwestycję ${amount(content.total)}`);
    expect(pdf.pages[0]).toContain(`Razem: Salon ${amount(content.total)}`);
    expect(pdf.pages[1]).toContain('Lista do zamówienia');
  });

  test('states that there are no e-catalogue products, not that the rooms are empty', async () => {
    const { pdf } = await written(aStoredProject(), 'pl', { kind: 'e-catalogue' });
    expect(pdf.text).toContain('Nie dodano jeszcze produktów z katalogu.');
    expect(pdf.text).not.toContain('Inwestycja jest jeszcze pusta.');
  });

  test('starts e-catalogue products where space is left and continues them on the next page', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      catalogId: 7000 + index,
      symbol: `OLD-${index}`,
      name: 'Dawny produkt',
      quantity: 1,
    }));
    const { pdf } = await written(aStoredProject({ ecatalogItems: [...selections, ...many] }));
    const begins = pdf.pages.findIndex((page) => page.includes('OLD-0 '));
    expect(pdf.pages[begins]).toContain('Razem: Łazienka');
    expect(pdf.pages[begins]).toContain('Produkty z katalogu');
    expect(pdf.pages[begins + 1]).toContain('OLD-13');
  });

  test('shortens a long name in the footer at a grapheme boundary', async () => {
    const { pdf } = await written(aStoredProject({ name: '👨‍👩‍👧'.repeat(40) }));
    expect(pdf.text).not.toContain('\uFFFD');
    expect(pdf.pages[1]).toMatch(/… · Ab3dEf7h/);
  });

  test('of very many sets contains all of them, its total and no page without a row', async () => {
    const count = process.env['LONG_TESTS'] === undefined ? 250 : 2000;
    const sets = Array.from({ length: count }, (_, index) =>
      aStoredSet(index + 1, desk.set, { name: `Zestaw ${index + 1}` }),
    );
    const entries = sets.map(({ id }) => ({ id, quantity: 1 }));
    const rooms = [aStoredRoom({ name: 'Biurowiec', sets: entries })];
    const { pdf, content } = await written(aStoredProject({ rooms, sets }));
    expect(content.total).toBe(count * desk.total);
    expect(pdf.text).toContain(`Razem netto za całą inwestycję ${amount(count * desk.total)}`);
    for (const { name } of sets) expect(pdf.text).toContain(`${name} `);
    expect(pdf.pages.slice(1).filter((page) => !page.includes('DGZ1ZP/11') && !page.includes('SZW1KM'))).toEqual([]);
  });
});

/** The longest beginning of a name that is certain to be on its first line. */
const firstLine = (name: string): string =>
  name
    .split(/[ -]/)
    .slice(0, 2)
    .join(name.includes('-') ? '-' : ' ')
    .slice(0, 12);

const spaceless = (text: string): string => text.replace(/[\s\uFE0F]/gu, '');
