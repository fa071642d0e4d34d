import { formatCount } from '@ramka/domain/text';
import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const sets: Texts['sets'] = {
  title: 'Набори',
  create: 'Створити набір',
  selectAll: 'Вибрати всі',
  deselectAll: 'Скасувати вибір',
  select: (name: string): string => `Вибрати набір «${name}»`,
  selected: (count: number): string =>
    ukrainianPlural(count, [
      'нічого не вибрано',
      `вибрано ${formatCount(count)} набір`,
      `вибрано ${formatCount(count)} набори`,
      `вибрано ${formatCount(count)} наборів`,
    ]),
  count: (count: number): string =>
    ukrainianPlural(count, [
      'немає наборів',
      `${formatCount(count)} набір`,
      `${formatCount(count)} набори`,
      `${formatCount(count)} наборів`,
    ]),
  search: 'Шукати набір',
  order: 'Сортування',
  noneFound: 'Наборів не знайдено',
  orders: {
    added: 'спочатку найновіші',
    name: 'за назвою',
    series: 'за серією',
    cheapest: 'спочатку дешевші',
    dearest: 'спочатку дорожчі',
  },
  addToRooms: 'Додати до приміщень',
  savePicture: 'Зберегти зображення',
  spread: 'Додати до приміщень…',
  restyle: 'Змінити серію та кольори',
  copySet: 'Копіювати набір',
  renameSet: 'Перейменувати набір',
  deleteSet: 'Видалити набір',
  deleteQuestion: (name: string): string => `Видалити набір «${name}»?`,
  usage: {
    inRoom: (room, pieces) => `У приміщенні «${room}» (×${pieces})`,
    inRooms: (rooms, pieces) =>
      `${ukrainianPlural(rooms, ['Не використовується', `Використовується в ${rooms} приміщенні`, `Використовується в ${rooms} приміщеннях`, `Використовується в ${rooms} приміщеннях`])} (×${pieces})`,
    room: (room, pieces) => `${room} (×${pieces})`,
  },

  scope: {
    title: 'Набір є в кількох приміщеннях',
    text: (rooms) =>
      `Зміни можуть стосуватися всіх: ${rooms}. Можна змінити лише одне приміщення: воно отримає копію набору.`,
    everywhere: 'Змінити в усіх',
    inRoom: (room) => `Лише в приміщенні «${room}»`,
  },
  deleteNote: (rooms) => `Набір зникне також із приміщень: ${rooms}.`,
  deleteUnused: 'Набору немає в жодному приміщенні.',
  setName: 'Назва набору',
  copyNameHint: 'Необов’язково',
  copied: 'Набір скопійовано',
  renamed: 'Назву набору змінено',
  deleted: 'Набір видалено',
  external: 'Набір із застосунку для планування',
  empty: 'У вас ще немає наборів',
  emptyText: 'Набір – це рамка з вибраними механізмами: вимикачами, розетками, світлорегуляторами.',
  scrollToTop: 'Прокрутити догори',
  awaited: 'Ціна після надсилання',
};
