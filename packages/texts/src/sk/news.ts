import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `Od ${since}: ${told}`,
  prices: (count) =>
    plural(count, ['bez zmien cien', '1 zmenená cena', `${count} zmenené ceny`, `${count} zmenených cien`]),
  gone: (count) =>
    plural(count, ['', '1 produkt stiahnutý', `${count} produkty stiahnuté`, `${count} produktov stiahnutých`]),
  show: 'Zobraziť zmeny',
  title: 'Čo sa zmenilo v katalógu a cenách',
  note: 'Ceny v projekte sú už aktuálne. Keď potvrdíte, že o všetkom viete, tento zoznam zmizne.',
  repriced: 'Zmenené ceny',
  pricedNow: 'už má cenu',
  goneTitle: 'Produkty stiahnuté z predaja',
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
      'Nahradený 1 produkt',
      `Nahradené ${count} produkty`,
      `Nahradených ${count} produktov`,
    ]),
  markSeen: 'Viem o tom',
  seen: 'Zoznam zmien bol zatvorený',
};
