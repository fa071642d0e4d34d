import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

const setCount = (count: number): string =>
  plural(count, ['0 sestav', '1 sestava', `${formatCount(count)} sestavy`, `${formatCount(count)} sestav`]);
const pointCount = (count: number): string =>
  plural(count, ['0 pozic', '1 pozice', `${formatCount(count)} pozice`, `${formatCount(count)} pozic`]);
const boxCount = (count: number): string =>
  plural(count, ['0 krabic', '1 krabice', `${formatCount(count)} krabice`, `${formatCount(count)} krabic`]);
const productCount = (count: number): string =>
  plural(count, ['0 produktů', '1 produkt', `${formatCount(count)} produkty`, `${formatCount(count)} produktů`]);
const entryCount = (count: number): string =>
  plural(count, ['0 položek', '1 položka', `${formatCount(count)} položky`, `${formatCount(count)} položek`]);

type EntryCounts = { readonly sets: number; readonly products: number; readonly points: number };

const countEntries = ({ sets, products, points }: EntryCounts): string =>
  [
    ...(sets + products === 0
      ? []
      : [products === 0 ? setCount(sets) : sets === 0 ? productCount(products) : entryCount(sets + products)]),
    ...(sets === 0 ? [] : [pointCount(points)]),
  ].join(' · ');

export const rooms: Texts['rooms'] = {
  title: 'Místnosti v projektu',
  /** `tool` is empty if the deployment no longer has a planning tool. */
  locked: (tool: string): string => (tool === '' ? 'Propojeno s plánovací aplikací' : `Propojeno s aplikací ${tool}`),
  renameRoom: 'Přejmenovat místnost',
  deleteRoom: 'Smazat místnost',
  deleteQuestion: (name: string): string => `Smazat místnost „${name}“?`,
  deleteNote: 'Sestavy z této místnosti zůstanou v seznamu sestav.',
  createSet: 'Nová sestava',
  addSingleProduct: 'Kompletní výrobek',
  addSets: 'Ze seznamu sestav',
  emptyRoom: 'V této místnosti zatím nic není.',
  noRooms: 'Zatím žádné místnosti',
  noRoomsText: 'Přidejte první místnost, například obývací pokoj nebo kuchyň, a poskládejte do ní sestavy.',
  usualFlats: 'Začněte typickým bytem',
  addRoomTitle: 'Nová místnost',
  roomName: 'Název místnosti',
  roomNamePlaceholder: 'např. Ložnice',
  addRoom: 'Přidat místnost',
  roomCost: 'Cena bez DPH',
  totalCost: 'Celková cena bez DPH',
  ecatalogueIncluded: (price: string): string => `z toho katalog ${price}`,
  withoutAwaited: 'Bez sestav, jejichž cena bude známa po odeslání.',
  changeQuantity: 'Změnit množství',
  removeFromRoom: 'Odebrat z místnosti',
  editSet: (name: string): string => `Upravit sestavu „${name}“`,
  actionsFor: (name: string): string => `Akce: ${name}`,
  lostProduct: (id: number): string => `Produkt č. ${id}`,
  lostProductNote: 'Tento produkt už v katalogu není',
  roomCreated: (name: string): string => `Místnost „${name}“ byla vytvořena`,
  roomDeleted: 'Místnost byla smazána',
  roomRenamed: 'Název místnosti byl změněn',
  setsAdded: 'Sestavy byly přidány do místnosti',
  setCountChanged: 'Počet sestav byl změněn',
  setRemoved: 'Sestava byla odebrána z místnosti',
  untilDelivery: 'Příští aktualizace z plánovací aplikace to může vrátit zpět.',
  productAdded: 'Produkt byl přidán do místnosti',
  quantityChanged: 'Množství bylo změněno',
  productRemoved: 'Produkt byl odebrán z místnosti',
  inRoom: (action: string, room: string): string => `${action}: ${room}`,
  counts: (counts: { readonly sets: number; readonly points: number; readonly products: number }): string =>
    countEntries(counts) || 'prázdná',
  countsWithBoxes: (counts: { readonly sets: number; readonly points: number; readonly boxes: number }): string =>
    [setCount(counts.sets), pointCount(counts.points), boxCount(counts.boxes)].join(' · '),
  edit: 'Upravit',
  duplicateHere: 'Duplikovat zde',
  duplicated: 'Sestava byla duplikována',
  otherRooms: 'Místnosti a pořadí',
  moveTo: 'Přesunout do…',
  copyTo: 'Kopírovat do…',
  earlier: 'Posunout dopředu',
  later: 'Posunout dozadu',
  movedTo: (room: string): string => `Přesunuto do místnosti „${room}“`,
  copiedTo: (room: string): string => `Zkopírováno do místnosti „${room}“`,
  ordered: 'Pořadí bylo změněno',
  orderedEntry: (name) => `Pořadí bylo změněno: ${name}`,
  emptySlots: (count: number): string =>
    plural(count, [
      'všechny pozice obsazené',
      '1 prázdná pozice',
      `${count} prázdné pozice`,
      `${count} prázdných pozic`,
    ]),
  cover: (count: number): string =>
    plural(count, ['Vložit záslepky', 'Vložit záslepku', 'Vložit záslepky', 'Vložit záslepky']),
  coverShort: 'Zaslepit',
  covered: (count: number): string =>
    plural(count, ['Záslepky byly vloženy', 'Záslepka byla vložena', 'Záslepky byly vloženy', 'Záslepky byly vloženy']),
  oneLess: (name: string): string => `Méně: ${name}`,
  oneMore: (name: string): string => `Více: ${name}`,
  moveRoom: (room: string): string => `Posunout místnost „${room}“ (šipky nahoru a dolů)`,
  roomUp: 'Posunout výš',
  roomDown: 'Posunout níž',
  copyRoom: 'Kopírovat s obsahem',
  severalHint: 'Několik najednou: oddělte názvy středníky.',
  addRooms: (count: number): string =>
    plural(count, ['Přidat místnost', 'Přidat 1 místnost', `Přidat ${count} místnosti`, `Přidat ${count} místností`]),
  roomsCreated: (count: number): string =>
    plural(count, [
      'Žádná místnost nebyla vytvořena',
      'Místnost byla vytvořena',
      `Byly vytvořeny ${count} místnosti`,
      `Bylo vytvořeno ${count} místností`,
    ]),
  sameName: (names: string): string => `Takový název už existuje: ${names}. Přidat znovu?`,
  addAnyway: 'Přesto přidat',
  addNumbered: (names: string): string => `Přidat jako ${names}`,
  searchRooms: 'Hledat místnost nebo sestavu',
  index: (count: number): string => `Přehled (${count})`,
  openAll: 'Rozbalit vše',
  closeAll: 'Sbalit vše',
  noneFound: 'Žádná místnost nebyla nalezena',
  found: (count: number): string => plural(count, ['žádná', '1 místnost', `${count} místnosti`, `${count} místností`]),
};
