import { billOfMaterials, billTotal } from '@ramka/domain/bill';
import { aSet } from '@ramka/domain/testing/makers';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, it } from 'vitest';
import { allArticles } from './tables/all-articles.ts';
import { allModules } from './tables/modules/modules.ts';
import { touchPanels } from './tables/frames/touch-panels.ts';
import { sampleRange } from './testing/sample-range.ts';

function idOf(symbol: string): number {
  return allArticles.find((article) => article.symbol === symbol)?.id ?? 0;
}

describe('a worked example of the catalogue’s rules', () => {
  // Holds C5.7, C5.8, C5.9.
  it.each([
    ['1, wash basin', washBasin],
    ['2, desk', desk],
    ['3, living room', livingRoom],
  ])('matches the bill of the sample exactly: %s', (_, { set, rows, total }) => {
    const { lines, findings } = billOfMaterials(set, sampleRange);
    expect(findings).toEqual([]);
    expect(lines.map(({ article, quantity }) => [article.symbol, quantity, article.price])).toEqual(rows);
    expect(billTotal(lines)).toBe(total);
  });

  // Holds C5.10.
  it('matches the bill of the sample exactly: 4, Basic with modules of one article', () => {
    const set = aSet({
      frameId: idOf('BR2/11'),
      ip44: true,
      modules: {
        1: { moduleId: 2001, colourId: 201, visibleComponentId: idOf('BW1.00/11'), options: {} },
        2: { moduleId: 2006, colourId: 201, visibleComponentId: idOf('BW6.00/11'), options: {} },
      },
    });
    const { lines } = billOfMaterials(set, sampleRange);
    expect(lines.map(({ article }) => article.symbol)).toEqual(['BR2/11', 'BU2', 'BW1.00/11', 'BW6.00/11']);
    expect(billTotal(lines)).toBe(3400);
  });

  it.each([
    ['TR2/111', 55012, 'Ramka 2-krotna, biały mat'],
    ['DR4/11', 54014, 'Ramka 4-krotna, biały'],
    ['TKW5/111', 55221, 'Klawisz podwójny, biały mat'],
    ['TKW5/149', 55226, 'Klawisz podwójny, czarny mat'],
    ['SW5MR', 55301, 'Mechanizm łącznika świecznikowego 10\u00A0AX'],
    ['TU1W', 55302, 'Wkładka uszczelniająca IP44'],
    ['PAZ', 55303, 'Pazurki mocujące (komplet)'],
    ['TGZ1BUZP/111', 55241, 'Pokrywa gniazda IP44 z klapką, biały mat'],
    ['SGZ1MR', 55311, 'Mechanizm gniazda z uziemieniem'],
    ['SGZ1CMR', 55312, 'Mechanizm gniazda z uziemieniem i przesłonami'],
  ])('uses the names of its articles: %s', (symbol, id, name) => {
    const article = allArticles.find((known) => known.symbol === symbol);
    expect([article?.id, article?.name.pl]).toEqual([id, name]);
  });

  it('uses the names of its panel and its modules', () => {
    const panel = touchPanels.find(({ record }) => record.id === 54620)?.record;
    expect(panel).toMatchObject({
      symbol: 'DTP3-@@M/70',
      name: { pl: 'Panel dotykowy 3-krotny, 2 sterowniki + produkt, biała perła' },
    });
    const names = allModules.filter(({ record }) => [5003, 5023].includes(record.id)).map(({ record }) => record.name);
    expect(names).toMatchObject([{ pl: 'Łącznik świecznikowy' }, { pl: 'Gniazdo IP44 z klapką' }]);
  });
});
