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
