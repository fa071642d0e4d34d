import { allLanguages } from '@ramka/domain/text';
import { expect, it } from 'vitest';
import { allTexts } from './all-texts.ts';
import { pl } from './pl.ts';
import { uk } from './uk.ts';

// Holds R24.
it.each([
  [0, 'brak zestawów', 'немає наборів'],
  [1, '1 zestaw', '1 набір'],
  [2, '2 zestawy', '2 набори'],
  [5, '5 zestawów', '5 наборів'],
  [12, '12 zestawów', '12 наборів'],
  [21, '21 zestawów', '21 набір'],
  [22, '22 zestawy', '22 набори'],
  [25, '25 zestawów', '25 наборів'],
  [111, '111 zestawów', '111 наборів'],
  [112, '112 zestawów', '112 наборів'],
  [124, '124 zestawy', '124 набори'],
])('%i agrees with its noun: %s, %s', (count, polish, ukrainian) => {
  expect([pl.sets.count(count), uk.sets.count(count)]).toEqual([polish, ukrainian]);
});

it.for(allLanguages)('thousands are grouped on screens as in documents, in %s', (language) => {
  const { rooms, site, sets, restyle, shop } = allTexts[language];
  const told = [
    rooms.counts({ sets: 1234, points: 1234, products: 1234 }),
    rooms.countsWithBoxes({ sets: 1234, points: 1234, boxes: 1234 }),
    ...Object.values(site.leftOf).map((left) => left(1234)),
    site.piece(1234, 1234),
    sets.count(1234),
    sets.selected(1234),
    restyle.foot.changes(1234),
    shop.articles(1234),
  ];
  for (const words of told) {
    expect(words).not.toContain('1234');
    expect(words).toContain('1\u202F234');
  }
});

it.for(allLanguages)('limits in messages have the number format of screens, in %s', (language) => {
  const { tooMany } = allTexts[language].messages;
  expect(Object.values(tooMany).filter((message) => /\d[ ,.\u00A0]?\d{3}/.test(message))).toEqual([]);
  expect(tooMany.sets).toContain('2\u202F000');
});

it.each([
  [2, 've\u00A02 místnostech'],
  [5, 'v\u00A05 místnostech'],
  [12, 've\u00A012 místnostech'],
  [15, 'v\u00A015 místnostech'],
  [24, 've\u00A024 místnostech'],
  [100, 've\u00A0100 místnostech'],
  [500, 'v\u00A0500 místnostech'],
])('the Czech preposition matches the pronunciation of %i', (count, words) => {
  expect(allTexts.cs.sets.usage.inRooms(count, 1)).toContain(words);
  expect(allTexts.cs.restyle.copy(count, 'Stůl')).toContain(words.replace('místnostech', 'dalších místnostech'));
});
