import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Перелік компонентів',
  picture: 'Зображення',
  empty: 'Перелік порожній.',
  otherSeries: 'Інші серії',
};
