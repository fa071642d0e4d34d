import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const sets: Texts['sets'] = {
  title: 'Набори',
  create: 'Створити набір',
  selectAll: 'Вибрати всі',
  deselectAll: 'Скасувати вибір',
  select: (name: string): string => `Вибрати набір ${name}`,
  selected: (count: number): string =>
    ukrainianPlural(count, [
      'нічого не вибрано',
      `вибрано ${count} набір`,
      `вибрано ${count} набори`,
      `вибрано ${count} наборів`,
    ]),
  count: (count: number): string =>
    ukrainianPlural(count, ['немає наборів', `${count} набір`, `${count} набори`, `${count} наборів`]),
  search: 'Шукати набір',
  order: 'Порядок',
  noneFound: 'Жоден набір не підходить',
  orders: {
    added: 'від найновіших',
    name: 'за назвою',
    series: 'за серією',
    cheapest: 'від найдешевших',
    dearest: 'від найдорожчих',
  },
  showComponents: 'Показати список елементів',
  copySet: 'Копіювати набір',
  renameSet: 'Перейменувати набір',
  deleteSet: 'Видалити набір',
  deleteQuestion: (name: string): string => `Видалити набір «${name}»?`,
  deleteNote: 'Набір зникне також з усіх приміщень.',
  setName: 'Назва набору',
  copyNameHint: 'Необов’язково',
  copied: 'Набір скопійовано',
  renamed: 'Назву набору змінено',
  deleted: 'Набір видалено',
  external: 'Набір із застосунку MiO',
  empty: 'У вас ще немає наборів',
  emptyText: 'Набір – це рамка з вибраними механізмами: вимикачами, розетками, світлорегуляторами.',
  scrollToTop: 'Прокрутити догори',
};
