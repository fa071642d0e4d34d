import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `Od ${since}: ${told}`,
  prices: (count) => plural(count, ['beze změn cen', '1 cena', `${count} ceny`, `${count} cen`]),
  gone: (count) => plural(count, ['', '1 výrobek stažen', `${count} výrobky staženy`, `${count} výrobků staženo`]),
  show: 'Zobrazit změny',
  title: 'Co se změnilo v katalogu a cenách',
  note: 'Ceny v projektu jsou už aktuální. Až potvrdíte, že o všem víte, tento seznam zmizí.',
  repriced: 'Změněné ceny',
  pricedNow: 'už má cenu',
  goneTitle: 'Výrobky stažené z prodeje',
  successor: (name) => `nástupce: ${name}`,
  noSuccessor: 'bez známého nástupce',
  total: 'Cena projektu bez DPH s nástupci',
  take: (count) =>
    plural(count, ['Použít nástupce', 'Použít nástupce', `Použít nástupce (${count})`, `Použít nástupce (${count})`]),
  taken: (count) =>
    plural(count, [
      'Nic se nezměnilo',
      'Nahrazen 1 výrobek',
      `Nahrazeny ${count} výrobky`,
      `Nahrazeno ${count} výrobků`,
    ]),
  markSeen: 'Vím o tom',
  seen: 'Seznam změn byl uzavřen',
};
