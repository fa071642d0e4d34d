import { quantityInCell } from './numbers.ts';
import { clean, exactly, flat, foundIn, phrases, remembering } from './words.ts';

/** Words by which an item is open: it has an alternative or a condition, somebody has to decide, or it is not to be ordered. */
const doubt =
  phrases(`ale nie, ale ne, але не, but not, albo, lub, później, zastanaw*, nie trzeba nic, robi kto inny, ewentualnie, ewent, bądź, nie wiem, chyba, może, raczej, do decyzji, po stronie klient*, po stronie inwestor*, po stronie zamawiając*, zostaje star*, zostają star*, do ustalenia, do uzgodnienia, pierwotnie \\d+, poprzednio \\d+, wcześniej \\d+, do potwierdzenia, na przyszłość, jeśli, jeżeli, o ile, jakby, wg uznania, opcjonalnie, na razie nie, jeszcze nie, już kup*, zamówion*, już jest, już są, zamontowan*, kupion*, już mam, już mamy, mam, mamy, nie wyceni*, nie liczy*, poza wycen*, poza ofert*, poza zakres*, nie kupow*, istniejąc*, posiada*, klient ma, ma własn*, opcja, lustrzan*, symetryczn*, rząd, w jednej linii, w jednym rzędzie, w rzędzie,
  nebo, anebo, později, rozmýšl*, původně \\d+, předtím \\d+, případně, popř, nevím, nevíme, snad, možná, k potvrzení, k odsouhlasení, k rozhodnutí, bude se řešit, zůstáv* star*, nenaceň*, do budoucna, jestli, pokud, dle dohody, upřesním*, volitelně, zatím ne, zatím nic, ještě ne, už koup*, objednán*, už je, už jsou, namontovan*, koupen*, máme, neoceňovat, mimo nabídk*, mimo rozpoč*, nekupovat, stávajíc*, má vlastní, zrcadlov*, symetrick*, v jedné řadě, v jedné lince, v řadě,
  alebo, neskôr, pôvodne \\d+, predtým \\d+, poprípade, do budúcna, neviem, nevieme, možno, na potvrdenie, na schválenie, na rozhodnutie, ostáv* star*, zostáv* star*, asi, či, ak, zatiaľ nie, zatiaľ nič, ešte nie, už kúp*, už sú, kúpen*, mimo ponuk*, existujúc*, má vlastn*, zrkadlov*, v jednom rade,
  або, чи, пізніше, раніше \\d+, було \\d+, на майбутнє, не знаю, не знаємо, мабуть, можливо, за бажанням, на розсуд, лиша* стар*, залиша* стар*, від замовника, напевно, якщо, уточнити, уточню, за потреби, поки ні, поки не, ще не, вже є, вже купл*, замовлен*, вже стоїть, встановлен*, змонтован*, куплен*, не рахувати, поза кошторис*, існуюч*, дзеркальн*, симетричн*, в один ряд, в одному ряду, має свій,
  or, later, for the future, for future use, undecided, originally \\d+, previously \\d+, was \\d+, alternatively, maybe, perhaps, possibly, probably, not sure, don't know, if, unless, depends, provisional*, bought, to supply, supplied, own supply, keep the old, keep old, tbc, tba, tbd, to be confirmed, to be decided, optional, optionally, not yet, already, ordered, installed, do not, don't, not needed, by others, not included, excluded, out of scope, we have, has one, has their own, has own, own one, existing, mirrored, mirror image, row of, bank of, in a row, in one row, in one line`);

/** Words by which somebody else supplies an item: verbs, and the other trades. */
const supply =
  phrases(`sami, kupię, kupi, kupim*, kupuj*, zakupi*, dostarcza, dostarczy, dostarczą, zapewnia, zapewni, załatwi*, własnym zakres*, w zakresie, przyjdzie, przyjdą, od producent*, deweloper*, stolarz*, hydraulik*, instalator*,
  dodá, dodáme, dodáva, dodají, dodajú, dodávk*, koupí, koupím*, kúpi, kúpim*, zajistí*, zajišťuje, obstará*, zabezpečí, zabezpečíme, řeší, rieši, přinese, přiveze, prinesie, privezie, developer*, instalatér*, topenář*, kúrenár*, podlahář*, kuchyňár*, truhlář*, stolár, stolára,
  *мо самі, самі *мо, своїми силами, йде з, іде з, йдуть з, куплю, купить, купим*, купує*, привезе*, принесе*, постача*, надає, надасть, забезпечить, забезпечує, забудовник*, сантехнік*, підрядник*, столяр, столяра,
  ourselves, myself, comes with, come with, sourced, has it, keeps, themselves, buy, buys, buying, provides, provided, to provide, providing, free issue, contractor*, plumber*, joiner, joiners, carpenter*, fitter, fitters, supplier*, installer*, company`);

/** Words by which an item is there and stays, or somebody does not want or change it: "nie bierzemy", "не чіпаємо". */
const unwanted =
  phrases(`nie *my, odpuszcz*, wycof*, ne*eme, ne*ame, ne*ime, не *мо, не рахуй*, передума*, відмов*, not chang*, not replac*, not required, not wanted, on hold, scrapped, forget, changed my mind, changed our mind*,
  zostaje, zostają, zostaw*, bez zmian, nie zmieni*, nie wymieni*, nie rusz*, już tam, jest już, są już, beze změny, bez zmeny, je už, jsou už, sú už, без змін, є вже, zůstává, zůstane, zůstávají, neměn*, nevym*, nesah*, necháme, nechat, nechať, nechám, nechává*, ponech*, už tam, zostáva, zostane, zostávajú, ostáva, ostane, nemen*,
  лиша*, залиша*, не міня*, не змін*, не заміня*, не чіпа*, вже там,
  unchanged, keep, keeping, retain*, reuse*, re-use*, leave it, leave as, leave the, leaving, stays, staying, to stay, remain*, as is, as it is`);

/** Words by which a line changes or withdraws another one. */
const change =
  phrases(`zmiana na, zmienić na, změna na, zmena na, зміна на, заміна на, change to, changed to, jednak, zamiast, demontaż, zdemont*, skasow*, likwid*, nie czekaj, właściwie, lepiej, skreśl*, wykreśl*, usun*, rezygn*, zrezygn*, anulow*, nie montować, nie potrzeb*, nieaktualn*, bez tego, bez tych, odpada, odpadają, nie będzie, nie trzeba, nie potrzeba, niepotrzebn*,
  místo, vlastně, raději, nakonec, škrtn*, vyškrtn*, zrušit*, zrušen*, zrušte, neosaz*, neosad*, ruším, vynech*, neplatí, nechce*, nebude, není potřeba, netřeba,
  nie wait, namiesto, radšej, nakoniec, nie je potreb*,
  замість, насправді, краще, викресл*, скасув*, скасов*, прибрати, приберіть, відпада*, неактуальн*, не буде, не треба, не потрібн*, зайв*,
  instead, no wait, or rather, actually, rather than, one more, two more, one less, cancel*, delete, deleted, drop, skip, swap, scrap, void, omit, remove, no longer, not any more`);

const correction = phrases(
  'poprawka, poprawki, korekta, zmiana, zmiany, pomyłka, sprostowanie, oprava, opravy, změna, změny, поправка, правка, зміна, виправлення, correction, corrections, change, amendment',
);

/** Words that mean the item before them, beside a number: "jsou tam dva", "2 takie miejsca", "two of them". */
const backReference =
  phrases(`takie, takich, taki, taka, takiego, są, będą, mają być, ma być, takové, takových, také, taková, jsou, budou, mají být, je jich, takých, sú, budú, majú byť, je ich,
  такі, таких, їх, буде, будуть, of them, of these, of those, such, like this, like that, there are, there will be`);

/** A remark by which an item is there: "jest", "pod płytę jest". */
const present = /^\s*(?:sa|n\/a)\s*$|(?:^|\s)(?:jest|je|jsou|є|exists?)\s*(?:[,;.]|$)/u;

/** The words by which an item is open or not wanted: "(już kupiony)", "albo ściemniacz", "jednak nie". */
export const doubtWords = remembering((text): string | undefined =>
  present.test(flat(text))
    ? text
    : (foundIn(doubt, text) ?? foundIn(supply, text) ?? foundIn(unwanted, text) ?? changeWords(text)),
);

/** The words by which a text changes or withdraws other items: "skreślam", "zamiast", "instead". */
export const changeWords = (text: string): string | undefined => foundIn(change, text);

const same = phrases(
  'tak samo, to samo, jw, jak wyżej, jak w, jak we, jako v, ako v, як у, як в, same as, as in, identycznie, analogicznie, stejné, dtto, totéž, to samé, viz, rovnaké, rovnako, to isté, te same, те саме, так само, аналогічно, same, ditto, idem, bez zmian, beze změny, bez zmeny, без змін, unchanged, j w, to stejné, ako vyššie, як вище, as above',
);

/** Whether a text means the items of another line: "tak samo", "j.w.", "same as bed 1". */
export const meansOthers = (text: string): boolean => same.test(clean(text).replaceAll(/\.\s?/gu, ' '));

const above = exactly(
  'jw, j w, jak wyżej, to samo, dtto, detto, ditto, viz výše, totéž, vid vyššie, ako vyššie, to isté, як вище, те саме, as above, same as above',
);

/** Whether a cell only repeats that of the row above: "j.w.", "ditto", "—\"—". */
export const repeatsAbove = (text: string): boolean =>
  above.test(clean(text).replaceAll(/\.\s?/gu, ' ').trim()) || /^[-–—\s]*(?:["“”„″]|''|,,)[-–—\s]*$/u.test(text);

/** Whether a line corrects others: "Poprawka: …". A title such as "Oprava k ponuke" does not. */
export const isCorrection = (text: string): boolean => {
  const label = /^([^:–—]{3,20}?)\s*(?::|\s[-–—])\s*\S/u.exec(text)?.[1];
  return label !== undefined && correction.exec(flat(label))?.[0] === flat(label.trim());
};

/** The pieces that a remark counts of the item before it: "(2 takie)", "(two of these)". */
export const countOfBackReference = (text: string): number | undefined => {
  const plain = flat(text);
  return backReference.test(plain) ? quantityInCell(plain.replace(backReference, '')) : undefined;
};

/** Whether a remark means the item before it: it counts, changes or questions it. */
export const refersBack = (text: string): boolean =>
  doubtWords(text) !== undefined || [backReference, correction].some((words) => words.test(flat(text)));
