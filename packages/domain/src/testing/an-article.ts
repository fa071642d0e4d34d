import type { Article } from '../catalogue/article.ts';

/** An article to test with; its symbol and name tell its id. */
export const anArticle = (overrides: Partial<Article> & Pick<Article, 'id'>): Article => ({
  symbol: `A${overrides.id}`,
  name: `Article ${overrides.id}`,
  image: `${overrides.id}.svg`,
  seriesName: 'Simon 54',
  catalogUrl: '',
  price: 1000,
  ...overrides,
});
