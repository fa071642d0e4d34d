import { polishPlural } from '../plural.ts';

/** The dialogs that put sets and single products into rooms. */
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
