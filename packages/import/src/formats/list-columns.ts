import { listRoles, type ListRole, type ColumnOverrides } from '../pipeline/import-record.ts';

/** Where in a row something stands, and what the column is called. */
export type Column = { readonly index: number; readonly title: string };

/** The columns of a price list; several of names and groups belong together, in this order. */
export type ListColumns = Readonly<Record<ListRole, readonly Column[]>>;

/**
 * How suppliers of Central Europe call their columns; the better spelling first. Several words may have others around
 * them, a single one stands alone.
 */
const spellings: Readonly<Record<ListRole, readonly string[]>> = {
  symbol: phrases(`kod producenta, symbol producenta, nr producenta, numer producenta, indeks producenta,
    nr katalogowy, numer katalogowy, nr kat, num kat, numer kat, kod katalogowy, symbol katalogowy, indeks katalogowy,
    indeks produktu, kod handlowy, order symbol, symbol,
    nr referencyjny, numer referencyjny, referencja, nr ref, kod wyrobu, kod produktu, nr produktu, numer produktu,
    nr artykułu, numer artykułu, kod artykułu, objednací číslo, obj číslo, obj č, objednací kod, katalogové číslo,
    kat číslo, kat č, kód výrobce, číslo výrobce, číslo výrobku, kód výrobku, kód produktu, číslo artiklu,
    objednávacie číslo, objednávací kód, kód výrobcu, číslo výrobcu, код виробника, артикул виробника, каталожний номер,
    номер за каталогом, кат номер, номенклатура артикул, номенклатура код, артикул, код продукту, каталожный номер, код производителя, herstellernummer,
    herstellerartikelnummer, hersteller artikelnummer, hersteller nr, bestellnummer, bestell nr, bestellnr, best nr,
    artikelnummer, artikel nr, artikelnr, art nr, artnr, manufacturer code, manufacturer part number,
    manufacturer number, mpn, commercial reference, product reference, order code, order number, order no, part number,
    part no, catalogue number, catalog number, catalogue no, cat no, product code, product number, product no,
    article number, article no, article code, item number, item no, item code, reference, ref, sku, indeks, index,
    referenz, manufacturer article id, manufacturer pid, article id, product id, item id, materialnummer, material number, symbol towaru, kod, kód, код, code, typ, typové označení, označení, model,
    модель, номер, artikl, artikel, article, item, material`),
  supplier: phrases(`kod towaru, indeks towaru, nr towaru, kod dostawcy, indeks dostawcy, nasz kod, kód dodavatele,
    číslo dodavatele, kód zboží, číslo zboží, kód dodávateľa, kód tovaru, číslo tovaru, код товару, код постачальника,
    код товара, lieferantennummer, lieferantenartikelnummer, supplier code, supplier number, supplier part number,
    supplier article id, supplier pid, supplier aid`),
  price:
    phrases(`cena katalogowa netto, cena cennikowa netto, cena listowa netto, cena netto katalogowa, cena sprzedaży netto,
    cena jednostkowa netto, cena jedn netto, cena netto, ceny netto, cena katalogowa, cena cennikowa, cena listowa,
    ceníková cena bez dph, ceníková cena, katalogová cena, cena bez dph, doporučená cena bez dph, moc bez dph,
    cenníková cena bez dph, cenníková cena, jednotková cena, prodejní cena, predajná cena, ціна без пдв, прайсова ціна,
    ціна за каталогом, роздрібна ціна, цена без ндс, net list price, listenpreis netto, listenpreis, bruttolistenpreis,
    nettopreis, preis netto, netto preis, list price, catalogue price, net price, price net, unit price, price list,
    einzelpreis, stückpreis, verkaufspreis, händlerpreis, unit cost, preis, price, cena, ceny, ціна, цена, вартість, стоимость,
    ціна продажу, цена продажи, цена за ед, ціна за од, netto, cena hurtowa, velkoobchodní cena, veľkoobchodná cena, оптова ціна,
    оптовая цена, ц опт, cena jednostkowa,
    cena sprzedaży, cena detaliczna, cena detal, maloobchodní cena, maloobchodná cena, розничная цена, ц роз, cost, doporučená cena, odporúčaná cena, retail price, uvp, rrp, cena brutto, cena s dph,
    ціна з пдв, price amount, gross price, bruttopreis, price incl vat, preis ab 1, staffelpreis 1, cena od 1, cena za 1,
    ціна від 1, цена от 1, price from 1`),
  currency: phrases(`waluta, wal, měna, mena, валюта, währung, waehrung, currency, curr, price currency`),
  name: phrases(`nazwa towaru, nazwa produktu, nazwa wyrobu, nazwa artykułu, nazwa, nazwa skrócona, opis towaru,
    opis produktu, opis wyrobu, opis artykułu, opis katalogowy, opis, název zboží, název výrobku, název produktu, název,
    popis zboží, popis výrobku, popis, názov tovaru, názov výrobku, názov produktu, názov, назва товару, назва продукту, назва позиції, назва,
    найменування товару, найменування, наименование товара, наименование, название позиции, название, номенклатура характеристика, номенклатура, опис, artikelbezeichnung,
    artikelname, produktname, bezeichnung, artikelbeschreibung, kurzbeschreibung, beschreibung, kurztext,
    product name, article name, item name, name, product description, item description, article description,
    short description, description short, description, designation, title, nazwa dodatkowa, nazwa 2, nazwa cd, název 2, názov 2,
    bezeichnung 2, kurztext 2, description 2`),
  group:
    phrases(`seria, linia produktowa, linia, kolekcja, rodzina produktów, rodzina, řada, výrobní řada, produktová řada,
    rad, produktový rad, séria, rodina, серія, серия, колекція, serie, produktfamilie, series, range, product line,
    product family, family, collection, opis grupy, nazwa grupy, grupa towarowa, grupa produktów, grupa produktowa,
    grupa asortymentowa, grupa, kategoria produktu, kategoria, kategorie, skupina zboží, skupina výrobků, skupina tovaru,
    skupina, kategória, група товарів, группа товаров, название группы, категория товара, назва групи, група, категорія, группа, категория, warengruppe, produktgruppe, artikelgruppe,
    gruppe, kategorie, product group, product category, group, category, opis podgrupy, nazwa podgrupy, podgrupa,
    podkategoria, podskupina, podkategorie, підгрупа, підкатегорія, подгруппа, untergruppe, unterkategorie, subgroup,
    subcategory, sub category`),
  tax: phrases(`stawka vat, podatek vat, vat stawka, vat, sazba dph, dph, sadzba dph, ставка пдв, пдв, ставка ндс, ндс, mwst satz,
    mehrwertsteuer, mwst, ust satz, ust, steuersatz, vat rate, tax rate, tax`),
  pieces: phrases(`jednostka ceny, cena za ile, za ile, ilość w cenie, krotność ceny, cenová jednotka, množství v ceně,
    množstvo v cene, preiseinheit, preismenge, pe, price unit, price quantity, price per, price basis`),
};

/** Titles with one of these words are about something else than the price of a piece. */
const noPrices =
  /\b(?:rabat\w*|slev\w*|zlav\w*|rabatt\w*|discount|poprzedni\w*|stara|stary|old|previous|zmiana|change|różnica|roznica|difference)\b|знижк|скидк/;

/** Titles of prices that hold the tax, or may: what consumers pay. */
const withTax =
  /\b(?:brutto|gross|detal\w*|retail|rrp|uvp|srp|moc|dmoc|incl\w*|inkl\w*|maloobchod\w*|doporuc\w*|odporuc\w*)\b|\b(?:s|vc|vcetne|vratane) dph\b|\bz vat\b|з пдв|с ндс|роздр|розн|ц роз/;
const withoutTax = /\b(?:net|netto|excl\w*|exkl\w*|bez (?:dph|vat)|bruttolistenpreis)\b|без (?:пдв|ндс)/;

/** Whether a title or a remark above the titles says that prices hold the tax, or may. */
export const mayHoldTax = (text: string): boolean => withTax.test(bare(text)) && !withoutTax.test(bare(text));

/** What is understood of titles that make no price list: what is missing can be said then. */
export const nearlyColumns = (rows: readonly Row[]): ListColumns | undefined =>
  rows
    .slice(0, HEAD_ROWS)
    .map(({ cells }) => columnsNamed(cells, {}))
    .find(({ name, price }) => name.length > 0 && price.length > 0);

/** Descriptions of pictures are no names of products. */
const ofPictures = /\b(?:mime|image|photo|picture|bild\w*|foto|zdjec\w*|obraz\w*)\b/;

function phrases(text: string): readonly string[] {
  return text.split(',').map(bare);
}

/** A title without marks, currency and what stands on letters: `Cena sprzedaży (netto) [PLN]` is `cena sprzedazy netto`. */
function bare(title: string): string {
  return title
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' ')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<=^| )(?:pln|zl|eur|euro|czk|kc|uah|грн|руб|usd|gbp)(?= |$)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The columns that a row of titles names; what a person says of them goes first. */
export const columnsNamed = (titles: readonly string[], said: ColumnOverrides): ListColumns => {
  const taken = new Set<number>();
  const find = (role: ListRole): readonly Column[] => {
    const asked = said[role];
    const found =
      asked === undefined ? known(role, titles, taken) : asked.split('+').flatMap((one) => named(one, titles));
    for (const { index } of found) taken.add(index);
    return found;
  };
  const [currency, pieces, price, tax] = [find('currency'), find('pieces'), find('price'), find('tax')];
  const told = find('supplier');
  const symbol = find('symbol');
  const [name, group] = [find('name'), find('group')];
  const others = { price, currency, name, group, pieces, tax };
  if (symbol.length === 0) return { symbol: told, supplier: [], ...others };
  const isMakers = ofMakers.test(bare(symbol[0]?.title ?? ''));
  const supplier = told.length === 0 && isMakers ? known('symbol', titles, taken).filter(isNumbers) : told;
  return { symbol, supplier, ...others };
};

/** Beside the maker's number a plain one is the supplier's own. */
const ofMakers = /producent|herstell|vyrob|manufactur|mpn|виробн|производит/;

const isNumbers = ({ title }: Column): boolean =>
  /\b(?:nr|numer|number|nummer|no|kod|code|cislo|indeks|index|sku|id|symbol|код|номер|артикул)\b|nummer$/.test(
    bare(title),
  );

/** The column that a person names by its title, its letter or its number. */
const named = (asked: string, titles: readonly string[]): readonly Column[] => {
  const [wanted, plain] = [bare(asked), asked.trim().toLowerCase()];
  const tests = [
    (title: string): boolean => title.replaceAll(/\s+/g, ' ').trim().toLowerCase() === plain,
    (title: string): boolean => wanted !== '' && bare(title) === wanted,
  ];
  const byTitle = isNumber(asked) ? undefined : tests.map((test) => titles.findIndex(test)).find((one) => one !== -1);
  const index = byTitle ?? placeOf(asked.trim());
  return index === undefined ? [] : [{ index, title: titles[index]?.trim() || asked.trim() }];
};

const isNumber = (asked: string): boolean => /^[1-9]\d{0,2}$/.test(asked.trim());

/** `B` and `2` are the second column. */
const placeOf = (asked: string): number | undefined => {
  if (isNumber(asked)) return Number(asked) - 1;
  if (!/^[A-Za-z]{1,2}$/.test(asked)) return undefined;
  return Array.from(asked.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const known = (role: ListRole, titles: readonly string[], taken: ReadonlySet<number>): readonly Column[] => {
  const ranked = titles
    .map((title, index) => ({
      index,
      title: title.replaceAll(/\s+/g, ' ').trim(),
      rank: taken.has(index) ? -1 : rankOf(role, bare(title)),
    }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank);
  const found = role === 'price' ? netOnes(ranked) : ranked;
  const several = role === 'group' ? found.slice(0, 3) : role === 'name' ? nameParts(found) : found.slice(0, 1);
  return several.map(({ index, title }) => ({ index, title }));
};

/** Beside a price that says to be net nobody means the one with tax, however well it is spelled. */
const netOnes = <Found extends Column>(found: readonly Found[]): readonly Found[] =>
  found.some(({ title }) => withoutTax.test(bare(title))) ? found.filter(({ title }) => !mayHoldTax(title)) : found;

/** Wholesalers cut names at 40 characters and go on in the next column, or number them: `Opis 1`, `Opis 2`. */
const nameParts = <Found extends Column>(found: readonly Found[]): readonly Found[] => {
  const [first] = found;
  const stem = /^(.*) 1$/.exec(bare(first?.title ?? ''))?.[1];
  if (stem !== undefined)
    return found
      .filter(({ title }) => /^[1-9]$/.test(bare(title).slice(stem.length + 1)) && bare(title).startsWith(stem))
      .toSorted((one, other) => one.index - other.index);
  const end = found.find(({ title }) => /dodatkowa|(?:^| )(?:2|cd)$/.test(bare(title)));
  return first === undefined ? [] : end === undefined || end === first ? [first] : [first, end];
};

/** How well a title names a role, the lower the better; -1 for not at all. */
const rankOf = (role: ListRole, title: string): number => {
  if (title === '' || title.length > 80) return -1;
  if (role === 'price' && noPrices.test(title)) return -1;
  if (role === 'name' && ofPictures.test(title)) return -1;
  const exact = spellings[role].indexOf(role === 'name' ? title.replace(/ [1-9]$/, '') : title);
  if (exact !== -1) return exact;
  const words = new Set(title.split(' '));
  const within = spellings[role].findIndex((phrase) => {
    const parts = phrase.split(' ');
    return parts.length > 1 && parts.every((part) => words.has(part));
  });
  return within === -1 || words.size > 12 ? -1 : 1000 + within;
};

/** Whether the columns make a price list: symbols, and prices or at least names for them. */
export const areColumns = ({ symbol, price, name }: ListColumns): boolean =>
  symbol.length > 0 && price.length + name.length > 0;

/** A row of a table, with empty texts for empty cells. */
type Row = { readonly cells: readonly string[]; readonly line: number };

/** Rows in which the titles are looked for. */
export const HEAD_ROWS = 40;

/** Where the titles of a table stand, over one row or two, and what they name. */
export type ListHead = {
  /** The last line of the titles; 0 where a person has named the columns and there are none. */
  readonly line: number;
  readonly titles: readonly string[];
  readonly columns: ListColumns;
};

/**
 * Finds the titles of a table among its first rows. Of two rows the upper one may stand over several columns: `Cena` over
 * `netto` and `brutto`; what comes below the title of symbols is then empty.
 */
export const findHead = (rows: readonly Row[], said: ColumnOverrides): ListHead | undefined => {
  const heads = rows.slice(0, HEAD_ROWS).flatMap((row, index) => {
    const next = rows[index + 1];
    const single = headOf(row.line, row.cells, said, rows.slice(index + 1));
    const titles = next && isText(next) ? joined(row.cells, next.cells) : undefined;
    const double = titles && next && headOf(next.line, titles, said, rows.slice(index + 2));
    const goesOn = single !== undefined && next !== undefined && !next.cells[single.columns.symbol[0]?.index ?? 0];
    return (goesOn ? [double, single] : [single, double]).filter((head) => head !== undefined);
  });
  const [best] = heads.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best !== undefined) return best;
  const byPlace = columnsNamed([], said);
  return areColumns(byPlace) ? { line: 0, titles: [], columns: byPlace } : undefined;
};

const headOf = (
  line: number,
  titles: readonly string[],
  said: ColumnOverrides,
  below: readonly Row[],
): ListHead | undefined => {
  const columns = columnsOf(titles, said, below);
  // Columns that are named by their place are there in every row.
  const byTitle = listRoles.some((role) =>
    columns[role].some(({ index }) => titles[index]?.trim() && isTitle(role, said, titles[index] ?? '')),
  );
  return areColumns(columns) && byTitle ? { line, titles, columns } : undefined;
};

/** Of several columns that could be the symbols, one that tells products apart. */
const columnsOf = (titles: readonly string[], said: ColumnOverrides, below: readonly Row[]): ListColumns => {
  const columns = columnsNamed(titles, said);
  const index = columns.symbol[0]?.index;
  if (index === undefined || said.symbol !== undefined || !repeats(below, index)) return columns;
  const others = columnsOf(titles.with(index, ''), said, below);
  return others.symbol.length > 0 ? others : columns;
};

/** Whether a column says the same again and again, such as a material. */
const repeats = (rows: readonly Row[], index: number): boolean => {
  const values = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter((value) => value !== '');
  return values.length >= 6 && new Set(values).size * 2 < values.length;
};

const isTitle = (role: ListRole, said: ColumnOverrides, title: string): boolean => {
  const asked = said[role];
  return (
    asked === undefined ||
    asked.split('+').some((one) => !isNumber(one) && bare(one) === bare(title) && bare(one) !== '')
  );
};

const weightOf = ({ columns }: ListHead): number =>
  (columns.price.length > 0 ? 10 : 0) + listRoles.reduce((sum, role) => sum + Math.min(1, columns[role].length), 0);

const isText = ({ cells }: Row): boolean => cells.every((cell) => !/^[\d\s.,]*\d[\d\s.,]*$/.test(cell));

/** Titles over two rows; what is empty above belongs to what stands to its left. */
const joined = (above: readonly string[], below: readonly string[]): readonly string[] => {
  let last = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const [upper = '', lower = ''] = [above[index]?.trim(), below[index]?.trim()];
    if (upper !== '') last = upper;
    return lower === '' ? upper : `${upper === '' ? last : upper} ${lower}`.trim();
  });
};
