import { describe, expect, it } from 'vitest';
import { ecatalogProducts } from './ecatalog-products.ts';
import { sampleLanguages } from '@ramka/import/vocabulary/words';

const articles = ecatalogProducts.map(({ article }) => article);

/** Words that people may search for: letters only, without numbers and units. */
function wordsOf(name: string): readonly string[] {
  return name.match(/\p{L}{3,}/gu) ?? [];
}

describe('the products of the e-catalogue', () => {
  // Holds C6.7.
  it('are 4268, with unique ids and symbols', () => {
    expect(ecatalogProducts).toHaveLength(4268);
    expect(new Set(ecatalogProducts.map(({ id }) => id)).size).toBe(4268);
    expect(new Set(articles.map(({ symbol }) => symbol)).size).toBe(4268);
  });

  it.each(sampleLanguages)('have unique names, except for two series: %s', (language) => {
    const byName = Map.groupBy(articles, ({ name }) => name[language]);
    const alike = [...byName.values()].filter(({ length }) => length > 1);
    expect(alike.map((some) => some.map(({ symbol }) => symbol))).toEqual([['DU5', 'TU5']]);
  });

  // Holds C6.7.
  it('include 40 names without diacritics', () => {
    const diacritics = articles.filter(({ name }) => wordsOf(name.pl).every((word) => /[ąćęłńóśźż]/i.test(word)));
    expect(diacritics).toHaveLength(40);
    expect(diacritics.map(({ name }) => name.pl)).toContain('Ładowarka podróżna 20\u00A0W');
    expect(articles.some(({ name }) => name.pl.startsWith('Łącznik żaluzjowy'))).toBe(true);
  });

  it('give searches many, few and no results', () => {
    expect(articles.filter(({ name }) => name.pl.toLowerCase().includes('gniazdo')).length).toBeGreaterThan(300);
    expect(articles.filter(({ symbol }) => symbol.startsWith('DW1')).length).toBeGreaterThan(0);
    expect(articles.filter((article) => JSON.stringify([article.name, article.symbol]).includes('zzz'))).toEqual([]);
  });

  // Holds C6.6.
  it('have one without a price', () => {
    expect(articles.filter(({ price }) => price === undefined).map(({ symbol }) => symbol)).toEqual(['KLD-4.2']);
  });

  it('share pictures if they look alike', () => {
    const looks = Map.groupBy(articles, ({ image }) => image.toLowerCase());
    expect(looks.size).toBeLessThan(1500);
    const specs = [...looks.values()].map((some) => new Set(some.map(({ spec }) => JSON.stringify(spec))).size);
    expect(Math.max(...specs)).toBe(1);
  });
});
