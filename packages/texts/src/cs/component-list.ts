import { czechIn } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Seznam komponent',
  show: 'Zobrazit seznam komponent',
  picture: 'Obrázek',
  empty: 'Seznam je prázdný.',
  emptySlotsIn: (sets) => `Prázdné pozice ${czechIn(sets)} sestavách`,
  copyTable: 'Kopírovat jako tabulku',
  tableCopied: 'Tabulka byla zkopírována',
  copyFailed: 'Tabulku se nepodařilo zkopírovat',
};
