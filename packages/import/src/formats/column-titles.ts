import type { ListRole } from '../pipeline/import-record.ts';
import { currencyIn } from './piece-price.ts';
import { packWord, pieceWord, type Unit, unitOf } from './units.ts';

/** Words for prices of consumers, which include tax or may include it. */
const retailWords = 'detal* maloobchod* розн* роздр* doporuc* odporuc* retail moc dmoc uvp rrp srp';

/** Words about tax: alone (`brutto`), or a preposition and the name of a tax (`bez DPH`). */
const taxWords = {
  included: 'brutto gross incl* inkl*',
  excluded: 'netto net excl* exkl*',
  with: 's z vc vcetne vratane mit з с',
  without: 'bez ohne без',
  name: 'vat dph пдв ндс mwst ust tax',
} as const;

/**
 * Words of column titles by meaning, in Polish, Czech, Slovak, Ukrainian, Russian, German and English, without
 * diacritics. A star stands for any letters. Titles are recognised by the meanings of their words, not as a whole.
 */
const vocabulary = {
  money: `cena ceny cene cien cen price prices pricing *preis *preise ціна ціни цін цена цены цен вартість стоимость cost
    costs koszt uvp rrp srp msrp`,
  list: `katalog* cennik* cenik* listow* lista list kat standard* основна основная базов* прайс* каталог* catalog*`,
  consumer: `${retailWords} maloobch* rozn* роз рекоменд* recommended suggested msrp`,
  wholesale: `hurt* velkoobch* voc опт* wholesale zakup* nakup* einkauf* закуп* purchase kontrahent* twoja vase
    vasa ваша your customer kunden* dealer partner*`,
  sale: `sprzedaz* prodej* predaj* продаж* sale sales verkauf* handl* aktual* current regular`,
  tax: Object.values(taxWords).join(' '),
  taxIncluded: `${taxWords.included} ${retailWords}`,
  taxExcluded: `${taxWords.excluded} bruttolistenpreis *nettopreis*`,
  withTax: taxWords.with,
  withoutTax: taxWords.without,
  unit: `jednostk* jedn jednotk* unit einzel* za per pro je w v u in за од одиниц* ед единиц* od ab from від от 1`,
  currencyName: `waluta waluty wal mena meny валюта валюти валюты wahrung waehrung currency curr`,
  currencyCode: `pln zl eur euro czk kc uah грн гривн* руб usd gbp huf ft ron bgn`,
  rate: `stawka sazba sadzba ставка satz rate podatek podatku %`,
  taxName: `${taxWords.name} mehrwertsteuer steuersatz podatek`,
  number: `nr no num numer number *nummer *nr kod kody code cislo c indeks index symbol id pid aid sku mpn код номер артикул
    шифр`,
  maker: `producent* vyrobc* herstell* manufactur* maker mpn виробник* производит*`,
  catalogue: `katalog* kat catalog* cat каталог* каталож* кат`,
  order: `objedn* obj order bestell* best zamow* handlow* commercial замовл* заказ*`,
  reference: `ref referen* референс*`,
  supplier: `dostawc* dodavat* lieferant* supplier nasz постачальник* поставщик*`,
  goods: `towar* zbozi tovar* товар*`,
  product: `produkt* product wyrob* vyrobk* artyk* artikel* artikl* article art artn* item items part material* номенклатур* продукт* издел*
    виріб вироб*`,
  model: `typ type typove oznaceni model модель artikl artikel article item material`,
  otherNumber: `ean gtin kresk* carov* штрих* barcode bar upc pkwiu cn taric taryf* celn* customs hs hts intrastat уктзед укт
    zamien* nahrad* замін* замен* replac* alternat* zamowienia faktur* invoice magazyn* sklad* warehouse rys* drawing stron*
    strana page serii serie serien* series koloru kraj* zeme krajina country country* partii`,
  name: `nazwa nazwy nazev nazov назва найменування наименование название *bezeichnung *name designation title`,
  description: `opis popis опис описание *beschreibung kurztext langtext *description descr`,
  goodsName: `номенклатура`,
  group: `grupa grupy skupina skupiny група групи группа группы kategoria kategorie категорія категорії категория категории
    *gruppe group category podgrupa podgrupy podkategoria podskupina podkategorie підгрупа підкатегорія подгруппа
    unterkategorie subgroup subcategory`,
  series: `seria serii linia kolekcja rodzina rad rada serie rodina серія серії серия серии колекція коллекция series range
    line family collection produktfamilie produktlinie`,
  subordinate: `pod* sub* unter* під* под*`,
  second: `dodatk* dopln* additional zusatz* cd 2`,
  discount: `rabat* rabac* slev* zlav* rabatt* discount* upust* знижк* скидк*`,
  former: `poprzedni* stara stary stare old previous puvodni povodn* predchoz* predosl* zmian* zmen* change* roznic* rozdil*
    rozdiel* difference попередн* стара старая предыдущ* змін* измен* колишн* різниц* разниц*`,
  aboutPrices: `data datum date дата rodzaj druh тип вид type typ grupa skupina group груп* status kod code poziom level
    uroven`,
  picture: `mime image images photo picture bild* foto zdjec* obraz* url link plik soubor file zalacz*`,
  otherName: `producent* vyrobc* herstell* manufactur* виробник* производит* marka brand znacka бренд jednostk* jednotk* kolor*
    barv* farb* color* colour* opakow* magazyn* sklad* waluty kraj* země country`,
  quantity: `ilosc qty quantity mnozstvi mnozstvo pocet кільк* колич* menge anzahl inhalt obsah zawart*
    content size`,
} as const;

type Meaning = keyof typeof vocabulary;

/** Converts to lower case without diacritics: `Séria` becomes `seria`. */
const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

const patterns = new Map<string, RegExp>(
  Object.entries(vocabulary).map(([meaning, stems]) => [
    meaning,
    new RegExp(
      `^(?:${stems
        .split(/\s+/)
        .map(fold)
        .join('|')
        .replaceAll('*', String.raw`\p{L}*`)})$`,
      'u',
    ),
  ]),
);

/** The words of a title, without punctuation: `Cena_sprzedaży (netto) [PLN]` has four. */
const wordsOf = (title: string): readonly string[] =>
  fold(title.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' '))
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '');

/** A title reduced to its words, without currencies: `Cena sprzedaży (netto) [PLN]` becomes `cena sprzedazy netto`. */
export const bareTitle = (title: string): string =>
  wordsOf(title)
    .filter((word) => !is(word, 'currencyCode'))
    .join(' ');

const is = (word: string, ...meanings: readonly Meaning[]): boolean =>
  meanings.some((meaning) => patterns.get(meaning)?.test(word));

/** Whether a preposition is followed by the name of a tax: `bez DPH`, `z VAT`. */
const namesTaxAfter = (words: readonly string[], preposition: 'withTax' | 'withoutTax'): boolean =>
  words.some((word, index) => is(word, preposition) && is(words[index + 1] ?? '', 'taxName'));

/** Whether a title says that prices are without tax. */
export const isNetTitle = (title: string): boolean => {
  const words = bareTitle(title).split(' ');
  return words.some((word) => is(word, 'taxExcluded')) || namesTaxAfter(words, 'withoutTax');
};

/** Whether a title, or a remark above the titles, indicates that prices include tax or may include it. */
export const mayHoldTax = (text: string): boolean => {
  const words = bareTitle(text).split(' ');
  const isTaxed =
    words.some((word, index) => is(word, 'taxIncluded') || (word === 'роз' && words[index - 1] === 'ц')) ||
    namesTaxAfter(words, 'withTax');
  return isTaxed && !isNetTitle(text);
};

type Title = { readonly written: string; readonly words: readonly string[] };

const has = ({ words }: Title, ...meanings: readonly Meaning[]): boolean => words.some((word) => is(word, ...meanings));

const consistsOf = ({ words }: Title, ...meanings: readonly Meaning[]): boolean =>
  words.length > 0 && words.every((word) => is(word, ...meanings));

const unknownWords = ({ words }: Title, ...meanings: readonly Meaning[]): number =>
  words.filter((word) => !is(word, ...meanings)).length;

const MAX_TITLE_LENGTH = 80;
const MAX_TITLE_WORDS = 12;

/** How well a title matches a role; lower is better. Undefined if it does not match. */
export const titleRank = (role: ListRole, written: string): number | undefined => {
  const title = { written, words: wordsOf(written) };
  if (written.length > MAX_TITLE_LENGTH || title.words.length === 0 || title.words.length > MAX_TITLE_WORDS)
    return undefined;
  return ranks[role](title);
};

const priceRank = (title: Title): number | undefined => {
  if (has(title, 'discount', 'former', 'aboutPrices', 'currencyName', 'quantity', 'rate')) return undefined;
  if (isLaterTier(title)) return undefined;
  const { written, words } = title;
  const isMoney = has(title, 'money') || (words[0] === 'ц' && has(title, 'consumer', 'wholesale'));
  const unknown = unknownWords(title, 'money', 'list', 'consumer', 'wholesale', 'sale', 'tax', 'unit', 'currencyCode');
  const others = words.filter((word) => pieceWord.test(word) || /^\d+$/.test(word)).length;
  if (!isMoney && (unknown > others || !indicatesPrice(title))) return undefined;
  const number = Number(words.at(-1));
  return (
    priceWeights.any +
    (isMoney ? 0 : priceWeights.withoutMoney) +
    (has(title, 'list') ? priceWeights.list : 0) +
    (isNetTitle(written) ? priceWeights.net : mayHoldTax(written) ? priceWeights.taxed : 0) +
    (has(title, 'consumer') ? priceWeights.consumer : 0) +
    (has(title, 'wholesale') ? priceWeights.wholesale : 0) +
    (unitInTitle(written)?.kind === 'package' ? priceWeights.package : 0) +
    (number > 1 && number < 10 ? number * priceWeights.tier : 0) +
    Math.max(0, unknown - others) * priceWeights.unknownWord
  );
};

/** Summands of the rank of a price column. List prices without tax come first, prices of packages last. */
const priceWeights = {
  any: 100,
  list: -40,
  net: -20,
  consumer: 10,
  /** Without a word for money: `€ без ПДВ`. */
  withoutMoney: 15,
  wholesale: 35,
  taxed: 50,
  package: 60,
  /** Times the number at the end of the title: `Cena 2`. */
  tier: 5,
  unknownWord: 2,
} as const;

/** Whether a title without a word for money indicates a price by a currency or a tax word: `€ без ПДВ`, `Netto PLN`. */
const indicatesPrice = ({ written, words }: Title): boolean =>
  isNetTitle(written) ||
  currencyIn(written) !== undefined ||
  (words.length > 1 && mayHoldTax(written) && words.some((word) => is(word, 'taxName'))) ||
  words.some((word) => word === 'brutto' || word === 'gross');

/** Whether a title is for prices from a larger quantity on: `Preis ab 100`. The first tier begins at one. */
const isLaterTier = ({ words }: Title): boolean =>
  words.some(
    (word, index) =>
      /^(?:od|ab|from|от|від)$/.test(word) &&
      /^\d+$/.test(words[index + 1] ?? '1') &&
      words[index + 1] !== undefined &&
      Number(words[index + 1]) !== 1,
  );

/**
 * Returns how well a column title names the number of units that a price is for; undefined if it does not. `Price unit`
 * does; `unit price` and `price/unit` name a price.
 */
const piecesRank = ({ written, words }: Title): number | undefined =>
  /^(?:jednostka ceny|(?:cena )?za ile|ilosc w cenie|krotnosc ceny|cenova jednotka|mnozstv[io] v cene|preiseinheit|preismenge|preisbasis|pe|price (?:unit|quantity|qty|per|basis|base)|одиниця ціни|единица цены|ціна за скільки|кількість [ву] ціні|количество в цене)$/.test(
    words.join(' ').replaceAll('ї', 'і'),
  ) && !/price\s*\//i.test(written)
    ? 0
    : undefined;

const unitRank = ({ words }: Title): number | undefined =>
  /^(?:j ?m|jedn|j(?:edn|ednostka)? miary|jednostka(?: sprzedazy| zakupu)?|m ?j|merna (?:j|jednotka)|jednotka|(?:prodejni|predajna) jednotka|(?:mengen|bestell|verkaufs)?einheit|me|(?:sales |order )?units?(?: of measure)?|uom|од|одиниц[яі](?: виміру)?|од вим(?:іру)?|ед|ед изм|единица(?: измерения)?)$/.test(
    words.join(' '),
  )
    ? 0
    : undefined;

/** Rank for the number of pieces in a package. */
const contentRank = (title: Title): number | undefined => {
  const { words } = title;
  if (has(title, 'money', 'number', 'name') || !words.some((word) => packWord.test(word))) return undefined;
  if (has(title, 'quantity') || words.some((word) => pieceWord.test(word))) return 0;
  return words.length === 1 ? 10 : undefined;
};

const symbolRank = (title: Title): number | undefined => {
  if (
    has(title, 'otherNumber', 'group', 'discount', 'former', 'currencyName', 'taxName', 'money', 'picture', 'supplier')
  )
    return undefined;
  if (has(title, 'number'))
    return (
      numberRanks.find(([meanings]) => has(title, ...meanings))?.[1] ??
      (consistsOf(title, 'number') ? plainNumberRank(title) : undefined)
    );
  if (consistsOf(title, 'reference')) return REFERENCE_ALONE;
  return consistsOf(title, 'model') ? MODEL_ALONE : undefined;
};

/** Ranks of qualified numbers: `Nr producenta` before `Nr kat.`. */
const numberRanks: readonly (readonly [meanings: readonly Meaning[], rank: number])[] = [
  [['maker'], 0],
  [['catalogue'], 10],
  [['order'], 15],
  [['reference'], 20],
  [['product', 'goods'], 30],
];
const REFERENCE_ALONE = 21;
const MODEL_ALONE = 60;

/** Rank for unqualified numbers. `Nr` alone counts rows. */
const plainNumberRank = ({ words }: Title): number | undefined =>
  plainNumberRanks.find(([plain]) => words.some((word) => plain.test(word)))?.[1];

const plainNumberRanks: readonly (readonly [word: RegExp, rank: number])[] = [
  [/^mpn$/, 1],
  [/^symbol$/, 16],
  [/^артикул$/, 25],
  [/^sku$/, 35],
  [/^ind(?:ek|e)[sx]$/, 40],
  [/^(?:kod|code|код)$/, 50],
  [/^номер$/, 60],
];

const supplierRank = (title: Title): number | undefined => {
  if (!has(title, 'number') || has(title, 'otherNumber', 'group', 'discount', 'money')) return undefined;
  if (has(title, 'supplier')) return 0;
  return has(title, 'goods') && !has(title, 'maker', 'catalogue') && !title.words.includes('symbol') ? 10 : undefined;
};

const nameRank = (title: Title): number | undefined => {
  const isCharacteristic = title.words.some((word) => word.startsWith('характеристик'));
  if (has(title, 'goodsName', 'product') && isCharacteristic) return nameWeights.description;
  if (
    has(
      title,
      'picture',
      'otherNumber',
      'group',
      'series',
      'discount',
      'money',
      'currencyName',
      'otherName',
      'supplier',
    )
  )
    return undefined;
  const summand =
    (has(title, 'product', 'goods') ? nameWeights.ofProduct : 0) +
    (has(title, 'second') ? nameWeights.second : 0) +
    unknownWords(title, 'name', 'description', 'product', 'goods') * nameWeights.unknownWord;
  if (has(title, 'name')) return nameWeights.name + summand;
  if (has(title, 'description')) return nameWeights.description + summand;
  return consistsOf(title, 'goodsName') ? nameWeights.goodsName : undefined;
};

/** Ranks of names and descriptions, and their summands. */
const nameWeights = {
  name: 10,
  description: 30,
  goodsName: 35,
  ofProduct: -5,
  /** Continuations: `Opis dodatkowy`, `Nazwa 2`. */
  second: 20,
  unknownWord: 0.1,
} as const;

const groupRank = (title: Title): number | undefined => {
  if (has(title, 'discount', 'money', 'taxName', 'number', 'picture')) return undefined;
  if (title.words.some((word) => /^(?:ceno[vw]|ценов|цінов|preisgr)/.test(word))) return undefined;
  if (unknownWords(title, 'group', 'series', 'subordinate', 'product', 'goods', 'name', 'description') > 2)
    return undefined;
  if (has(title, 'group')) return has(title, 'subordinate') ? groupRanks.subgroup : groupRanks.group;
  return has(title, 'series') ? groupRanks.series : undefined;
};

const groupRanks = { series: 0, group: 20, subgroup: 40 } as const;

const ranks: Readonly<Record<ListRole, (title: Title) => number | undefined>> = {
  symbol: symbolRank,
  supplier: supplierRank,
  price: priceRank,
  currency: (title) =>
    has(title, 'currencyName') && consistsOf(title, 'currencyName', 'money', 'number') ? 0 : undefined,
  name: nameRank,
  group: groupRank,
  pieces: piecesRank,
  unit: unitRank,
  content: contentRank,
  tax: (title) =>
    has(title, 'taxName') && consistsOf(title, 'taxName', 'rate') && !isNetTitle(title.written) ? 0 : undefined,
};

/** Whether a title contains a word for money, so that its column may contain prices. */
export const namesMoney = (title: string): boolean => has({ written: title, words: wordsOf(title) }, 'money');

/** Whether a title is for article numbers: `Kod`, `Nr kat.`, `Artikelnummer`. */
export const isNumberTitle = (title: string): boolean => has({ written: title, words: wordsOf(title) }, 'number');

/** The unit that a title states for its prices: `Cena za 100 szt`, `Kč/100 ks`, `Cena/szt`, `Cena za opakowanie`. */
export const unitInTitle = (title: string): Unit | undefined => {
  const [, text = ''] =
    /(?:\/|(?<!\p{L})(?:za|per|pro|je|for|за)(?!\p{L}))\s*(\d[\d ]*\s*\p{L}*|\p{L}+)/iu.exec(title) ?? [];
  const unit = text === '' || is(fold(text), 'unit') ? undefined : unitOf(text);
  if (unit !== undefined && unit.kind !== 'unknown') return unit;
  return wordsOf(title).some((word) => packWord.test(word)) ? { kind: 'package' } : undefined;
};
