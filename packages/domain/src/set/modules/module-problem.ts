import type { Assortment } from '../../catalogue/assortment.ts';
import type { Frame } from '../../catalogue/frame.ts';
import type { Module } from '../../catalogue/module.ts';
import { fitsLine } from './fits-line.ts';

/** Why a module fits no slot of a frame. */
export type ModuleProblem =
  | { readonly kind: 'other-series'; readonly seriesTag: string }
  | { readonly kind: 'line-disabled'; readonly lineId: number };

/** Why a module fits no slot of this frame, or undefined where it fits. */
export const moduleProblem = (frame: Frame, module: Module, assortment: Assortment): ModuleProblem | undefined => {
  if (module.seriesTag !== frame.seriesTag) return { kind: 'other-series', seriesTag: frame.seriesTag };
  const line = assortment.findLineOfFrame(frame);
  return line && !fitsLine(module, line) ? { kind: 'line-disabled', lineId: line.id } : undefined;
};
