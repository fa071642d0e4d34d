import { afterEach, expect, test } from 'vitest';
import { browserStorage } from '../platform/browser-storage.ts';
import { readListMemory, rememberListAnswers } from './list-memory.ts';

afterEach(() => browserStorage.removeItem('configurator.lists'));

test('answers are remembered, and later ones replace earlier ones', () => {
  rememberListAnswers({ abbreviations: { GW: 'gniazdo', Łs: 'schodowy' }, columns: { key: ['room', 'what'] } });
  rememberListAnswers({ abbreviations: { GW: 'gniazdo usb' }, columns: {} });
  expect(readListMemory()).toEqual({
    abbreviations: { Łs: 'schodowy', GW: 'gniazdo usb' },
    columns: { key: ['room', 'what'] },
  });
});

test('the oldest answers are forgotten', () => {
  const many = Object.fromEntries(Array.from({ length: 210 }, (_, index) => [`A${index}`, 'gniazdo']));
  rememberListAnswers({ abbreviations: many, columns: {} });
  const kept = Object.keys(readListMemory().abbreviations);
  expect([kept.length, kept[0]]).toEqual([200, 'A10']);
});

test.each(['', '{', 'null', '[]', '{"abbreviations":{"GW":1},"columns":{"key":["nonsense"]}}'])(
  'stored text that is not answers is ignored: %s',
  (text) => {
    browserStorage.setItem('configurator.lists', text);
    expect(readListMemory()).toEqual({ abbreviations: {}, columns: {} });
  },
);
