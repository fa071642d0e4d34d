import { numeralOf } from './numbers.ts';
import { tellsPlace } from './place-words.ts';
import { and, exactly, flat, letters, phrases, remembering, stemOf, wordPattern, wordsIn } from './words.ts';

/** Words around the name of a room that a message adds further items for: "i jeszcze przedpokój", "Obývák ještě". */
const alsoWords =
  'jeszcze, też, także, również, dodatkowo, ještě, také, taky, navíc, ešte, tiež, navyše, ще, також, also, too, as well, cd, ciąg dalszy, pokr, pokračování, pokračovanie, продовження, cont, continued';
const onlyWords = 'tylko, jen, pouze, len, iba, тільки, лише, only, just';
const adding =
  wordPattern(`${alsoWords}, a, aa, aaa, i, oraz, no i, do tego, aha, ach, oj, ojej, zapomniałam, zapomniałem, o, dopisać, dodać, dodaj, proszę, plus, potem, dalej, na koniec,
  přidejte, přidat, prosím, k tomu, dále, pak, zapomněl*, jsem, pridajte, aj, zabudol, zabudla, som,
  і, й, та, ой, забув, забула, додайте, додати, плюс, далі, and, oh, then, the, add, please, next, i forgot, forgot, finally`);
const addingBefore = new RegExp(String.raw`^(?:(?:${adding})(?![${letters}\d])[\s,:!.…–-]*)+`, 'u');
const addingBehind = new RegExp(String.raw`(?:\s+\(?(?:${wordPattern(`${alsoWords}, ${onlyWords}`)})\)?)+$`, 'u');

/** Nouns for rooms in Polish, Czech, Slovak, Ukrainian and English, without diacritics; a star stands for any letters. */
const roomNouns = `
  salon, salonik, salonie, pokoj, pokoju, pokoik, kuchnia, kuchni, kuchenka letnia, aneks*, lazienka, lazience, lazienki,
  wc, toaleta, toalecie, ubikacja, sypialnia, sypialni, przedpokoj*, korytarz*, hol, holu, hall, garaz*, garderob*,
  spizarni*, spizarka, piwnica, piwnicy, strych*, taras*, balkon*, gabinet*, gabineci*, biuro, biurze, jadalni*, pralni*,
  kotlowni*, wiatrolap*, schowek, schowku, pom, pomieszczenie, pomieszczenia, suszarnia, warsztat, klatka schodowa, schody,
  wejscie, przedsionek, przedsionku, komunikacja, vstup, elewacj*, ogrod, ogrodu, podworko, podworku, fasada, fasade, zahrada, zahrade, zahrady, dvur, dvor, фасад, фасаді, двір, подвір'я, сад, loggia, loggii, pracownia, pracowni, silownia, silowni, antresola, dzieciecy, dziecinny, goscinny, gospodarcze, kom tech,
  obyvak, obyvaku, obyvaci*, kuchyn, kuchyne, kuchyni, koupelna, koupelne, koupelny, zachod, loznice, loznici, predsin*,
  chodba, chodbe, chodby, detsky, detska, detske, hostovska, spajza, pracovna, pracovne, satna, satne, spiz, spizi, sklep, terasa, terase, jidelna,
  jidelne, pradelna, mistnost, puda, pude, zadveri, hala, hale, garazi, dilna, technicka, posilovn*,
  obyvacka, obyvacke, izba, izbe, kuchyna, kupelna, kupelni, kupelne, spalna, spalni, predsien*, satnik*, komora, komore,
  pivnica, pivnici, jedalen, jedalni, miestnost*, zadverie, pracovni, dielna, loggie, lodzi*, posilnovn*,
  вiтальня, вітальня, вітальні, кухня, кухні, кухня-вітальня, ванна, ванній, ванна кімната, санвузол, санвузлі, с/в, туалет, туалеті,
  спальня, спальні, гостьова, коридор, коридорі, передпокій, передпокої, дитяча, дитячій, кабінет, кабінеті, гардероб*, балкон*, лоджія, лоджії, спортзал*, майстерня, майстерні,
  тераса, комора, гараж*, їдальня, кімната, кімнаті, хол, холі, прихожа, прихожая, ванная, гостиная, детская, зал, котельня, пральня, підвал, кладова, вхід,
  bed \\d, living, living room, livingroom, lounge, kitchen, kitchenette, bathroom, bath, toilet, bedroom, hallway, corridor, study,
  office, dining room, dining, garage, utility, utility room, landing, loft, attic, basement, cellar, nursery,
  stairs, staircase, stairwell, сходи, сходова клітка, kids room, dzieci, dziecka, rodzice, rodzicow, goscie, gosci, deti, rodice, rodicia, playroom, balcony, terrace, patio, garden, facade, entrance, pantry, laundry, room, ensuite, en-suite, cloakroom, porch, conservatory, gym, workshop`;

const noun = phrases(roomNouns);

/** Usual abbreviations of rooms, with a full stop or in capital letters: "koup.", "ŁAZ.", "POK. DZ.". */
const abbreviation = new RegExp(
  String.raw`^(?:${wordPattern('kor, przedp, łaz, kuch, syp, pok, gard, koup, lož, předs, obýv, chod, kúp, spál, dět, det, kit, bath, bed, liv, кор, перед, кух, ванн, спал, віт, дит')})\.(?:\s(?:\d{1,2}|[${letters}]{1,4}\.))?$`,
  'u',
);

const isAbbreviation = (text: string): boolean => abbreviation.test(flat(/^\p{Lu}+$/u.test(text) ? `${text}.` : text));

const buildings = 'mieszkanie, dom, byt, квартира, flat, house, apartment';

/** Floors and parts of a building, which contain rooms. */
const floor =
  exactly(`parter, parteru, pietro, pietra, \\d+ pietro, pietro \\d+, i pietro, ii pietro, poddasze, poddasza, poziom *, kondygnacja *, prizemi, \\d+ patro, patro \\d+, patro,
  \\d+ np, \\d+ pp, podkrovi, prizemie, \\d+ poschodie, poschodie, poschodie \\d+, podkrovie, перший поверх, другий поверх, \\d+ поверх, поверх \\d+, мансарда,
  ground floor, first floor, second floor, upstairs, downstairs, floor \\d+,
  (typ|type|тип|(lokal|mieszkanie|byt|квартира|flat|apartment|unit)( (typ|type|тип))?) ([a-zа-я]|\\d\\d?\\d?), ${buildings}`);

/** Words for the level of a room, behind its name: "łazienka na dole". */
const levels =
  'na (?:dole|górze|parterze|piętrze|poddaszu)|dole|nahoře|dolu|hore|внизу|нагорі|вгорі|upstairs|downstairs';
const levelAtEnd = new RegExp(String.raw`\s+(?:${flat(levels)})$`, 'u');

/** The level of a room at the beginning of a text, with the space behind it. */
export const levelAtStart = new RegExp(String.raw`^(?:${levels})\s+(?=\S)`, 'iu');

/** Prepositions before a room: "w salonie". */
const preposition = /^(?:w|we|na|v|ve|vo|do|у|в|in|in the|the|for|pro|pre|dla)\s+(?=\p{L})/iu;

/** Most words of the name of a person or room in a sentence. */
export const MOST_WORDS_OF_NAME = 3;

/** Most words of a room's name. */
export const MOST_WORDS_OF_ROOM = 5;

/** The text as the name of a room, without a preposition and final punctuation. */
export const roomNameOf = remembering((text) =>
  text
    .trim()
    .replace(/[\s:.,;!/–—-]+$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim(),
);

/** A text without words that add further items before the name of a room: "ой забула балкон! 1 розетка". */
export const withoutAdding = (text: string): string => {
  const adding = addingBefore.exec(flat(text));
  if (!adding) return text;
  const rest = text.slice(adding[0].length);
  const [, second] = wordsIn(flat(rest));
  const found = noun.exec(flat(rest));
  // An adjective may come first: "i jeszcze duży pokój".
  const isRoom = found && (found.index === 0 || found.index === second?.start);
  // "I pokój" has a number.
  return isRoom && !/^[IVX]+\s+$/u.test(text.slice(0, text.length - rest.length)) ? rest : text;
};

const further = phrases(alsoWords);

export const addsFurther = (text: string): boolean => further.test(flat(text));

/** The name of a room without words behind it that add further items. */
export const withoutAddingBehind = (room: string): string =>
  room.slice(0, addingBehind.exec(flat(room))?.index ?? room.length);

/** Whether a text names a floor or another part of a building that contains rooms. */
export const isFloor = remembering((text) => floor.test(partName(text)));

const partName = (text: string): string => flat(roomNameOf(text)).replaceAll('.', ' ').replaceAll(/\s+/gu, ' ').trim();

const building = exactly(buildings);

/** The name of a part of a building that may have a room of the same name as another part: "Piętro", "Lokal typ B". */
export const partOfBuilding = (text: string): string | null =>
  building.test(partName(text)) ? null : roomNameOf(text);

const entrance = phrases(
  `hol*, hall*, wiatrołap*, przedpok*, przedp, korytarz*, kor, wejści*, przedsion*, sień, sieni, ganek, schody, klatka*, elewacj*, ogród*, předsí*, chodb*, predsie*, vstup*, vchod*, zádve*, veranda, schod*, fasád*, passage, porch, entrance*, lobby, corridor, stair*, outside, exterior, передпок*, коридор*, хол*, прихож*, тамбур*, вхід*, сход*, фасад*`,
);

/** Whether a room may have the front door. */
const outdoors = exactly(
  'balkon*, taras*, teras*, loggi*, lodži*, balkón*, балкон*, терас*, лоджі*, balcony, terrace, patio',
);

/** Whether a text is the name of a balcony or terrace, which the door of another room leads to. */
export const isOutdoors = (text: string): boolean => outdoors.test(flat(roomNameOf(text)));

export const isEntrance = (room: string): boolean => entrance.test(flat(room));

/** Names of rooms by the form after a preposition, where it differs by more than its ending. */
const nominatives: Readonly<Record<string, string>> = {
  salonie: 'Salon',
  pokoju: 'Pokój',
  kuchni: 'Kuchnia',
  lazience: 'Łazienka',
  sypialni: 'Sypialnia',
  przedpokoju: 'Przedpokój',
  korytarzu: 'Korytarz',
  holu: 'Hol',
  garazu: 'Garaż',
  garderobie: 'Garderoba',
  gabinecie: 'Gabinet',
  jadalni: 'Jadalnia',
  balkonie: 'Balkon',
  loggii: 'Loggia',
  tarasie: 'Taras',
  obyvaku: 'Obývák',
  koupelne: 'Koupelna',
  loznici: 'Ložnice',
  predsini: 'Předsíň',
  chodbe: 'Chodba',
  pracovne: 'Pracovna',
  jidelne: 'Jídelna',
  satne: 'Šatna',
  terase: 'Terasa',
  garazi: 'Garáž',
  kuchyni: 'Kuchyně',
  balkone: 'Balkon',
  lodzii: 'Lodžie',
  obyvacke: 'Obývačka',
  kupelni: 'Kúpeľňa',
  spalni: 'Spálňa',
  predsieni: 'Predsieň',
  izbe: 'Izba',
  jedalni: 'Jedáleň',
  pracovni: 'Pracovňa',
  satniku: 'Šatník',
  komore: 'Komora',
  pivnici: 'Pivnica',
  вітальні: 'Вітальня',
  кухні: 'Кухня',
  ванній: 'Ванна',
  спальні: 'Спальня',
  коридорі: 'Коридор',
  дитячій: 'Дитяча',
  передпокої: 'Передпокій',
  кабінеті: 'Кабінет',
  санвузлі: 'Санвузол',
  туалеті: 'Туалет',
  лоджії: 'Лоджія',
};

const roomByForm = new Map(Object.entries(nominatives).map(([form, name]) => [flat(form), name]));

/** The Slovak names of forms that Czech has as well. */
const slovakNames = new Map([
  ['kuchyni', 'Kuchyňa'],
  ['balkone', 'Balkón'],
  ['lodzii', 'Lodžia'],
]);

/** How many more letters a text has that only Slovak has than letters that only Czech has. */
export const slovakLetters = (text: string): number =>
  (text.match(/[äĺľŕô]/giu)?.length ?? 0) - (text.match(/[ěřů]/giu)?.length ?? 0);

const sentence = new RegExp(String.raw`^(?:w|we|v|ve|vo|na|у|в|на)\s+([${letters}]+)\s*[,:–—-]?\s+(?=\S)`, 'u');

/** A room after a preposition at the beginning of a sentence, and the words after it: "W salonie trzy gniazda". */
export const roomInSentence = (
  text: string,
  isSlovak = false,
): { readonly room: string; readonly rest: string } | undefined => {
  const found = sentence.exec(flat(text));
  const word = found?.[1] ?? '';
  // "Na pracovní desce"
  if (worktop.test(flat(text).slice(found?.[0].indexOf(word)))) return undefined;
  const room =
    (isSlovak ? slovakNames.get(word) : undefined) ??
    roomByForm.get(word) ??
    (isRoomNoun(word) ? text.slice(found?.[0].indexOf(word)).slice(0, word.length) : undefined);
  return found && room !== undefined ? { room, rest: text.slice(found[0].length) } : undefined;
};

/** Letters in which the forms of a room's name agree. */
const LETTERS_OF_STEM = 4;

const stemsOfNouns = new Set(
  roomNouns.split(/[\s,]+/u).flatMap((word) => (stemOf(word).length < LETTERS_OF_STEM ? [] : stemOf(word))),
);

/** Whether a word is a form of a noun for rooms: "obývačky", "do salonu". */
export const isFormOfNoun = remembering((word) => stemsOfNouns.has(stemOf(word)));

const placeInRoom = new RegExp(
  String.raw`(?<![${letters}])(?:w|we|v|ve|vo|do|na|у|в|на|in|for|to)\s+(?:the\s+)?(?=[${letters}])`,
  'gu',
);

/** Whether a note places an item in another room: "gniazdo w kuchni" in the list of a living room. */
export const namesOtherRoom = (note: string, room: string | null): boolean => {
  const plain = flat(note);
  return [...plain.matchAll(placeInRoom)].some(({ index, 0: before }) => {
    // An adjective may come first: "do dużego pokoju".
    const place = wordsIn(plain.slice(index + before.length))
      .slice(0, 2)
      .find(({ word }) => noun.exec(word)?.[0] === word || isFormOfNoun(word));
    if (place === undefined || room === null) return place !== undefined;
    const stem = place.word.slice(0, LETTERS_OF_STEM);
    return !wordsIn(flat(room)).some(({ word }) => word.startsWith(stem));
  });
};

const roomJoiner = new RegExp(String.raw`[,;]|\s(?:${and})\s`, 'u');

/** Whether a remark names other rooms without a preposition: "łącznik: hol, garaż". */
export const listsOtherRoom = (remark: string, room: string | null): boolean =>
  remark
    .split(roomJoiner)
    .some(
      (piece) =>
        isRoomNoun(piece) && !tellsPlace(piece) && !(room !== null && flat(room).includes(flat(roomNameOf(piece)))),
    );

/** Whether a word is a number of up to three digits or a numeral. */
const isNumber = (word: string): boolean =>
  /^\d{1,3}$/u.test(word) || (word.length > 1 && numeralOf(word) !== undefined);

/** Whether a text counts something in a room: "w łazience jedno". Without a preposition, "Bedroom two" is a name. */
export const countsInRoom = (text: string): boolean =>
  preposition.test(text) && wordsIn(text).some(({ word }) => isNumber(word));

/** Words before the noun of a room that also occur in names of items. */
const adjectives = exactly(
  'master, main, guest, spare, family, double, single, twin, schodami, schodach, schody, schodů, schodech, schodmi, schodoch, сходами, сходах',
);

const vague = phrases(
  'tucet, tucta, tuctu, tuzin, tuzina, дюжина, дюжини, дюжину, dozen, kilka, několik, niekoľko, pár, parę, кілька, декілька, several, few',
);

/** Words that begin like a room: "pracovní deska", "pracovná doska". */
export const worktop = /^pracovn[a-z]*\s+(?:des[kc]|dosk)/u;

/** A frame before the place where it is: "3-rámeček pracovní kout". */
const frameAtStart = new RegExp(String.raw`^(?:\d\s?[-xх×]?\s?)?[${letters}]*(?:ramk|ramec|ramik|ramc|рамк)`, 'u');

/** Whether a text consists of nouns for rooms and numbers: "salon", "pokój 2". */
export const isRoomNoun = remembering((text): boolean => {
  const name = flat(roomNameOf(text));
  const found = noun.exec(name);
  return found?.index === 0 && wordsIn(name.slice(found[0].length)).every(({ word }) => /^\d{1,2}$/u.test(word));
});

/** The nouns for rooms without the stars. */
const nounBeginnings = flat(roomNouns)
  .split(',')
  .map((one) => one.trim().replace('*', ''));

/** Whether a word abbreviates the noun of a room: "syp", "przedp.". "Schod" abbreviates an item. */
export const isRoomBeginning = (word: string): boolean => {
  const beginning = flat(roomNameOf(word));
  return (
    beginning.length > 2 && !beginning.startsWith('sch') && nounBeginnings.some((one) => one.startsWith(beginning))
  );
};

/** A check whether a text is the name of a room. `isItemWord` tells words of modules from other words. */
export const roomTest = (
  rooms: readonly string[],
  isItemWord: (word: string) => boolean,
): ((text: string) => boolean) => {
  const known = new Set(rooms.map((room) => flat(roomNameOf(room))));
  const isRoom = (text: string): boolean => {
    const [first = '', ...joined] = text.split('+');
    // "Kuchnia + jadalnia", but not "kuchnia + gniazdo".
    if (joined.length > 0)
      return isRoom(first) && joined.every((piece) => isRoom(piece) || isOtherWord(piece.trim(), isItemWord));
    if (isAbbreviation(text.trim())) return wordsIn(text).every(({ word }) => !isItemWord(word));
    const name = flat(roomNameOf(text).replace(preposition, '')).replace(levelAtEnd, '').replace('с/в', 'санвузол');
    if (known.has(name) || known.has(flat(roomNameOf(text)))) return true;
    if (name.includes('/')) return name.split('/').every(isRoom);
    const words = wordsIn(name);
    if (
      words.length === 0 ||
      worktop.test(name) ||
      frameAtStart.test(name) ||
      vague.test(name) ||
      words.length > MOST_WORDS_OF_ROOM ||
      /[,;=×|]|:\s*\S|\sr\.\s?\d|\s[–—-]\s*\d+[xх]?\s+\S/u.test(name)
    )
      return false;
    if (words.some(({ word }) => /\d/u.test(word) && !/^\d{1,3}$/u.test(word))) return false;
    const found = noun.exec(name);
    if (!found) return false;
    const others = `${name.slice(0, found.index)} ${name.slice(found.index + found[0].length)}`;
    return wordsIn(others).every(
      ({ word }) => isNumber(word) || noun.test(word) || adjectives.test(word) || !isItemWord(word),
    );
  };
  return isRoom;
};

/** Whether a text is one word that names no item. */
const isOtherWord = (text: string, isItemWord: (word: string) => boolean): boolean =>
  /^\p{L}{4,}$/u.test(text) && !isItemWord(text);

/** Rooms that are usually one: an open living area, or a bathroom with its toilet. */
const oneRoom = [
  'salon*, kuchni*, aneks*, jadalni*, obyv*, kuchyn*, jideln*, jedal*, вітал*, кухн*, їдал*, living*, lounge, kitchen*, dining*',
  'lazienk*, wc, toalet*, koupeln*, zachod, kupeln*, ванн*, туалет*, санвузол, bath*, toilet',
].map((words) => exactly(words));

/** Nouns in the plural, and numbers of rooms: "łazienki (2 szt.)". */
const severalRooms = phrases(
  '[2-9] (lazienki|toalety|kupelne|ванні|туалети), pokoje, sypialnie, garderoby, koupelny, izby, кімнати, спальні \\d, санвузли, bedrooms, bathrooms, toilets, rooms, \\(?\\d+ ?(szt|ks|шт|pcs)',
);

/** Numbers of several rooms: "pokój 1 i 2", "pokoje 1-3". */
const severalNumbers = new RegExp(String.raw`\d\s*(?:,\s|[&+–-]|\s(?:${and})\s)\s*\d`, 'u');

/** Whether a label counts places, and is no name of a room: "2x bedside", "two windows". */
export const countsPlaces = (text: string): boolean =>
  /^\s*\d{1,2}\s?[xX×хХ]\s/u.test(text) || (numeralOf(wordsIn(text)[0]?.word ?? '') ?? 1) > 1;

export const severalJoiner = new RegExp(String.raw`[,/+&]|\s(?:${and})\s`, 'u');

/** Whether a name means several rooms, so that a quantity may count the items of each or of all: "pokój 1 i 2", "łazienka dół / łazienka góra". */
export const namesSeveralRooms = (text: string): boolean => {
  if (severalRooms.test(flat(text)) || countsPlaces(text)) return true;
  const name = flat(text).replaceAll(/\([^()]*\)/gu, '');
  // "Słoneczna 8/15" is an address.
  if (severalNumbers.test(name) || (/\d\s*\/\s*\d/u.test(name) && noun.test(name))) return true;
  const pieces = name.split(severalJoiner).map((piece) => piece.trim());
  const rooms = pieces.filter((piece) => noun.test(piece));
  const nouns = rooms.map((room) => noun.exec(room)?.[0] ?? '');
  if (rooms.length < 2) return false;
  // "Kuchyňa / kuchyně" are two words for one room.
  if (new Set(nouns.map((one) => one.slice(0, LETTERS_OF_STEM))).size < nouns.length)
    return rooms.some((room, at) => room !== nouns[at] || /\d$/u.test(room));
  const isOne = oneRoom.some((group) => nouns.every((one) => group.test(one)));
  return !isOne && (rooms.length > 2 || !name.includes('/'));
};
