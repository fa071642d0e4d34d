import type { DrawingOrder } from '../drawing/drawing-order.ts';
import type { Words } from '../text/words.ts';

/** Something to order for a set, with what the tables know about it. */
export type SampleArticle = {
  readonly id: number;
  readonly symbol: string;
  readonly name: Words;
  /** Absent for an article that several series share. */
  readonly seriesTag?: string;
  /** The module colour of a visible part; absent: fits every colour. */
  readonly colourId?: number;
  /** Path below `pictures/`. */
  readonly picture: string;
  /** What is seen there. */
  readonly order: DrawingOrder;
  /** Net, one piece, in grosze. */
  readonly price: number;
};
