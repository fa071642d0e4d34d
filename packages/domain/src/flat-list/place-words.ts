import { and, clean, exactly, flat, letters, phrases, remembering, wordPattern, wordsIn } from './words.ts';

/** Prepositions before a place in a room: "przy łóżku". */
export const places = `przy, kolo, obok, nad, pod, u, za, przed, miedzy, pomiedzy, na, po, w, we, do, dla, od, pri, vedle, mezi, pred, vlevo, vpravo, po lewej, po prawej, vlavo, pro, pre, ve, v, vo, naproti, naprzeciw, kolem, pobliz, k, ke, ku,
  біля, коло, над, під, за, перед, між, на, у, в, для, поруч, праворуч, ліворуч, від, до,
  next to, near, by, at, above, below, under, beside, behind, between, over, for, on, in`;

const onlyPlace = exactly(places);

const place = new RegExp(String.raw`(?<=\s)(?:${wordPattern(places)})\s+(?=[${letters}])`, 'gu');

/** Appliances and furniture, which tell the place of a socket: "gniazdo lodówka". */
const appliances =
  exactly(`lodówk*, piekarnik*, zmywark*, pralk*, suszark*, okap*, mikrofal*, kuchenk*, ekspres*, czajnik*, biurk*, łóżk*, blat*, wysp*, stół, stolik*, sof*, kanap*, lustro, lustra, lustrem, lustrze, odkurzacz*, router*, komputer, komputera, komputerem, komputerze, komputery, zamrażark*, szaf*, drukark*, choink*, rekuperator*,
  lednic*, trouba, trouby, myčk*, pračk*, sušičk*, digestoř*, mikrovlnk*, kávovar*, konvice, postel*, stůl, stolu, linka, linku, linkou, lince, mrazák*, vysavač*,
  chladničk*, rúra, rúry, umývačk*, kanvic*, pracovn*, mrazničk*,
  холодильник*, духовк*, посудомийк*, пралк*, пральна, машина, сушарк*, витяжк*, мікрохвильовк*, кавоварк*, чайник*, ліжк*, стіл, стола, стільниц*, диван*, дзеркал*, комп'ютер, комп'ютера, комп'ютером, комп'ютери, роутер*,
  fridge, freezer, oven, dishwasher, washing, machine, dryer, tumble, extractor, microwave, kettle, coffee, desk, bed, bedside, worktop, island, mirror, computer, wardrobe, printer`);

export const isAppliance = remembering((word) => appliances.test(flat(word)));

export const endsInAppliance = (text: string): boolean => isAppliance(wordsIn(text).at(-1)?.word ?? '');

/** Signs and words between a place and another item: "gniazdo nad blatem i łącznik". */
export const itemJoiner = new RegExp(String.raw`[,;]|\s(?:${and}|plus)\s`, 'u');

const partOfRoom =
  phrases(`ścian*, okno, okna, oknem, drzwi*, parapet*, wejści*, stěn*, dveř*, vstup*, стін*, вікн*, двер*, вход*,
  wall, window, door, corner, windowsill`);

const isPartOfRoom = (word: string): boolean => partOfRoom.exec(flat(word))?.[0] === flat(word);

/** Whether a text begins with a place in a room: "ściana TV", "blat", "przy drzwiach", "nad blatem". */
export const namesPlace = (text: string): boolean => {
  const [first = '', second = ''] = wordsIn(text).map(({ word }) => word);
  const isFurniture = isAppliance(first) && !/\d/u.test(text);
  return isPartOfRoom(first) || isFurniture || (isPlace(first) && (isPartOfRoom(second) || isAppliance(second)));
};

const purpose = exactly(
  'do, na, dla, pro, pre, for, on, для, w, we, v, ve, vo, in, у, в, на, od, k, ke, ku, до, від, z, ze, s, se, so, with, з, із, зі',
);

const placeAtStart = new RegExp(String.raw`^(${wordPattern(places)})\s+(?=[${letters}])`, 'u');

const television = exactly('tv, тв, telewizor, televizor, телевізор, television');

/** Whether a piece of a note tells a place: "za TV", "na ścianie TV", "TV". "do TV" tells a purpose. */
export const tellsPlace = (text: string): boolean => {
  const preposition = placeAtStart.exec(flat(text))?.[1];
  return namesPlace(text) || television.test(clean(text)) || (preposition !== undefined && !purpose.test(preposition));
};

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
export const isPlace = (word: string): boolean => onlyPlace.test(flat(word));

const joined = new RegExp(String.raw`\s(?:${and}|&)\s+`, 'u');

const between = phrases('między, pomiędzy, mezi, medzi, між, between');

const otherPlace = new RegExp(
  String.raw`^(?:${wordPattern('góra, dół, góry, dołu, lewej, prawej, dole, nahoře, hore, vlevo, vpravo, vľavo, внизу, нагорі, зліва, справа, ліворуч, праворуч, top, bottom, upstairs, downstairs, left, right')})(?![${letters}])`,
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
