import { buildDictionary, type Dictionary, findThings } from '@ramka/domain/search';
import { describe, expect, it, test } from 'vitest';
import { allFunctions } from '@ramka/import/trade/functions';
import { sharedWords } from '@ramka/import/trade/shared-words';
import { sampleLanguages } from '@ramka/import/trade/words';

type Tag = (typeof sampleLanguages)[number];

const named = (tag: Tag) =>
  allFunctions.map(({ id, name, words }) => ({
    id,
    name: typeof name === 'string' ? name : name[tag],
    words: words?.[tag] ?? [],
  }));

const dictionaries = new Map<Tag, Dictionary>(
  sampleLanguages.map((tag) => [
    tag,
    buildDictionary({
      functions: named(tag),
      sharedWords: sharedWords.map(({ words, functions }) => ({ words: words[tag] ?? [], functionIds: functions })),
    }),
  ]),
);

const dictionaryIn = (tag: Tag): Dictionary => {
  const dictionary = dictionaries.get(tag);
  if (!dictionary) throw new Error(tag);
  return dictionary;
};

/** What the searches find among all functions, as if each were a module of its name. */
const found = (tag: Tag, query: string): readonly string[] =>
  findThings(query, named(tag), ({ id, name }) => ({ name, symbols: [], functionId: id }), dictionaryIn(tag)).map(
    ({ id }) => id,
  );

describe('the searches know the words that people use', () => {
  it.each<[Tag, string, string]>([
    ['pl', 'włącznik', 'switch-one-way'],
    ['pl', 'gniazdko', 'socket-earthed-e'],
    ['pl', 'kontakt', 'socket-earthed-e'],
    ['pl', 'internet', 'data-rj45'],
    ['pl', 'ethernet', 'data-rj45'],
    ['pl', 'rolety', 'blind-switch'],
    ['pl', 'ściemniacz', 'dimmer-rotary-led'],
    ['pl', 'wtyczka', 'socket-earthed-e'],
    ['pl', 'schodowy', 'switch-two-way'],
    ['pl', 'dzwonek', 'push-button-bell'],
    ['cs', 'vypínač', 'switch-one-way'],
    ['cs', 'zásuvka', 'socket-earthed-e'],
    ['cs', 'zasuvka', 'socket-earthed-e'],
    ['cs', 'řazení 6', 'switch-two-way'],
    ['cs', 'internet', 'data-rj45'],
    ['cs', 'stmívač', 'dimmer-rotary-led'],
    ['cs', 'žaluzie', 'blind-switch'],
    ['sk', 'vypínač', 'switch-one-way'],
    ['sk', 'zásuvka', 'socket-earthed-e'],
    ['sk', 'stmievač', 'dimmer-rotary-led'],
    ['sk', 'žalúzie', 'blind-switch'],
    ['uk', 'вимикач', 'switch-one-way'],
    ['uk', 'включатель', 'switch-one-way'],
    ['uk', 'розетка', 'socket-schuko'],
    ['uk', 'інтернет', 'data-rj45'],
    ['uk', 'ролети', 'blind-switch'],
    ['en', 'light switch', 'switch-one-way'],
    ['en', 'ethernet', 'data-rj45'],
    ['en', 'blinds', 'blind-switch'],
    ['en', 'dimmer', 'dimmer-rotary-led'],
    ['en', 'plug', 'socket-earthed-e'],
  ])('%s: %s offers %s first', (tag, query, first) => {
    expect(found(tag, query)[0]).toBe(first);
  });

  it.each<[Tag, string, string]>([
    ['pl', 'gnizdko', 'socket-earthed-e'],
    ['pl', 'wlacznk', 'switch-one-way'],
    ['cs', 'zásuvla', 'socket-earthed-e'],
    ['sk', 'vypinca', 'switch-one-way'],
    ['uk', 'ввмикач', 'switch-one-way'],
    ['en', 'swicth', 'switch-one-way'],
  ])('%s: %s is forgiven its typing error', (tag, query, meant) => {
    expect(found(tag, query)).toContain(meant);
  });

  it('and put the second meaning of an ambiguous word second', () => {
    expect(found('pl', 'kontakt').slice(0, 2)).toEqual(['socket-earthed-e', 'switch-one-way']);
    expect(found('en', 'bell').slice(0, 2)).toEqual(['push-button-bell', 'chime']);
  });
});

test('every shared word leads to functions that there are, and every one of these has its own words', () => {
  const ids = new Set(allFunctions.map(({ id }) => id));
  expect(sharedWords.flatMap(({ functions }) => functions).filter((id) => !ids.has(id))).toEqual([]);
  for (const tag of sampleLanguages) {
    expect(allFunctions.filter(({ words }) => (words?.[tag] ?? []).length === 0)).toEqual([]);
    expect(sharedWords.some(({ words }) => (words[tag] ?? []).length > 0)).toBe(true);
  }
});
