import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Zoznam komponentov',
  show: 'Zobraziť zoznam komponentov',
  picture: 'Obrázok',
  empty: 'Zoznam je prázdny.',
  emptySlotsIn: (sets) => `Prázdne pozície v ${sets} zostavách`,
  copyTable: 'Kopírovať ako tabuľku',
  tableCopied: 'Tabuľka bola skopírovaná',
  copyFailed: 'Tabuľku sa nepodarilo skopírovať',
};
