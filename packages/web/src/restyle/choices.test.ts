import { aColour, aFrame, aLine } from '@ramka/domain/testing/makers';
import { expect, test } from 'vitest';
import type { CatalogueOverview } from '../api/catalogue.ts';
import type { SavedSet } from '../api/project.ts';
import { choicesFor, missingFinish } from './choices.ts';

const white = { id: 'white', name: 'biały', hexColor: '#FFFFFF' };
const black = { id: 'black', name: 'czarny', hexColor: '#000000' };
const gold = { id: 'gold', name: 'złoty', hexColor: '#B89B5E' };
const whiteMatt = { id: 'white-matt', name: 'biały mat', hexColor: '#F2F2EF', familyId: 'white' };
const blackMatt = { id: 'black-matt', name: 'czarny mat', hexColor: '#222326', familyId: 'black' };
const oak = { id: 'oak', name: 'dąb', hexColor: '#C49A6C', familyId: null };

const premium = aLine({ id: 41, seriesId: 4, tag: 'premium' });
const nature = aLine({ id: 42, seriesId: 4, tag: 'nature' });
const line55 = aLine({ id: 51, seriesId: 5, tag: 'line-55' });
const nature55 = aLine({ id: 53, seriesId: 5, tag: 'nature-55' });

const catalogue: CatalogueOverview = {
  allSeries: [
    { id: 4, name: 'Simon 54', tag: 'simon-54' },
    { id: 5, name: 'Simon 55', tag: 'simon-55' },
  ],
  frameLines: [premium, nature, line55, nature55],
  frames: [
    aFrame({ lineTag: 'premium', finishId: 'white-matt' }),
    aFrame({ lineTag: 'nature', finishId: 'oak' }),
    aFrame({ lineTag: 'line-55', finishId: 'black-matt' }),
    aFrame({ lineTag: 'nature-55', finishId: 'oak' }),
  ],
  framePrices: new Map(),
  panelPrices: new Map(),
  sealPrices: new Map(),
  boxPrices: new Map(),
  moduleCategories: {},
  moduleColours: { 'simon-54': [aColour({ familyId: 'white' })], 'simon-55': [aColour({ familyId: 'black' })] },
  productCategories: {},
  controllers: {},
  finishes: [whiteMatt, blackMatt, oak],
  colourFamilies: [white, black, gold],
  roles: [],
};

const aSet = (id: number, seriesTag: string): SavedSet => ({
  id,
  name: '',
  seriesTag,
  version: '1',
  price: 0,
  description: '',
  contents: '',
  isExternal: false,
  slots: 1,
  emptySlots: 0,
  boxes: 1,
});

// Holds R32.
test('if each set keeps its line, offers the colours of the lines of its series, and materials with their line', () => {
  expect(choicesFor(catalogue, [aSet(1, 'simon-54')], {})).toEqual({
    lines: catalogue.frameLines,
    finishes: [],
    families: [white],
    materials: [{ line: nature, finish: oak }],
    colours: [white],
  });
});

test('a material of several series is offered once, in the series of the most sets', () => {
  const sets = [aSet(1, 'simon-54'), aSet(2, 'simon-55'), aSet(3, 'simon-55')];
  const { materials, families, colours } = choicesFor(catalogue, sets, {});
  expect(materials).toEqual([{ line: nature55, finish: oak }]);
  expect([families, colours]).toEqual([
    [white, black],
    [white, black],
  ]);
});

test('a chosen line offers its own finishes, and the colours of its modules', () => {
  expect(choicesFor(catalogue, [aSet(1, 'simon-54')], { line: 51 })).toMatchObject({
    finishes: [blackMatt],
    families: [],
    materials: [],
    colours: [black],
  });
});

test('a catalogue without finishes and families offers its lines', () => {
  const bare = { ...catalogue, finishes: [], colourFamilies: [] };
  expect(choicesFor(bare, [aSet(1, 'simon-54')], {})).toEqual({
    lines: catalogue.frameLines,
    finishes: [],
    families: [],
    materials: [],
    colours: [],
  });
});

test('a finish that ends at fewer slots names the largest frame, and the closest finish of the size in the series', () => {
  const touch = aLine({ id: 44, seriesId: 4, tag: 'touch' });
  const frames = [
    aFrame({ lineTag: 'nature', finishId: 'oak', slots: 1 }),
    aFrame({ lineTag: 'nature', finishId: 'oak', slots: 2 }),
    aFrame({ lineTag: 'nature', finishId: 'oak', slots: 3 }),
    aFrame({ lineTag: 'premium', finishId: 'white-matt', slots: 4 }),
    aFrame({ lineTag: 'premium', finishId: 'black-matt', slots: 4 }),
    aFrame({ lineTag: 'nature-55', finishId: 'oak', slots: 4 }),
  ];
  const sized = { ...catalogue, frameLines: [premium, nature, touch, line55, nature55], frames };
  const present = { line: premium.name, finish: 'czarny mat' };
  const wanted = { line: nature.id, finish: 'oak' };
  expect(missingFinish(sized, { slots: 4 }, present, wanted)).toEqual({
    finish: oak,
    maxSlots: 3,
    halves: [2, 2],
    closest: { line: premium, finish: whiteMatt },
  });
  expect(missingFinish(sized, { slots: 3 }, present, wanted)).toBeUndefined();
  expect(missingFinish(sized, { slots: 5 }, present, wanted)?.closest).toBeUndefined();
  expect(missingFinish(sized, { slots: 5 }, present, wanted)?.halves).toEqual([3, 2]);
  const small = { ...sized, frames: frames.filter(({ slots }) => slots !== 2) };
  expect(missingFinish(small, { slots: 4 }, present, wanted)?.halves).toBeUndefined();
});
