import type { FrameGeometry } from '../drawing/frame-geometry.ts';
import type { Slot } from '../set/slot.ts';
import type { Colour } from './colour.ts';

/** One article of a corner or surface box in one colour; a long box takes several of them (D13). */
export type BoxEntry = {
  /** The article's id. */
  readonly id: number;
  readonly colour: Colour;
  /** Pieces for one frame. */
  readonly quantity: number;
};

/** Which slots of a glass panel hold touch controllers, and which touch points it is printed for. */
export type TouchLayout = {
  /** One entry a slot of the frame: true where a controller goes, false where a module goes (D10). */
  readonly controllerSlots: readonly boolean[];
  /** Each variation: the touch points of every controller slot, in slot order (D11). */
  readonly controllerVariations: readonly (readonly number[])[];
};

/** The visible surround of a product set. Its slots lie in one row, 71 mm apart. */
export type Frame = {
  /** The article's id; for a panel with a touch layout, the panel's own id. */
  readonly id: number;
  readonly name: string;
  /** The order symbol; holds one `@` per controller slot (D12). */
  readonly symbol: string;
  readonly image: string;
  /** Tag of its frame line. */
  readonly lineTag: string;
  readonly seriesTag: string;
  readonly slots: Slot;
  /** Place in the list of step 2, ascending. */
  readonly sort: number;
  /** Id of the line's subcategory that it belongs to (D3). */
  readonly subcategoryId: number;
  readonly geometry: FrameGeometry;
  /** Whether an IP44 seal exists for it. */
  readonly supportsIp44: boolean;
  /** Empty where no corner box exists. */
  readonly cornerBoxes: readonly BoxEntry[];
  /** Empty where no surface box exists. */
  readonly surfaceBoxes: readonly BoxEntry[];
  /** Null for a frame whose slots all take modules. */
  readonly touchLayout: TouchLayout | null;
};
