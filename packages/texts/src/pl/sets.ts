import { polishPlural } from '../plural.ts';

/** The list of sets. */
export const sets = {
  title: 'Zestawy',
  create: 'Utwórz zestaw',
  selectAll: 'Zaznacz wszystkie',
  deselectAll: 'Odznacz wszystkie',
  select: (name: string): string => `Zaznacz zestaw ${name}`,
  selected: (count: number): string =>
    polishPlural(count, [
      'nic nie zaznaczono',
      'zaznaczono 1 zestaw',
      `zaznaczono ${count} zestawy`,
      `zaznaczono ${count} zestawów`,
    ]),
  count: (count: number): string =>
    polishPlural(count, ['brak zestawów', '1 zestaw', `${count} zestawy`, `${count} zestawów`]),
  search: 'Szukaj zestawu',
  order: 'Kolejność',
  noneFound: 'Żaden zestaw nie pasuje',
  orders: {
    added: 'od najnowszych',
    name: 'według nazwy',
    series: 'według serii',
    cheapest: 'od najtańszych',
    dearest: 'od najdroższych',
  },
  showComponents: 'Pokaż listę elementów',
  copySet: 'Kopiuj zestaw',
  renameSet: 'Zmień nazwę zestawu',
  deleteSet: 'Usuń zestaw',
  deleteQuestion: (name: string): string => `Usunąć zestaw „${name}”?`,
  deleteNote: 'Zestaw zniknie także ze wszystkich pomieszczeń.',
  setName: 'Nazwa zestawu',
  copyNameHint: 'Nieobowiązkowa',
  copied: 'Zestaw został skopiowany',
  renamed: 'Nazwa zestawu została zmieniona',
  deleted: 'Zestaw został usunięty',
  external: 'Zestaw z aplikacji MiO',
  empty: 'Nie masz jeszcze żadnych zestawów',
  emptyText: 'Zestaw to ramka z wybranymi mechanizmami: łącznikami, gniazdami, ściemniaczami.',
  scrollToTop: 'Przewiń do góry',
};
