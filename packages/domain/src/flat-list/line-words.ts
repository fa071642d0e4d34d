import { pieceUnit } from '../quantity.ts';
import { numeralOf } from './numbers.ts';
import { exactly, flat, letters, phrases, remembering, wordPattern, wordsIn } from './words.ts';

/** Greetings and sentences of messages. */
const greetings =
  flat(`czesc, hej, hejka, witam, witaj, dzien dobry, dobry wieczor, pozdrawiam, pozdrowienia, dzieki, dziekuje, prosze o *, z gory *,
  ahoj, dobry den, dobre rano, dobre odpoledne, zdravim, s pozdravem, dekuji, diky, predem *, cau,
  dobry vecer, s pozdravom, dakujem, vdaka, vopred *,
  привіт, добрий день, доброго дня, добрий вечір, дякую, з повагою, вітаю,
  hi, hello, many thanks, as discussed, dear *, good morning, good afternoon, thanks, thank you, regards, best regards, kind regards, cheers, hey`);
const greeting = new RegExp(String.raw`^(?:${wordPattern(greetings)})(?![${letters}\d])`, 'u');

/** Words at the end of messages, after which a name may follow. */
const closings =
  flat(`pozdrawiam, pozdrowienia, z powazaniem, dzieki, dziekuje, s pozdravem, dekuji, diky, s pozdravom, dakujem, vdaka,
  дякую, з повагою, thanks, many thanks, thank you, regards, best regards, kind regards, cheers`);
const closing = new RegExp(String.raw`^(?:${wordPattern(closings)})(?![${letters}\d])`, 'u');

/** Words of titles above lists. */
const titles = phrases(
  flat(`lista, zestawienie, spis, wykaz, zamowienie, osprzet*, potrzebuje, potrzebujemy, oto, potrzebne, poniżej, następujące, rozmieszczenie, specyfikacja, wycena,
  seznam, rozpis, vypis, soupis, objednavka, specifikace, potrebuji, potrebujeme, potřebné, následující,
  zoznam, supis, objednavka, specifikacia, potrebujem, potrebné, nasledujúce, prehlad,
  список, перелік, замовлення, специфікація, потрібно, треба, потребую, потрібні, наступне, відомість,
  list, schedule, order, specification, need, here is, here are, quote, price, following`),
);

const legend = exactly(
  flat(
    'legenda, skróty, oznaczenia, objaśnienia, zkratky, značky, vysvětlivky, skratky, vysvetlivky, легенда, скорочення, умовні позначення, legend, key, abbreviations',
  ),
);

/** Whether a line explains the abbreviations of the list: "Legenda: GW - gniazdo". */
export const isLegend = (text: string): boolean => legend.test(clean(/^([^:]+):/u.exec(text)?.[1] ?? ''));

const totals = flat(`razem, suma, lacznie, ogolem, w sumie, podsumowanie, wartosc, do zaplaty, netto, brutto, vat,
  celkem, celkom, soucet, sucet, spolu, mezisoucet, medzisucet, dph, bez dph, s dph, k uhrade, zaklad dane,
  разом, всього, усього, підсумок, сума, пдв, у т ч, до сплати,
  total, totals, subtotal, sub-total, sum, grand total, net total, tax, in total, altogether`);
const total = new RegExp(String.raw`^(?:${wordPattern(totals)})(?![${letters}\d])`, 'u');

/** Labels of a look for the following rows: "ramki: Simon 54 Premium". */
const lookLabels =
  flat(`ramki, ramka, ramek, seria, serie, linia, kolor, kolory, wykonczenie, wszystko, wszystkie, wszedzie, cala reszta, caly dom, cale mieszkanie, osprzet,
  ramecky, ramecek, rada, rady, barva, barvy, vse, vsechno, vsude, provedeni, design,
  ramiky, ramik, ramceky, rad, farba, farby, vsetko, vsade, prevedenie, dizajn,
  рамки, рамка, серія, лінія, колір, кольори, усе, все, всюди, скрізь,
  frames, frame, range, series, line, colour, color, finish, everything, all, everywhere`);
/** Labels of the colour of all sets in a line that says something else: "RAMKI I ZAWARTOŚĆ, kolor antracyt". */
const colourLabel = new RegExp(
  String.raw`^(?:${wordPattern(
    flat(
      'w kolorze, kolor, kol, wykończenie, wszystko, wszystkie, v barvě, barva, vše, všechno, vo farbe, farba, všetko, колір, у кольорі, в кольорі, усе, все, in, colour, color, finish, all, everything',
    ),
  )})(?![${letters}\d])[.:\s]*`,
  'u',
);
const exception = phrases(
  flat(
    'oprócz, poza, prócz, bez, nie, tylko, kromě, mimo, krom, ne, jen, pouze, okrem, len, iba, крім, окрім, не, тільки, ale, lecz, však, але, лише, except, but, not, no, only, apart from',
  ),
);

/** Words for the colour of all sets, in a line with other words but without exceptions. */
export const colourOfAll = (text: string): string | undefined => {
  if (exception.test(flat(text))) return undefined;
  const pieces = text.split(/[,;.()]|\s[–—-]\s/u).map((piece) => piece.trim());
  return pieces.flatMap((piece) => {
    const label = colourLabel.exec(flat(piece));
    return label ? withoutFillers(piece.slice(label[0].length)) : [];
  })[0];
};

const lookLabel = new RegExp(String.raw`^(?:${wordPattern(lookLabels)})(?![${letters}\d])`, 'u');

/** Words around the look of a list, without a meaning of their own. */
const fillers = new RegExp(
  String.raw`(?<![${letters}])(?:${wordPattern(flat('prosze, poprosze, please, prosim, будь ласка, wszystko, wszystkie, vse, vsechno, vsetko, все, усе, all, everything, w, v, ve, in, ma byc, mają być, bude, budou, budu, to be'))})(?![${letters}])`,
  'gu',
);

/** The words of a look without politeness. */
export const withoutFillers = (text: string): string => {
  const found = Array.from(flat(text).matchAll(fillers), ({ index, 0: words }) => ({
    index,
    end: index + words.length,
  }));
  return found.reduceRight((rest, { index, end }) => `${rest.slice(0, index)} ${rest.slice(end)}`, text);
};

const bundleNoun = String.raw`(?:${wordPattern(
  flat(
    'zestaw*, komplet, komplety, kompletów, kompletu, sada, sady, sad, sestav*, zostav*, souprav*, súprav*, комплект*, набір, набори, наборів, set, sets',
  ),
)})(?![${letters}\d])`;
const setNoun = String.raw`(?:${bundleNoun}|(?:${wordPattern(
  flat(
    'blok, bloki, bloków, bloky, bloků, blokov, блок, блоки, блоків, block, blocks, ramk*, ramek, rámeč*, rámik*, rámč*, рамк*, рамок, frame, frames',
  ),
)})(?![${letters}\d]))`;
const setCount = String.raw`(?:(\d{1,3}|[${letters}']+)(?:\s?[xх×]\s?|\s+))?`;

/** Sets by their contents: "zestaw: gniazdo, usb", "2 komplety: gniazdo, usb". */
const setLabel = new RegExp(
  String.raw`^${setCount}(?:${bundleNoun}(?:\s+(?:(?:nr|no|c)\.?\s?)?[\da-zа-я]{1,2})?|${setNoun}|kpl\.?)\s*[:=]\s*`,
  'u',
);

/** Sets by the number of their parts: "2 ramki po 3 gniazda", "blok 3 gniazd", "2 frames of 3 sockets". */
const countedSet = new RegExp(
  String.raw`^${setCount}${setNoun}\s+(?:(?:po|по|z|ze|s|se|so|з|із|na|на|of|with)\s+)?(?=(\d{1,2}|[${letters}']+)\s+[${letters}])`,
  'u',
);

/** "2 x 3 gniazda". */
const multiplied = /^(\d{1,3})\s?[xх×]\s?(?=(\d{1,2})\s+[a-zß-ӿ])/u;

/** Sets by their parts: "zestaw gniazdo + usb". */
const setOfItems = new RegExp(String.raw`^${setCount}${bundleNoun}\s+(?=[${letters}])`, 'u');

const numberOf = (word: string): number => numeralOf(word) ?? Number(word);

/** Whether the words of a match that stand for numbers are numbers. */
const isCounted = (found: RegExpExecArray | null): found is RegExpExecArray =>
  found !== null && found.slice(1).every((word?: string) => word === undefined || numberOf(word) > 0);

/** The contents of sets that are named by a noun, and the number of the sets if stated. */
export const contentsOfSets = remembering(
  (text): { readonly quantity: number | null; readonly rest: string } | undefined => {
    const plain = flat(text);
    const found = [setLabel, countedSet, multiplied, setOfItems].map((pattern) => pattern.exec(plain)).find(isCounted);
    if (!found) return undefined;
    const quantity = found[1] === undefined ? null : numberOf(found[1]);
    return { quantity, rest: text.slice(found[0].length) };
  },
);

const oneFrame = String.raw`(?:${wordPattern(
  flat(`w jednej ramce, w 1 ramce, we wspólnej ramce, v jednom rámečku, v 1 rámečku, ve společném rámečku, v jednom rámiku, v 1 rámiku,
  v spoločnom rámiku, v jednom rámčeku, в одній рамці, в 1 рамці, у одній рамці, у спільній рамці, in one frame, in 1 frame, in a single frame, in the same frame,
  do jednej ramki, do wspólnej ramki, do jednoho rámečku, do společného rámečku, do jedného rámika, do spoločného rámika, в одну рамку, у спільну рамку, into one frame,
  w bloku, v bloku, в блоці, in a block`),
)})(?![${letters}\d])`;
const sideBySide = wordPattern(
  flat(
    `wspólna ramka, jedna ramka, společný rámeček, jeden rámeček, spoločný rámik, jeden rámik, спільна рамка, одна рамка, shared frame,
  obok siebie, koło siebie, vedle sebe, vedľa seba, поруч, side by side, next to each other`,
  ),
);
const sharedFrame = new RegExp(
  String.raw`(?<![${letters}\d])(?:${oneFrame}|(?:one frame|1 frame|razem|${sideBySide})(?=\s*[,;)\]]|\s*$)|(?:${flat('w ramce|v rámečku|v rámiku|v rámčeku|в рамці|у рамці|in a frame')})(?=\s*[,;)\]]|\s*$)|(?:blok|блок)(?=\s*[,;)\]]|\s*$|\s+(?:[xх×]\s?\d|\d{1,3}\s?${pieceUnit})))`,
  'u',
);
const onlySharedFrame = new RegExp(
  String.raw`^[\s([]*(?:${oneFrame}|one frame|1 frame|razem|${sideBySide})[\s)\].]*$`,
  'u',
);
const sharedFrameLabel = new RegExp(String.raw`^(?:${oneFrame}\s*:?\s*|${sideBySide}\s*:\s*)(?=\S)`, 'u');

/**
 * A text without the words for one frame of all its items: "gniazdo i usb w jednej ramce". Undefined without them.
 * `countsSets`: a quantity counts such sets, and "4 szt. razem" may only be a sum.
 */
export const withoutSharedFrame = (
  text: string,
): { readonly rest: string; readonly countsSets: boolean } | undefined => {
  const found = sharedFrame.exec(flat(text));
  if (!found) return undefined;
  const after = text.slice(found.index + found[0].length);
  const rest = `${text.slice(0, found.index)} ${after}`.replaceAll(/(?<=[([])[\s,;]+|[\s,;]+(?=[)\]])/gu, '');
  return { rest, countsSets: found[0] === 'razem' || /\d/u.test(after) };
};

/** Whether a text consists of the words for one frame. */
export const isSharedFrame = (text: string): boolean => onlySharedFrame.test(clean(text));

/** The length of the words for one frame before a colon: "w jednej ramce: gniazdo, usb"; 0 for none. */
export const sharedFrameLabelLength = (text: string): number => sharedFrameLabel.exec(flat(text))?.[0].length ?? 0;

const repetition = phrases(
  flat(
    'jak wyżej, j w, tak samo, to samo, stejně jako, stejné jako, totéž, to stejné, to isté, rovnako ako, ako vyššie, те саме, так само, як вище, same as, as above, ditto',
  ),
);

/** Whether a text repeats the items of other rows: "sypialnia 2: to samo", "Bed 2: same as bed 1". */
export const repeatsOthers = (text: string): boolean => repetition.test(clean(text).replaceAll(/\.\s?/gu, ' '));

const noteLabels = flat(
  `uwaga, uwagi, notatka, poznamka, poznamky, poznamka, примітка, примітки, увага, note, notes, nb, remark, remarks, ps, p s`,
);
const noteLabel = new RegExp(String.raw`^(?:${wordPattern(noteLabels)})\s*[:–—-]`, 'u');

/** Prepositions before a place in a room: "przy łóżku". */
const places =
  flat(`przy, kolo, obok, nad, pod, u, za, przed, miedzy, pomiedzy, na, po, w, we, do, dla, od, pri, vedle, u, mezi, za, pred, vlevo, vpravo, po lewej, po prawej, vlavo, pro, pre, ve, v, vo, naproti, naprzeciw, kolem, pobliz, k, ke, ku,
  біля, коло, над, під, за, перед, між, на, у, в, для, поруч, праворуч, ліворуч, від, до,
  next to, near, by, at, above, below, under, beside, behind, between, over, for, on, in`);
const onlyPlace = exactly(places);
const place = new RegExp(String.raw`(?<=\s)(?:${wordPattern(places)})\s+(?=[${letters}])`, 'gu');

/** Appliances and furniture, which tell the place of a socket: "gniazdo lodówka". */
const appliances = exactly(
  flat(`lodówk*, piekarnik*, zmywark*, pralk*, suszark*, okap*, mikrofal*, mikrofalówk*, kuchenk*, ekspres*, czajnik*, biurk*, łóżk*, blat*, wysp*, stół, stolik*, sof*, kanap*, lustr*, odkurzacz*, router*, komputer*, zamrażark*, szaf*, drukark*, choink*, rekuperator*,
  lednic*, lednice, trouba, trouby, myčk*, pračk*, sušičk*, digestoř*, mikrovlnk*, kávovar*, konvice, postel*, stůl, stolu, linka, linku, linkou, lince, mrazák*, vysavač*,
  chladničk*, rúra, rúry, umývačk*, práčk*, sušičk*, digestor*, mikrovlnk*, kávovar*, kanvic*, posteľ*, stôl, pracovn*, mrazničk*, vysávač*,
  холодильник*, духовк*, посудомийк*, пралк*, пральна, машина, сушарк*, витяжк*, мікрохвильовк*, кавоварк*, чайник*, ліжк*, стіл, стола, стільниц*, диван*, дзеркал*, комп'ютер*, роутер*,
  fridge, freezer, oven, dishwasher, washing, machine, dryer, tumble, extractor, microwave, kettle, coffee, desk, bed, bedside, worktop, island, sofa, mirror, router, computer, wardrobe, printer`),
);

export const isAppliance = remembering((word) => appliances.test(flat(word)));

const partOfRoom = phrases(
  flat(`ścian*, okno, okna, oknem, drzwi*, parapet*, wejści*, wejściem, stěn*, okno, okna, dveř*, vstup*, sten*, dver*, стін*, вікн*, двер*, вход*,
  wall, window, door, corner, windowsill`),
);

const isPartOfRoom = (word: string): boolean => partOfRoom.exec(flat(word))?.[0] === flat(word);

/** Whether a text begins with a place in a room: "ściana TV", "blat", "przy drzwiach", "nad blatem". */
export const namesPlace = (text: string): boolean => {
  const [first = '', second = ''] = wordsIn(text).map(({ word }) => word);
  const isFurniture = isAppliance(first) && !/\d/u.test(text);
  return isPartOfRoom(first) || isFurniture || (isPlace(first) && (isPartOfRoom(second) || isAppliance(second)));
};

/** Words by which each of several places gets the item: "gniazdo z każdej strony łóżka". Its pieces are then unknown. */
const distributive = phrases(
  flat(`każd*, obu, oboma, obydw*, obie, oba, wszystk*, wszędzie, z dwóch stron, po obu, po jedn*(?! str*), parami, w parach, po párech, v páru, po pároch, парами, in pairs, po dwa, po dwie, po trzy, po cztery, po \\d+,
  každ*, oběma, obou, obě, všech*, všude, všetk*, všade, po dvou, po dvoch, po dve, oboch, obidv*, obe,
  кожн*, обох, обидв*, обабіч, усіх, всіх, усюди, всюди, по одн*(?! (бік|боц|сторон)*), по дві, по два, each, both, either, every, everywhere, all, per, apiece`),
);

export const distributiveWords = (text: string): string | undefined => {
  const found = distributive.exec(flat(text));
  return found ? text.slice(found.index, found.index + found[0].length) : undefined;
};

const included = new RegExp(
  String.raw`^(?:${wordPattern(flat('w tym, z czego, z nich, z tego, wliczając, z toho, z nich, včetně, vrátane, у тому числі, в тому числі, з них, including, incl, of which'))})(?![${letters}])|(?<![${letters}])of (?:them|which|these)(?![${letters}])`,
  'u',
);

/** A number without a noun: "jedno z USB". */
const someOf = new RegExp(String.raw`^(\d{1,2}|[${letters}']+)\s(?:z|ze|s|se|so|with|з|із|зі)\s`, 'u');

/** Whether a text describes some of the pieces before it: "gniazdo 5 szt, w tym 2 z USB", "3 gniazda, jedno z USB". */
export const describesSome = (text: string): boolean => {
  const [, count = ''] = someOf.exec(clean(text)) ?? [];
  return included.test(clean(text)) || numberOf(count) > 0;
};

/** Words at the beginning by which an item is not wanted: "bez gniazda". */
const negation = new RegExp(
  String.raw`^(?:${wordPattern(flat('bez, brak, nie, zamiast, žádn*, nechc*, není, místo, žiadn*, namiesto, без, немає, не, жодн*, замість, no, not, without, instead of'))})\s+(?=[${letters}])`,
  'u',
);

export const isNegated = (text: string): boolean => negation.test(clean(text));

/** Words for a supply of 400 V, and for appliances with a supply of their own. */
const ownSupply = new RegExp(
  String.raw`(?<![${letters}\d])(?:${wordPattern(
    flat(`siła, siłę, siły, siłow*, trójfaz*, 3 faz*, 3-faz*, 3faz*, płyt* indukc*, indukc*, płyta, płyty, płytę, kuchenk* indukc*, kuchenk*, kuchni* elektryczn*, wallbox*, cee, samochod*, samochód, auta, auto, elektromobil*, elektroaut*, vozidl*, автомобіл*, електромобіл*, electric car, ev, car,
    třífáz*, 3-fáz*, 3 fáz*, 3fáz*, trojfáz*, motorov*, indukč*, varn* desk*, varn* dosk*, sporák*,
    трифаз*, трьохфаз*, 3-фаз*, 3 фаз*, індукц*, варильн*, силов*, плит*, електроплит*,
    three-phase, three phase, 3-phase, 3 phase, induction, hob, cooker, commando`),
  )}|(?:400|380|415)\s?[vв]|(?:32|63)\s?[aа]|5\s?[xх×]\s?(?:2[.,]5|4|6|10))(?![${letters}\d])`,
  'u',
);

/** Words in a note that ask for another product than the item before it, or for none: "na szynę DIN", "(DALI)", "zrezygnować". */
const otherProduct = new RegExp(
  String.raw`(?<![${letters}\d])(?:${wordPattern(
    flat(`zrezygn*, rezygn*, anulow*, skreśl*, usun*, nie montować, nie potrzeb*, odpada, zrušen*, zrušit*, zrušiť*, neosaz*, neosad*, vynechat*, скасов*, прибрати, не треба, не потріб*, cancel*, removed, deleted, omit*, not needed, not required,
    klapk*, víčk*, viečk*, кришк*, lid, cięgn*, linkow*, šňůrk*, шнур*, pull cord, din, szyn*, rozdzielni*, tablic*, golark*, pilot*, zdaln*, przemysł*, czasow*, zmierzch*, herm*, wodoodporn*, wodoszczeln*, bryzgo*, podświetl*, kontroln*, kontrolk*, trójbieg*, dwubieg*, 2-bieg*, 3-bieg*, przyciskow*, przepięc*, różnicow*, hydrant*, ppoż, pożar*, dotykow*, krańcow*, schuko, kart*, kluczyk*, taśm*, ściemni*, przyciemni*, dali, knx, zigbee, wifi, wi-fi, smart, bluetooth, ik10,
    din lišt*, rozvaděč*, holic*, dálkov*, průmysl*, časov*, soumrak*, vodotěsn*, voděodoln*, podsvíc*, třípól*, dvojpól*, dvoupól*, doutnavk*, tlačítkov*, přepěť*, chránič*, dotykov*, klíč*, pásek, pásk*, stmív*,
    rozvádzač*, holiac*, diaľkov*, priemysel*, súmrak*, vodotesn*, vodeodoln*, podsviet*, trojpól*, tlačidlov*, tlejivk*, prepäť*, kľúč*, pásik*, stmiev*,
    рейк*, щит*, бритв*, пульт*, дистанційн*, промислов*, таймер*, сутінк*, вологозах*, герметич*, підсвіт*, індикац*, триполюс*, двополюс*, кнопков*, пзв, сенсорн*, вайфай, ключ*, карт*, стрічк*, димер*, дімер*,
    shaver, remote, industrial, timer, dusk, waterproof, weatherproof, illuminated, neon, rcd, rail, triple pole, surge, strip, key, card, dimming, dimmer, dimmable`),
  )}|ip\s?(?!20|44)\d\d|(?:20|25|32|40|45|50|63)\s?[aа]|(?:\d|dwa|trzy|dva|dvě|tri|tři|два|дві|три|two|three)\s(?:obwod|okruh|конт|ліні|circuit)[${letters}]*)(?![${letters}\d])`,
  'u',
);

/** Words for sockets in the floor or in a worktop. Of thermostats, they name the heating. */
const otherMounting = phrases(
  flat(`w podłodze, do podłogi, w podłogę, podłogow*, w blacie, wysuwan*, v podlaze, v podlahe, do podlahy, podlahov*, v pracovní desce, v pracovnej doske, výsuvn*,
  в підлозі, в підлогу, у підлогу, у підлозі, підлогов*, в стільниц*, у стільниц*, висувн*,
  floor box, floor boxes, floor mounted, in floor, in the floor, in worktop, in the worktop, pop-up, popup`),
);

/** The words of a note by which a socket has another mounting than in a wall. */
export const otherMountingWords = (note: string): string | undefined => {
  const found = otherMounting.exec(flat(note));
  return found ? note.slice(found.index, found.index + found[0].length) : undefined;
};

/** The words of a note that name another product: a mounting, a protection, a bus, a current. */
export const otherProductWords = (note: string): string | undefined => {
  const found = otherProduct.exec(flat(note));
  return found ? note.slice(found.index, found.index + found[0].length) : undefined;
};

const lighting = phrases(
  flat(
    'światł*, lamp*, oświetl*, kinkiet*, żyrandol*, světl*, osvětl*, svetl*, osvetl*, svietid*, lustr*, світл*, ламп*, люстр*, освітл*, light, lights, lighting, lamp, lamps',
  ),
);

/** Whether a text counts frames or sets: "w dwóch ramkach". */
export const countsSets = (text: string): boolean =>
  mentionsSet(text) && wordsIn(flat(text)).some(({ word }) => numberOf(word) > 1 || inflectedNumeral.test(word));

const inflectedNumeral = exactly(
  flat('trzech, czterech, dvou, dvoch, tří, čtyř, troch, štyroch, двох, трьох, чотирьох'),
);

const allOf = phrases(flat('wszystk*, całość, všechn*, vše, všetk*, celé, усе, все, всі, усі, everything, all'));

/** Whether a text means all items before it: "wszystko w jednej ramce". */
export const meansAll = (text: string): boolean => allOf.test(flat(text));

export const isLighting = (word: string): boolean => lighting.test(flat(word));

const purpose = exactly(
  flat(
    'do, na, dla, pro, pre, for, on, для, w, we, v, ve, vo, in, у, в, на, od, k, ke, ku, до, від, z, ze, s, se, so, with, з, із, зі',
  ),
);

const placeAtStart = new RegExp(String.raw`^(${wordPattern(places)})\s+(?=[${letters}])`, 'u');

const television = exactly(flat('tv, тв, telewizor, televizor, телевізор, television'));

/** Whether a piece of a note tells a place: "za TV", "na ścianie TV", "TV". "do TV" tells a purpose. */
export const tellsPlace = (text: string): boolean => {
  const preposition = placeAtStart.exec(flat(text))?.[1];
  return namesPlace(text) || television.test(clean(text)) || (preposition !== undefined && !purpose.test(preposition));
};

const socket = phrases(flat('gniazd*, *zásuv*, розетк*, розеток, sockets, socket, outlets, power point'));

/** General nouns, and adjectives in forms that continue the noun before them: "5 gniazd podwójnych, 3 pojedyncze". */
const bareAdjective = exactly(
  flat(
    `pojedyncze, pojedynczych, podwójne, podwójnych, jednoduchá, jednoduché, jednoduchých, dvojitá, dvojité, dvojitých, одинарна, одинарні, подвійна, подвійні, подвійних, потрійна, потрійні, потрійних, potrójne, potrójna, potrójnych, poczwórne, poczwórnych, trojitá, trojité, trojitých, trojnásobná, trojnásobné, sterownik, sterowniki, sterowników, kontroler, ovladač, ovladače, ovládač, ovládače, контролер, контролери, controller, controllers, single, singles, double, doubles, twin, twins, triple, triples, quad, quads`,
  ),
);

export const isBareAdjective = (word: string): boolean => bareAdjective.test(clean(word));

/** Adjectives that may describe the socket before a comma, or name another one: "gniazdo przy drzwiach, hermetyczne". */
const sealedAdjective = exactly(
  flat(
    'hermetyczne, bryzgoszczelne, wodoodporne, vodotěsná, venkovní, vodotesná, vonkajšia, герметична, вологозахищена, waterproof, weatherproof, outdoor',
  ),
);

export const isSealedAdjective = (text: string): boolean => sealedAdjective.test(clean(text));

/** Bare nouns of items, and words that describe them behind a comma: "włącznik przy drzwiach, schodowy". */
const described = [
  [
    'gniazdo, gniazdko, kontakt, zásuvka, розетка, socket, outlet',
    'podwójn*, pojedyncz*, potrójn*, dvojit*, jednoduch*, trojit*, подвійн*, одинарн*, потрійн*, double, twin, single, triple',
  ],
  [
    'włącznik, łącznik, wyłącznik, vypínač, spínač, přepínač, prepínač, вимикач, switch, light switch',
    'podwójn*, pojedyncz*, potrójn*, schodow*, krzyżow*, świecznikow*, podświetlan*, dvojit*, jednoduch*, trojit*, schodišťov*, střídav*, křížov*, sériov*, lustrov*, podsvícen*, striedav*, krížov*, schodiskov*, podsvieten*, подвійн*, одинарн*, прохідн*, перехресн*, двоклавіш*, одноклавіш*, double, single, two-way, two way, 2-way, 2 way, intermediate, illuminated',
  ],
].map(([nouns = '', words = '']) => ({
  noun: exactly(flat(nouns)),
  words: new RegExp(
    String.raw`^(?:${wordPattern(flat(`${words}, z, ze, s, se, so, з, із, зі, with`))})(?![${letters}\d])`,
    'u',
  ),
}));

/** Whether a text describes a bare noun of an item. */
export const isDescription = (text: string, words: string): boolean =>
  wordsIn(text).length < 5 && described.some((one) => one.noun.test(clean(words)) && one.words.test(clean(text)));

/** Whether a socket for data is meant, or the 230 V socket "DATA": "zásuvka data". */
export const mayMeanData = (words: string): boolean => isSocket(words) && /(?<!\p{L})data(?!\p{L})/u.test(words);

export const isSocket = (words: string): boolean => socket.test(flat(words));

/** The words of a note that ask for another supply than that of a usual socket: "do płyty indukcyjnej", "400 V". */
export const ownSupplyWords = (note: string): string | undefined => {
  const found = ownSupply.exec(flat(note));
  return found ? note.slice(found.index, found.index + found[0].length) : undefined;
};

const clean = remembering((text) => flat(text).trim());

/** Addresses and telephone numbers. */
const contact = /^(?:tel|telefon|kom|e-?mail|mob|mobil|phone|тел)\b|@\p{L}|(?:https?:\/\/|www\.)|^\+?\d[\d\s-]{7,}$/u;

/** Cables and other material, which is no fitting: "UTP kat. 6 - 100 m". */
const material = new RegExp(
  String.raw`^(?:${wordPattern(
    flat(`ydy*, utp, ftp, cyky*, cysy*, nym*, peszel*, rura, rurka, rurki, przewód, przewody, kabel, kable, kabely, káble, korytko, listwa montażowa, wago*, różnicówka, rozdzielnica, rozdzielnia, wyłącznik nadprądowy,
    chránič, jistič, istič, rozvaděč, rozvádzač, trubka, rúrka, husí krk, кабель, провід, гофра, автомат, щиток, пзв, conduit, trunking, cable, wire, mcb, rcd, consumer unit`),
  )})(?![${letters}])|\s\d+(?:[.,]\d+)?\s?(?:m|mb|bm|м)\.?$`,
  'u',
);

export const isMaterial = (text: string): boolean => material.test(clean(text));

/** Heads of forwarded mails: "Data: 25 listopada 2026 18:22". */
const mailHead = new RegExp(
  String.raw`^(?:(?:${wordPattern(flat('temat, subject, předmět, predmet, тема'))})\s*:|(?:${wordPattern(
    flat('od, do, data, dw, wysłano, from, to, cc, sent, date, komu, datum, odesláno, odoslané, від, кому, дата'),
  )})\s*:.*(?:@|\d{1,2}:\d{2}|(?:19|20)\d{2}))`,
  'u',
);

export const isMailHead = (text: string): boolean => mailHead.test(clean(text));

/** Answers that name nothing. */
const answer = exactly(
  flat(
    'tak, nie, ok, okay, dobrze, zgoda, super, jasne, ano, ne, dobře, jo, áno, hej, dobre, так, ні, добре, гаразд, yes, no, yep, sure, fine, great, perfect',
  ),
);

/** Words before an older mail: "W dniu 4.11.2025 Jan pisze:", "-----Original Message-----". */
const olderMail = new RegExp(
  String.raw`\d.*(?<![${letters}])(?:${wordPattern(flat('pisze, napisał, napisała, napsal, napsala, píše, napísal, napísala, пише, писав, писала, написав, написала, wrote'))})(?![${letters}]).*:$|^[\s>-]*(?:${wordPattern(flat('original message, forwarded message, oryginalna wiadomość, wiadomość oryginalna, wiadomość przekazana, původní zpráva, pôvodná správa, оригінальне повідомлення, переслане повідомлення'))})`,
  'u',
);

export const isOlderMailBelow = (text: string): boolean => olderMail.test(clean(text)) || isMailHead(text);

export const isGreeting = (text: string): boolean =>
  greeting.test(clean(text)) || contact.test(clean(text)) || answer.test(clean(text).replace(/[\s.,!]+$/u, ''));
export const isClosing = (text: string): boolean => closing.test(clean(text));
export const isTitle = (text: string): boolean => titles.test(clean(text));
export const isTotal = (text: string): boolean => total.test(clean(text).replaceAll('.', ' ').trim());
export const isNoteLabel = (text: string): boolean => noteLabel.test(clean(text));

/** The words of a look label at the beginning of a text, with their length; 0 for none. */
export const lookLabelLength = (text: string): number => lookLabel.exec(flat(text))?.[0].length ?? 0;

/** Whether a word is a preposition before a place. */
export const isPlace = (word: string): boolean => onlyPlace.test(flat(word));

const anySetNoun = new RegExp(String.raw`(?<![${letters}])${setNoun}`, 'u');

export const mentionsSet = (text: string): boolean => anySetNoun.test(flat(text));

const placeBeforeSets = new RegExp(
  String.raw`^(?:${wordPattern(places)})\s+[${letters}\s]{2,40}?\s+(?=(?:\d{1,3}(?:\s?[xх×]\s?|\s+))?${setNoun})`,
  'u',
);

/** The length of the words for a place before sets: "przy TV 2 ramki po 3 gniazda"; 0 for none. */
export const placeLengthBeforeSets = (text: string): number =>
  sharedFrame.test(flat(text)) ? 0 : (placeBeforeSets.exec(flat(text))?.[0].length ?? 0);

const joined = new RegExp(String.raw`\s(?:i|oraz|a|and|та|і|й|&)\s+`, 'u');
const between = phrases(flat('między, pomiędzy, mezi, medzi, між, between'));

const otherPlace = new RegExp(
  String.raw`^(?:${wordPattern(flat('góra, dół, góry, dołu, lewej, prawej, dole, nahoře, hore, dolu, vlevo, vpravo, vľavo, vpravo, внизу, нагорі, зліва, справа, ліворуч, праворуч, top, bottom, upstairs, downstairs, left, right'))})(?![${letters}])`,
  'u',
);

/** Whether a note names several places, which may each get the item: "przy drzwiach i przy łóżku". */
export const namesSeveralPlaces = (note: string): boolean =>
  note.split(';').some((remark) => {
    const [, ...others] = between.test(flat(remark)) ? [] : flat(remark).split(joined);
    return others.some(
      (place) => namesPlace(place) || isPlace(wordsIn(place)[0]?.word ?? '') || otherPlace.test(place),
    );
  });

/** The positions of prepositions in a text, after which words may name a place. The last one first. */
export const placesIn = (text: string): readonly number[] =>
  [...flat(text).matchAll(place)].map(({ index }) => index).toSorted((one, other) => other - one);
