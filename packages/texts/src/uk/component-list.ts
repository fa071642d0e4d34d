import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Список елементів',
  show: 'Показати список елементів',
  picture: 'Зображення',
  empty: 'Список порожній.',
  emptySlotsIn: (sets) => `Набори з порожніми місцями: ${sets}`,
  copyTable: 'Копіювати як таблицю',
  tableCopied: 'Таблицю скопійовано',
  copyFailed: 'Не вдалося скопіювати таблицю',
};
