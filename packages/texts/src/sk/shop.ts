import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const shop: Texts['shop'] = {
  order: 'Objednať v obchode',
  title: (shop: string): string => `Objednávka v obchode ${shop}`,
  articles: (count: number): string =>
    plural(count, [
      'Nie je čo objednať.',
      'Do obchodu pôjde 1 produkt.',
      `Do obchodu pôjdu ${count} produkty.`,
      `Do obchodu pôjde ${count} produktov.`,
    ]),
  allFits: 'Všetko je v poriadku.',
  check: 'Skontrolujte pred odoslaním',
  findings: {
    'no-sku': 'Obchod tento produkt nemá. Do košíka sa nedostane.',
    'long-sku': 'Číslo je pre obchod príliš dlhé. Produkt sa do košíka nedostane.',
    'long-name': 'Názov je pre obchod príliš dlhý a bude skrátený.',
    'no-price': 'Produkt bez ceny. Cenu určí obchod.',
  },
  send: 'Prejsť do obchodu',
  note: 'Obchod sa otvorí na novej karte. Jeho ceny a dostupnosť sa môžu líšiť.',
  tooLong: 'Zoznam je príliš dlhý na to, aby sa dal odovzdať celý. Objednajte miestnosti postupne.',
};
