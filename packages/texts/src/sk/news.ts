import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `Od ${since}: ${told}`,
  prices: (count) =>
    plural(count, ['bez zmien cien', '1 zmenená cena', `${count} zmenené ceny`, `${count} zmenených cien`]),
  gone: (count) =>
    plural(count, ['', '1 vyradený produkt', `${count} vyradené produkty`, `${count} vyradených produktov`]),
  show: 'Zobraziť zmeny',
  title: 'Čo sa zmenilo v katalógu a cenách',
  note: 'Ceny v projekte sú už aktuálne. Keď potvrdíte, že zmeny poznáte, zoznam zmizne.',
  repriced: 'Zmenené ceny',
  pricedNow: 'už má cenu',
  goneTitle: 'Vyradené produkty',
  successor: (name) => `náhrada: ${name}`,
  noSuccessor: 'náhrada nie je známa',
  total: 'Cena projektu bez DPH po výmene',
  take: (count) =>
    plural(count, ['Použiť náhrady', 'Použiť náhradu', `Použiť náhrady (${count})`, `Použiť náhrady (${count})`]),
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
