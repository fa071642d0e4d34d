import type { Texts } from '../texts.ts';

export const typing: Texts['typing'] = {
  open: 'Zadať zostavu textom',
  title: 'Zadať zostavu textom',
  hint: 'Zadajte, čo má byť v rámiku, a oddeľte to čiarkami. Enter vloží, druhý Enter uloží.',
  label: 'Čo má byť v zostave',
  example: '3x zásuvka, usb, schodiskový x2',
  line: 'Séria rámikov',
  chooseLine: 'Vyberte sériu',
  room: 'Miestnosť',
  noRoom: 'Len do zoznamu zostáv',
  place: 'Vložiť',
  placed: 'Vložené. Enter uloží.',
  ready: (count: number): string => (count === 1 ? 'Enter vloží' : `Zostavy: ${count}. Enter vloží`),
  tooMany: (count: number, most: number): string => `Spolu ${count}, ale rámik tejto série má najviac ${most} pozícií.`,
  split: 'Rozdeliť na viac zostáv',
  notUnderstood: (words: string): string => `Nerozumieme výrazu „${words}“`,
  meaning: (words: string): string => `Význam slova „${words}“`,
  without: (loses: string): string => `bez: ${loses}`,
  notInSeries: 'V tejto sérii taký produkt nie je',
  notIp44: {
    frame: 'Zostava nebude IP44: táto séria pre ňu nemá rámik IP44',
    module: (module: string): string => `Zostava nebude IP44: vylučuje to ${module}`,
  },
  saved: (count: number, room?: string): string =>
    room === undefined ? `Vytvorené zostavy: ${count}` : `Vytvorené zostavy v miestnosti „${room}“: ${count}`,
  refusals: {
    nothing: 'Zadajte, čo má byť v zostave',
    noLine: 'Vyberte sériu rámikov',
    loading: 'Načítavajú sa produkty série…',
    unknown: 'Opravte slová, ktorým nerozumieme',
    notInLine: 'Vyberte inú sériu alebo odoberte, čo v nej nie je',
    tooMany: 'Rozdeľte to na viac zostáv',
    noFrame: 'V tejto sérii nie je rámik na takúto zostavu',
  },
};
