import { expect, test } from 'vitest';
import { allTexts } from './all-texts.ts';

type Branch = { readonly [key: string]: unknown };

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Every text without parameters, with its key path. */
const plainTexts = (texts: Branch, way = ''): readonly (readonly [way: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, value]) => {
    if (isBranch(value)) return plainTexts(value, `${way}${key}.`);
    return typeof value === 'string' ? [[`${way}${key}`, value] as const] : [];
  });

/** Matches texts of several sentences. An abbreviation such as in `np. Salon` does not count. */
const severalSentences = /^\p{Lu}.*[.?!] \p{Lu}/u;

const closed = /[.?!…]$/;

const inPolish = plainTexts(allTexts.pl);

test.each(Object.entries(allTexts))('texts of several sentences end with a stop, in %s', (_language, texts) => {
  const open = plainTexts(texts).filter(([, text]) => severalSentences.test(text) && !closed.test(text));
  expect(open).toEqual([]);
});

test.each(Object.entries(allTexts))('messages of one sentence end without a full stop, in %s', (_language, texts) => {
  const messages = plainTexts(texts.messages).filter(([, text]) => !severalSentences.test(text));
  expect(messages.filter(([, text]) => text.endsWith('.'))).toEqual([]);
});

test.each(Object.entries(allTexts))(
  'texts that end with a stop in Polish, and no others, do so in %s',
  (_language, texts) => {
    const closedIn = (list: typeof inPolish) => list.filter(([, text]) => / .*[.?!]$/.test(text)).map(([way]) => way);
    expect(closedIn(plainTexts(texts))).toEqual(closedIn(inPolish));
  },
);
