import type { ShowcaseTexts } from '../load-showcase.ts';

/** The home screen's picture and sample project. */
export const showcase: ShowcaseTexts = {
  finish: 'Provedení rámečku',
  finishes: { white: 'bílá', black: 'černá', oak: 'dub', glass: 'sklo', anthracite: 'antracit' },
  price: 'Tato sestava bez DPH',
  openSample: 'Prohlédnout hotový byt',
};
