import { allLanguages } from '@ramka/domain/text';
import { foldText, lookInName, type NamedLook, tellsLook } from '../vocabulary/colour-words.ts';
import { toldByFeatures } from '../vocabulary/etim-features.ts';
import { allFunctions } from '../vocabulary/functions.ts';

/** What a product of the e-catalogue is for a set, as far as its class and its name tell. */
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
  /** Of a frame, seal or box: how many slots. */
  readonly slots?: number;
  /** Of a box: whether it lengthens another one by a slot. */
  readonly extension?: boolean;
  /** Of a module, cover or mechanism: what it does. */
  readonly functionId?: string;
  readonly look?: NamedLook;
  /** Its name without what was understood as series, colour and frame. */
  readonly plainName: string;
  /** What is not certain of it; empty: nothing. */
  readonly unsure: string;
};

/** What a product is called, and its class of ETIM where it has one. */
export type NamedProduct = {
  readonly name: string;
  readonly etimClass?: string | undefined;
  /** See `keptFeatures`. */
  readonly etimFeatures?: string | undefined;
};

/** Classes of ETIM that say what something is (docs/catalogue-rules.md#c3). */
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

/** Phrases about frames that are there or not, in names of other things. */
const aboutFrames =
  /(?:\b(?:bez|with|without|ohne|mit|incl\.?|do)\s+|(?<!\S)(?:z|s|se|i|do|з|без|із|для)\s+)(?:systemu\s+)?(?:r\.|ramk|rameck|rameč|ramik|rámeč|rámik|rámč|рамк|frame|rahmen|ramow)\p{L}*/giu;
const withFrame =
  /(?:(?<!\S)(?:z|s|se|з|із)\s+|\b(?:with|mit|incl\.?)\s+)(?:r\.|ramk|rámeč|rámik|rámč|рамк|frame|rahmen)/iu;

type Part = readonly [part: ProductKind['part'], words: readonly string[]];

/** How names tell parts, as beginnings of words in our languages and in German. */
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

/** What a product is, by its class and features of ETIM and by its name. */
export const kindOfProduct = ({ name, etimClass, etimFeatures }: NamedProduct, series: string): ProductKind => {
  const own = name.replaceAll(aboutFrames, ' ');
  const folded = ` ${foldText(own)} `;
  const features = toldByFeatures(etimClass, etimFeatures);
  // A name may tell more of a look than ETIM's few colours.
  const look = lookInName(own) ?? features.look;
  const plainName = plainNameOf(own, series, look);
  const told = features.part ?? partsByClass.get(etimClass ?? '');
  const part = told ?? partWords.find(([, words]) => words.some((word) => folded.includes(` ${word}`)))?.[0];
  const shared = { plainName, ...(look && { look }) };
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

/** The name without series and colour; what separates its parts stays once. */
const plainNameOf = (name: string, series: string, look: NamedLook | undefined): string => {
  const parts = name
    .split(/,(?!\d)|;|\s-\s/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '' && foldText(part) !== foldText(series));
  const left = parts.map((part) =>
    part
      .split(' ')
      .filter((word) => look === undefined || !tellsLook(word))
      .join(' '),
  );
  const told = left.filter((part) => part !== '').join(', ');
  const start = told.toLowerCase().startsWith(`${series.toLowerCase()} `) ? told.slice(series.length + 1) : told;
  return start.charAt(0).toUpperCase() + start.slice(1);
};

/** How many slots a name tells: `2-krotna`, `dvojnásobný`, `3-gang`, `4fach`, `на 2 пости`. */
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
 * What lists say beside the words that people type; German is no language of ours, but of many lists. Those that begin with
 * `!` count more than any other word: what says them is that.
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

/** Where a name tells a function: the one whose longest phrase stands in it, and others that are told as well. */
const functionOf = (
  folded: string,
  told: string | undefined,
): { readonly id: string; readonly rivals: readonly string[] } | undefined => {
  const best = new Map<string, number>();
  for (const { id, words, weight } of allPhrases)
    if (weight > (best.get(id) ?? 3) && words.every((word) => stands(folded, word))) best.set(id, weight);
  const [first, ...others] = [...best].toSorted(([, one], [, other]) => other - one);
  if (first === undefined) return told === undefined ? undefined : { id: told, rivals: [] };
  // A name may say more, such as that it is illuminated. Where it says another thing a person has to look.
  if (told !== undefined && !first[0].startsWith(told)) return { id: told, rivals: [first[0]] };
  return { id: first[0], rivals: others.filter(([, weight]) => weight === first[1]).map(([id]) => id) };
};

/** Short words and words with a digit only as a whole, others by their beginning. */
const stands = (folded: string, word: string): boolean =>
  word.length < 4 || /[0-9]/.test(word)
    ? folded.includes(` ${word} `)
    : folded.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`);
