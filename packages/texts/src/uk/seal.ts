import type { Texts } from '../texts.ts';

export const seal: Texts['seal'] = {
  unsealed: 'IP20',
  rulesOut: 'виключає ущільнювач',
  only: 'Лише з IP44',
  showAll: 'Показати всі',
  needsInserts: (modules) => `Потрібна ущільнювальна вставка: ${modules}`,
  addInserts: 'Додати вставки',
  question: {
    title: 'Цей виріб виключає IP44',
    text: (module) => `${module} має ступінь захисту IP20. Набір із цим виробом не може мати ущільнювача IP44.`,
    without: 'Вставити виріб без ущільнювача',
    fitting: 'Показати сумісні',
  },
};
