import { billOfMaterials, mergeBills, multiplyLines } from '@ramka/domain/bill';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, test } from 'vitest';
import { aDocumentContext, aStoredProject, aStoredRoom, bathtub } from '../testing/a-document.ts';
import { projectDocument } from './project-document.ts';

const emptyRoom = aStoredRoom({ id: 9, name: 'Strych' });

const bell = { catalogId: 99001, symbol: 'BELL-230', name: 'Dzwonek', quantity: 2 };

describe('the bill of materials of a project', () => {
  // Holds R10, D18.
  test('totals the sets of its rooms, as the domain computes them, times their quantities', async () => {
    const project = aStoredProject({ rooms: aStoredProject().rooms.map((room) => ({ ...room, products: [] })) });
    const document = projectDocument(project, { kind: 'all' }, await aDocumentContext());
    const [salon, bathroom] = document.rooms;
    expect(salon?.total).toBe(2 * livingRoom.total + 3 * desk.total);
    expect(bathroom?.total).toBe(washBasin.total + bathtub.total);
    expect(document.total).toBe(2 * livingRoom.total + 3 * desk.total + washBasin.total + bathtub.total);
  });

  // Holds R10.
  test('shows rooms in the order of the screen, their sets in the order of adding', async () => {
    const document = projectDocument(aStoredProject(), { kind: 'all' }, await aDocumentContext());
    expect(
      document.rooms.map(({ name, sets }) => [name, sets.map(({ set, quantity }) => [set.name, quantity])]),
    ).toEqual([
      [
        'Salon',
        [
          ['Salon – wejście', 2],
          ['Biurko', 3],
        ],
      ],
      [
        'Łazienka',
        [
          ['Łazienka – umywalka', 1],
          [bathtub.set.name, 1],
        ],
      ],
    ]);
  });

  test('lists each article once, with the quantity of the merged bills of the domain', async () => {
    const context = await aDocumentContext();
    const project = aStoredProject({ rooms: aStoredProject().rooms.map((room) => ({ ...room, products: [] })) });
    const { orderList } = projectDocument(project, { kind: 'all' }, context);
    const parts = (
      [
        [livingRoom, 2],
        [desk, 3],
        [washBasin, 1],
        [bathtub, 1],
      ] as const
    ).map(([{ set }, times]) => multiplyLines(billOfMaterials(set, context.assortment).lines, times));
    expect(orderList.map(({ article, quantity }) => [article.symbol, quantity])).toEqual(
      mergeBills(parts).map(({ article, quantity }) => [article.symbol, quantity]),
    );
  });

  // Holds D16.
  test('adds up a controller from the e-catalogue and the same controller in a set', async () => {
    const selections = [{ catalogId: 54703, symbol: 'DTZ2', name: 'Sterownik', quantity: 5 }];
    const document = projectDocument(
      aStoredProject({ ecatalogItems: selections }),
      { kind: 'all' },
      await aDocumentContext(),
    );
    const controllers = document.orderList.filter(({ article }) => article.symbol === 'DTZ2');
    expect(controllers.map(({ quantity }) => quantity)).toEqual([2 + 5]);
  });

  test('equals the sum of its order list, including e-catalogue and single products', async () => {
    const document = projectDocument(
      aStoredProject({ ecatalogItems: [bell] }),
      { kind: 'all' },
      await aDocumentContext(),
    );
    const sum = document.orderList.reduce((total, { article, quantity }) => total + (article.price ?? 0) * quantity, 0);
    expect(document.total).toBe(sum);
    expect(document.orderList.map(({ article }) => article.symbol)).toContain('AW1/11');
    expect(document.orderList.map(({ article }) => article.symbol)).toContain('BELL-230');
  });

  // Holds R10.
  test('of one room excludes other rooms and e-catalogue products', async () => {
    const project = aStoredProject({ ecatalogItems: [bell] });
    const [, room = emptyRoom] = project.rooms;
    const document = projectDocument(project, { kind: 'room', room }, await aDocumentContext());
    expect(document.rooms.map(({ name }) => name)).toEqual(['Łazienka']);
    expect(document.catalogueProducts).toEqual([]);
    expect(document.heading).toMatchObject({ title: 'Łazienka', projectName: 'Dom pod lasem' });
    expect(document.total).toBe(washBasin.total + bathtub.total);
  });

  // Holds R10.
  test('of the e-catalogue products contains nothing else and lists products without a series last', async () => {
    const selections = [bell, { catalogId: 54701, symbol: 'DTS1', name: 'Sterownik', quantity: 1 }];
    const document = projectDocument(
      aStoredProject({ ecatalogItems: selections }),
      { kind: 'e-catalogue' },
      await aDocumentContext(),
    );
    expect(document.rooms).toEqual([]);
    expect(document.catalogueProducts.map(({ seriesName, pieces }) => [seriesName, pieces])).toEqual([
      ['Simon 54', 1],
      [null, 2],
    ]);
  });

  // Holds R22.
  test('names discontinued articles instead of dropping them', async () => {
    const project = aStoredProject({
      rooms: [aStoredRoom({ name: 'Salon', products: [{ id: 999, quantity: 3 }] })],
      ecatalogItems: [{ catalogId: 7, symbol: 'OLD-1', name: 'Dawny produkt', quantity: 2 }],
    });
    const document = projectDocument(project, { kind: 'all' }, await aDocumentContext());
    expect(document.rooms[0]?.remarks).toEqual(['Produktu nr 999 (3 szt.) nie ma już w katalogu.']);
    expect(document.orderList).toMatchObject([{ article: { symbol: 'OLD-1', price: null }, quantity: 2 }]);
  });

  test('is written in the language of the reader, in the currency of the price list', async () => {
    const context = await aDocumentContext({ language: 'uk' });
    const document = projectDocument(aStoredProject(), { kind: 'all' }, context);
    expect(document.heading).toMatchObject({
      kindName: 'Специфікація матеріалів',
      date: '20 листопада 2026 р.',
      currencyLabel: 'zł',
      address: 'https://ramka.example/el12/projekt/Ab3dEf7h',
    });
    expect(document.rooms[0]?.products[0]?.article.name).toBe('Вимикач одноклавішний');
  });
});
