import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const roomDialogs: Texts['roomDialogs'] = {
  addSetsTitle: (room: string): string => `Додати набори до приміщення «${room}»`,
  addSets: (count: number): string =>
    ukrainianPlural(count, [
      'Виберіть набори',
      `Додати ${count} набір`,
      `Додати ${count} набори`,
      `Додати ${count} наборів`,
    ]),
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
  titleOfMany: (count: number): string =>
    ukrainianPlural(count, [
      'Додати набори до приміщень',
      `Додати ${count} набір до приміщень`,
      `Додати ${count} набори до приміщень`,
      `Додати ${count} наборів до приміщень`,
    ]),
  eachOfMany: 'До кожного приміщення потрапить стільки штук кожного з вибраних наборів.',
  search: 'Шукати приміщення',
  noneFound: 'Приміщень не знайдено',
  oneEach: 'По 1 до кожного',
  present: (count: number): string => `вже ×${count}`,
  quantityIn: (room: string): string => `Скільки додати до приміщення «${room}»`,
  confirm: (count: number): string =>
    ukrainianPlural(count, [
      'Виберіть приміщення',
      `Додати до ${count} приміщення`,
      `Додати до ${count} приміщень`,
      `Додати до ${count} приміщень`,
    ]),
  done: (count: number): string =>
    ukrainianPlural(count, [
      'Нічого не додано',
      `Додано до ${count} приміщення`,
      `Додано до ${count} приміщень`,
      `Додано до ${count} приміщень`,
    ]),
};
