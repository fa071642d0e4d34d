import { describe, expect, it } from 'vitest';
import { allCurrencies, allPrices, priceList } from './price-lists.ts';

const lists = new Map(allCurrencies.map((currency) => [currency.name, priceList(currency, allPrices())]));

describe('the price lists of the sample', () => {
  it('are four, each with its currency and label', () => {
    const heads = [...lists].map(([name, { currency, label }]) => [name, currency, label]);
    expect(heads).toEqual([
      ['pln', 'PLN', 'zł'],
      ['czk', 'CZK', 'Kč'],
      ['eur', 'EUR', 'eur'],
      ['uah', 'UAH', 'грн'],
    ]);
  });

  it('are rounded as usual for their currency', () => {
    expect([...lists.values()].map(({ prices }) => prices['TR2/111'])).toEqual(['18.40', '107.50', '4.35', '210.00']);
  });

  it('contain a price for everything except articles on request', () => {
    for (const { prices } of lists.values()) {
      const free = Object.entries(prices).filter(([, price]) => price === '0.00');
      expect(free.map(([symbol]) => symbol)).toEqual(['KLD-4.2']);
    }
  });
});
