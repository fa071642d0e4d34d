import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `Od ${since}: ${told}`,
  prices: (count) =>
    plural(count, ['beze změn cen', '1 změněná cena', `${count} změněné ceny`, `${count} změněných cen`]),
  gone: (count) => plural(count, ['', '1 produkt stažen', `${count} produkty staženy`, `${count} produktů staženo`]),
  show: 'Zobrazit změny',
  title: 'Co se změnilo v katalogu a cenách',
  note: 'Ceny v projektu jsou už aktuální. Až potvrdíte, že o všem víte, tento seznam zmizí.',
  repriced: 'Změněné ceny',
  pricedNow: 'už má cenu',
  goneTitle: 'Produkty stažené z prodeje',
  successor: (name) => `nástupce: ${name}`,
  noSuccessor: 'bez známého nástupce',
  total: 'Cena projektu bez DPH s nástupci',
  take: (count) =>
    plural(count, ['Použít nástupce', 'Použít nástupce', `Použít nástupce (${count})`, `Použít nástupce (${count})`]),
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
