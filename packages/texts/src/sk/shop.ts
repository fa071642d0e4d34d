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
  part: 'Toto je len časť objednávky: bez rezervy, celých balení a toho, čo už máte alebo je objednané.',
  demonstration: 'Ukážkový obchod',
  nothingOrdered: 'Toto je ukážka: nič nebolo objednané.',
  demonstrationText:
    'Táto stránka len ukazuje, čo sa dostane do košíka. Skutočný obchod pripája prevádzkovateľ konfigurátora.',
  basket: 'Košík',
  emptyBasket: 'Košík je prázdny.',
  arrived: (count: number): string =>
    plural(count, [
      'Košík je prázdny.',
      'V košíku je 1 produkt.',
      `V košíku sú ${count} produkty.`,
      `V košíku je ${count} produktov.`,
    ]),
};
