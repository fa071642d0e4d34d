import { NO_COLOUR } from './colour.ts';
import type { Component } from './module.ts';

/** Whether a component goes with a colour: it comes in it, or fits every colour (D7, D8). */
export const fitsColour = (component: Pick<Component, 'colourId'>, colourId: number): boolean =>
  component.colourId === colourId || component.colourId === NO_COLOUR;
