import { fitsColour } from '../../catalogue/fits-colour.ts';
import type { Component, ComponentGroup, Module } from '../../catalogue/module.ts';

/**
 * What can be chosen in a group of a module placed in this colour: the components of that colour and those that fit
 * every colour; all of them where none does (D8).
 */
export const groupCandidates = (module: Module, group: ComponentGroup, colourId: number): readonly Component[] => {
  const components = group.components.flatMap((id) => module.components[id] ?? []);
  const fitting = components.filter((component) => fitsColour(component, colourId));
  return fitting.length > 0 ? fitting : components;
};
