import type { TouchLayout } from '../../catalogue/frame.ts';

/**
 * Whether a panel is made with these touch points (D11); an undefined entry may still become anything. A panel with a
 * single controller takes any (specification §4).
 */
export const hasVariation = (layout: TouchLayout, touchPoints: readonly (number | undefined)[]): boolean =>
  layout.controllerVariations.every((variation) => variation.length === 1) ||
  layout.controllerVariations.some((variation) =>
    variation.every((printed, index) => touchPoints[index] === undefined || touchPoints[index] === printed),
  );
