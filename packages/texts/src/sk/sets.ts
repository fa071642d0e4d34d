import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const sets: Texts['sets'] = {
  title: 'Zostavy',
  create: 'Vytvoriť zostavu',
  selectAll: 'Vybrať všetko',
  deselectAll: 'Zrušiť výber',
  select: (name: string): string => `Vybrať zostavu „${name}“`,
  selected: (count: number): string =>
    plural(count, [
      'nič nie je vybrané',
      'vybraná 1 zostava',
      `vybrané ${formatCount(count)} zostavy`,
      `vybraných ${formatCount(count)} zostáv`,
    ]),
  count: (count: number): string =>
    plural(count, ['žiadne zostavy', '1 zostava', `${formatCount(count)} zostavy`, `${formatCount(count)} zostáv`]),
  search: 'Hľadať zostavu',
  order: 'Zoradiť',
  noneFound: 'Nenašla sa žiadna zostava',
  orders: {
    added: 'od najnovších',
    name: 'podľa názvu',
    series: 'podľa série',
    cheapest: 'od najlacnejších',
    dearest: 'od najdrahších',
  },
  addToRooms: 'Pridať do miestností',
  savePicture: 'Uložiť obrázok',
  spread: 'Pridať do miestností…',
  restyle: 'Zmeniť sériu a farby',
  copySet: 'Kopírovať zostavu',
  renameSet: 'Premenovať zostavu',
  deleteSet: 'Zmazať zostavu',
  deleteQuestion: (name: string): string => `Zmazať zostavu „${name}“?`,
  usage: {
    inRoom: (room, pieces) => `V miestnosti „${room}“ (×${pieces})`,
    inRooms: (rooms, pieces) =>
      `${plural(rooms, ['Nepoužitá', 'Použitá v 1 miestnosti', `Použitá v ${rooms} miestnostiach`, `Použitá v ${rooms} miestnostiach`])} (×${pieces})`,
    room: (room, pieces) => `${room} (×${pieces})`,
  },

  scope: {
    title: 'Zostava je vo viacerých miestnostiach',
    text: (rooms) =>
      `Zmeny sa môžu týkať všetkých: ${rooms}. Ak chcete zmeniť len jednu miestnosť, dostane kópiu zostavy.`,
    everywhere: 'Zmeniť vo všetkých',
    inRoom: (room) => `Len v miestnosti „${room}“`,
  },
  deleteNote: (rooms) => `Zostava zmizne aj z miestností: ${rooms}.`,
  deleteUnused: 'Zostava nie je v žiadnej miestnosti.',
  setName: 'Názov zostavy',
  copyNameHint: 'Nepovinné',
  copied: 'Zostava bola skopírovaná',
  renamed: 'Názov zostavy bol zmenený',
  deleted: 'Zostava bola zmazaná',
  external: 'Zostava z plánovacej aplikácie',
  empty: 'Zatiaľ nemáte žiadne zostavy',
  emptyText: 'Zostava je rámik s vybranými prístrojmi: vypínačmi, zásuvkami, stmievačmi.',
  scrollToTop: 'Prejsť hore',
  awaited: 'Cena po odoslaní',
};
