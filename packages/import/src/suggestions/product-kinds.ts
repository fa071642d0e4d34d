import { allLanguages } from '@ramka/domain/text';
import { foldText, appearanceInName, type NamedAppearance, describesAppearance } from '../vocabulary/colour-words.ts';
import { propertiesFromFeatures } from '../vocabulary/etim-features.ts';
import { allFunctions } from '../vocabulary/functions.ts';

/** The kind of an e-catalogue product, inferred from its class, features and name. */
export type ProductKind = {
  readonly part:
    | 'frame'
    | 'module'
    | 'cover'
    | 'mechanism'
    | 'seal'
    | 'surface-box'
    | 'corner-box'
    | 'complete'
    | 'unknown';
  /** Number of slots of a frame, seal or box. */
  readonly slots?: number;
  /** Whether a box extends another one by a slot. */
  readonly extension?: boolean;
  /** Function of a module, cover or mechanism. */
  readonly functionId?: string;
  readonly appearance?: NamedAppearance;
  /** The name without series, colour and frame. */
  readonly plainName: string;
  /** Reasons for uncertainty; empty: none. */
  readonly unsure: string;
};

/** The name of a product, and its ETIM class if known. */
export type NamedProduct = {
  readonly name: string;
  readonly etimClass?: string | undefined;
  /** Stored ETIM features, as from `storedFeatures`. */
  readonly etimFeatures?: string | undefined;
};

/** Kinds by ETIM class (docs/catalogue-rules.md#c3). */
const partsByClass: ReadonlyMap<string, ProductKind['part']> = new Map([
  ['EC000007', 'frame'],
  ['EC000011', 'cover'],
  ['EC000080', 'surface-box'],
  ['EC000125', 'module'],
  ['EC001590', 'module'],
  ['EC000133', 'module'],
  ['EC000018', 'module'],
  ['EC000025', 'module'],
  ['EC000029', 'module'],
  ['EC000044', 'module'],
]);

/** Phrases about included or missing frames in names of other products. */
const aboutFrames =
  /(?:\b(?:bez|with|without|ohne|mit|incl\.?|do)\s+|(?<!\S)(?:z|s|se|i|do|з|без|із|для)\s+)(?:systemu\s+)?(?:r\.|ramk|rameck|rameč|ramik|rámeč|rámik|rámč|рамк|frame|rahmen|ramow)\p{L}*/giu;
const withFrame =
  /(?:(?<!\S)(?:z|s|se|з|із)\s+|\b(?:with|mit|incl\.?)\s+)(?:r\.|ramk|rámeč|rámik|rámč|рамк|frame|rahmen)/iu;

type Part = readonly [part: ProductKind['part'], words: readonly string[]];

/** Beginnings of words for kinds of parts in Ramka's languages and German. */
const partWords: readonly Part[] = [
  ['seal', ['uszczel', 'tesn', 'ущільн', 'seal', 'dicht']],
  ['corner-box', ['puszka naroz', 'rohova krab', 'кутова короб', 'corner box']],
  [
    'surface-box',
    ['puszka natyn', 'podstawa nas', 'krabice', 'krabica', 'коробка накл', 'surface box', 'aufputz', 'obudowa natyn'],
  ],
  ['frame', ['ramk', 'ramece', 'rameck', 'ramcek', 'ramik', 'рамк', 'frame', 'rahmen', 'abdeckrahmen']],
  ['mechanism', ['mechanizm', 'pristroj', 'механізм', 'mechanism', 'einsatz', 'insert ', 'strojek']],
  [
    'cover',
    ['klawisz', 'kryt', 'klapka', 'pokryw', 'plytka', 'клавіш', 'накладк', 'rocker', 'cover', 'wippe', 'abdeckung'],
  ],
];

/** Infers the kind of a product from its ETIM class and features and its name. */
export const kindOfProduct = ({ name, etimClass, etimFeatures }: NamedProduct, series: string): ProductKind => {
  const own = name.replaceAll(aboutFrames, ' ');
  const folded = ` ${foldText(own)} `;
  const features = propertiesFromFeatures(etimClass, etimFeatures);
  // A name may be more specific than ETIM's list of colours.
  const appearance = appearanceInName(own) ?? features.appearance;
  const plainName = plainNameOf(own, series, appearance);
  const statedPart = features.part ?? partsByClass.get(etimClass ?? '');
  const part = statedPart ?? partWords.find(([, words]) => words.some((word) => folded.includes(` ${word}`)))?.[0];
  const shared = { plainName, ...(appearance && { appearance }) };
  if (part === 'frame' || part === 'seal' || part === 'surface-box' || part === 'corner-box') {
    const slots = features.slots ?? slotsOf(folded) ?? (part === 'corner-box' ? 2 : undefined);
    const unsure = slots === undefined ? 'how many slots?' : '';
    const extension = part === 'surface-box' && lengthening.some((word) => folded.includes(` ${word}`));
    return {
      part,
      ...shared,
      slots: slots ?? 1,
      unsure: part === 'surface-box' ? '' : unsure,
      ...(extension && { extension }),
    };
  }
  const found = functionOf(folded, features.functionId);
  if (found === undefined)
    return { part: part === undefined ? 'unknown' : part, ...shared, unsure: 'what does it do?' };
  const unsure = found.rivals.length === 0 ? '' : `or ${found.rivals.join(', ')}?`;
  if (part === undefined && withFrame.test(name)) return { part: 'complete', ...shared, functionId: found.id, unsure };
  return { part: part ?? 'module', ...shared, functionId: found.id, unsure };
};

const lengthening = ['rozszerz', 'rozsir', 'розшир', 'extension', 'erweiter', 'przedluz'];

/** Removes series and colour from a name, and normalises separators. */
const plainNameOf = (name: string, series: string, appearance: NamedAppearance | undefined): string => {
  const parts = name
    .split(/,(?!\d)|;|\s-\s/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '' && foldText(part) !== foldText(series));
  const shortened = parts.map((part) =>
    part
      .split(' ')
      .filter((word) => appearance === undefined || !describesAppearance(word))
      .join(' '),
  );
  const joined = shortened.filter((part) => part !== '').join(', ');
  const start = joined.toLowerCase().startsWith(`${series.toLowerCase()} `) ? joined.slice(series.length + 1) : joined;
  return start.charAt(0).toUpperCase() + start.slice(1);
};

/** The number of slots in a name: `2-krotna`, `dvojnásobný`, `3-gang`, `4fach`, `на 2 пости`. */
const slotsOf = (folded: string): number | undefined => {
  const [, number] =
    / ([1-9]) ?x?[ -]?(?:krot|nasob|násob|fold|gang|fach|way|rám|ram|moduł|modul|місн|пост|х )/u.exec(folded) ??
    /(?:gang|fach|пост\p{L}*) ([1-9]) /u.exec(folded) ??
    [];
  if (number !== undefined) return Number(number);
  const found = slotWords.findIndex((words) => words.some((word) => folded.includes(` ${word}`)));
  return found < 0 ? undefined : found + 1;
};

const slotWords: readonly (readonly string[])[] = [
  ['pojedyncz', 'jednonas', 'jednon', 'jednokrot', 'одномісн', 'одинарн', 'single', 'einfach', '1 fach'],
  ['podwojn', 'podwójn', 'dvojnas', 'dvojn', 'двомісн', 'подвійн', 'double', 'zweifach'],
  ['potrojn', 'potrójn', 'trojnas', 'trojn', 'тримісн', 'triple', 'dreifach'],
  ['poczworn', 'ctyrnas', 'stvornas', 'чотиримісн', 'quadruple', 'vierfach'],
  ['pieciokrot', 'petinas', 'patnas', 'п ятимісн', 'funffach'],
];

/**
 * Words of price lists for functions, in addition to the search words of the vocabulary; many lists are German. A word
 * with `!` decides, whatever else the name contains.
 */
const listWords: Readonly<Record<string, readonly string[]>> = {
  'socket-earthed-e': ['!2p+pe', '2p+z', 'gniazdo z u', 'gniazdo pojedyncze z u', 'zasuvka s kolikem'],
  'socket-unearthed': ['!gniazdo pojedyncze 2p', 'gniazdo 2p'],
  'socket-double-earthed': ['!2x2p+pe', '!podwojne 2p+pe', 'gniazdo podwojne z u', '!2x2p+z'],
  'socket-double-schuko': ['!podwojne schuko', 'doppelsteckdose'],
  'socket-schuko': ['!schuko', '!steckdose'],
  'socket-ip44-lid': ['!gniazdo ip44', '!zasuvka ip44', '!розетка ip44', '!socket ip44', '!gniazdo z klapka'],
  'switch-one-way': ['1 biegunowy', 'jednobiegunowy', 'ausschalter'],
  'switch-two-pole': ['2 biegunowy', 'dwubiegunowy'],
  'switch-two-way': ['lacznik schodowy', '!wechselschalter'],
  'switch-two-circuit': ['swiecznikowy', '!serienschalter'],
  'switch-intermediate': ['krzyzowy', '!kreuzschalter'],
  'switch-two-way-double': ['podwojny schodowy', '!doppelwechselschalter'],
  'push-button': ['przycisk 1 biegunowy', 'przycisk', 'taster'],
  'blind-switch': ['lacznik zaluzjowy', '!jalousieschalter'],
  'blind-push-button': ['przycisk zaluzjowy', '!jalousietaster'],
  'dimmer-rotary-led': ['!sciemniacz', 'dimmer', 'stmivac', 'stmievac', 'світлорегулятор'],
  'data-rj45-double': ['!2x rj45', '!rj45 2x', '!2xrj45'],
  'tv-r': ['!rtv', '!tv r'],
  'tv-r-sat': ['!rtv sat', '!tv sat', '!tv r sat'],
  sat: ['gniazdo sat'],
  'usb-charger-aa': ['ladowarki usb', 'nabijecka usb', 'nabijacka usb', 'usb ladegerat'],
  'cable-outlet': ['!wypust kabl', '!wyjscie kabl', '!vyvod kab'],
  blank: ['zaslepka', 'blindabdeckung'],
};

type Phrase = { readonly id: string; readonly words: readonly string[]; readonly weight: number };

const allPhrases: readonly Phrase[] = allFunctions.flatMap(({ id, name, words = {} }) => {
  const names = typeof name === 'string' ? [name] : Object.values(name);
  const typed = allLanguages.flatMap((language) => words[language] ?? []);
  return [...names, ...typed, ...(listWords[id] ?? [])].map((phrase) => {
    const parts = foldText(phrase.replaceAll(/\([^)]*\)/g, '')).split(' ');
    return { id, words: parts, weight: parts.join('').length * (phrase.startsWith('!') ? 5 : 1) };
  });
});

/** The function with the longest phrase in a name, and other functions that match. */
const functionOf = (
  folded: string,
  statedId: string | undefined,
): { readonly id: string; readonly rivals: readonly string[] } | undefined => {
  const best = new Map<string, number>();
  for (const { id, words, weight } of allPhrases)
    if (weight > (best.get(id) ?? 3) && words.every((word) => occursIn(folded, word))) best.set(id, weight);
  const [first, ...others] = [...best].toSorted(([, one], [, other]) => other - one);
  if (first === undefined) return statedId === undefined ? undefined : { id: statedId, rivals: [] };
  // A more specific name refines the function; a contradicting one makes it uncertain.
  if (statedId !== undefined && !first[0].startsWith(statedId)) return { id: statedId, rivals: [first[0]] };
  return { id: first[0], rivals: others.filter(([, weight]) => weight === first[1]).map(([id]) => id) };
};

/** Whether a word occurs in a text: short words and words with digits as a whole, others as a prefix. */
const occursIn = (folded: string, word: string): boolean =>
  word.length < 4 || /[0-9]/.test(word)
    ? folded.includes(` ${word} `)
    : folded.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`);
