import { formatCount } from '@ramka/domain/text';
import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

const setCount = (count: number): string =>
  ukrainianPlural(count, [
    '0 наборів',
    `${formatCount(count)} набір`,
    `${formatCount(count)} набори`,
    `${formatCount(count)} наборів`,
  ]);
const pointCount = (count: number): string =>
  ukrainianPlural(count, [
    '0 точок',
    `${formatCount(count)} точка`,
    `${formatCount(count)} точки`,
    `${formatCount(count)} точок`,
  ]);
const boxCount = (count: number): string =>
  ukrainianPlural(count, [
    '0 коробок',
    `${formatCount(count)} коробка`,
    `${formatCount(count)} коробки`,
    `${formatCount(count)} коробок`,
  ]);
const productCount = (count: number): string =>
  ukrainianPlural(count, [
    '0 виробів',
    `${formatCount(count)} виріб`,
    `${formatCount(count)} вироби`,
    `${formatCount(count)} виробів`,
  ]);
const entryCount = (count: number): string =>
  ukrainianPlural(count, [
    '0 позицій',
    `${formatCount(count)} позиція`,
    `${formatCount(count)} позиції`,
    `${formatCount(count)} позицій`,
  ]);

type EntryCounts = { readonly sets: number; readonly products: number; readonly points: number };

const countEntries = ({ sets, products, points }: EntryCounts): string =>
  [
    ...(sets + products === 0
      ? []
      : [products === 0 ? setCount(sets) : sets === 0 ? productCount(products) : entryCount(sets + products)]),
    ...(sets === 0 ? [] : [pointCount(points)]),
  ].join(' · ');

export const rooms: Texts['rooms'] = {
  title: 'Приміщення в проєкті',
  /** `tool` is empty if the deployment no longer has a planning tool. */
  locked: (tool: string): string =>
    tool === '' ? 'Пов’язано із застосунком для планування' : `Пов’язано із застосунком ${tool}`,
  renameRoom: 'Перейменувати приміщення',
  deleteRoom: 'Видалити приміщення',
  deleteQuestion: (name: string): string => `Видалити приміщення «${name}»?`,
  deleteNote: 'Набори з цього приміщення залишаться у списку наборів.',
  createSet: 'Новий набір',
  addSingleProduct: 'Готовий виріб',
  addSets: 'Зі списку наборів',
  emptyRoom: 'У цьому приміщенні ще нічого немає.',
  noRooms: 'Приміщень ще немає',
  noRoomsText: 'Додайте перше приміщення, наприклад вітальню або кухню, і складіть для нього набори.',
  usualFlats: 'Почніть із типової квартири',
  addRoomTitle: 'Нове приміщення',
  roomName: 'Назва приміщення',
  roomNamePlaceholder: 'напр. Вітальня',
  addRoom: 'Додати приміщення',
  roomCost: 'Вартість без ПДВ',
  totalCost: 'Загальна вартість без ПДВ',
  ecatalogueIncluded: (price: string): string => `зокрема каталог ${price}`,
  withoutAwaited: 'Без наборів, ціна яких буде відома після надсилання.',
  changeQuantity: 'Змінити кількість',
  removeFromRoom: 'Прибрати з приміщення',
  editSet: (name: string): string => `Редагувати набір «${name}»`,
  actionsFor: (name: string): string => `Дії: ${name}`,
  lostProduct: (id: number): string => `Виріб № ${id}`,
  lostProductNote: 'Цього виробу вже немає в каталозі',
  roomCreated: (name: string): string => `Приміщення «${name}» створено`,
  roomDeleted: 'Приміщення видалено',
  roomRenamed: 'Назву приміщення змінено',
  setsAdded: 'Набори додано до приміщення',
  setCountChanged: 'Кількість наборів змінено',
  setRemoved: 'Набір прибрано з приміщення',
  untilDelivery: 'Наступне оновлення із застосунку для планування може це скасувати.',
  productAdded: 'Виріб додано до приміщення',
  quantityChanged: 'Кількість змінено',
  productRemoved: 'Виріб прибрано з приміщення',
  inRoom: (action: string, room: string): string => `${action}: ${room}`,
  counts: (counts: { readonly sets: number; readonly points: number; readonly products: number }): string =>
    countEntries(counts) || 'порожньо',
  countsWithBoxes: (counts: { readonly sets: number; readonly points: number; readonly boxes: number }): string =>
    [setCount(counts.sets), pointCount(counts.points), boxCount(counts.boxes)].join(' · '),
  edit: 'Редагувати',
  duplicateHere: 'Дублювати тут',
  duplicated: 'Набір продубльовано',
  otherRooms: 'Приміщення й порядок',
  moveTo: 'Перемістити до…',
  copyTo: 'Копіювати до…',
  earlier: 'Перемістити ближче до початку',
  later: 'Перемістити ближче до кінця',
  movedTo: (room: string): string => `Переміщено до приміщення «${room}»`,
  copiedTo: (room: string): string => `Скопійовано до приміщення «${room}»`,
  ordered: 'Порядок змінено',
  orderedEntry: (name) => `Порядок змінено: ${name}`,
  emptySlots: (count: number): string =>
    ukrainianPlural(count, [
      'усі місця зайняті',
      `${count} порожнє місце`,
      `${count} порожні місця`,
      `${count} порожніх місць`,
    ]),
  cover: (count: number): string =>
    ukrainianPlural(count, ['Вставити заглушки', `Вставити заглушку`, 'Вставити заглушки', 'Вставити заглушки']),
  coverShort: 'Заглушити',
  covered: (count: number): string =>
    ukrainianPlural(count, ['Заглушки вставлено', `Заглушку вставлено`, 'Заглушки вставлено', 'Заглушки вставлено']),
  oneLess: (name: string): string => `Менше: ${name}`,
  oneMore: (name: string): string => `Більше: ${name}`,
  moveRoom: (room: string): string => `Перемістити приміщення «${room}» (стрілки вгору та вниз)`,
  roomUp: 'Перемістити вище',
  roomDown: 'Перемістити нижче',
  copyRoom: 'Копіювати разом із вмістом',
  severalHint: 'Кілька одразу: розділіть назви крапкою з комою.',
  addRooms: (count: number): string =>
    ukrainianPlural(count, [
      'Додати приміщення',
      `Додати ${count} приміщення`,
      `Додати ${count} приміщення`,
      `Додати ${count} приміщень`,
    ]),
  roomsCreated: (count: number): string =>
    ukrainianPlural(count, [
      'Приміщень не створено',
      `Створено ${count} приміщення`,
      `Створено ${count} приміщення`,
      `Створено ${count} приміщень`,
    ]),
  sameName: (names: string): string => `Така назва вже є: ${names}. Додати ще раз?`,
  addAnyway: 'Усе одно додати',
  addNumbered: (names: string): string => `Додати як ${names}`,
  searchRooms: 'Шукати приміщення або набір',
  index: (count: number): string => `Перелік (${count})`,
  openAll: 'Розгорнути всі',
  closeAll: 'Згорнути всі',
  noneFound: 'Приміщень не знайдено',
  found: (count: number): string =>
    ukrainianPlural(count, ['немає', `${count} приміщення`, `${count} приміщення`, `${count} приміщень`]),
};
