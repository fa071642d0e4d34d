import { polishPlural } from '../plural.ts';

/** Changes of the catalogue and prices since the last visit. */
export const news = {
  since: (since: string, told: string): string => `Od ${since}: ${told}`,
  prices: (count: number): string =>
    polishPlural(count, ['bez zmian cen', '1 zmieniona cena', `${count} zmienione ceny`, `${count} zmienionych cen`]),
  gone: (count: number): string =>
    polishPlural(count, ['', '1 produkt wycofany', `${count} produkty wycofane`, `${count} produktów wycofanych`]),
  show: 'Zobacz zmiany',
  title: 'Co się zmieniło w katalogu i cenach',
  note: 'Ceny w inwestycji są już aktualne. Gdy potwierdzisz, że znasz te zmiany, lista zniknie.',
  repriced: 'Zmienione ceny',
  pricedNow: 'ma już cenę',
  goneTitle: 'Produkty wycofane',
  successor: (name: string): string => `zamiennik: ${name}`,
  noSuccessor: 'brak zamiennika',
  total: 'Koszt netto inwestycji po zamianie',
  take: (count: number): string =>
    polishPlural(count, [
      'Zastąp wycofane produkty',
      'Zastąp wycofany produkt',
      `Zastąp wycofane produkty (${count})`,
      `Zastąp wycofane produkty (${count})`,
    ]),
  taken: (count: number): string =>
    polishPlural(count, [
      'Nic się nie zmieniło',
      'Zastąpiono 1 produkt',
      `Zastąpiono ${count} produkty`,
      `Zastąpiono ${count} produktów`,
    ]),
  markSeen: 'Wiem o tym',
  seen: 'Lista zmian została zamknięta',
};
