import { buildDictionary, type Dictionary, findItems } from '@ramka/domain/search';
import { parseQuickEntry } from '@ramka/domain/quick-entry';
import { describe, expect, it, test } from 'vitest';
import { allFunctions } from '@ramka/import/vocabulary/functions';
import { sharedWords } from '@ramka/import/vocabulary/shared-words';
import { sampleLanguages } from '@ramka/import/vocabulary/words';

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

/** The functions that a search finds, with one module per function. */
const found = (tag: Tag, query: string): readonly string[] =>
  findItems(query, named(tag), ({ id, name }) => ({ name, symbols: [], functionId: id }), dictionaryIn(tag)).map(
    ({ id }) => id,
  );

describe('searches know everyday words', () => {
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
    ['uk', 'вилка', 'socket-schuko'],
    ['uk', 'штепсель', 'socket-schuko'],
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
  ])('%s: %s is found despite its typing error', (tag, query, meant) => {
    expect(found(tag, query)).toContain(meant);
  });

  it('and rank the second meaning of an ambiguous word second', () => {
    expect(found('pl', 'kontakt').slice(0, 2)).toEqual(['socket-earthed-e', 'switch-one-way']);
    expect(found('en', 'bell').slice(0, 2)).toEqual(['push-button-bell', 'chime']);
  });
});

test('every shared word refers to existing functions, which have words of their own', () => {
  const ids = new Set(allFunctions.map(({ id }) => id));
  expect(sharedWords.flatMap(({ functions }) => functions).filter((id) => !ids.has(id))).toEqual([]);
  for (const tag of sampleLanguages) {
    expect(allFunctions.filter(({ words }) => (words?.[tag] ?? []).length === 0)).toEqual([]);
    expect(sharedWords.some(({ words }) => (words[tag] ?? []).length > 0)).toBe(true);
  }
});

/** "3 socket-earthed-e": the number and first meaning of a phrase; `?` if it is not understood. */
const typedIn = (tag: Tag, text: string): readonly string[] =>
  parseQuickEntry(text, { dictionary: dictionaryIn(tag), findBySymbol: () => undefined }).map(
    ({ count, words, meaning }) =>
      meaning.kind === 'functions' ? `${count} ${meaning.functionIds[0]}` : `${count} ?${words}`,
  );

describe('quick entry understands the words of each language', () => {
  it.each<[Tag, string, readonly string[]]>([
    ['pl', '3x gniazdo, usb, schodowy x2', ['3 socket-earthed-e', '1 usb-charger-ac', '2 switch-two-way']],
    ['pl', '2 gniazdka i internet', ['2 socket-earthed-e', '1 data-rj45']],
    ['pl', '3 szt. gniazd, krzyzowy', ['3 socket-earthed-e', '1 switch-intermediate']],
    ['pl', 'wlacznik, 2× rolety, ściemniacza', ['1 switch-one-way', '2 blind-switch', '1 dimmer-rotary-led']],
    ['cs', '3x zásuvka, usb, střídavý x2', ['3 socket-earthed-e', '1 usb-charger-ac', '2 switch-two-way']],
    ['cs', '2 zásuvky a internet', ['2 socket-earthed-e', '1 data-rj45']],
    ['cs', 'zasuvek 5 ks; řazení 6', ['5 socket-earthed-e', '1 switch-two-way']],
    ['sk', '3x zásuvka, usb, striedavý x2', ['3 socket-earthed-e', '1 usb-charger-ac', '2 switch-two-way']],
    ['sk', '2 zásuvky, stmievač', ['2 socket-earthed-e', '1 dimmer-rotary-led']],
    ['uk', '3x розетка, usb, прохідний x2', ['3 socket-schuko', '1 usb-charger-ac', '2 switch-two-way']],
    ['uk', '2 розетки, вимикачі 2 шт', ['2 socket-schuko', '2 switch-one-way']],
    ['en', '3x socket, usb, two-way x2', ['3 socket-earthed-e', '1 usb-charger-ac', '2 switch-two-way']],
    ['en', '2 sockets and a light switch', ['2 socket-earthed-e', '1 switch-one-way']],
    ['en', '2 gang switch, 2 x dimmer', ['1 switch-two-circuit', '2 dimmer-rotary-led']],
  ])('%s: %s', (tag, text, parts) => {
    expect(typedIn(tag, text)).toEqual(parts);
  });

  it('and the name of every function', () => {
    for (const tag of sampleLanguages) {
      const wrong = named(tag).filter(({ id, name }) => {
        const [part, ...others] = parseQuickEntry(name.replaceAll(/[,;]/g, ' '), {
          dictionary: dictionaryIn(tag),
          findBySymbol: () => undefined,
        });
        return others.length > 0 || part?.meaning.kind !== 'functions' || part.meaning.functionIds[0] !== id;
      });
      expect(wrong.map(({ name }) => name)).toEqual([]);
    }
  });
});
