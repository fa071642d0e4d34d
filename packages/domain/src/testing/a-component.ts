import type { Component } from '../catalogue/module.ts';

/** A component to test with; fits every colour unless told otherwise. */
export const aComponent = (id: number, overrides: Partial<Component> = {}): Component => ({
  id,
  colourId: 0,
  symbol: `A${id}`,
  name: `Article ${id}`,
  image: `${id}.svg`,
  ...overrides,
});
