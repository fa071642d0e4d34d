import { fitsColour } from '../../catalogue/fits-colour.ts';
import type { Module } from '../../catalogue/module.ts';
import type { ModuleCard } from './module-card.ts';

/**
 * The cards that the drawer shows for a module under a swatch: one for each visible part of that colour or of none
 * (D7), in the module's order. Empty where the module does not exist in this colour.
 */
export const cardsOfModule = (module: Module, colourId: number): readonly ModuleCard[] =>
  module.visibleComponents.flatMap((id) => {
    const visiblePart = module.components[id];
    return visiblePart && fitsColour(visiblePart, colourId) ? [{ module, visiblePart }] : [];
  });
