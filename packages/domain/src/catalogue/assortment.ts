import type { Article } from './article.ts';
import type { Controller } from './controller.ts';
import type { FrameLine } from './frame-line.ts';
import type { Frame } from './frame.ts';
import type { Module } from './module.ts';

/**
 * What the rules need to look up, in one language. The server answers it from the catalogue, the browser from what
 * it has loaded. Everything may be gone since a set was saved: a look-up answers undefined then (R22).
 */
export type Assortment = {
  readonly findFrame: (id: number) => Frame | undefined;
  /** The line that a frame belongs to, by the frame's subcategory (D5). */
  readonly findLineOfFrame: (frame: Frame) => FrameLine | undefined;
  readonly findModule: (id: number) => Module | undefined;
  readonly findController: (id: number) => Controller | undefined;
  /** The controllers of a series, in the catalogue's order. */
  readonly listControllers: (seriesTag: string) => readonly Controller[];
};

/** An assortment that also knows what can be ordered and for how much; only the server has it. */
export type PricedAssortment = Assortment & {
  readonly findArticle: (id: number) => Article | undefined;
  /** Glass panels are articles of their own once their `@` are resolved (D15). */
  readonly findArticleBySymbol: (symbol: string) => Article | undefined;
  /** The seal of a frame that supports IP44 (D14). */
  readonly findSeal: (frame: Frame) => Article | undefined;
};
