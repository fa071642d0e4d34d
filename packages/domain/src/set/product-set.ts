import { NO_COLOUR } from '../catalogue/colour.ts';
import type { ModuleChoice } from './module-choice.ts';
import type { ControllerSlot, Slot } from './slot.ts';

/** A product set: one frame and what was put into its slots. The API calls it a bundle. */
export type ProductSet = {
  /** May be empty. */
  readonly name: string;
  /** Null until a frame was chosen. */
  readonly frameId: number | null;
  /** Whether the IP44 seal was asked for. */
  readonly ip44: boolean;
  /** Colour of the corner box; 0 for none. */
  readonly cornerBoxColourId: number;
  /** Colour of the surface box; 0 for none. Never set together with the corner box. */
  readonly surfaceBoxColourId: number;
  /** Filled slots only. */
  readonly modules: Readonly<Partial<Record<Slot, ModuleChoice>>>;
  /** Controller ids; filled slots only. */
  readonly controllers: Readonly<Partial<Record<ControllerSlot, number>>>;
};

/** What a new set starts from (specification §9, "Defaults"). */
export const emptySet: ProductSet = {
  name: '',
  frameId: null,
  ip44: false,
  cornerBoxColourId: NO_COLOUR,
  surfaceBoxColourId: NO_COLOUR,
  modules: {},
  controllers: {},
};
