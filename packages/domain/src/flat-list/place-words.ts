import {
  and,
  clean,
  exactly,
  flat,
  letters,
  phrases,
  remembering,
  startingWith,
  wordPattern,
  wordsIn,
} from './words.ts';

/** Prepositions before a place in a room: "przy łóżku". */
export const places = `przy, kolo, obok, nad, pod, u, za, przed, miedzy, pomiedzy, na, po, w, we, do, dla, od, pri, vedle, mezi, pred, vlevo, vpravo, po lewej, po prawej, vlavo, pro, pre, ve, v, vo, naproti, oproti, naprzeciw, kolem, pobliz, k, ke, ku,
  біля, коло, навпроти, над, під, за, перед, між, на, у, в, для, поруч, праворуч, ліворуч, від, до,
  next to, opposite, near, by, at, above, below, under, beside, behind, between, over, for, on, in`;

const onlyPlace = exactly(places);

const place = new RegExp(String.raw`(?<=\s)(?:${wordPattern(places)})\s+(?=[${letters}])`, 'gu');

/** Appliances with a plug. */
const plugged =
  exactly(`agd, lodówk*, piekarnik*, zmywark*, pralk*, suszark*, okap*, mikrofal*, ekspres*, czajnik*, odkurzacz*, zamrażark*, drukark*, rekuperator*,
  lednic*, ledničk*, trouba, trouby, troubu, myčk*, pračk*, sušičk*, digestoř*, mikrovlnk*, kávovar*, konvice, mrazák*, vysavač*,
  chladničk*, rúra, rúry, rúru, umývačk*, digestor*, kanvic*, mrazničk*,
  холодильник*, духовк*, посудомийк*, пралк*, пральна, машина, сушарк*, витяжк*, мікрохвильовк*, кавоварк*, чайник*,
  fridge, freezer, oven, dishwasher, washing, machine, dryer, tumble, extractor, microwave, kettle, coffee, printer`);

/** Furniture and other appliances, which tell the place of a socket: "gniazdo łóżko". */
const furniture =
  exactly(`kuchenk*, biurk*, łóżk*, wysp*, stół, stolik*, sof*, kanap*, lustro, lustra, lustrem, lustrze, router*, komputer, komputera, komputerem, komputerze, komputery, szaf*, choink*,
  postel*, stůl, stolu, pracovn*, zrcadl*, zrkadl*, ліжк*, стіл, стола, диван*, дзеркал*, комп'ютер, комп'ютера, комп'ютером, комп'ютери, роутер*,
  desk, bed, bedside, island, mirror, computer, wardrobe`);

const worktop = exactly('blat*, linka, linku, linkou, lince, стільниц*, worktop');

/** Whether a text names a worktop, which has sockets only. */
export const namesWorktop = (text: string): boolean => wordsIn(flat(text)).some(({ word }) => worktop.test(word));

/** Whether a word tells a place with sockets only: an appliance, the worktop. */
export const isPlugged = remembering((word) => plugged.test(flat(word)) || worktop.test(flat(word)));

export const isAppliance = remembering((word) => isPlugged(word) || furniture.test(flat(word)));

export const endsInAppliance = (text: string): boolean => isAppliance(wordsIn(text).at(-1)?.word ?? '');

/** Words that give each appliance one socket: "po jednym gnieździe", "každá 1 zásuvka", "a socket each". */
const oneSocket = exactly(
  'po, a, 1, one, single, jednym, jednej, jedno, jedna, jedné, jednu, jednom, svoji, svou, svoju, по, одній, одна, každ*, każd*, кожн*, each, gn, gniazd*, gnieźd*, zásuv*, розет*, socket',
);
const eachSocket = phrases('po 1, po jedn*, по одн*, každ*, każd*, кожн*, each');
const anySocket = phrases('gn, gniazd*, gnieźd*, zásuv*, розет*, socket');

/** Whether a text is an appliance, perhaps behind a preposition: "pro ledničku". */
export const isOneAppliance = (text: string): boolean => {
  const words = wordsIn(text).map(({ word }) => word);
  const names = words.filter((word, at) => word !== 'the' && (at > 0 || !isPlace(word)));
  return names.length > 0 && names.every(isPlugged);
};

/** Whether a note lists appliances, perhaps among unknown words: "lod., zmyw., okap". */
export const namesAppliances = (note: string): boolean =>
  note.split(';').some((remark) => {
    const pieces = remark.replaceAll(/\([^()]*\)/gu, '').split(itemJoiner);
    return pieces.length > 1 && pieces.every((piece) => wordsIn(piece).length < 3) && pieces.some(isOneAppliance);
  });

/** Counts the sockets of appliances that get one each: "lednice, myčka – každá 1 zásuvka" becomes "2x zásuvka (lednice, myčka)". */
export const withSocketsCounted = (text: string, noun: string): string => {
  const words = wordsIn(text);
  const at = words.findLastIndex(({ word }) => !oneSocket.test(flat(word))) + 1;
  const last = text.slice(words[at]?.start ?? text.length);
  if (at === 0 || !eachSocket.test(flat(last)) || !anySocket.test(flat(last))) return text;
  const pieces = text
    .slice(0, words[at]?.start)
    .replace(/[\s:–—-]+$/u, '')
    .split(pieceJoiner);
  const label = pieces.findLastIndex((piece) => /[:–—-]/u.test(piece)) + 1;
  // Each second piece is a sign or word between two of the others.
  const other = pieces.findLastIndex((piece, index) => index % 2 === 0 && !isOneAppliance(piece));
  const start = Math.max(label, other < 0 ? 0 : other + 2);
  const appliances = pieces.slice(start).filter((_, index) => index % 2 === 0);
  if (start % 2 === 1 || appliances.length < 2) return text;
  return `${pieces.slice(0, start).join('')}${appliances.length}x ${noun} (${appliances.join(', ')})`;
};

/** Signs and words between a place and another item: "gniazdo nad blatem i łącznik". */
export const itemJoiner = new RegExp(String.raw`[,;]|\s(?:${and}|aj|plus)\s`, 'u');

const partOfRoom =
  phrases(`ścian*, okno, okna, oknem, drzwi*, parapet*, wejści*, stěn*, dveř*, vstup*, стін*, вікн*, двер*, вход*, вхід, vchod*, entrance, spotřebič*, spotrebič*, appliances, фартух*,
  wall, window, door, corner, windowsill`);

const isPartOfRoom = (word: string): boolean => partOfRoom.exec(flat(word))?.[0] === flat(word);

/** Whether a text begins with a place in a room: "ściana TV", "blat", "przy drzwiach", "nad blatem". */
export const namesPlace = (text: string): boolean => {
  const [first = '', second = ''] = wordsIn(text).map(({ word }) => word);
  const isFurniture = isAppliance(first) && !/\d/u.test(text);
  return isPartOfRoom(first) || isFurniture || (isPlace(first) && (isPartOfRoom(second) || isAppliance(second)));
};

const pieceJoiner = new RegExp(String.raw`(,\s*|:\s+|\s[-–—]\s+|\s(?:${and})\s+)`, 'u');

const purpose = exactly(
  'do, na, dla, pro, pre, for, on, для, w, we, v, ve, vo, in, у, в, на, od, k, ke, ku, до, від, z, ze, s, se, so, with, з, із, зі',
);

const placeAtStart = new RegExp(String.raw`^(${wordPattern(places)})\s+(?=[${letters}])`, 'u');

const television = exactly('tv, тв, telewizor*, televizor*, телевізор*, television, telly');

/** Whether a piece of a note tells a place: "za TV", "na ścianie TV", "TV". "do TV" tells a purpose. */
export const tellsPlace = remembering((text): boolean => {
  const preposition = placeAtStart.exec(flat(text))?.[1];
  return namesPlace(text) || television.test(clean(text)) || (preposition !== undefined && !purpose.test(preposition));
});

const pronoun = exactly(
  'nim, nią, nimi, tym, tom, ním, ní, nimi, ňom, ňou, tím, ним, нею, ними, цим, it, them, that, this, each',
);

/**
 * The length of a place at the beginning of a text: an appliance, or a preposition with a noun. 0 for none. `isOther`: words
 * that are no place, as in "obok gniazda schodowy".
 */
export const placeLengthAtStart = (text: string, isOther: (word: string) => boolean): number => {
  const [first, second, third] = wordsIn(text);
  if (!first || !second || first.start > 0) return 0;
  if (isAppliance(first.word)) return second.start;
  const isNoun = /^\p{L}{2,}$/u.test(second.word) && !pronoun.test(flat(second.word)) && !isOther(second.word);
  return third && isPlace(first.word) && ((isNoun && tellsPlace(text)) || namesPlace(text)) ? third.start : 0;
};

/** Whether a word is a preposition before a place. */
export const isPlace = remembering((word) => onlyPlace.test(flat(word)));

const joined = new RegExp(String.raw`\s(?:${and}|aj|&)\s+`, 'u');

const between = phrases('między, pomiędzy, mezi, medzi, між, between');

const otherPlace = new RegExp(
  String.raw`^(?:${wordPattern('góra, dół, góry, dołu, (?:z |ze )?lewej, (?:z |ze )?prawej, lewa, prawa, dole, nahoře, hore, vlevo, vpravo, vľavo, внизу, нагорі, зліва, справа, ліворуч, праворуч, top, bottom, upstairs, downstairs, left, right')})(?![${letters}])`,
  'u',
);

/** Whether a text begins with a level or side: "góra". */
export const namesSide = (text: string): boolean => otherPlace.test(flat(text));

/** Whether a note names several places, which may each get the item: "przy drzwiach i przy łóżku". */
export const namesSeveralPlaces = (note: string): boolean =>
  note.split(';').some((remark) => {
    const [, ...others] = between.test(flat(remark)) ? [] : flat(remark).split(joined);
    return others.some((place) => namesPlace(place) || isPlace(wordsIn(place)[0]?.word ?? '') || namesSide(place));
  });

const frontDoor = phrases(
  `drzwi* wejściow*, wejściow* drzwi*, przed mieszkaniem, przed domem, vchodov* dveř*, vchodov* dver*, před bytem, před domem, pred bytom, pred domom, вхідн* двер*, перед квартирою, перед будинком, front door, entrance door`,
);

const bell = phrases('dzwon*, zvon*, дзвін*, дзвон*, bell, doorbell');
const byEntrance = phrases(
  'przy wejściu, u vchodu, u vstupu, při vchodu, pri vchode, pri vstupe, біля входу, при вході, at the entrance, by the entrance',
);

/** Whether a text names the front door, or a bell at an entrance, which is that of the flat. */
export const isAtFrontDoor = (text: string): boolean => {
  const plain = flat(text);
  return frontDoor.test(plain) || (bell.test(plain) && byEntrance.test(plain));
};

const outside = 'venku, vonku, ззовні, зовні, outside, outside door, outside the door';

const adverbAtEnd = new RegExp(
  String.raw`\s(?:${wordPattern(`dole, nisko, wysoko, nahoře, nahore, hore, nízko, vysoko, внизу, нагорі, low level, low down, high level, high up, ${outside}`)})\s*$`,
  'u',
);

/** The position of an adverb of place at the end of a text: "zásuvka dole". */
export const startOfAdverb = (text: string): number | undefined => adverbAtEnd.exec(flat(text))?.index;

const outsideAtStart = startingWith(outside);

export const isOutside = (note: string): boolean => outsideAtStart.test(flat(note));

const bathroom = phrases(
  'łazien*, łaz, toalet*, koupel*, kúpeľ*, záchod*, ванн*, санвузол, с/в, туалет*, bath*, wc, toilet, ensuite, en-suite, shower',
);

/** Whether a note may place an item outdoors. "Outside" a bathroom is beside its door. */
export const mayBeOutdoors = (note: string, room: string | null): boolean =>
  isOutside(note) && !bathroom.test(flat(room ?? ''));

/** The positions of prepositions in a text, after which words may name a place. The last one first. */
export const placesIn = remembering((text): readonly number[] =>
  [...flat(text).matchAll(place)].map(({ index }) => index).toSorted((one, other) => other - one),
);
