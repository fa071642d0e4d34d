import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

const setCount = (count: number): string =>
  plural(count, ['0 zostáv', '1 zostava', `${formatCount(count)} zostavy`, `${formatCount(count)} zostáv`]);
const pointCount = (count: number): string =>
  plural(count, ['0 pozícií', '1 pozícia', `${formatCount(count)} pozície`, `${formatCount(count)} pozícií`]);
const boxCount = (count: number): string =>
  plural(count, ['0 krabíc', '1 krabica', `${formatCount(count)} krabice`, `${formatCount(count)} krabíc`]);
const productCount = (count: number): string =>
  plural(count, ['0 produktov', '1 produkt', `${formatCount(count)} produkty`, `${formatCount(count)} produktov`]);
const entryCount = (count: number): string =>
  plural(count, ['0 položiek', '1 položka', `${formatCount(count)} položky`, `${formatCount(count)} položiek`]);

type EntryCounts = { readonly sets: number; readonly products: number; readonly points: number };

const countEntries = ({ sets, products, points }: EntryCounts): string =>
  [
    ...(sets + products === 0
      ? []
      : [products === 0 ? setCount(sets) : sets === 0 ? productCount(products) : entryCount(sets + products)]),
    ...(sets === 0 ? [] : [pointCount(points)]),
  ].join(' · ');

export const rooms: Texts['rooms'] = {
  title: 'Miestnosti v projekte',
  /** `tool` is empty if the deployment no longer has a planning tool. */
  locked: (tool: string): string =>
    tool === '' ? 'Prepojené s plánovacou aplikáciou' : `Prepojené s aplikáciou ${tool}`,
  renameRoom: 'Premenovať miestnosť',
  deleteRoom: 'Zmazať miestnosť',
  deleteQuestion: (name: string): string => `Zmazať miestnosť „${name}“?`,
  deleteNote: 'Zostavy z tejto miestnosti zostanú v zozname zostáv.',
  createSet: 'Nová zostava',
  addSingleProduct: 'Kompletný výrobok',
  addSets: 'Zo zoznamu zostáv',
  emptyRoom: 'V tejto miestnosti zatiaľ nič nie je.',
  noRooms: 'Zatiaľ žiadne miestnosti',
  noRoomsText: 'Pridajte prvú miestnosť, napríklad obývačku alebo kuchyňu, a poskladajte do nej zostavy.',
  usualFlats: 'Začnite typickým bytom',
  addRoomTitle: 'Nová miestnosť',
  roomName: 'Názov miestnosti',
  roomNamePlaceholder: 'napr. Obývačka',
  addRoom: 'Pridať miestnosť',
  roomCost: 'Cena bez DPH',
  totalCost: 'Celková cena bez DPH',
  ecatalogueIncluded: (price: string): string => `z toho katalóg ${price}`,
  withoutAwaited: 'Bez zostáv, ktorých cena bude známa po odoslaní.',
  changeQuantity: 'Zmeniť množstvo',
  removeFromRoom: 'Odobrať z miestnosti',
  editSet: (name: string): string => `Upraviť zostavu „${name}“`,
  actionsFor: (name: string): string => `Akcie: ${name}`,
  lostProduct: (id: number): string => `Produkt č. ${id}`,
  lostProductNote: 'Tento produkt už v katalógu nie je',
  roomCreated: (name: string): string => `Miestnosť „${name}“ bola vytvorená`,
  roomDeleted: 'Miestnosť bola zmazaná',
  roomRenamed: 'Názov miestnosti bol zmenený',
  setsAdded: 'Zostavy boli pridané do miestnosti',
  setCountChanged: 'Počet zostáv bol zmenený',
  setRemoved: 'Zostava bola odobratá z miestnosti',
  untilDelivery: 'Nasledujúca aktualizácia z plánovacej aplikácie to môže vrátiť späť.',
  productAdded: 'Produkt bol pridaný do miestnosti',
  quantityChanged: 'Množstvo bolo zmenené',
  productRemoved: 'Produkt bol odobratý z miestnosti',
  inRoom: (action: string, room: string): string => `${action}: ${room}`,
  counts: (counts: { readonly sets: number; readonly points: number; readonly products: number }): string =>
    countEntries(counts) || 'prázdna',
  countsWithBoxes: (counts: { readonly sets: number; readonly points: number; readonly boxes: number }): string =>
    [setCount(counts.sets), pointCount(counts.points), boxCount(counts.boxes)].join(' · '),
  edit: 'Upraviť',
  duplicateHere: 'Duplikovať tu',
  duplicated: 'Zostava bola duplikovaná',
  otherRooms: 'Miestnosti a poradie',
  moveTo: 'Presunúť do…',
  copyTo: 'Kopírovať do…',
  earlier: 'Posunúť dopredu',
  later: 'Posunúť dozadu',
  movedTo: (room: string): string => `Presunuté do miestnosti „${room}“`,
  copiedTo: (room: string): string => `Skopírované do miestnosti „${room}“`,
  ordered: 'Poradie bolo zmenené',
  orderedEntry: (name) => `Poradie bolo zmenené: ${name}`,
  emptySlots: (count: number): string =>
    plural(count, [
      'všetky pozície obsadené',
      '1 prázdna pozícia',
      `${count} prázdne pozície`,
      `${count} prázdnych pozícií`,
    ]),
  cover: (count: number): string =>
    plural(count, ['Vložiť záslepky', 'Vložiť záslepku', 'Vložiť záslepky', 'Vložiť záslepky']),
  coverShort: 'Zaslepiť',
  covered: (count: number): string =>
    plural(count, ['Záslepky boli vložené', 'Záslepka bola vložená', 'Záslepky boli vložené', 'Záslepky boli vložené']),
  oneLess: (name: string): string => `Menej: ${name}`,
  oneMore: (name: string): string => `Viac: ${name}`,
  moveRoom: (room: string): string => `Posunúť miestnosť „${room}“ (šípky nahor a nadol)`,
  roomUp: 'Posunúť vyššie',
  roomDown: 'Posunúť nižšie',
  copyRoom: 'Kopírovať s obsahom',
  severalHint: 'Niekoľko naraz: oddeľte názvy bodkočiarkami.',
  addRooms: (count: number): string =>
    plural(count, [
      'Pridať miestnosť',
      'Pridať 1 miestnosť',
      `Pridať ${count} miestnosti`,
      `Pridať ${count} miestností`,
    ]),
  roomsCreated: (count: number): string =>
    plural(count, [
      'Nebola vytvorená žiadna miestnosť',
      'Miestnosť bola vytvorená',
      `Boli vytvorené ${count} miestnosti`,
      `Bolo vytvorených ${count} miestností`,
    ]),
  sameName: (names: string): string => `Taký názov už existuje: ${names}. Pridať znova?`,
  addAnyway: 'Napriek tomu pridať',
  addNumbered: (names: string): string => `Pridať ako ${names}`,
  searchRooms: 'Hľadať miestnosť alebo zostavu',
  index: (count: number): string => `Prehľad (${count})`,
  openAll: 'Rozbaliť všetko',
  closeAll: 'Zbaliť všetko',
  noneFound: 'Nenašla sa žiadna miestnosť',
  found: (count: number): string =>
    plural(count, ['žiadna', '1 miestnosť', `${count} miestnosti`, `${count} miestností`]),
};
