import type { SampleArticle } from './article.ts';
import { boxArticles } from './frames/boxes.ts';
import { controllers } from './frames/controllers.ts';
import { plainFrames } from './frames/plain-frames.ts';
import { frameSeals, insertSeals } from './frames/seals.ts';
import { touchPanels } from './frames/touch-panels.ts';
import { looseParts } from './modules/loose-parts.ts';
import { allModules } from './modules/modules.ts';

/** All articles of sets. Each occurs once. */
export const allArticles: readonly SampleArticle[] = once([
  ...plainFrames.map(({ article }) => article),
  ...touchPanels.flatMap(({ articles }) => articles),
  ...controllers.map(({ article }) => article),
  ...frameSeals.map(({ article }) => article),
  ...insertSeals,
  ...boxArticles.map(({ article }) => article),
  ...allModules.flatMap(({ articles }) => articles),
  ...looseParts,
]);

/**
 * Removes duplicates: modules share covers, mechanisms and small parts. Articles with the same symbol must be equal.
 */
function once(articles: readonly SampleArticle[]): readonly SampleArticle[] {
  const bySymbol = new Map<string, SampleArticle>();
  for (const article of articles) {
    const same = bySymbol.get(article.symbol) ?? article;
    if (same.id !== article.id) throw new Error(`${article.symbol}: both ${same.id} and ${article.id}`);
    bySymbol.set(article.symbol, same);
  }
  return [...bySymbol.values()];
}
