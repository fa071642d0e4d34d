import type { Texts } from '../texts.ts';

export const typing: Texts['typing'] = {
  open: 'Zadat sestavu textem',
  title: 'Zadat sestavu textem',
  hint: 'Zadejte, co má být v rámečku, a oddělte to čárkami. Enter vloží, druhý Enter uloží.',
  label: 'Co má být v sestavě',
  example: '3x zásuvka, usb, schodišťový x2',
  line: 'Řada rámečků',
  chooseLine: 'Vyberte řadu',
  room: 'Místnost',
  noRoom: 'Jen do seznamu sestav',
  place: 'Vložit',
  placed: 'Vloženo. Enter uloží.',
  ready: (count: number): string => (count === 1 ? 'Enter vloží' : `Sestavy: ${count}. Enter vloží`),
  tooMany: (count: number, most: number): string => `Celkem ${count}, ale rámeček této řady má nejvýše ${most} pozic.`,
  split: 'Rozdělit na více sestav',
  notUnderstood: (words: string): string => `Nerozumíme výrazu „${words}“`,
  meaning: (words: string): string => `Význam slova „${words}“`,
  without: (loses: string): string => `bez: ${loses}`,
  notInSeries: 'V této řadě takový produkt není',
  notIp44: {
    frame: 'Sestava nebude IP44: tato řada pro ni nemá rámeček IP44',
    module: (module: string): string => `Sestava nebude IP44: vylučuje to ${module}`,
  },
  saved: (count: number, room?: string): string =>
    room === undefined ? `Vytvořené sestavy: ${count}` : `Vytvořené sestavy v místnosti „${room}“: ${count}`,
  refusals: {
    nothing: 'Zadejte, co má být v sestavě',
    noLine: 'Vyberte řadu rámečků',
    loading: 'Načítání produktů řady…',
    unknown: 'Opravte slova, kterým nerozumíme',
    notInLine: 'Vyberte jinou řadu, nebo odeberte, co v ní není',
    tooMany: 'Rozdělte to na více sestav',
    noFrame: 'V této řadě není rámeček pro takovou sestavu',
  },
};
