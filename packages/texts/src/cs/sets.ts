import { formatCount } from '@ramka/domain/text';
import { czechIn, plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const sets: Texts['sets'] = {
  title: 'Sestavy',
  create: 'Vytvořit sestavu',
  selectAll: 'Vybrat vše',
  deselectAll: 'Zrušit výběr',
  select: (name: string): string => `Vybrat sestavu „${name}“`,
  selected: (count: number): string =>
    plural(count, [
      'nic není vybráno',
      'vybrána 1 sestava',
      `vybrány ${formatCount(count)} sestavy`,
      `vybráno ${formatCount(count)} sestav`,
    ]),
  count: (count: number): string =>
    plural(count, ['žádné sestavy', '1 sestava', `${formatCount(count)} sestavy`, `${formatCount(count)} sestav`]),
  search: 'Hledat sestavu',
  order: 'Řadit',
  noneFound: 'Žádná sestava nebyla nalezena',
  orders: {
    added: 'od nejnovějších',
    name: 'podle názvu',
    series: 'podle řady',
    cheapest: 'od nejlevnějších',
    dearest: 'od nejdražších',
  },
  addToRooms: 'Přidat do místností',
  savePicture: 'Uložit obrázek',
  spread: 'Přidat do místností…',
  restyle: 'Změnit řadu a barvy',
  copySet: 'Kopírovat sestavu',
  renameSet: 'Přejmenovat sestavu',
  deleteSet: 'Smazat sestavu',
  deleteQuestion: (name: string): string => `Smazat sestavu „${name}“?`,
  usage: {
    inRoom: (room, pieces) => `V místnosti „${room}“ (×${pieces})`,
    inRooms: (rooms, pieces) =>
      `${plural(rooms, ['Nepoužito', 'Použito v 1 místnosti', `Použito ${czechIn(rooms)} místnostech`, `Použito ${czechIn(rooms)} místnostech`])} (×${pieces})`,
    room: (room, pieces) => `${room} (×${pieces})`,
  },

  scope: {
    title: 'Sestava je ve více místnostech',
    text: (rooms) =>
      `Změny se mohou týkat všech: ${rooms}. Můžete také změnit jen jednu místnost: dostane kopii sestavy.`,
    everywhere: 'Změnit ve všech',
    inRoom: (room) => `Jen v místnosti „${room}“`,
  },
  deleteNote: (rooms) => `Sestava zmizí také z místností: ${rooms}.`,
  deleteUnused: 'Sestava není v žádné místnosti.',
  setName: 'Název sestavy',
  copyNameHint: 'Nepovinné',
  copied: 'Sestava byla zkopírována',
  renamed: 'Název sestavy byl změněn',
  deleted: 'Sestava byla smazána',
  external: 'Sestava z plánovací aplikace',
  empty: 'Zatím nemáte žádné sestavy',
  emptyText: 'Sestava je rámeček s vybranými přístroji: vypínači, zásuvkami, stmívači.',
  scrollToTop: 'Přejít nahoru',
  awaited: 'Cena po odeslání',
};
