import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Zoznam komponentov',
  picture: 'Obrázok',
  empty: 'Zoznam je prázdny.',
  otherSeries: 'Ostatné série',
};
