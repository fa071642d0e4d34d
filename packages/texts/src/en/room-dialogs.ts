import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const roomDialogs: Texts['roomDialogs'] = {
  addSetsTitle: (room: string): string => `Add sets to room “${room}”`,
  addSets: (count: number): string =>
    plural(count, ['Choose sets', 'Add 1 set', `Add ${count} sets`, `Add ${count} sets`]),
  changeSetQuantityTitle: 'Change the number of sets',
  changeProductQuantityTitle: 'Change the quantity of a product',
  singleProductTitle: 'Add a complete product',
  chooseSeries: 'Choose a series',
  chooseCategory: 'Choose a category',
  chooseRoom: 'Choose a room',
  room: 'Room',
  noProducts: 'This category has no products.',
  projectTotal: (price: string): string => `Total net cost of the project: ${price}`,
  roomNeeded: 'First add the room that the product goes into.',
};
