import type { Component, Module } from '../catalogue/module.ts';
import { aComponent } from './a-component.ts';

/** What a test says of a module: components as a list, and at will the rest. */
export type ModuleOverrides = Partial<Omit<Module, 'components'>> & { readonly components?: readonly Component[] };

/** A module to test with: a white visible part, and a mechanism that it can't be had without. */
export const aModule = ({ components = [], ...overrides }: ModuleOverrides = {}): Module => {
  const all = components.length > 0 ? components : [aComponent(54201, { colourId: 401 }), aComponent(54301)];
  return {
    id: 4001,
    name: 'Łącznik jednobiegunowy',
    image: 'w1.svg',
    seriesTag: 'simon-54',
    categoryId: 40101,
    visibleComponents: [54201],
    components: Object.fromEntries(all.map((component) => [component.id, component])),
    groups: [
      { id: 1, name: 'Mechanizm', quantity: 1, required: true, userDefinedQuantity: false, components: [54301] },
    ],
    disablesIp44: false,
    disabledFrameLines: [],
    ...overrides,
  };
};
