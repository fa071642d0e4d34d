import type { DrawingOrder } from '../drawing-order.ts';

/** Pictures to look at together. Each row is drawn at one scale, in millimetres, on the sheet's wall. */
export type Sheet = {
  readonly name: string;
  readonly wall: string;
  readonly rows: readonly (readonly SheetEntry[])[];
};

/** One picture, or several on top of each other with the upper left corner of each in millimetres. */
export type SheetEntry = readonly SheetLayer[];

/** A picture in its place within an entry. */
export type SheetLayer = { readonly order: DrawingOrder; readonly x: number; readonly y: number };
