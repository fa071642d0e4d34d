import { formatCount } from '@ramka/domain/text';
import { polishPlural } from '../plural.ts';

/** Ordering from the shop of a deployment. */
export const shop = {
  order: 'Zamów w sklepie',
  title: (shop: string): string => `Zamówienie w sklepie ${shop}`,
  articles: (count: number): string =>
    polishPlural(count, [
      'Nie ma czego zamówić.',
      'Do sklepu trafi 1 produkt.',
      `Do sklepu trafią ${formatCount(count)} produkty.`,
      `Do sklepu trafi ${formatCount(count)} produktów.`,
    ]),
  allFits: 'Wszystko się zgadza.',
  check: 'Sprawdź przed wysłaniem',
  findings: {
    'no-sku': 'Sklep nie ma tego produktu. Nie trafi do koszyka.',
    'long-sku': 'Symbol produktu jest za długi dla sklepu. Produkt nie trafi do koszyka.',
    'ambiguous-sku':
      'Symbol produktu zawiera znaki, które w adresie sklepu oddzielają pozycje. Produkt nie trafi do koszyka.',
    'long-name': 'Nazwa jest za długa dla sklepu i zostanie skrócona.',
    'no-price': 'Produkt bez ceny. Cenę poda sklep.',
  },
  /** Several findings of one kind. */
  findingCounts: {
    'no-sku': (count: number): string =>
      polishPlural(count, [
        '',
        'Sklep nie ma 1 produktu. Nie trafi do koszyka.',
        `Sklep nie ma ${formatCount(count)} produktów. Nie trafią do koszyka.`,
        `Sklep nie ma ${formatCount(count)} produktów. Nie trafią do koszyka.`,
      ]),
    'long-sku': (count: number): string =>
      polishPlural(count, [
        '',
        '1 symbol jest za długi dla sklepu. Produkt nie trafi do koszyka.',
        `${formatCount(count)} symbole są za długie dla sklepu. Produkty nie trafią do koszyka.`,
        `${formatCount(count)} symboli jest za długich dla sklepu. Produkty nie trafią do koszyka.`,
      ]),
    'ambiguous-sku': (count: number): string =>
      polishPlural(count, [
        '',
        '1 symbol zawiera znaki, które oddzielają pozycje. Produkt nie trafi do koszyka.',
        `${formatCount(count)} symbole zawierają znaki, które oddzielają pozycje. Produkty nie trafią do koszyka.`,
        `${formatCount(count)} symboli zawiera znaki, które oddzielają pozycje. Produkty nie trafią do koszyka.`,
      ]),
    'long-name': (count: number): string =>
      polishPlural(count, [
        '',
        '1 nazwa zostanie skrócona.',
        `${formatCount(count)} nazwy zostaną skrócone.`,
        `${formatCount(count)} nazw zostanie skróconych.`,
      ]),
    'no-price': (count: number): string =>
      polishPlural(count, [
        '',
        '1 produkt bez ceny. Cenę poda sklep.',
        `${formatCount(count)} produkty bez ceny. Ceny poda sklep.`,
        `${formatCount(count)} produktów bez ceny. Ceny poda sklep.`,
      ]),
  },
  send: 'Przejdź do sklepu',
  note: 'Sklep otworzy się w nowej karcie. Ceny i dostępność mogą się tam różnić.',
  link: 'Razem z listą przekażesz link do podglądu inwestycji. Unieważnisz go w oknie „Udostępnij”.',
  noLink:
    'Inwestycja ma już 50 linków do podglądu, więc lista nie będzie zawierać żadnego. Unieważnij któryś w oknie „Udostępnij”.',
  tooLong: 'Lista jest za długa, żeby przekazać ją w całości. Zamów osobno każde pomieszczenie.',
  part: 'To tylko część zamówienia: bez zapasu, pełnych opakowań i tego, co już masz albo zamówiono.',
  demonstration: 'Sklep pokazowy',
  nothingOrdered: 'To pokaz: niczego nie zamówiono.',
  demonstrationText:
    'Sklep pokazowy tylko pokazuje, co trafi do koszyka. Prawdziwy sklep podłącza operator konfiguratora.',
  productPage: 'Strona produktu',
  productPageText:
    'Tak wygląda konfigurator na stronie produktu sklepu: w ramce, która otwiera się po naciśnięciu przycisku.',
  productPageEvents: 'Zdarzenia dla strony',
  basket: 'Koszyk',
  emptyBasket: 'Koszyk jest pusty.',
  arrived: (count: number): string =>
    polishPlural(count, [
      'Koszyk jest pusty.',
      'W koszyku jest 1 produkt.',
      `W koszyku są ${formatCount(count)} produkty.`,
      `W koszyku jest ${formatCount(count)} produktów.`,
    ]),
  basketExpired: 'Ten koszyk wygasł. Przekaż zamówienie jeszcze raz.',
  purchasing: 'Pokazowy system zakupowy',
  openCatalogue: 'Otwórz katalog',
  taken: 'Przyjęte sztuki',
  reason: 'Powód',
  sendAnswer: 'Odeślij odpowiedź',
  answer: 'Odpowiedź sklepu',
  answerNote: 'Zaznacz jako zamówione to, co przyjął sklep, albo odrzuć odpowiedź.',
  answerStatus: { taken: 'przyjęto', partly: 'przyjęto częściowo', refused: 'odrzucono' },
  takenOf: (taken: number, sent: number): string => `przyjęto ${formatCount(taken)} z ${formatCount(sent)}`,
  record: 'Oznacz przyjęte jako zamówione',
  discard: 'Odrzuć odpowiedź',
  recorded: 'Przyjęte produkty oznaczono jako zamówione',
  answerUnread: 'Nie można odczytać odpowiedzi sklepu',
  answerInvalid: 'Sklep przysłał niepełną lub nieprawidłową odpowiedź. Zamówienie się nie zmieniło.',
  answerTooLong: 'Odpowiedź sklepu jest za długa. Zamówienie się nie zmieniło.',
  answerUnknown: 'Ta przeglądarka nie zna tego zamówienia',
  answerUnknownNote:
    'Odpowiedź dotyczy zamówienia, które przekazano w innej przeglądarce albo już oznaczono. Niczego nie zmieniono.',
};
