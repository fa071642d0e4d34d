import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

const setCount = (count: number): string =>
  plural(count, ['0 sets', '1 set', `${formatCount(count)} sets`, `${formatCount(count)} sets`]);
const pointCount = (count: number): string =>
  plural(count, ['0 points', '1 point', `${formatCount(count)} points`, `${formatCount(count)} points`]);
const boxCount = (count: number): string =>
  plural(count, ['0 boxes', '1 box', `${formatCount(count)} boxes`, `${formatCount(count)} boxes`]);
const productCount = (count: number): string =>
  plural(count, ['0 products', '1 product', `${formatCount(count)} products`, `${formatCount(count)} products`]);
const entryCount = (count: number): string =>
  plural(count, ['0 items', '1 item', `${formatCount(count)} items`, `${formatCount(count)} items`]);

type EntryCounts = { readonly sets: number; readonly products: number; readonly points: number };

const countEntries = ({ sets, products, points }: EntryCounts): string =>
  [
    ...(sets + products === 0
      ? []
      : [products === 0 ? setCount(sets) : sets === 0 ? productCount(products) : entryCount(sets + products)]),
    ...(sets === 0 ? [] : [pointCount(points)]),
  ].join(' · ');

export const rooms: Texts['rooms'] = {
  title: 'Rooms in the project',
  /** `tool` is empty if the deployment no longer has a planning tool. */
  locked: (tool: string): string => (tool === '' ? 'Linked to the planning app' : `Linked to the ${tool} app`),
  renameRoom: 'Rename room',
  deleteRoom: 'Delete room',
  deleteQuestion: (name: string): string => `Delete room “${name}”?`,
  deleteNote: 'The sets of this room stay in the list of sets.',
  createSet: 'New set',
  addSingleProduct: 'Complete product',
  addSets: 'From the list of sets',
  emptyRoom: 'There is nothing in this room yet.',
  noRooms: 'No rooms yet',
  noRoomsText: 'Add the first room, such as the living room or the kitchen, and build sets for it.',
  usualFlats: 'Start with a typical flat',
  addRoomTitle: 'New room',
  roomName: 'Room name',
  roomNamePlaceholder: 'e.g. Living room',
  addRoom: 'Add room',
  roomCost: 'Net cost',
  totalCost: 'Total net cost',
  ecatalogueIncluded: (price: string): string => `including catalogue ${price}`,
  withoutAwaited: 'Excludes sets that have not been sent yet.',
  changeQuantity: 'Change quantity',
  removeFromRoom: 'Remove from the room',
  editSet: (name: string): string => `Edit set “${name}”`,
  actionsFor: (name: string): string => `Actions: ${name}`,
  lostProduct: (id: number): string => `Product no. ${id}`,
  lostProductNote: 'This product is no longer in the catalogue',
  roomCreated: (name: string): string => `Room “${name}” was created`,
  roomDeleted: 'The room was deleted',
  roomRenamed: 'The name of the room was changed',
  setsAdded: 'The sets were added to the room',
  setCountChanged: 'The number of sets was changed',
  setRemoved: 'The set was removed from the room',
  untilDelivery: 'The next update from the planning app may undo this.',
  productAdded: 'The product was added to the room',
  quantityChanged: 'The quantity was changed',
  productRemoved: 'The product was removed from the room',
  inRoom: (action: string, room: string): string => `${action}: ${room}`,
  counts: (counts: { readonly sets: number; readonly points: number; readonly products: number }): string =>
    countEntries(counts) || 'empty',
  countsWithBoxes: (counts: { readonly sets: number; readonly points: number; readonly boxes: number }): string =>
    [setCount(counts.sets), pointCount(counts.points), boxCount(counts.boxes)].join(' · '),
  edit: 'Edit',
  duplicateHere: 'Duplicate here',
  duplicated: 'The set was duplicated',
  otherRooms: 'Rooms and order',
  moveTo: 'Move to…',
  copyTo: 'Copy to…',
  earlier: 'Move earlier',
  later: 'Move later',
  movedTo: (room: string): string => `Moved to room “${room}”`,
  copiedTo: (room: string): string => `Copied to room “${room}”`,
  ordered: 'The new arrangement was saved',
  orderedEntry: (name) => `Moved: ${name}`,
  emptySlots: (count: number): string =>
    plural(count, ['no empty slots', '1 empty slot', `${count} empty slots`, `${count} empty slots`]),
  cover: (count: number): string =>
    plural(count, ['Add blanking plates', 'Add a blanking plate', 'Add blanking plates', 'Add blanking plates']),
  coverShort: 'Blank off',
  covered: (count: number): string =>
    plural(count, [
      'Blanking plates were added',
      'A blanking plate was added',
      'Blanking plates were added',
      'Blanking plates were added',
    ]),
  oneLess: (name: string): string => `Decrease: ${name}`,
  oneMore: (name: string): string => `Increase: ${name}`,
  moveRoom: (room: string): string => `Move room “${room}” (up and down arrows)`,
  roomUp: 'Move up',
  roomDown: 'Move down',
  copyRoom: 'Copy with contents',
  severalHint: 'Several at once: separate the names with semicolons.',
  addRooms: (count: number): string =>
    plural(count, ['Add room', 'Add 1 room', `Add ${count} rooms`, `Add ${count} rooms`]),
  roomsCreated: (count: number): string =>
    plural(count, [
      'No rooms were created',
      'The room was created',
      `${count} rooms were created`,
      `${count} rooms were created`,
    ]),
  sameName: (names: string): string => `Already in use: ${names}. Add it again?`,
  addAnyway: 'Add anyway',
  addNumbered: (names: string): string => `Add as ${names}`,
  searchRooms: 'Search rooms and sets',
  index: (count: number): string => `Index (${count})`,
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  noneFound: 'No rooms found',
  found: (count: number): string => plural(count, ['none', '1 room', `${count} rooms`, `${count} rooms`]),
};
