import type { ShowcaseTexts } from '../load-showcase.ts';

/** The home screen's picture and sample project. */
export const showcase: ShowcaseTexts = {
  finish: 'Finish of the frame',
  finishes: { white: 'white', black: 'black', oak: 'oak', glass: 'glass', anthracite: 'anthracite' },
  price: 'This set, net',
  openSample: 'See a finished flat',
};
