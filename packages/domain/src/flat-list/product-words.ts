import { multipleIn } from './modifiers.ts';
import { numberOf } from './numbers.ts';
import {
  clean,
  exactly,
  flat,
  foundIn,
  letters,
  phrases,
  startingWith,
  withWord,
  wordPattern,
  wordsIn,
} from './words.ts';

/** Words by which each of several places gets the item: "gniazdo z każdej strony łóżka". Its pieces are then unknown. */
const distributive =
  phrases(`każd*, obu, oboma, obydw*, obie, oba, wszystk*, wszędzie, z dwóch stron, po obu, po jedn*(?! str*), parami, w parach, po párech, v páru, po pároch, парами, in pairs, po dwa, po dwie, po trzy, po cztery, po \\d+,
  oběma, obou, obě, všech*, všude, všetk*, všade, po dvou, po dvoch, po dve, oboch, obidv*,
  з двох сторін, з двох боків, кожн*, обох, обидв*, обабіч, усіх, всіх, усюди, всюди, по одн*(?! (бік|боц|сторон)*), по дві, по два, each, both, either, every, everywhere, all, per, apiece`);

export const distributiveWords = (text: string): string | undefined => foundIn(distributive, text);

const included = new RegExp(
  String.raw`^(?:${wordPattern('w tym, z czego, z nich, z tego, wliczając, z toho, včetně, vrátane, у тому числі, в тому числі, з них, including, incl, of which')})(?![${letters}])|(?<![${letters}])of (?:them|which|these)(?![${letters}])`,
  'u',
);

/** A number without a noun: "jedno z USB". */
const someOf = new RegExp(String.raw`^(\d{1,2}|[${letters}']+)\s(?:${withWord})\s`, 'u');

/** Whether a text describes some of the pieces before it: "gniazdo 5 szt, w tym 2 z USB", "3 gniazda, jedno z USB". */
export const describesSome = (text: string): boolean => {
  const [, count = ''] = someOf.exec(clean(text)) ?? [];
  return included.test(clean(text)) || numberOf(count) > 0;
};

/** Words at the beginning by which an item is not wanted: "bez gniazda". */
const negation = new RegExp(
  String.raw`^(?:${wordPattern('bez, brak, nie, zamiast, žádn*, nechc*, není, místo, žiadn*, namiesto, без, немає, не, жодн*, замість, no, not, without, instead of')})\s+(?=[${letters}])`,
  'u',
);

export const isNegated = (text: string): boolean => negation.test(clean(text));

/** Words for a supply of 400 V, and for appliances with a supply of their own. */
const ownSupply = new RegExp(
  String.raw`(?<![${letters}\d])(?:${wordPattern(`siła, siłę, siły, siłow*, trójfaz*, 3 faz*, 3-faz*, 3faz*, płyt* indukc*, indukc*, płyta, płyty, płytę, kuchenk* indukc*, kuchenk*, kuchni* elektryczn*, wallbox*, cee, samochod*, auta, auto, elektromobil*, elektroaut*, vozidl*, автомобіл*, електромобіл*, electric car, ev, car,
    třífáz*, motorov*, varn* desk*, varn* dosk*, sporák*,
    трифаз*, трьохфаз*, 3-фаз*, 3 фаз*, індукц*, варильн*, силов*, плит*, електроплит*,
    three-phase, three phase, 3-phase, 3 phase, induction, hob, cooker, commando`)}|(?:400|380|415)\s?[vв]|(?:32|63)\s?[aа]|5\s?[xх×]\s?(?:2[.,]5|4|6|10))(?![${letters}\d])`,
  'u',
);

/** Words in a note that ask for another product than the item before it: "na szynę DIN", "(DALI)". */
const otherProduct = new RegExp(
  String.raw`(?<![${letters}\d])(?:${wordPattern(`sufitow*, na suficie, na sufit, stropn*, na strop*, стельов*, на стел*, ceiling, klapk*, víčk*, viečk*, кришк*, lid, cięgn*, linkow*, šňůrk*, шнур*, pull cord, din, szyn*, rozdzielni*, tablic*, golark*, pilot*, zdaln*, przemysł*, czasow*, zmierzch*, herm*, wodoodporn*, wodoszczeln*, bryzgo*, podświetl*, kontroln*, kontrolk*, trójbieg*, dwubieg*, 2-bieg*, 3-bieg*, przyciskow*, przepięc*, różnicow*, hydrant*, ppoż, pożar*, dotykow*, krańcow*, schuko, kart*, kluczyk*, taśm*, ściemni*, przyciemni*, dali, knx, zigbee, wifi, wi-fi, smart, bluetooth, ik10,
    din lišt*, rozvaděč*, holic*, dálkov*, průmysl*, časov*, soumrak*, vodotěsn*, voděodoln*, podsvíc*, třípól*, dvojpól*, dvoupól*, doutnavk*, tlačítkov*, přepěť*, chránič*, dotykov*, klíč*, pásek, pásk*, stmív*,
    rozvádzač*, holiac*, diaľkov*, priemysel*, súmrak*, podsviet*, trojpól*, tlačidlov*, tlejivk*, prepäť*, kľúč*, pásik*, stmiev*,
    рейк*, щит*, бритв*, пульт*, дистанційн*, промислов*, таймер*, сутінк*, вологозах*, герметич*, підсвіт*, індикац*, триполюс*, двополюс*, кнопков*, пзв, сенсорн*, вайфай, ключ*, карт*, стрічк*, димер*, дімер*,
    shaver, remote, industrial, timer, dusk, waterproof, weatherproof, illuminated, neon, rcd, rail, triple pole, surge, strip, key, card, dimming, dimmer, dimmable`)}|ip\s?(?!20|44)\d\d|(?:20|25|32|40|45|50|63)\s?[aа]|(?:\d|dwa|trzy|dva|dvě|tri|tři|два|дві|три|two|three)\s(?:obwod|okruh|конт|ліні|circuit)[${letters}]*)(?![${letters}\d])`,
  'u',
);

/** Words for sockets in the floor or in a worktop. Of thermostats, they name the heating. */
const otherMounting =
  phrases(`w podłodze, do podłogi, w podłogę, podłogow*, w blacie, wysuwan*, v podlaze, v podlahe, do podlahy, podlahov*, v pracovní desce, v pracovnej doske, výsuvn*,
  в підлозі, в підлогу, у підлогу, у підлозі, підлогов*, в стільниц*, у стільниц*, висувн*,
  floor box, floor boxes, floor mounted, in floor, in the floor, in worktop, in the worktop, pop-up, popup`);

/** The words of a note by which a socket has another mounting than in a wall. */
export const otherMountingWords = (note: string): string | undefined => foundIn(otherMounting, note);

/** The words of a note that name another product: a mounting, a protection, a bus, a current. */
export const otherProductWords = (note: string): string | undefined => foundIn(otherProduct, note);

const drive = phrases(
  'zasłon*, karnisz*, bram*, markiz*, závěs*, závesy, závesov, vrat*, bránu, brány, штор*, карниз*, воріт, ворота, curtain*, gate, awning',
);

/** The words of a note by which a switch operates a drive, and no light: "włącznik do bramy". */
export const driveWords = (note: string): string | undefined => foundIn(drive, note);

const lighting = phrases(
  'światł*, lamp*, oświetl*, kinkiet*, żyrandol*, světl*, osvětl*, svietid*, lustr*, світл*, ламп*, люстр*, освітл*, light, lights, lighting, lamp, lamps',
);

const allOf = phrases('wszystk*, całość, všechn*, vše, všetk*, celé, усе, все, всі, усі, everything, all');

/** Whether a text means all items before it: "wszystko w jednej ramce". */
export const meansAll = (text: string): boolean => allOf.test(flat(text));

export const isLighting = (word: string): boolean => lighting.test(flat(word));

const socket = phrases('gniazd*, *zásuv*, розетк*, розеток, sockets, socket, outlets, power point');

/** General nouns, and adjectives in forms that continue the noun before them: "5 gniazd podwójnych, 3 pojedyncze". */
const bareAdjective = exactly(
  `pojedyncze, pojedynczych, podwójne, podwójnych, jednoduchá, jednoduché, jednoduchých, dvojitá, dvojité, dvojitých, одинарна, одинарні, подвійна, подвійні, подвійних, потрійна, потрійні, потрійних, potrójne, potrójna, potrójnych, poczwórne, poczwórnych, trojitá, trojité, trojitých, trojnásobná, trojnásobné, sterownik, sterowniki, sterowników, kontroler, ovladač, ovladače, контролер, контролери, controller, controllers, single, singles, double, twin, triple, triples, quad, quads`,
);

export const isBareAdjective = (word: string): boolean => bareAdjective.test(clean(word));

/** Adjectives that may describe the socket before a comma, or name another one: "gniazdo przy drzwiach, hermetyczne". */
const sealedAdjective = exactly(
  'hermetyczne, bryzgoszczelne, wodoodporne, vodotěsná, venkovní, vonkajšia, герметична, вологозахищена, waterproof, weatherproof, outdoor',
);

export const isSealedAdjective = (text: string): boolean => sealedAdjective.test(clean(text));

const illumination = startingWith(
  'podświetl*, z podświetl*, podsvíc*, podsvěc*, podsviet*, підсвіч*, з підсвіт*, illuminated, with neon',
);

/** Whether words describe a switch with a lamp, and name no item: "podświetlany". */
export const isIllumination = (words: string): boolean => illumination.test(clean(words));

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
  noun: exactly(nouns),
  words: startingWith(`${words}, ${withWord.replaceAll('|', ', ')}`),
}));

/** Whether words are only a noun for any socket or switch. */
export const isItemNoun = (words: string): boolean => described.some(({ noun }) => noun.test(clean(words)));

/** Whether words are a noun for any switch. */
export const isSwitch = (words: string): boolean => described[1]?.noun.test(clean(words)) === true;

/** Whether a word is a noun for a socket or switch in the nominative, as no place behind a preposition is. English has no cases. */
export const isBareNoun = (word: string): boolean =>
  isItemNoun(word) && !/^(?:sockets?|outlets?|switch(?:es)?)$/u.test(clean(word));

/** Whether a text describes a bare noun of an item. */
export const isDescription = (text: string, words: string): boolean =>
  wordsIn(text).length < 5 && described.some((one) => one.noun.test(clean(words)) && one.words.test(clean(text)));

/** Whether a socket for data is meant, or the 230 V socket "DATA": "zásuvka data". */
export const mayMeanData = (words: string): boolean => isSocket(words) && /(?<!\p{L})data(?!\p{L})/u.test(words);

export const isSocket = (words: string): boolean => socket.test(flat(words));

const connection = phrases(
  'rj*, lan, net, internet*, dane, data*, datov*, tv, rtv, sat, usb*, hdmi, anten*, інтернет*, антен*, тв',
);

/** Whether words are only a connection: "TV", "RJ45". */
export const isConnection = (words: string): boolean =>
  wordsIn(words).every(({ word }) => connection.exec(flat(word))?.[0] === flat(word));

/** Whether several pieces are usually side by side in one frame: single sockets and connections, but neither double sockets nor switches. */
export const areSideBySide = (words: string): boolean =>
  (isSocket(words) && multipleIn(words) === undefined) || connection.test(flat(words));

/** The words of a note that ask for another supply than that of a usual socket: "do płyty indukcyjnej", "400 V". */
export const ownSupplyWords = (note: string): string | undefined => foundIn(ownSupply, note);
