import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `Od ${since}: ${told}`,
  prices: (count) => plural(count, ['bez zmien cien', '1 cena', `${count} ceny`, `${count} cien`]),
  gone: (count) =>
    plural(count, ['', '1 výrobok stiahnutý', `${count} výrobky stiahnuté`, `${count} výrobkov stiahnutých`]),
  show: 'Zobraziť zmeny',
  title: 'Čo sa zmenilo v katalógu a cenách',
  note: 'Ceny v projekte sú už aktuálne. Keď potvrdíte, že o všetkom viete, tento zoznam zmizne.',
  repriced: 'Zmenené ceny',
  pricedNow: 'už má cenu',
  goneTitle: 'Výrobky stiahnuté z predaja',
  successor: (name) => `nástupca: ${name}`,
  noSuccessor: 'bez známeho nástupcu',
  total: 'Cena projektu bez DPH s nástupcami',
  take: (count) =>
    plural(count, [
      'Použiť nástupcov',
      'Použiť nástupcu',
      `Použiť nástupcov (${count})`,
      `Použiť nástupcov (${count})`,
    ]),
  taken: (count) =>
    plural(count, [
      'Nič sa nezmenilo',
      'Nahradený 1 výrobok',
      `Nahradené ${count} výrobky`,
      `Nahradených ${count} výrobkov`,
    ]),
  markSeen: 'Viem o tom',
  seen: 'Zoznam zmien bol zatvorený',
};
