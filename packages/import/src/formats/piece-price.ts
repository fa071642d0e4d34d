/** A decimal number without thousands separators: `14.6500`, `8,61`, `.50`, `+4.00`, `1.5E2`, `1.1400000000000001`. */
const plainDecimal = /^\+?(\d{0,12})(?:[.,](\d{0,30}))?(?:[eE]([+-]?\d{1,2}))?$/;

type Decimal = { readonly units: bigint; readonly scale: bigint };

const decimalOf = (text: string): Decimal | undefined => {
  const found = plainDecimal.exec(text.trim());
  const [integer, fraction, exponent] = [found?.[1] ?? '', found?.[2] ?? '', Number(found?.[3] ?? 0)];
  if (integer + fraction === '') return undefined;
  const [units, scale] = [BigInt(integer + fraction), 10n ** BigInt(fraction.length)];
  return exponent < 0
    ? { units, scale: scale * 10n ** BigInt(-exponent) }
    : { units: units * 10n ** BigInt(exponent), scale };
};

/** The price of one piece as decimal text with two places, and the loss by rounding. */
export type PiecePrice = {
  readonly price: string;
  /** `rounded`: more than half a percent; `all`: a price above zero became 0.00. */
  readonly loss: 'none' | 'rounded' | 'all';
};

/**
 * Calculates `amount` × `factor` ÷ `quantity`, with half a minor unit rounded up. Undefined if one of them is not a
 * number or the price is too large for a price list.
 */
export const piecePrice = (amount: string, factor = '1', quantity = '1'): PiecePrice | undefined => {
  const [price, times, pieces] = [decimalOf(amount), decimalOf(factor), decimalOf(quantity)];
  if (!price || !times || !pieces || pieces.units === 0n) return undefined;
  const [dividend, divisor] = [price.units * times.units * pieces.scale, price.scale * times.scale * pieces.units];
  const text = rounded(dividend, divisor);
  if (text === undefined) return undefined;
  const minor = BigInt(text.replace('.', ''));
  const difference = minor * divisor - dividend * 100n;
  if (minor === 0n) return { price: text, loss: dividend === 0n ? 'none' : 'all' };
  return {
    price: text,
    loss: (difference < 0n ? -difference : difference) * 200n > dividend * 100n ? 'rounded' : 'none',
  };
};

/** Removes the included tax from a price: `119.00` at a rate of `0.19`, or of 19 percent, becomes `100.00`. */
export const withoutTax = (price: string, rate: string): string => {
  const [gross, tax] = [decimalOf(price), decimalOf(rate)];
  if (!gross || !tax) return price;
  // A rate of 1 or more is a percentage.
  const scale = tax.units < tax.scale ? tax.scale : tax.scale * 100n;
  return rounded(gross.units * scale, gross.scale * (scale + tax.units)) ?? price;
};

const rounded = (amount: bigint, divisor: bigint): string | undefined => {
  const minor = ((amount * 200n + divisor) / (divisor * 2n)).toString().padStart(3, '0');
  return minor.length > 11 ? undefined : `${minor.slice(0, -2)}.${minor.slice(-2)}`;
};

/** Whether a text without digits means that the price is on request: `cena na tel.`, `dle dotazu`, `уточнюйте`. */
export const isOnRequest = (text: string): boolean => {
  if (text.length > 60 || /\d/.test(text)) return false;
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? [];
  return onRequestInitials.has(words.join('')) || words.some((word) => onRequestWord.test(word));
};

/** P.O.A., a. A. (auf Anfrage), t.b.a. and the like. */
const onRequestInitials = new Set(['poa', 'aa', 'tba', 'tbd', 'tbc']);

/**
 * Beginnings of words that mean "on request", without diacritics, in Polish, Czech, Slovak, Ukrainian, Russian, German
 * and English.
 */
const onRequestWord = new RegExp(
  `^(?:${[
    'zapyt|tel$|telef|zadzwo|dzwon|uzgodn|umown|wycen|indywid|negocj|kontakt',
    'dotaz|vyzad|poptav|dohod|dohov|volej|individ|informuj|sdel',
    'dopyt|vyziad|poziad|volaj|vypyt|otazk',
    'запит|тел$|телеф|уточн|домовл|договір|договир|індивід|индивид|зателеф|подзв|дзвон|звон|запрос|договор|спрос',
    'anfrag|tagespreis|vereinbar|verhandl',
    'request|call$|ask$|contact|quote|quotation|negotiab|enquir|inquir|phone',
  ].join('|')})`,
  'u',
);

/** The decimal separators that occur in a column. */
export type DecimalMarks = {
  readonly point: boolean;
  readonly comma: boolean;
  /** Whether the separator is known, not inferred. */
  readonly certain?: boolean;
};

/** The separator of numeric cells of a workbook. */
export const ofNumbers: DecimalMarks = { point: true, comma: false, certain: true };

/**
 * Infers the decimal separator of a column: `1.170,10` and `12,5` show a comma, `0.450` and `1234.500` a point, `1.170`
 * nothing.
 */
export class ObservedDecimalMarks implements DecimalMarks {
  point = false;
  comma = false;

  take(text: string): void {
    const bare = bareNumber(text);
    const mark = /^[\d.,]*([.,])\d*$/.exec(bare)?.[1];
    if (mark === undefined || isThousands(bare)) return;
    if (mark === '.') this.point = true;
    else this.comma = true;
  }
}

/** Whether a number may have thousands separators: `1.170` and `1,170,500`. */
const isThousands = (bare: string): boolean => /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:,\d{3})+$/.test(bare);

/** The currency in a text such as `1 170,00 zł` or `Cena netto [PLN]`. */
export const currencyIn = (text: string): string | undefined =>
  currencySigns.find(([, sign]) => sign.test(text))?.[0] ??
  /\b(?:CHF|RON|BGN|SEK|NOK|DKK|RUB|DEM)\b/i.exec(text)?.[0].toUpperCase();

const currencySigns: readonly (readonly [string, RegExp])[] = [
  ['PLN', /zł|\bpln\b/i],
  ['CZK', /kč|\bczk\b/i],
  ['EUR', /€|\beuro?\b/i],
  ['UAH', /грн|₴|\buah\b/i],
  ['HUF', /\bft\b|\bhuf\b/i],
  ['GBP', /£|\bgbp\b/i],
  ['USD', /\$|\busd\b/i],
];

/**
 * Removes currency, spaces and invisible characters from a number. A unit of hundredths such as `gr` remains, so that
 * `1250 gr` is no number.
 */
const bareNumber = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cf}'’]/gu, '')
    .replace(/^(?:\p{L}{1,3}\.?|[€$£₴])(?=[\d.,])/u, '')
    .replace(/(?:(?!(?:gr|hal?|коп|c|ct)\.?$)(?<!\p{L})\p{L}{1,3}\.?|[€$£₴])$/iu, '')
    .replace(/[.,][-–—]+$/, '');

/**
 * Splits a price and the unit after it: `12,50 zł / 100 szt.`, `4,20 za op.`, `0,40/szt`. `unit` is empty if there is
 * none.
 */
export const splitUnit = (text: string): { readonly amount: string; readonly unit: string } => {
  const [, amount = text, unit = ''] =
    /^(.*\d[^/]*?)(?:\s*\/\s*|\s+(?:za|per|pro|je|à|за)\s+)(\d*\s*\p{L}*\.?.{0,20})$/iu.exec(text) ?? [];
  return { amount: amount.trim(), unit: unit.trim() };
};

/** A parsed price. `uncertain` means that another reading is possible: `1.170` may be 1170 or 1.17. */
export type WrittenPrice = PiecePrice & { readonly uncertain: boolean };

/**
 * Parses a price as people write it: `1 170,10`, `1.170,10 zł`, `€ 14.65`, `.50`. An ambiguous price is parsed with the
 * separators of its column.
 */
export const writtenPrice = (
  text: string,
  marks: DecimalMarks = { point: false, comma: false },
  pieces = '1',
): WrittenPrice | undefined => {
  const bare = bareNumber(text);
  if (!isThousands(bare)) return certain(piecePrice(withDecimalPoint(bare), '1', pieces));
  const mark = bare.includes('.') ? '.' : ',';
  const own = mark === '.' ? marks.point : marks.comma;
  const other = mark === '.' ? marks.comma : marks.point;
  const many = bare.split(mark).length > 2;
  const price = piecePrice(own && !other && !many ? withDecimalPoint(bare) : bare.replaceAll(/[.,]/g, ''), '1', pieces);
  return price && { ...price, uncertain: !many && !(other && !own) && marks.certain !== true };
};

/** Converts an unambiguous written number to a plain decimal number: `1.234,50`, `1 234,50`, `12,50 zł`. */
export const plainAmount = (text: string): string => withDecimalPoint(bareNumber(text));

/** The number in a text such as `100` or `za 1 000 szt.`; 1 if there is none. */
export const writtenPieces = (text: string, marks: DecimalMarks): WrittenPrice =>
  writtenPrice(/\d[\d\s.,'’]*/u.exec(text)?.[0] ?? '1', marks) ?? { price: '1', loss: 'none', uncertain: false };

const certain = (price: PiecePrice | undefined): WrittenPrice | undefined => price && { ...price, uncertain: false };

/** Removes thousands separators. Of two kinds of separators, the last one is the decimal separator. */
const withDecimalPoint = (bare: string): string => {
  const mark = /[.,](?=\d*$)/.exec(bare)?.[0];
  const thousands = mark === ',' ? /^\d{1,3}(?:\.\d{3})+,\d*$/ : /^\d{1,3}(?:,\d{3})+\.\d*$/;
  return thousands.test(bare) ? bare.replaceAll(mark === ',' ? '.' : ',', '') : bare;
};
