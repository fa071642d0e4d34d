import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Seznam komponent',
  picture: 'Obrázek',
  empty: 'Seznam je prázdný.',
  otherSeries: 'Ostatní řady',
};
