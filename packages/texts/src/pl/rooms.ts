import { formatCount } from '@ramka/domain/text';
import { polishPlural } from '../plural.ts';

const setCount = (count: number): string =>
  polishPlural(count, ['0 zestawów', '1 zestaw', `${formatCount(count)} zestawy`, `${formatCount(count)} zestawów`]);
const pointCount = (count: number): string =>
  polishPlural(count, ['0 punktów', '1 punkt', `${formatCount(count)} punkty`, `${formatCount(count)} punktów`]);
const boxCount = (count: number): string =>
  polishPlural(count, ['0 puszek', '1 puszka', `${formatCount(count)} puszki`, `${formatCount(count)} puszek`]);
const productCount = (count: number): string =>
  polishPlural(count, [
    '0 produktów',
    '1 produkt',
    `${formatCount(count)} produkty`,
    `${formatCount(count)} produktów`,
  ]);
const entryCount = (count: number): string =>
  polishPlural(count, ['0 pozycji', '1 pozycja', `${formatCount(count)} pozycje`, `${formatCount(count)} pozycji`]);

type EntryCounts = { readonly sets: number; readonly products: number; readonly points: number };

const countEntries = ({ sets, products, points }: EntryCounts): string =>
  [
    ...(sets + products === 0
      ? []
      : [products === 0 ? setCount(sets) : sets === 0 ? productCount(products) : entryCount(sets + products)]),
    ...(sets === 0 ? [] : [pointCount(points)]),
  ].join(' · ');

/** The rooms of a project and their contents. */
export const rooms = {
  title: 'Pomieszczenia w inwestycji',
  /** `tool` is empty if the deployment no longer has a planning tool. */
  locked: (tool: string): string =>
    tool === '' ? 'Połączone z aplikacją do planowania' : `Połączone z aplikacją ${tool}`,
  renameRoom: 'Zmień nazwę pomieszczenia',
  deleteRoom: 'Usuń pomieszczenie',
  deleteQuestion: (name: string): string => `Usunąć pomieszczenie „${name}”?`,
  deleteNote: 'Zestawy z tego pomieszczenia pozostaną na liście zestawów.',
  createSet: 'Nowy zestaw',
  addSingleProduct: 'Produkt kompletny',
  addSets: 'Z listy zestawów',
  emptyRoom: 'W tym pomieszczeniu nic jeszcze nie ma.',
  noRooms: 'Nie ma jeszcze pomieszczeń',
  noRoomsText: 'Dodaj pierwsze pomieszczenie, na przykład salon lub kuchnię, i ułóż do niego zestawy.',
  usualFlats: 'Zacznij od typowego mieszkania',
  addRoomTitle: 'Nowe pomieszczenie',
  roomName: 'Nazwa pomieszczenia',
  roomNamePlaceholder: 'np. Salon',
  addRoom: 'Dodaj pomieszczenie',
  roomCost: 'Koszt netto',
  totalCost: 'Całkowity koszt netto',
  ecatalogueIncluded: (price: string): string => `w tym katalog ${price}`,
  withoutAwaited: 'Bez zestawów, których cena będzie znana po wysłaniu.',
  changeQuantity: 'Zmień ilość',
  removeFromRoom: 'Usuń z pomieszczenia',
  editSet: (name: string): string => `Edytuj zestaw „${name}”`,
  actionsFor: (name: string): string => `Działania: ${name}`,
  lostProduct: (id: number): string => `Produkt nr ${id}`,
  lostProductNote: 'Tego produktu nie ma już w katalogu',
  roomCreated: (name: string): string => `Pomieszczenie „${name}” zostało utworzone`,
  roomDeleted: 'Pomieszczenie zostało usunięte',
  roomRenamed: 'Nazwa pomieszczenia została zmieniona',
  setsAdded: 'Zestawy zostały dodane do pomieszczenia',
  setCountChanged: 'Liczba zestawów została zmieniona',
  setRemoved: 'Zestaw został usunięty z pomieszczenia',
  untilDelivery: 'Następna aktualizacja z aplikacji do planowania może to cofnąć.',
  productAdded: 'Produkt został dodany do pomieszczenia',
  quantityChanged: 'Ilość została zmieniona',
  productRemoved: 'Produkt został usunięty z pomieszczenia',
  inRoom: (action: string, room: string): string => `${action}: ${room}`,
  /** Sets and products are counted as entries, regardless of quantity; points are counted for all pieces. */
  counts: (counts: { readonly sets: number; readonly points: number; readonly products: number }): string =>
    countEntries(counts) || 'pusto',
  countsWithBoxes: (counts: { readonly sets: number; readonly points: number; readonly boxes: number }): string =>
    [setCount(counts.sets), pointCount(counts.points), boxCount(counts.boxes)].join(' · '),
  edit: 'Edytuj',
  duplicateHere: 'Powiel tutaj',
  duplicated: 'Zestaw został powielony',
  otherRooms: 'Pomieszczenia i kolejność',
  moveTo: 'Przenieś do…',
  copyTo: 'Kopiuj do…',
  earlier: 'Przesuń wcześniej',
  later: 'Przesuń dalej',
  movedTo: (room: string): string => `Przeniesiono do pomieszczenia „${room}”`,
  copiedTo: (room: string): string => `Skopiowano do pomieszczenia „${room}”`,
  ordered: 'Kolejność została zmieniona',
  orderedEntry: (name: string): string => `Kolejność została zmieniona: ${name}`,
  emptySlots: (count: number): string =>
    polishPlural(count, [
      'wszystkie miejsca zajęte',
      '1 puste miejsce',
      `${count} puste miejsca`,
      `${count} pustych miejsc`,
    ]),
  cover: (count: number): string =>
    polishPlural(count, ['Wstaw zaślepki', 'Wstaw zaślepkę', 'Wstaw zaślepki', 'Wstaw zaślepki']),
  coverShort: 'Zaślep',
  covered: (count: number): string =>
    polishPlural(count, ['Wstawiono zaślepki', 'Wstawiono zaślepkę', 'Wstawiono zaślepki', 'Wstawiono zaślepki']),
  oneLess: (name: string): string => `Mniej: ${name}`,
  oneMore: (name: string): string => `Więcej: ${name}`,
  moveRoom: (room: string): string => `Przesuń pomieszczenie „${room}” (strzałki w górę i w dół)`,
  roomUp: 'Przesuń wyżej',
  roomDown: 'Przesuń niżej',
  copyRoom: 'Kopiuj z zawartością',
  severalHint: 'Kilka naraz: oddziel nazwy średnikami.',
  addRooms: (count: number): string =>
    polishPlural(count, [
      'Dodaj pomieszczenie',
      'Dodaj 1 pomieszczenie',
      `Dodaj ${count} pomieszczenia`,
      `Dodaj ${count} pomieszczeń`,
    ]),
  roomsCreated: (count: number): string =>
    polishPlural(count, [
      'Nie utworzono pomieszczeń',
      'Utworzono pomieszczenie',
      `Utworzono ${count} pomieszczenia`,
      `Utworzono ${count} pomieszczeń`,
    ]),
  sameName: (names: string): string => `Taka nazwa już jest: ${names}. Dodać jeszcze raz?`,
  addAnyway: 'Dodaj mimo to',
  addNumbered: (names: string): string => `Dodaj jako ${names}`,
  searchRooms: 'Szukaj pomieszczenia lub zestawu',
  index: (count: number): string => `Spis (${count})`,
  openAll: 'Rozwiń wszystkie',
  closeAll: 'Zwiń wszystkie',
  noneFound: 'Nie znaleziono pomieszczeń',
  found: (count: number): string =>
    polishPlural(count, ['brak', '1 pomieszczenie', `${count} pomieszczenia`, `${count} pomieszczeń`]),
};
