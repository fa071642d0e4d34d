import { polishPlural } from '../plural.ts';

/** The dialogs that add sets and single products to rooms. */
export const roomDialogs = {
  addSetsTitle: (room: string): string => `Dodaj zestawy do pomieszczenia „${room}”`,
  addSets: (count: number): string =>
    polishPlural(count, ['Wybierz zestawy', 'Dodaj 1 zestaw', `Dodaj ${count} zestawy`, `Dodaj ${count} zestawów`]),
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
  titleOfMany: (count: number): string =>
    polishPlural(count, [
      'Dodaj zestawy do pomieszczeń',
      'Dodaj 1 zestaw do pomieszczeń',
      `Dodaj ${count} zestawy do pomieszczeń`,
      `Dodaj ${count} zestawów do pomieszczeń`,
    ]),
  eachOfMany: 'Do każdego pomieszczenia trafi tyle sztuk każdego z zaznaczonych zestawów.',
  search: 'Szukaj pomieszczenia',
  noneFound: 'Nie znaleziono pomieszczeń',
  oneEach: 'Po 1 do każdego',
  present: (count: number): string => `już ×${count}`,
  quantityIn: (room: string): string => `Ile do pomieszczenia „${room}”`,
  confirm: (count: number): string =>
    polishPlural(count, [
      'Wybierz pomieszczenia',
      'Dodaj do 1 pomieszczenia',
      `Dodaj do ${count} pomieszczeń`,
      `Dodaj do ${count} pomieszczeń`,
    ]),
  done: (count: number): string =>
    polishPlural(count, [
      'Nic nie dodano',
      'Dodano do 1 pomieszczenia',
      `Dodano do ${count} pomieszczeń`,
      `Dodano do ${count} pomieszczeń`,
    ]),
};
