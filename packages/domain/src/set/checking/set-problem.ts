import type { NameProblem } from '../../project/name-problem.ts';
import type { BoxProblem } from '../boxes/box-problem.ts';
import type { ControllerSlotProblem } from '../controllers/controller-slot-problem.ts';
import type { PlaceModuleProblem } from '../modules/place-module.ts';
import type { ControllerSlot, Slot } from '../slot.ts';

/** Why a set can't be saved: which part of it is at fault, and what is wrong there. */
export type SetProblem =
  | { readonly kind: 'name'; readonly problem: NameProblem }
  | { readonly kind: 'frame'; readonly problem: FrameProblem }
  | { readonly kind: 'module'; readonly slot: Slot; readonly problem: PlaceModuleProblem | VisiblePartProblem }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot; readonly problem: FilledControllerProblem }
  | { readonly kind: 'controllers'; readonly problem: PanelProblem }
  | { readonly kind: 'corner-box'; readonly problem: SetBoxProblem }
  | { readonly kind: 'surface-box'; readonly problem: SetBoxProblem };

/** Why a set has no frame. */
export type FrameProblem = { readonly kind: 'no-frame' } | { readonly kind: 'unknown-frame'; readonly frameId: number };

/** Why the visible part of a module can't be (D7, D8). */
export type VisiblePartProblem =
  | { readonly kind: 'unknown-visible-part'; readonly componentId: number }
  | { readonly kind: 'other-colour'; readonly colourId: number; readonly visiblePartColourId: number };

/** Why a controller slot isn't filled as it must be. */
export type FilledControllerProblem =
  | ControllerSlotProblem
  | { readonly kind: 'no-controller' }
  | { readonly kind: 'unknown-controller'; readonly controllerId: number };

/** No panel is made with these touch points, named in slot order (catalogue.md §5.5 addition a). */
export type PanelProblem = { readonly kind: 'no-variation'; readonly touchPoints: readonly number[] };

/** Why a box can't be: as when choosing it, or because both are there. */
export type SetBoxProblem = BoxProblem | { readonly kind: 'both-boxes' };
