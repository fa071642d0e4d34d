import { readPrices } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { importInto, lineOf, placesOf, readProducts, readTree } from '../testing/import-into.ts';

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
  it('may begin with a byte order mark', async () => {
    const { report } = await importInto('nothing', `\u{FEFF}${JSON.stringify(anXchange())}`);
    expect(report).toMatchObject({ source: 'ETIM xChange', products: 2, faults: [], catalogueFaults: [] });
  });

  it('reads products, list prices, series, classes and successors', async () => {
    const text = JSON.stringify(anXchange(), undefined, 2);
    const { catalogue, report } = await importInto('nothing', text);
    expect(report).toMatchObject({ source: 'ETIM xChange', products: 2, faults: [], catalogueFaults: [] });
    expect(placesOf(report.notes.kept)).toContain(
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

  it('names every fault with line and path', async () => {
    const file = anXchange({ ProductIdentification: { ManufacturerProductNumber: 7 } }, { GrossListPrice: 'viel' });
    const text = JSON.stringify(file, undefined, 2);
    const { report } = await importInto('nothing', text);
    expect(placesOf(report.faults)).toEqual([
      `${lineOf(text, '"Product"') + 1} $.Supplier[0].Product[0].ProductIdentification.ManufacturerProductNumber [unreadable]`,
      `${lineOf(text, '"TradeItem"') + 1} $.Supplier[0].TradeItem[0].Pricing[0] [unreadable]`,
    ]);
  });

  it.for([
    ['{"Supplier": [{"Product": [{]}', 1],
    ['{"Supplier":\n [{"Product": [', 2],
    ['{}', 1],
  ] as const)('refuses %s', async ([text, line]) => {
    const { report } = await importInto('nothing', text);
    expect(report.faults).toMatchObject([{ at: { line } }]);
  });
});
