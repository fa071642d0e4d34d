import type { Texts } from '../texts.ts';

export const seal: Texts['seal'] = {
  unsealed: 'IP20',
  rulesOut: 'виключає ущільнювач',
  only: 'Лише з IP44',
  showAll: 'Показати всі',
  needsInserts: (modules) => `Потрібна ущільнювальна вставка: ${modules}`,
  addInserts: 'Додати вставки',
};
