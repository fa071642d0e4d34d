import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Список елементів',
  picture: 'Зображення',
  empty: 'Список порожній.',
  otherSeries: 'Інші серії',
};
