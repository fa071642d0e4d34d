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

export const spread: Texts['spread'] = {
  title: (name: string): string => `Add “${name}” to rooms`,
  titleOfMany: (count: number): string =>
    plural(count, [
      'Add sets to rooms',
      'Add 1 set to rooms',
      `Add ${count} sets to rooms`,
      `Add ${count} sets to rooms`,
    ]),
  eachOfMany: 'Each room gets this many of each selected set.',
  search: 'Search rooms',
  noneFound: 'No rooms found',
  oneEach: '1 for each',
  present: (count: number): string => `already ×${count}`,
  quantityIn: (room: string): string => `How many to add to room “${room}”`,
  confirm: (count: number): string =>
    plural(count, ['Choose rooms', 'Add to 1 room', `Add to ${count} rooms`, `Add to ${count} rooms`]),
  done: (count: number): string =>
    plural(count, ['Nothing was added', 'Added to 1 room', `Added to ${count} rooms`, `Added to ${count} rooms`]),
};
