import { formatCount } from '@ramka/domain/text';
import { polishPlural } from '../plural.ts';

/** The list of sets. */
export const sets = {
  title: 'Zestawy',
  create: 'Utwórz zestaw',
  selectAll: 'Zaznacz wszystkie',
  deselectAll: 'Odznacz wszystkie',
  select: (name: string): string => `Zaznacz zestaw „${name}”`,
  selected: (count: number): string =>
    polishPlural(count, [
      'nic nie zaznaczono',
      'zaznaczono 1 zestaw',
      `zaznaczono ${formatCount(count)} zestawy`,
      `zaznaczono ${formatCount(count)} zestawów`,
    ]),
  count: (count: number): string =>
    polishPlural(count, [
      'brak zestawów',
      '1 zestaw',
      `${formatCount(count)} zestawy`,
      `${formatCount(count)} zestawów`,
    ]),
  search: 'Szukaj zestawu',
  order: 'Sortuj',
  noneFound: 'Nie znaleziono zestawów',
  orders: {
    added: 'od najnowszych',
    name: 'według nazwy',
    series: 'według serii',
    cheapest: 'od najtańszych',
    dearest: 'od najdroższych',
  },
  addToRooms: 'Dodaj do pomieszczeń',
  savePicture: 'Zapisz obraz',
  spread: 'Dodaj do pomieszczeń…',
  restyle: 'Zmień serię i kolory',
  copySet: 'Kopiuj zestaw',
  renameSet: 'Zmień nazwę zestawu',
  deleteSet: 'Usuń zestaw',
  deleteQuestion: (name: string): string => `Usunąć zestaw „${name}”?`,
  usage: {
    inRoom: (room: string, pieces: number) => `W pomieszczeniu „${room}” (×${pieces})`,
    inRooms: (rooms: number, pieces: number) =>
      `${polishPlural(rooms, ['Nieużywany', 'Używany w 1 pomieszczeniu', `Używany w ${rooms} pomieszczeniach`, `Używany w ${rooms} pomieszczeniach`])} (×${pieces})`,
    room: (room: string, pieces: number) => `${room} (×${pieces})`,
  },

  scope: {
    title: 'Zestaw jest w kilku pomieszczeniach',
    text: (rooms: string) =>
      `Zmiany mogą objąć wszystkie: ${rooms}. Możesz też zmienić tylko jedno pomieszczenie: dostanie kopię zestawu.`,
    everywhere: 'Zmień we wszystkich',
    inRoom: (room: string) => `Tylko w pomieszczeniu „${room}”`,
  },
  deleteNote: (rooms: string) => `Zestaw zniknie także z pomieszczeń: ${rooms}.`,
  deleteUnused: 'Zestaw nie jest w żadnym pomieszczeniu.',
  setName: 'Nazwa zestawu',
  copyNameHint: 'Nieobowiązkowa',
  copied: 'Zestaw został skopiowany',
  renamed: 'Nazwa zestawu została zmieniona',
  deleted: 'Zestaw został usunięty',
  external: 'Zestaw z aplikacji do planowania',
  empty: 'Nie masz jeszcze żadnych zestawów',
  emptyText: 'Zestaw to ramka z wybranymi mechanizmami: łącznikami, gniazdami, ściemniaczami.',
  scrollToTop: 'Przewiń do góry',
  awaited: 'Cena po wysłaniu',
};
