import { join } from 'node:path';
import { allLanguages } from '@ramka/domain/text';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');

const readFixture = async (priceList = 'pln') => {
  const read = await readCatalogue(join(fixtures, 'catalogue'), { priceList });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};

describe('reading a catalogue', async () => {
  const catalogue = await readFixture();
  const polish = catalogue.in('pl');

  it('takes currency and prices from the requested price list', async () => {
    const inEuro = await readFixture('eur');
    expect(catalogue.currency).toEqual({ code: 'PLN', label: 'zł' });
    expect(inEuro.currency).toEqual({ code: 'EUR', label: 'eur' });
    expect(polish.findArticle(55101)?.price).toBe(560);
    expect(inEuro.in('pl').findArticle(55101)?.price).toBe(140);
  });

  it('has a reproducible fingerprint for each price list', async () => {
    expect((await readFixture()).fingerprint).toBe(catalogue.fingerprint);
    expect((await readFixture('eur')).fingerprint).not.toBe(catalogue.fingerprint);
  });

  it('rejects a folder without a catalogue and names every missing file', async () => {
    const read = await readCatalogue(join(fixtures, 'faults'), { priceList: 'pln' });
    expect(read.ok ? [] : read.problem.map(({ file }) => file)).toContain('articles.json');
  });

  it('gives a plain frame the symbol and name of its article, with boxes and seal', () => {
    const frame = polish.findFrame(55012);
    expect(frame).toMatchObject({
      symbol: 'TR2/111',
      name: 'Ramka 2-krotna, biały',
      lineTag: 'simon-55-line',
      seriesTag: 'simon-55',
      supportsIp44: true,
      touchLayout: null,
      surfaceBoxes: [
        { id: 55801, colour: { id: 501, name: 'biały' }, quantity: 1 },
        { id: 55802, colour: { id: 507 }, quantity: 1 },
      ],
    });
    expect(frame && polish.findSeal(frame)?.symbol).toBe('TU2');
    expect(frame && polish.findLineOfFrame(frame)?.tag).toBe('simon-55-line');
  });

  it('identifies a glass panel by its own id, and its articles by their resolved symbols', () => {
    expect(polish.findFrame(54620)).toMatchObject({ symbol: 'DTP3-@@M/70', supportsIp44: false });
    expect(polish.findArticleBySymbol('DTP3-24M/70')?.price).toBe(49_800);
  });

  it('gives modules components with colours, 0 for those that fit every colour', () => {
    expect(polish.findModule(5003)?.components).toMatchObject({
      55221: { symbol: 'TKW5/111', colourId: 501, image: 'TKW5-111.svg' },
      55301: { symbol: 'SW5MR', colourId: 0 },
    });
  });

  // Holds §7.4, C5.11.
  it('lists modules of a category including its subcategories; undefined for an unknown category', () => {
    expect(polish.listModules(40400)?.map(({ id }) => id)).toEqual([4019, 4032]);
    expect(polish.listModules(40402)?.map(({ id }) => id)).toEqual([4032]);
    expect(polish.listModules(1)).toBeUndefined();
  });

  // Holds §3.27, §7.5.
  it('lists single products of a subcategory, of a category and of one without subcategories', () => {
    expect(polish.listSingleProducts(8011)?.map(({ symbol }) => symbol)).toEqual(['AW1/11']);
    expect(polish.listSingleProducts(8010)?.map(({ symbol }) => symbol)).toEqual(['AW1/11']);
    expect(polish.listSingleProducts(8020)).toMatchObject([
      { symbol: 'AWG1/11', price: 45, serieTag: 'simon-aquarius' },
    ]);
    expect(polish.findSingleProduct(801)?.catalogId).toBe(80001);
  });

  // Holds §3.24, §3.35.
  it('lists controllers of a series in order, under the names of their articles', () => {
    expect(polish.listControllers('simon-54').map(({ symbol }) => symbol)).toEqual([
      'DTS1',
      'DTS2',
      'DTZ2',
      'DTD2',
      'DTS3',
      'DTP4',
    ]);
    expect(polish.listControllers('simon-55')).toEqual([]);
    expect(polish.findController(303)).toMatchObject({ catalogId: 54703, name: 'Sterownik dotykowy', touchPoints: 2 });
  });

  it('preserves the order of series, lines, colours and categories in the files', () => {
    expect(polish.allSeries.map(({ tag }) => tag)).toEqual(['simon-basic', 'simon-54', 'simon-55', 'simon-aquarius']);
    expect(polish.allFrameLines.map(({ tag, seriesId }) => [tag, seriesId])).toEqual([
      ['simon-basic', 2],
      ['simon-54-premium', 4],
      ['simon-54-touch', 4],
      ['simon-55-line', 5],
    ]);
    expect(polish.moduleColours.get('simon-54')?.map(({ id }) => id)).toEqual([401, 408]);
    expect(polish.moduleCategories.get('simon-54')?.map(({ id }) => id)).toEqual([40300, 40400]);
    expect(polish.frames.get('simon-54')?.map(({ id }) => id)).toEqual([54012, 54014, 54610, 54620, 54621]);
  });

  // Holds §1.25, R3.
  it('has every text in every language', () => {
    const names = allLanguages.map((language) => catalogue.in(language).findModule(4016)?.name);
    expect(names).toEqual([
      'Łącznik żaluzjowy',
      'Spínač žaluziový',
      'Spínač žalúziový',
      'Вимикач жалюзі',
      'Blind switch',
    ]);
  });

  it('has null as the series of an article without one', () => {
    expect(polish.findArticle(55101)?.seriesName).toBeNull();
    expect(polish.findArticle(54201)).toMatchObject({
      seriesName: 'Simon 54',
      catalogUrl: 'https://example.com/DGZ1ZP-11',
    });
  });
});

describe('the e-catalogue of a catalogue', async () => {
  const polish = (await readFixture()).in('pl');

  // Holds §3.30, C5.11.
  it('is a tree of series, groups and product groups; products without a series come last', () => {
    expect(polish.ecatalogTree.map(({ name }) => name)).toEqual(['Simon 54', 'Simon Aquarius', null]);
    expect(polish.ecatalogTree[0]?.subCategories[0]).toEqual({
      id: 410,
      name: 'Gniazda i łączniki',
      products: [
        { id: 41002, name: 'Łączniki', image: 'DW1-00-11.svg' },
        { id: 41003, name: 'Gniazda podwójne', image: 'DGZ2MZ-00-11.svg' },
      ],
    });
  });

  // Holds §3.28, §7.35.
  it.for([
    ['a product group', 41003, [41301]],
    ['a group', 410, [41302, 41301]],
    ['a series', 8, [80001, 80002]],
  ] as const)('lists the products of %s', ([, nodeId, ids]) => {
    expect(polish.listEcatalogProducts(nodeId)?.map(({ id }) => id)).toEqual(ids);
  });

  it('returns undefined for an unknown node', () => {
    expect(polish.listEcatalogProducts(5)).toBeUndefined();
  });

  it('has the price 0 for products on request', () => {
    expect(polish.findEcatalogProduct(99001)).toMatchObject({ catalogId: 99001, price: 0, serieName: null });
    expect(polish.findEcatalogProduct(41301)).toMatchObject({ price: 39, serieName: 'Simon 54' });
    expect(polish.findEcatalogProduct(1)).toBeUndefined();
  });

  it.for(['dw1', 'DW1.00/11', 'dw100 11', 'lacznik jedno DW'])('finds a switch by %s', (query) => {
    const { results, more } = polish.searchEcatalog(query);
    expect(results[0]?.products[0]?.symbol).toBe('DW1.00/11');
    expect(more).toBe(false);
  });

  // Holds §2.135, §3.31, R15.
  it('groups search results by series and product group, best match first', () => {
    const { results } = polish.searchEcatalog('łącznik');
    expect(results.map(({ serie, category, products }) => [serie, category, products.map(({ id }) => id)])).toEqual([
      ['Simon 54', 'Łączniki', [41302]],
      ['Simon Aquarius', 'IP54', [80001, 80002]],
    ]);
    expect(polish.searchEcatalog('zolta lampka').results).toMatchObject([{ serie: null, category: '230 V' }]);
  });
});
