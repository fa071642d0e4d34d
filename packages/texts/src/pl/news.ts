import { polishPlural } from '../plural.ts';

/** What has changed in catalogue and prices since it was last seen. */
export const news = {
  since: (since: string, told: string): string => `Od ${since}: ${told}`,
  prices: (count: number): string =>
    polishPlural(count, ['bez zmian cen', '1 zmieniona cena', `${count} zmienione ceny`, `${count} zmienionych cen`]),
  gone: (count: number): string =>
    polishPlural(count, ['', '1 produkt wycofany', `${count} produkty wycofane`, `${count} produktów wycofanych`]),
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
    polishPlural(count, [
      'Zamień na następców',
      'Zamień na następcę',
      `Zamień na następców (${count})`,
      `Zamień na następców (${count})`,
    ]),
  taken: (count: number): string =>
    polishPlural(count, [
      'Nic się nie zmieniło',
      'Zamieniono 1 produkt',
      `Zamieniono ${count} produkty`,
      `Zamieniono ${count} produktów`,
    ]),
  markSeen: 'Wiem o tym',
  seen: 'Lista zmian została zamknięta',
};
