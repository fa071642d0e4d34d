import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const shop: Texts['shop'] = {
  order: 'Objednat v obchodě',
  title: (shop: string): string => `Objednávka v obchodě ${shop}`,
  articles: (count: number): string =>
    plural(count, [
      'Není co objednat.',
      'Do obchodu půjde 1 produkt.',
      `Do obchodu půjdou ${count} produkty.`,
      `Do obchodu půjde ${count} produktů.`,
    ]),
  allFits: 'Vše je v pořádku.',
  check: 'Zkontrolujte před odesláním',
  findings: {
    'no-sku': 'Obchod tento produkt nemá. Do košíku se nedostane.',
    'long-sku': 'Číslo je pro obchod příliš dlouhé. Produkt se do košíku nedostane.',
    'long-name': 'Název je pro obchod příliš dlouhý a bude zkrácen.',
    'no-price': 'Produkt bez ceny. Cenu určí obchod.',
  },
  send: 'Přejít do obchodu',
  note: 'Obchod se otevře na nové kartě. Jeho ceny a dostupnost se mohou lišit.',
  tooLong: 'Seznam je příliš dlouhý na to, aby šel předat celý. Objednejte místnosti postupně.',
  part: 'Toto je jen část objednávky: bez rezervy, celých balení a toho, co už máte nebo je objednáno.',
  demonstration: 'Ukázkový obchod',
  nothingOrdered: 'Toto je ukázka: nic nebylo objednáno.',
  demonstrationText:
    'Tato stránka jen ukazuje, co se dostane do košíku. Skutečný obchod připojuje provozovatel konfigurátoru.',
  basket: 'Košík',
  emptyBasket: 'Košík je prázdný.',
  arrived: (count: number): string =>
    plural(count, [
      'Košík je prázdný.',
      'V košíku je 1 produkt.',
      `V košíku jsou ${count} produkty.`,
      `V košíku je ${count} produktů.`,
    ]),
};
