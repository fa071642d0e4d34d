import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const roomDialogs: Texts['roomDialogs'] = {
  addSetsTitle: (room: string): string => `Додати набори до приміщення «${room}»`,
  changeSetQuantityTitle: 'Змінити кількість наборів',
  changeProductQuantityTitle: 'Змінити кількість виробу',
  singleProductTitle: 'Додати готовий виріб',
  chooseSeries: 'Виберіть серію',
  chooseCategory: 'Виберіть категорію',
  chooseRoom: 'Виберіть приміщення',
  room: 'Приміщення',
  noProducts: 'У цій категорії немає виробів.',
  projectTotal: (price: string): string => `Загальна вартість проєкту без ПДВ: ${price}`,
  roomNeeded: 'Спочатку додайте приміщення, до якого потрапить виріб.',
};

export const spread: Texts['spread'] = {
  title: (name: string): string => `Додати «${name}» до приміщень`,
  search: 'Шукати приміщення',
  noneFound: 'Приміщень не знайдено',
  oneEach: 'По 1 до кожного',
  present: (count: number): string => `вже ×${count}`,
  quantityIn: (room: string): string => `Скільки в приміщенні «${room}»`,
  done: (count: number): string =>
    ukrainianPlural(count, [
      'Нічого не додано',
      `Додано до ${count} приміщення`,
      `Додано до ${count} приміщень`,
      `Додано до ${count} приміщень`,
    ]),
  saved: (count) =>
    ukrainianPlural(count, [
      'Кількість без змін',
      `Кількість збережено в ${count} приміщенні`,
      `Кількість збережено у ${count} приміщеннях`,
      `Кількість збережено у ${count} приміщеннях`,
    ]),
  paint: 'Натисніть + і проведіть по клітинках, щоб додати по 1 в кожну.',
  matrixTitle: 'Набори в приміщеннях',
  placeAll: 'Розкласти по приміщеннях',
  quantityOf: (set, room) => `Скільки «${set}» у приміщенні «${room}»`,
  oneEachOf: (set) => `По 1 до кожного: ${set}`,
  listed: (shown, count) => `Показано ${shown} з ${count} наборів. Решту знайдіть пошуком.`,
};
