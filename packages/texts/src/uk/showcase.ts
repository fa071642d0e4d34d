import type { ShowcaseTexts } from '../load-showcase.ts';

/** The home screen's picture and sample project. */
export const showcase: ShowcaseTexts = {
  finish: 'Виконання рамки',
  finishes: { white: 'білий', black: 'чорний', oak: 'дуб', glass: 'скло', anthracite: 'антрацит' },
  price: 'Цей набір без ПДВ',
  openSample: 'Готова квартира',
};
