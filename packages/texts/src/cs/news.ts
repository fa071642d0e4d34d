import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `Od ${since}: ${told}`,
  prices: (count) =>
    plural(count, ['beze změn cen', '1 změněná cena', `${count} změněné ceny`, `${count} změněných cen`]),
  gone: (count) =>
    plural(count, ['', '1 vyřazený produkt', `${count} vyřazené produkty`, `${count} vyřazených produktů`]),
  show: 'Zobrazit změny',
  title: 'Co se změnilo v katalogu a cenách',
  note: 'Ceny v projektu jsou už aktuální. Až potvrdíte, že změny znáte, seznam zmizí.',
  repriced: 'Změněné ceny',
  pricedNow: 'už má cenu',
  goneTitle: 'Vyřazené produkty',
  successor: (name) => `náhrada: ${name}`,
  noSuccessor: 'náhrada není známa',
  total: 'Cena projektu bez DPH po výměně',
  take: (count) =>
    plural(count, ['Použít náhrady', 'Použít náhradu', `Použít náhrady (${count})`, `Použít náhrady (${count})`]),
  taken: (count) =>
    plural(count, [
      'Nic se nezměnilo',
      'Nahrazen 1 produkt',
      `Nahrazeny ${count} produkty`,
      `Nahrazeno ${count} produktů`,
    ]),
  markSeen: 'Vím o tom',
  seen: 'Seznam změn byl uzavřen',
};
