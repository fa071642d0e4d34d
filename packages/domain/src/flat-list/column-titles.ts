import type { ColumnRole } from './flat-list.ts';
import { exactly, flat, wordsIn } from './words.ts';

/**
 * Words of column titles by role, in Polish, Czech, Slovak, Ukrainian and English. The first role
 * with a word of the title decides: "Cena/ks" is a price, "Nazwa pomieszczenia" a room.
 */
const words: readonly (readonly [role: ColumnRole, words: string])[] = [
  // Before the words for quantities: "liczba pól", "к-сть постів".
  ['frame', `pól, pola, krotność, modułów, polí, násobnost, modulů, modulov, постів, пост, gang, gangs, slots`],
  [
    'price',
    `cena, ceny, cenowa, wartość, netto, brutto, suma, koszt, kwota, rabat, vat, cen, razem, celkem, dph, sleva, zľava, spolu, součet, súčet, ціна, сума,
    вартість, знижка, пдв, разом, price, prices, total, amount, cost, value, discount, net, gross, sum, zł, pln, kč, czk, eur, €, грн, £, $`,
  ],
  [
    'note',
    `uwagi, uwaga, komentarz*, notatk*, dodatkow*, poznámk*, pozn, приміт*, комент*, зауваж*, note, notes, remark*, comment*`,
  ],
  [
    'room',
    `pomieszczen*, pom, pokój, pokoje, lokalizacja, strefa, umiejscowienie, místnost*, umístění, prostor, miestnosť*, izba, umiestnenie, priestor,
    приміщення, кімнат*, розташування, зона, room, rooms, location, area, space, where`,
  ],
  [
    'ignored',
    `ean, gtin, zdjęcie, foto, obrazek, rysunek, obrázok, зображення, фото, image, photo, picture, link, url, marka, brand, značka, бренд, jednostk*, jednotk*, одиниц*, unit, uom, stawka`,
  ],
  [
    'finish',
    `kolor*, wykończeni*, barva, barvy, provedení, dekor, povrch, farba, farby, prevedenie, колір, кольор*, оздоблення, покриття, finish, finishes, colour*, color*`,
  ],
  [
    'symbol',
    `symbol*, obj, kod, kody, indeks, index, katalogow*, katalogové, referencj*, objednací, objednávací, артикул*, код, шифр, символ*, каталожн*, code, codes, sku, mpn, part, ref, reference, catalogue, catalog, article`,
  ],
  [
    'quantity',
    `ilość, ilości, szt, sztuk, sztuki, liczba, il, ile, počet, ks, kus, kusů, kusov, množství, množstvo, кількість, кіл, сть, к, шт, штук, qty, quantity, quantities, pcs, pieces, count, no of`,
  ],
  [
    'frame',
    `ramka, ramki, ramek, seria, serie, linia, kolekcja, rámeček, rámečky, rámik, rámiky, rámček, řada, rad, рамка, рамки, серія, лінія, колекція, range, series, frame, frames, line, collection`,
  ],
  [
    'what',
    `opis, nazwa, element*, osprzęt*, urządzeni*, produkt*, towar, funkcja, wyszczególnienie, asortyment, artykuł, zestaw, typ, rodzaj, co, wyposażenie, aparat, przyrząd,
    popis, název, přístroj*, výrobek, výrobky, zařízení, funkce, sestava, prvek, položka,
    názov, výrobok, zariadeni*, funkcia, zostava, prvok,
    найменування, назва, опис, виріб, прилад, товар, обладнання, тип, функція, комплект,
    description, fitting*, product*, device*, name, accessory, accessories, what, moduł, slot, mechanizm, mechanismus, mechanizmus, модуль, механізм, module, type, outlet*, function, set, points, item, items, pozycja, позиція, position, označení, oznaczenie`,
  ],
];

/** Titles of columns that number rows or hold units. */
const ignored = exactly(
  'lp, l p, l\\.p\\.?, nr, no, poz, pol, poř č, č, p č, č p, №, з п, #, id, jm, j m, mj, m j, od, од, од вим, um, lfd, producent, výrobce, výrobca, виробник, manufacturer, maker, number, numer, číslo, номер',
);

const patterns = words.map(([role, list]) => [role, exactly(list)] as const);

/** The role that a column title names; undefined for an unknown title. */
export const roleOfTitle = (title: string): ColumnRole | undefined => {
  const plain = flat(title)
    .replaceAll(/[^\p{L}\p{N}№#€£$]+/gu, ' ')
    .trim();
  if (plain === '' || plain.length > LONGEST_TITLE) return undefined;
  if (ignored.test(plain)) return 'ignored';
  const found = plain.split(' ');
  if (found.length > MOST_WORDS) return undefined;
  if (symbolOfMaker.test(plain)) return 'symbol';
  return patterns.find(([, pattern]) => found.some((word) => pattern.test(word)))?.[0];
};

/** "Kod producenta", "Nr kat.", after `flat`. */
const symbolOfMaker =
  /^(?:kod|nr|symbol|cislo|номер|код) (?:producent\p{L}*|vyrobc\p{L}*|виробник\p{L}*|katalog\p{L}*|kat)$/u;

const LONGEST_TITLE = 60;
const MOST_WORDS = 6;

/** The key of a table's titles: equal for the same titles in any spelling of case and punctuation. */
export const keyOfTitles = (titles: readonly string[]): string =>
  titles
    .map((title) =>
      wordsIn(flat(title))
        .map(({ word }) => word)
        .join(' '),
    )
    .join('|');
