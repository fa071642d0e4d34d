import { formatCount, pluralForm } from '@ramka/domain/text';

/**
 * The words that go with a count, out of four: for none, for one, for two to four, for more
 * (docs/specification.md#s9-11, docs/readings.md#r4).
 */
export const plural = (count: number, forms: readonly [string, string, string, string]): string =>
  forms[pluralForm(count)];

/**
 * The same where the form for more agrees with its number by itself: "22 zestawy", "25 zestawów", "21 набір"
 * (docs/readings.md#r24).
 */
const agreeing = (language: 'pl' | 'uk') => {
  // Made once, and only where a count is that high: it takes browsers a while.
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: readonly [string, string, string, string]): string => {
    const form = pluralForm(count);
    if (form !== 3) return forms[form];
    rules ??= new Intl.PluralRules(language);
    return forms[formOf[rules.select(count)]];
  };
};

const formOf = { zero: 3, one: 1, two: 2, few: 2, many: 3, other: 3 } as const;

/** See `plural`, for Polish. */
export const polishPlural = agreeing('pl');

/** See `plural`, for Ukrainian, where 21 goes with the form for one: that form names its number, too. */
export const ukrainianPlural = agreeing('uk');

/** The Czech preposition before a number: “ve 2”, “ve 12”, “ve 100”, but “v 5”, by how the number is spoken. */
export const czechIn = (count: number): string =>
  /^(?:[234]\d{0,2}|1[234]|1\d\d)$/.test(String(count))
    ? `ve\u00A0${formatCount(count)}`
    : `v\u00A0${formatCount(count)}`;
