import type { DrawingOrder } from '../../drawing/drawing-order.ts';

/** A picture of the e-catalogue: what looks alike has the same file name. */
export type EcatalogPicture = { readonly image: string; readonly order: DrawingOrder };
