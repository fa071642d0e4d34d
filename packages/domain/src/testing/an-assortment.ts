import type { Article } from '../catalogue/article.ts';
import type { PricedAssortment } from '../catalogue/assortment.ts';
import type { Controller } from '../catalogue/controller.ts';
import type { FrameLine } from '../catalogue/frame-line.ts';
import type { Frame } from '../catalogue/frame.ts';
import type { Module } from '../catalogue/module.ts';

/** What an assortment to test with is made of. */
export type AssortmentParts = {
  readonly lines: readonly FrameLine[];
  readonly frames: readonly Frame[];
  readonly modules: readonly Module[];
  /** By series tag. */
  readonly controllers: Readonly<Record<string, readonly Controller[]>>;
  readonly articles: readonly Article[];
  /** Article ids by the ids of the frames that they seal. */
  readonly seals: Readonly<Record<number, number>>;
};

/** An assortment to test with, holding just what it is told. */
export const anAssortment = (parts: Partial<AssortmentParts> = {}): PricedAssortment => {
  const { lines = [], frames = [], modules = [], controllers = {}, articles = [], seals = {} } = parts;
  return {
    findFrame: (id) => frames.find((frame) => frame.id === id),
    findLineOfFrame: (frame) => lines.find((line) => line.subcategories.some(({ id }) => id === frame.subcategoryId)),
    findModule: (id) => modules.find((module) => module.id === id),
    findController: (id) =>
      Object.values(controllers)
        .flat()
        .find((controller) => controller.id === id),
    listControllers: (seriesTag) => controllers[seriesTag] ?? [],
    findArticle: (id) => articles.find((article) => article.id === id),
    findArticleBySymbol: (symbol) => articles.find((article) => article.symbol === symbol),
    findSeal: (frame) => articles.find((article) => article.id === seals[frame.id]),
  };
};
