import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const roomDialogs: Texts['roomDialogs'] = {
  addSetsTitle: (room: string): string => `Add sets to room “${room}”`,
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
  search: 'Search rooms',
  noneFound: 'No rooms found',
  oneEach: '1 for each',
  present: (count: number): string => `already ×${count}`,
  quantityIn: (room: string): string => `How many in room “${room}”`,
  done: (count: number): string =>
    plural(count, ['Nothing was added', 'Added to 1 room', `Added to ${count} rooms`, `Added to ${count} rooms`]),
  saved: (count) =>
    plural(count, [
      'Quantities unchanged',
      'Quantities saved in 1 room',
      `Quantities saved in ${count} rooms`,
      `Quantities saved in ${count} rooms`,
    ]),
  paint: 'Press + and drag across the cells to add 1 in each.',
  matrixTitle: 'Sets in rooms',
  placeAll: 'Place in rooms',
  quantityOf: (set, room) => `How many of “${set}” in “${room}”`,
  oneEachOf: (set) => `One in each: ${set}`,
  listed: (shown, count) => `Showing ${shown} of ${count} sets. Search for the others.`,
};
