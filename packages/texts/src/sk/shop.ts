import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const shop: Texts['shop'] = {
  order: 'Objednať v\u00A0e-shope',
  title: (shop: string): string => `Objednávka v e-shope ${shop}`,
  articles: (count: number): string =>
    plural(count, [
      'Nie je čo objednať.',
      'Do e-shopu bude odovzdaný 1 produkt.',
      `Do e-shopu budú odovzdané ${formatCount(count)} produkty.`,
      `Do e-shopu bude odovzdaných ${formatCount(count)} produktov.`,
    ]),
  allFits: 'Všetko je v poriadku.',
  check: 'Skontrolujte pred odoslaním',
  findings: {
    'no-sku': 'E-shop tento produkt nemá. Do košíka sa nevloží.',
    'long-sku': 'Kód produktu je pre e-shop príliš dlhý. Do košíka sa nevloží.',
    'ambiguous-sku': 'Kód produktu obsahuje znaky, ktoré v adrese e-shopu oddeľujú položky. Do košíka sa nevloží.',
    'long-name': 'Názov je pre e-shop príliš dlhý a bude skrátený.',
    'no-price': 'Produkt bez ceny. Cenu oznámi e-shop.',
  },
  findingCounts: {
    'no-sku': (count: number): string =>
      plural(count, [
        '',
        'E-shop nemá 1 produkt. Do košíka sa nevloží.',
        `E-shop nemá ${formatCount(count)} produkty. Do košíka sa nevložia.`,
        `E-shop nemá ${formatCount(count)} produktov. Do košíka sa nevložia.`,
      ]),
    'long-sku': (count: number): string =>
      plural(count, [
        '',
        '1 kód je pre e-shop príliš dlhý. Produkt sa do košíka nevloží.',
        `${formatCount(count)} kódy sú pre e-shop príliš dlhé. Produkty sa do košíka nevložia.`,
        `${formatCount(count)} kódov je pre e-shop príliš dlhých. Produkty sa do košíka nevložia.`,
      ]),
    'ambiguous-sku': (count: number): string =>
      plural(count, [
        '',
        '1 kód obsahuje znaky, ktoré oddeľujú položky. Produkt sa do košíka nevloží.',
        `${formatCount(count)} kódy obsahujú znaky, ktoré oddeľujú položky. Produkty sa do košíka nevložia.`,
        `${formatCount(count)} kódov obsahuje znaky, ktoré oddeľujú položky. Produkty sa do košíka nevložia.`,
      ]),
    'long-name': (count: number): string =>
      plural(count, [
        '',
        '1 názov bude skrátený.',
        `${formatCount(count)} názvy budú skrátené.`,
        `${formatCount(count)} názvov bude skrátených.`,
      ]),
    'no-price': (count: number): string =>
      plural(count, [
        '',
        '1 produkt bez ceny. Cenu oznámi e-shop.',
        `${formatCount(count)} produkty bez ceny. Ceny oznámi e-shop.`,
        `${formatCount(count)} produktov bez ceny. Ceny oznámi e-shop.`,
      ]),
  },
  send: 'Prejsť do e-shopu',
  note: 'E-shop sa otvorí na novej karte. Jeho ceny a dostupnosť sa môžu líšiť.',
  link: 'So zoznamom odovzdáte aj odkaz na prezeranie projektu. Zneplatníte ho v okne „Zdieľať“.',
  noLink:
    'Projekt už má 50 odkazov na prezeranie, zoznam preto žiadny neobsahuje. Niektorý z nich zneplatnite v okne „Zdieľať“.',
  tooLong: 'Zoznam je príliš dlhý na to, aby sa dal odovzdať naraz. Objednajte každú miestnosť zvlášť.',
  part: 'Toto je len časť objednávky: bez rezervy, celých balení a toho, čo už máte alebo ste objednali.',
  demonstration: 'Ukážkový e-shop',
  nothingOrdered: 'Toto je ukážka: nič nebolo objednané.',
  demonstrationText:
    'Ukážkový e-shop len ukazuje, čo by bolo v košíku. Skutočný e-shop pripája prevádzkovateľ konfigurátora.',
  productPage: 'Stránka produktu',
  productPageText:
    'Takto vyzerá konfigurátor na stránke produktu v obchode: v ráme, ktorý sa otvorí po stlačení tlačidla.',
  productPageEvents: 'Udalosti pre stránku',
  basket: 'Košík',
  emptyBasket: 'Košík je prázdny.',
  arrived: (count: number): string =>
    plural(count, [
      'Košík je prázdny.',
      'V košíku je 1 produkt.',
      `V košíku sú ${formatCount(count)} produkty.`,
      `V košíku je ${formatCount(count)} produktov.`,
    ]),
  basketExpired: 'Platnosť tohto košíka vypršala. Odovzdajte objednávku znova.',
  purchasing: 'Ukážkový nákupný systém',
  openCatalogue: 'Otvoriť katalóg',
  taken: 'Prijaté ks',
  reason: 'Dôvod',
  sendAnswer: 'Odoslať odpoveď',
  answer: 'Odpoveď e-shopu',
  answerNote: 'Označte ako objednané to, čo e-shop prijal, alebo odpoveď zahoďte.',
  answerStatus: { taken: 'prijaté', partly: 'prijaté čiastočne', refused: 'odmietnuté' },
  takenOf: (taken: number, sent: number): string => `prijaté ${formatCount(taken)} z ${formatCount(sent)}`,
  record: 'Označiť prijaté ako objednané',
  discard: 'Zahodiť odpoveď',
  recorded: 'Prijaté produkty boli označené ako objednané',
  answerUnread: 'Odpoveď e-shopu sa nedá prečítať',
  answerInvalid: 'E-shop poslal neúplnú alebo neplatnú odpoveď. Objednávka sa nezmenila.',
  answerTooLong: 'Odpoveď e-shopu je príliš dlhá. Objednávka sa nezmenila.',
  answerUnknown: 'Tento prehliadač túto objednávku nepozná',
  answerUnknownNote:
    'Odpoveď sa týka objednávky, ktorá bola odovzdaná v inom prehliadači alebo už bola označená. Nič sa nezmenilo.',
};
