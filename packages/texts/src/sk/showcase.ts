import type { ShowcaseTexts } from '../load-showcase.ts';

/** The home screen's picture and sample project. */
export const showcase: ShowcaseTexts = {
  finish: 'Vyhotovenie rámika',
  finishes: { white: 'biela', black: 'čierna', oak: 'dub', glass: 'sklo', anthracite: 'antracit' },
  price: 'Táto zostava bez DPH',
  openSample: 'Pozrieť si hotový byt',
};
