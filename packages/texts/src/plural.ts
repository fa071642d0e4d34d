import { formatCount, pluralForm } from '@ramka/domain/text';

/**
 * Selects a plural form for a count out of four: zero, one, two to four, more (docs/specification.md#s9-11,
 * docs/readings.md#r4).
 */
export const plural = (count: number, forms: readonly [string, string, string, string]): string =>
  forms[pluralForm(count)];

/**
 * Like `plural`, but counts from 5 follow the plural rules of the language: "22 zestawy", "25 zestawów", "21 набір"
 * (docs/readings.md#r24).
 */
const agreeing = (language: 'pl' | 'uk') => {
  // Created once, and only for large counts, because it is slow in browsers.
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: readonly [string, string, string, string]): string => {
    const form = pluralForm(count);
    if (form !== 3) return forms[form];
    rules ??= new Intl.PluralRules(language);
    return forms[formOf[rules.select(count)]];
  };
};

const formOf = { zero: 3, one: 1, two: 2, few: 2, many: 3, other: 3 } as const;

export const polishPlural = agreeing('pl');

/** Like `plural`, for Ukrainian. 21 takes the singular form, which therefore includes the number. */
export const ukrainianPlural = agreeing('uk');

/** The Czech preposition before a number, by its pronunciation: “ve 2”, “ve 12”, “ve 100”, but “v 5”. */
export const czechIn = (count: number): string =>
  /^(?:[234]\d{0,2}|1[234]|1\d\d)$/.test(String(count))
    ? `ve\u00A0${formatCount(count)}`
    : `v\u00A0${formatCount(count)}`;
