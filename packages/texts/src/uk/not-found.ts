import type { Texts } from '../texts.ts';

export const notFound: Texts['notFound'] = {
  title: 'Такої сторінки немає',
  text: 'Адреса неповна або сторінку переміщено.',
  toStart: 'Перейти на початкову сторінку',
};
