import { allLanguages } from '@ramka/domain/text';
import { articleKinds } from '@ramka/domain/order';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { allTexts } from '@ramka/texts/all-texts';
import { describe, expect, test } from 'vitest';
import { clientDocument, siteSheetsDocument } from '../content/document-content.ts';
import { buildDocumentSets } from '../content/document-set.ts';
import { purchaseOrderDocument } from '../content/order-document.ts';
import { projectDocument } from '../content/project-document.ts';
import type { StoredProject } from '../../project/projects.store.ts';
import {
  aDocumentContext,
  aStoredProject,
  aStoredRoom,
  aStoredSet,
  hostileNames,
  render,
} from '../testing/a-document.ts';
import { partsOfRole, readPdf, textOfPart } from '../testing/read-pdf.ts';

/** A project with the living room set in both rooms. */
const twice = (): StoredProject => {
  const project = aStoredProject();
  const rooms = project.rooms.map((room) =>
    room.name === 'Łazienka' ? { ...room, sets: [...room.sets, { id: 3, quantity: 1 }] } : room,
  );
  return { ...project, rooms };
};

const written = async (contentOf: typeof clientDocument | typeof siteSheetsDocument, project = twice()) => {
  const context = await aDocumentContext();
  const content = contentOf(project, context, await buildDocumentSets(project.sets, context));
  return readPdf(await render(context, { form: 'pdf', content }));
};

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('a project for its client', () => {
  test('shows rooms, sets and their contents, and no order symbols', async () => {
    const { text } = await written(clientDocument);
    const context = await aDocumentContext();
    const { orderList, total } = projectDocument(twice(), { kind: 'all' }, context);
    for (const { article } of orderList) expect(text).not.toContain(` ${article.symbol} `);
    for (const part of ['Zestawienie dla klienta', 'Salon', 'Łazienka', 'Wszystkie zestawy · Skala 1 : 4'])
      expect(text).toContain(part);
    expect(text.replace(/\s/gu, '')).toContain(`${Math.floor(total / 100)},${String(total % 100).padStart(2, '0')}zł`);
  });

  // Holds R36.
  test('counts the contents of a room as the screen does: sets once each, and the points of all pieces', async () => {
    const rooms = [aStoredRoom({ name: 'Hotel', sets: [{ id: 1, quantity: 3 }] })];
    const { text } = await written(clientDocument, aStoredProject({ rooms, sets: [aStoredSet(1, washBasin.set)] }));
    expect(text.split('1 zestaw · 6 punktów')).toHaveLength(3);
  });

  test('prints the total of the e-catalogue products in their heading, as for rooms', async () => {
    const selections = [{ catalogId: 99_001, symbol: 'BELL-230', name: 'Dzwonek', quantity: 2 }];
    const { text } = await written(clientDocument, { ...twice(), ecatalogItems: selections });
    expect(text).toMatch(/Produkty z katalogu [\d\s]+,\d\d\szł Produkt Ilość/u);
  });

  test('states that an empty project is empty', async () => {
    const { text } = await written(clientDocument, aStoredProject({ rooms: [], sets: [] }));
    expect(text).toContain('Inwestycja jest jeszcze pusta.');
  });
});

test('the site sheets of all rooms are one file with a page and a signature field each', async () => {
  const { text, pages } = await written(siteSheetsDocument);
  expect(count(text, 'Data i podpis')).toBe(2);
  expect(pages.some((page) => page.startsWith('Łazienka'))).toBe(true);
});

test('the site sheets of all rooms have the sets of a room below its name in headings and outline', async () => {
  const project = twice();
  const { structure, outline } = await written(siteSheetsDocument, project);
  const rooms = project.rooms.map(({ name }) => name);
  expect(partsOfRole(structure, 'H2').map(textOfPart)).toEqual(rooms);
  expect(outline.map(({ title }) => title)).toEqual(rooms);
  const sets = outline.flatMap(({ below }) => below);
  expect(sets.length).toBeGreaterThan(rooms.length);
  expect(partsOfRole(structure, 'H3').map(textOfPart)).toEqual(sets);
});

test('the complete bill of materials prints the components of a set once and refers to them from other rooms', async () => {
  const context = await aDocumentContext();
  const textOf = async (project: StoredProject): Promise<string> => {
    const content = projectDocument(project, { kind: 'all' }, context);
    return (await readPdf(await render(context, { form: 'pdf', content }))).text;
  };
  const [once, again] = [await textOf(aStoredProject()), await textOf(twice())];
  expect(count(once, 'Skład zestawu podano')).toBe(0);
  expect(count(again, 'Skład zestawu podano przy pomieszczeniu „Salon”.')).toBe(1);
  expect(count(again, 'DTP3-24M/70')).toBe(count(once, 'DTP3-24M/70'));
});

describe('an order as PDF', () => {
  const kept = {
    terms: { reserve: { unit: 'percent', amount: 10 }, wholePacks: true },
    annotations: [{ symbol: 'DR4/11', have: 1, ordered: 1, reserve: { unit: 'pieces', amount: 2 } }],
  } as const;

  test.each(allLanguages)('is one table with the calculation of the quantities to order, in %s', async (language) => {
    const context = await aDocumentContext({ language });
    const content = await purchaseOrderDocument(twice(), kept, context);
    const { text } = await readPdf(await render(context, { form: 'pdf', content }));
    const { orderColumns, order, noted, orderTotal } = allTexts[language].documents;
    for (const word of [orderColumns.need, orderColumns.extra, orderColumns.toOrder, order, orderTotal])
      expect(text).toContain(word);
    expect(text).toContain(noted(1, 1));
    for (const { article } of content.lines) expect(text).toContain(article.symbol);
  });

  test('without reserve, packs and annotations lists pieces, price and sum, sorted by kind', async () => {
    const context = await aDocumentContext();
    const plain = { terms: { ...kept.terms, wholePacks: false }, annotations: [] };
    const content = await purchaseOrderDocument(twice(), plain, context);
    const { text } = await readPdf(await render(context, { form: 'pdf', content }));
    const { orderColumns, price } = allTexts.pl.documents;
    expect(text).toContain(`${orderColumns.toOrder} ${price}`);
    for (const word of [orderColumns.need, orderColumns.extra, orderColumns.fill]) expect(text).not.toContain(word);
    const kinds = content.lines.map(({ kind }) => articleKinds.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
    expect(new Set(kinds).size).toBeGreaterThan(3);
  });

  test.each(hostileNames)('is rendered for a project and a room called %j', async (name) => {
    const project = { ...twice(), name, rooms: twice().rooms.map((room) => ({ ...room, name })) };
    const context = await aDocumentContext();
    const content = await purchaseOrderDocument(project, kept, context);
    expect((await readPdf(await render(context, { form: 'pdf', content }))).pages.length).toBeGreaterThan(0);
    const sets = await buildDocumentSets(project.sets, context);
    const client = await render(context, { form: 'pdf', content: clientDocument(project, context, sets) });
    expect((await readPdf(client)).text).toContain('Zestawienie dla klienta');
  });
});
