import { polishPlural } from '../plural.ts';

/** The dialogs that add sets and single products to rooms. */
export const roomDialogs = {
  addSetsTitle: (room: string): string => `Dodaj zestawy do pomieszczenia „${room}”`,
  changeSetQuantityTitle: 'Zmień liczbę zestawów',
  changeProductQuantityTitle: 'Zmień ilość produktu',
  singleProductTitle: 'Dodaj kompletny produkt',
  chooseSeries: 'Wybierz serię',
  chooseCategory: 'Wybierz kategorię',
  chooseRoom: 'Wybierz pomieszczenie',
  room: 'Pomieszczenie',
  noProducts: 'W tej kategorii nie ma produktów.',
  projectTotal: (price: string): string => `Całkowity koszt inwestycji netto: ${price}`,
  roomNeeded: 'Najpierw dodaj pomieszczenie, do którego trafi produkt.',
};

/** The dialog that adds sets to several rooms. */
export const spread = {
  title: (name: string): string => `Dodaj „${name}” do pomieszczeń`,
  search: 'Szukaj pomieszczenia',
  noneFound: 'Nie znaleziono pomieszczeń',
  oneEach: 'Po 1 do każdego',
  present: (count: number): string => `już ×${count}`,
  quantityIn: (room: string): string => `Ile w pomieszczeniu „${room}”`,
  done: (count: number): string =>
    polishPlural(count, [
      'Nic nie dodano',
      'Dodano do 1 pomieszczenia',
      `Dodano do ${count} pomieszczeń`,
      `Dodano do ${count} pomieszczeń`,
    ]),
  saved: (count: number): string =>
    polishPlural(count, [
      'Ilości bez zmian',
      'Zapisano ilości w 1 pomieszczeniu',
      `Zapisano ilości w ${count} pomieszczeniach`,
      `Zapisano ilości w ${count} pomieszczeniach`,
    ]),
  paint: 'Naciśnij + i przeciągnij po polach, aby dodać po 1 w każdym.',
  matrixTitle: 'Zestawy w pomieszczeniach',
  placeAll: 'Rozłóż w pomieszczeniach',
  quantityOf: (set: string, room: string): string => `Ile „${set}” w pomieszczeniu „${room}”`,
  oneEachOf: (set: string): string => `Po 1 do każdego: ${set}`,
  listed: (shown: number, count: number): string => `Widać ${shown} z łącznie ${count} zestawów. Wyszukaj pozostałe.`,
};
