import type { Article, Controller } from '@ramka/domain/catalogue';
import type { ControllerEntry } from '../files/catalogue-files.ts';

/** Controllers, in the order of the file; symbol and name are the article's. */
export const localiseControllers = (
  entries: readonly ControllerEntry[],
  articles: ReadonlyMap<number, Article>,
): readonly Controller[] =>
  entries.flatMap(({ id, catalogId, image, touchPoints }) => {
    const article = articles.get(id);
    return article === undefined
      ? []
      : [{ id, catalogId, symbol: article.symbol, name: article.name, image, touchPoints }];
  });
