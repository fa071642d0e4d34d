import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const shop: Texts['shop'] = {
  order: 'Objednat v\u00A0e-shopu',
  title: (shop: string): string => `Objednávka v e-shopu ${shop}`,
  articles: (count: number): string =>
    plural(count, [
      'Není co objednat.',
      'Do e-shopu bude předán 1 produkt.',
      `Do e-shopu budou předány ${formatCount(count)} produkty.`,
      `Do e-shopu bude předáno ${formatCount(count)} produktů.`,
    ]),
  allFits: 'Vše je v pořádku.',
  check: 'Zkontrolujte před odesláním',
  findings: {
    'no-sku': 'E-shop tento produkt nemá. Do košíku nebude vložen.',
    'long-sku': 'Kód produktu je pro e-shop příliš dlouhý. Do košíku nebude vložen.',
    'ambiguous-sku': 'Kód produktu obsahuje znaky, které v adrese e-shopu oddělují položky. Do košíku nebude vložen.',
    'long-name': 'Název je pro e-shop příliš dlouhý a bude zkrácen.',
    'no-price': 'Produkt bez ceny. Cenu sdělí e-shop.',
  },
  findingCounts: {
    'no-sku': (count: number): string =>
      plural(count, [
        '',
        'E-shop nemá 1 produkt. Do košíku nebude vložen.',
        `E-shop nemá ${formatCount(count)} produkty. Do košíku nebudou vloženy.`,
        `E-shop nemá ${formatCount(count)} produktů. Do košíku nebudou vloženy.`,
      ]),
    'long-sku': (count: number): string =>
      plural(count, [
        '',
        '1 kód je pro e-shop příliš dlouhý. Produkt nebude vložen do košíku.',
        `${formatCount(count)} kódy jsou pro e-shop příliš dlouhé. Produkty nebudou vloženy do košíku.`,
        `${formatCount(count)} kódů je pro e-shop příliš dlouhých. Produkty nebudou vloženy do košíku.`,
      ]),
    'ambiguous-sku': (count: number): string =>
      plural(count, [
        '',
        '1 kód obsahuje znaky, které oddělují položky. Produkt nebude vložen do košíku.',
        `${formatCount(count)} kódy obsahují znaky, které oddělují položky. Produkty nebudou vloženy do košíku.`,
        `${formatCount(count)} kódů obsahuje znaky, které oddělují položky. Produkty nebudou vloženy do košíku.`,
      ]),
    'long-name': (count: number): string =>
      plural(count, [
        '',
        '1 název bude zkrácen.',
        `${formatCount(count)} názvy budou zkráceny.`,
        `${formatCount(count)} názvů bude zkráceno.`,
      ]),
    'no-price': (count: number): string =>
      plural(count, [
        '',
        '1 produkt bez ceny. Cenu sdělí e-shop.',
        `${formatCount(count)} produkty bez ceny. Ceny sdělí e-shop.`,
        `${formatCount(count)} produktů bez ceny. Ceny sdělí e-shop.`,
      ]),
  },
  send: 'Přejít do e-shopu',
  note: 'E-shop se otevře na nové kartě. Jeho ceny a dostupnost se mohou lišit.',
  link: 'Se seznamem předáte i odkaz k nahlédnutí do projektu. Zneplatníte ho v okně „Sdílet“.',
  noLink:
    'Projekt už má 50 odkazů k nahlédnutí, seznam proto žádný neobsahuje. Některý z nich zneplatněte v okně „Sdílet“.',
  tooLong: 'Seznam je příliš dlouhý na to, aby jej bylo možné předat najednou. Objednejte každou místnost zvlášť.',
  part: 'Toto je jen část objednávky: bez rezervy, celých balení a toho, co už máte nebo jste objednali.',
  demonstration: 'Ukázkový e-shop',
  nothingOrdered: 'Toto je ukázka: nic nebylo objednáno.',
  demonstrationText:
    'Ukázkový e-shop jen ukazuje, co by bylo v košíku. Skutečný e-shop připojuje provozovatel konfigurátoru.',
  productPage: 'Stránka produktu',
  productPageText:
    'Takto vypadá konfigurátor na stránce produktu v obchodě: v rámu, který se otevře po stisknutí tlačítka.',
  productPageEvents: 'Události pro stránku',
  basket: 'Košík',
  emptyBasket: 'Košík je prázdný.',
  arrived: (count: number): string =>
    plural(count, [
      'Košík je prázdný.',
      'V košíku je 1 produkt.',
      `V košíku jsou ${formatCount(count)} produkty.`,
      `V košíku je ${formatCount(count)} produktů.`,
    ]),
  basketExpired: 'Platnost tohoto košíku vypršela. Předejte objednávku znovu.',
  purchasing: 'Ukázkový nákupní systém',
  openCatalogue: 'Otevřít katalog',
  taken: 'Přijato ks',
  reason: 'Důvod',
  sendAnswer: 'Odeslat odpověď',
  answer: 'Odpověď e-shopu',
  answerNote: 'Označte jako objednané to, co e-shop přijal, nebo odpověď zahoďte.',
  answerStatus: { taken: 'přijato', partly: 'přijato částečně', refused: 'odmítnuto' },
  takenOf: (taken: number, sent: number): string => `přijato ${formatCount(taken)} z ${formatCount(sent)}`,
  record: 'Označit přijaté jako objednané',
  discard: 'Zahodit odpověď',
  recorded: 'Přijaté produkty byly označeny jako objednané',
  answerUnread: 'Odpověď e-shopu nelze přečíst',
  answerInvalid: 'E-shop poslal neúplnou nebo neplatnou odpověď. Objednávka se nezměnila.',
  answerTooLong: 'Odpověď e-shopu je příliš dlouhá. Objednávka se nezměnila.',
  answerUnknown: 'Tento prohlížeč tuto objednávku nezná',
  answerUnknownNote:
    'Odpověď se týká objednávky, která byla předána v jiném prohlížeči nebo už byla označena. Nic se nezměnilo.',
};
