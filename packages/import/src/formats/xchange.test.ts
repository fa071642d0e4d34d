import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder, readPrices } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { importInto, lineOf, placesOf, readProducts, readTree, findingsOf } from '../testing/import-into.ts';

const anXchange = (product: object = {}, item: object = {}) => ({
  CatalogueName: 'Range',
  CatalogueVersion: '2',
  Supplier: [
    {
      SupplierName: 'Maker',
      Product: [
        {
          ProductIdentification: {
            ManufacturerProductNumber: 'XW1/11',
            BrandDetails: [{ BrandSeries: [{ Language: 'pl-PL', BrandSeries: 'Iks' }] }],
          },
          ProductDetails: {
            ProductStatus: 'ACTIVE',
            ProductDescriptions: [
              { DescriptionLanguage: 'pl-PL', MinimalProductDescription: 'Łącznik' },
              {
                DescriptionLanguage: 'en-GB',
                MinimalProductDescription: 'Switch',
                ProductPageUrl: 'https://example.com/x',
              },
            ],
          },
          ProductRelations: [
            { RelationType: 'SUCCESSOR', RelatedProducts: [{ RelatedManufacturerProductNumber: 'XW2/11' }] },
          ],
          EtimClassification: [{ EtimReleaseVersion: '9.0', EtimClassCode: 'EC001590' }],
          ...product,
        },
        {
          ProductIdentification: { ManufacturerProductNumber: 'XW2/11' },
          ProductDetails: {
            ProductDescriptions: [{ DescriptionLanguage: 'de-DE', MinimalProductDescription: 'Taster' }],
          },
        },
      ],
      TradeItem: [
        {
          ItemIdentification: { SupplierItemNumber: '1', ManufacturerItemNumber: 'XW1/11' },
          Pricing: [{ PriceUnit: 'C62', PriceQuantity: '100', GrossListPrice: '1234.50', NetPrice: '900.00', ...item }],
        },
      ],
    },
  ],
  CurrencyCode: 'EUR',
});

describe('importing ETIM xChange', () => {
  it.for([
    [{ PriceUnit: 'C62', PriceQuantity: '100' }, '12.35', []],
    [{ PriceUnit: 'PK', PriceUnitFactor: '10', PriceQuantity: '1' }, '123.45', []],
    [{ PriceUnit: 'PK', PriceUnitFactor: '0.1', PriceQuantity: '1' }, '123.45', []],
    [{ PriceUnit: 'CEN', PriceQuantity: '1' }, '12.35', []],
    [{ PriceUnit: 'PK', PriceQuantity: '1' }, '0.00', ['package-price']],
  ] as const)('divides the price of a package by its content, or skips it: %j', async ([item, price, faults]) => {
    const { catalogue, report } = await importInto('nothing', JSON.stringify(anXchange({}, item)));
    expect(findingsOf(report).map(({ code }) => code)).toEqual(faults);
    expect((await readPrices(catalogue, 'eur')).prices['XW1/11']).toBe(price);
  });

  it('stores the ETIM features for slots, colour and function; an invalid one has no effect on others', async () => {
    const EtimClassification = [
      {
        EtimClassCode: 'EC001590',
        EtimFeatures: [
          { EtimFeatureCode: 'EF002960', EtimValueCode: 'EV000648' },
          { EtimFeatureCode: 7 },
          { EtimFeatureCode: 'EF000074', EtimValueNumeric: '1.0' },
          { EtimFeatureCode: 'EF000025', EtimValueLogical: true },
        ],
      },
    ];
    const { catalogue, report } = await importInto('nothing', JSON.stringify(anXchange({ EtimClassification })));
    expect(report).toMatchObject({ products: 2, faults: [] });
    expect((await readProducts(catalogue))[0]).toMatchObject({ etimFeatures: 'EF002960=EV000648 EF000074=1' });
  });

  it('accepts a byte order mark', async () => {
    const { report } = await importInto('nothing', `\u{FEFF}${JSON.stringify(anXchange())}`);
    expect(report).toMatchObject({ source: 'ETIM xChange', products: 2, faults: [], catalogueFaults: [] });
  });

  it('reads products, list prices, series, classes and successors', async () => {
    const text = JSON.stringify(anXchange(), undefined, 2);
    const { catalogue, report } = await importInto('nothing', text);
    expect(report).toMatchObject({ source: 'ETIM xChange', products: 2, faults: [], catalogueFaults: [] });
    expect(placesOf(report.notes.examples)).toContain(
      `${lineOf(text, '"ProductIdentification"') - 1} $.Supplier[0].Product[1] [no-group]`,
    );
    expect(await readProducts(catalogue)).toMatchObject([
      {
        symbol: 'XW1/11',
        name: { pl: 'Łącznik', cs: 'Switch', en: 'Switch' },
        catalogUrl: 'https://example.com/x',
        replacedBy: 'XW2/11',
      },
      { symbol: 'XW2/11', name: 'Taster' },
    ]);
    expect(await readPrices(catalogue, 'eur')).toMatchObject({ prices: { 'XW1/11': '12.35', 'XW2/11': '0.00' } });
    expect(await readTree(catalogue)).toMatchObject([
      { name: 'Iks', groups: [{ name: { pl: 'Łączniki' } }] },
      { name: null, groups: [{ name: { pl: 'Pozostałe' } }] },
    ]);
  });

  it('reports every fault with line and path', async () => {
    const file = anXchange({ ProductIdentification: { ManufacturerProductNumber: 7 } }, { GrossListPrice: 'viel' });
    const text = JSON.stringify(file, undefined, 2);
    const { report } = await importInto('nothing', text);
    expect(placesOf(findingsOf(report))).toEqual([
      `${lineOf(text, '"Product"') + 1} $.Supplier[0].Product[0].ProductIdentification.ManufacturerProductNumber [unreadable]`,
      `${lineOf(text, '"TradeItem"') + 1} $.Supplier[0].TradeItem[0].Pricing[0] [wrong-price]`,
    ]);
  });

  it.for(['CHANGE', 'Change'])('changes only the products listed in an update: %s', async (kind) => {
    const { catalogue, folder } = await importInto('nothing', JSON.stringify(anXchange()));
    const change = { ...anXchange(), CatalogueType: kind };
    const [supplier] = change.Supplier;
    const [first] = supplier?.Product ?? [];
    const source = join(folder, 'source');
    await writeFile(source, JSON.stringify({ ...change, Supplier: [{ ...supplier, Product: [first] }] }));
    const report = await importCatalogue(source, catalogue);
    expect(findingsOf(report)).toEqual([]);
    expect(
      (await readProducts(catalogue)).map(({ symbol }) => symbol).toSorted((one, two) => one.localeCompare(two)),
    ).toEqual(['XW1/11', 'XW2/11']);
    const obsolete = { ...first, ProductDetails: { ProductStatus: 'OBSOLETE' } };
    await writeFile(source, JSON.stringify({ ...change, Supplier: [{ ...supplier, Product: [obsolete] }] }));
    await importCatalogue(source, catalogue, { yes: true });
    expect((await readProducts(catalogue)).map(({ symbol }) => symbol)).toEqual(['XW2/11']);
  });

  it('reads version 1: trade items within products, series and names without a language, pictures by URL', async () => {
    const product = {
      ProductIdentification: {
        ManufacturerProductNumber: 'XW1/11',
        BrandDetails: [{ BrandSeries: [{ BrandSeries: 'Iks' }] }],
      },
      ProductDetails: { ProductDescriptions: [{ MinimalProductDescription: 'Łącznik' }] },
      ProductAttachments: [
        { AttachmentType: 'ATX015', AttachmentDetails: [{ AttachmentUri: 'https://example.com/a/b%20c.jpg?w=800' }] },
      ],
      EtimClassification: [{ EtimReleaseVersion: '9.0', EtimClassCode: 'EC000025' }],
      TradeItem: [
        {
          ItemIdentification: { SupplierItemNumber: 'S-1' },
          Pricing: [{ PriceUnit: 'C62', PriceQuantity: '10', NetPrice: '50.00', RecommendedRetailPrice: '99.00' }],
        },
        { ItemIdentification: 7 },
      ],
    };
    const file = {
      CatalogueName: [{ Language: 'pl-PL', CatalogueName: 'Range' }],
      CatalogueType: 'FULL',
      CurrencyCode: 'PLN',
      Supplier: [{ Product: [product] }],
    };
    const pictures = await aFolder();
    await writeFile(join(pictures, 'b c.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    const { catalogue, report } = await importInto('nothing', JSON.stringify(file), {
      priceTypes: ['NetPrice'],
      pictures,
    });
    expect(placesOf(findingsOf(report))).toEqual([
      '1 $.Supplier[0].Product[0].TradeItem[1].ItemIdentification [unreadable]',
    ]);
    expect(await readProducts(catalogue)).toMatchObject([
      {
        symbol: 'XW1/11',
        supplierNumber: 'S-1',
        etimClass: 'EC000025',
        image: expect.stringMatching(/^b-c-[0-9a-f]{8}\.jpg$/),
      },
    ]);
    expect((await readPrices(catalogue, 'pln')).prices).toEqual({ 'XW1/11': '5.00' });
    expect(await readTree(catalogue)).toMatchObject([
      { name: 'Iks', groups: [{ name: { pl: 'Ściemniacze', cs: 'Stmívače', uk: 'Світлорегулятори' } }] },
    ]);
  });

  it.for([
    ['{"Supplier": [{"Product": [{]}', 1],
    ['{"Supplier":\n [{"Product": [', 2],
    ['{}', 1],
  ] as const)('refuses %s', async ([text, line]) => {
    const { report } = await importInto('nothing', text);
    expect(findingsOf(report)).toMatchObject([{ at: { line } }]);
  });
});

describe('importing Open Masterdata', () => {
  const product = {
    supplierPid: 'S-1',
    manufacturerPid: 'M-1',
    basic: { productShortDescr: 'Schalter', serie: 'Iks', commodityGroupDescr: 'Schalter' },
    additional: { followupProduct: [{ supplierPid: 'S-2' }] },
    prices: {
      listPrice: { value: '200.00', currency: 'EUR', basis: 10 },
      netPrice: { value: '9.00', currency: 'EUR' },
    },
    pictures: [{ url: 'https://example.com/x.jpg' }],
  };

  it.for([
    ['one product', product, 1],
    [
      'a list of products',
      [product, { supplierPid: 'S-2', basic: { productShortDescr: 'Taster' } }, { supplierPid: '' }],
      2,
    ],
  ] as const)('reads %s, and keeps all other products', async ([, content, count]) => {
    const { catalogue, report } = await importInto('nothing', JSON.stringify(content));
    expect(report).toMatchObject({ source: 'Open Masterdata', refusals: [], catalogueFaults: [], products: count });
    expect((await readProducts(catalogue))[0]).toMatchObject({
      symbol: 'M-1',
      supplierNumber: 'S-1',
      name: 'Schalter',
    });
    expect((await readPrices(catalogue, 'eur')).prices['M-1']).toBe('20.00');
    expect((await readTree(catalogue))[0]).toMatchObject({ name: 'Iks', groups: [{ name: 'Schalter' }] });
  });
});
