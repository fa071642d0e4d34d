import type { Geometry } from './drawing-spec.ts';
import type { Area } from './svg/shapes.ts';

/** The shape of a frame's edge. */
export type FrameEdge = 'pillow' | 'bevel' | 'thin' | 'round' | 'sharp';

/** The design of a frame line; lengths in millimetres (docs/catalogue-rules.md#c4). */
export type FrameDesign = {
  readonly radius: number;
  readonly windowRadius: number;
  readonly edge: FrameEdge;
  /** Width of the step around each opening. */
  readonly step: number;
  /** Visible width of the base around the plate: on the sides and below, and above. */
  readonly base: { readonly sides: number; readonly top: number };
};

/** The design of a line by its tag. Lines that are not in the table have the plain design. */
export const frameDesignOf = (lineTag: string): FrameDesign => designs.get(lineTag) ?? plain;

const plain: FrameDesign = { radius: 3, windowRadius: 2, edge: 'thin', step: 0, base: { sides: 0, top: 0 } };

const designs: ReadonlyMap<string, FrameDesign> = new Map([
  ['simon-10', { ...plain, radius: 6, windowRadius: 3, edge: 'pillow' }],
  ['simon-basic', { ...plain, radius: 8, windowRadius: 3, edge: 'round', step: 1.5 }],
  ['simon-15', plain],
  ['simon-54-premium', { ...plain, windowRadius: 1.5, edge: 'bevel' }],
  ['simon-54-nature', { ...plain, radius: 1, windowRadius: 1.5, edge: 'sharp' }],
  ['simon-54-touch', { ...plain, radius: 4, windowRadius: 1.5, edge: 'sharp' }],
  ['simon-55-line', { ...plain, radius: 2, windowRadius: 1 }],
  ['simon-55-duo', { ...plain, radius: 2, windowRadius: 1, base: { sides: 2.5, top: 2.5 } }],
  ['simon-55-nature', { ...plain, radius: 1, windowRadius: 1, edge: 'sharp' }],
  ['simon-82-detail', { ...plain, radius: 2, windowRadius: 1, base: { sides: 3, top: 0 } }],
]);

/** The outline of a frame of a line with its upper left corner at the origin. */
export const frameArea = (lineTag: string, geometry: Geometry, slots: number): Area => ({
  x: 0,
  y: 0,
  width: geometry.height + slotPitch * (slots - 1),
  height: geometry.height,
  radius: frameDesignOf(lineTag).radius,
});

/** Distance of neighbouring slots in millimetres (DIN 49073). */
export const slotPitch = 71;
