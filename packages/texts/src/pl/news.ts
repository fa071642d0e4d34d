import { plural } from '../plural.ts';

/** What has changed in catalogue and prices since it was last seen. */
export const news = {
  since: (since: string, told: string): string => `Od ${since}: ${told}`,
  prices: (count: number): string =>
    plural(count, ['bez zmian cen', '1 cena', `${count} ceny`, `zmienione ceny: ${count},`]),
  gone: (count: number): string =>
    plural(count, ['', '1 produkt wycofany', `${count} produkty wycofane`, `produkty wycofane: ${count}`]),
  show: 'Zobacz zmiany',
  title: 'Co się zmieniło w katalogu i cenach',
  note: 'Ceny w inwestycji są już aktualne. Gdy zaznaczysz, że wszystko wiesz, ta lista zniknie.',
  repriced: 'Zmienione ceny',
  pricedNow: 'ma już cenę',
  goneTitle: 'Produkty wycofane',
  successor: (name: string): string => `następca: ${name}`,
  noSuccessor: 'bez znanego następcy',
  total: 'Koszt netto inwestycji z następcami',
  take: (count: number): string =>
    plural(count, ['Weź następców', 'Weź następcę', `Weź następców (${count})`, `Weź następców (${count})`]),
  taken: (count: number): string =>
    plural(count, [
      'Nic się nie zmieniło',
      'Zamieniono 1 produkt',
      `Zamieniono ${count} produkty`,
      `Zamienione produkty: ${count}`,
    ]),
  markSeen: 'Wiem o tym',
  seen: 'Lista zmian została zamknięta',
};
