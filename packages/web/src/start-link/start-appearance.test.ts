import { aColour, aComponent, aFrame, aLine, aModule } from '@ramka/domain/testing/makers';
import { describe, expect, test } from 'vitest';
import { anEditorCatalogue } from '../editor/testing/an-editor-catalogue.ts';
import { startLine, startAppearance } from './start-appearance.ts';
import type { StartValues } from './start-values.ts';

const premium = aLine();
const nature = aLine({
  id: 42,
  name: 'Simon 54 Nature',
  tag: 'simon-54-nature',
  maxSlots: 3,
  subcategories: [{ id: 421, name: 'Drewno' }],
});
const basic = aLine({ id: 21, name: 'Basic', tag: 'basic', seriesId: 2, subcategories: [{ id: 211, name: 'Ramki' }] });

const finishes = [
  { id: 'white', name: 'biały', hexColor: '#fff', familyId: 'white' },
  { id: 'black-matt', name: 'czarny mat', hexColor: '#000', familyId: 'black' },
  { id: 'oak', name: 'dąb', hexColor: '#a73', familyId: null },
  { id: 'black-glass', name: 'czarne szkło', hexColor: '#000', familyId: 'black' },
];
const inFinish = (finishId: string, code: string, subcategoryId: number, first: number) =>
  ([1, 2, 3] as const).map((slots) =>
    aFrame({
      id: first + slots,
      slots,
      finishId,
      subcategoryId,
      symbol: `F${first}-${slots}/${code}`,
      sort: first + slots,
    }),
  );
const frames = [
  ...inFinish('white', '11', 411, 10),
  ...inFinish('black-matt', '49', 411, 20),
  ...inFinish('oak', '82', 421, 30),
  ...inFinish('black-glass', '62', 421, 40),
  aFrame({ id: 50, subcategoryId: 211, symbol: 'P@@/3', finishId: 'white' }),
];
const white = aColour({ id: 401, name: 'biały', familyId: 'white' });
const black = aColour({ id: 408, name: 'czarny mat', familyId: 'black' });
const catalogue = anEditorCatalogue({
  lines: [premium, nature, basic],
  frames,
  finishes,
  colours: { 4: [white, black], 2: [] },
});
const modules = [
  aModule({
    visibleComponents: [1, 2],
    components: [
      aComponent(1, { symbol: 'DW1/11', colourId: 401 }),
      aComponent(2, { symbol: 'DW1/49', colourId: 408 }),
      aComponent(3, { symbol: 'SW1M/99', colourId: 401 }),
    ],
  }),
];

const lineOf = (values: StartValues) => startLine(values, catalogue);
const appearanceOf = (values: StartValues) => startAppearance(values, lineOf(values), catalogue, modules);

describe('the line', () => {
  test.each([
    [{ line: 'simon-54-nature' }, 'simon-54-nature'],
    [{ line: 'SIMON-54-Nature' }, 'simon-54-nature'],
    [{ line: '42' }, 'simon-54-nature'],
    [{ line: 'simon 54 nature' }, 'simon-54-nature'],
    [{ line: 'series-4' }, 'simon-54-premium'],
    [{ line: 'Series-2' }, 'basic'],
    [{ finish: 'oak' }, 'simon-54-nature'],
    [{ finish: 'Czarny mat' }, 'simon-54-premium'],
    [{ article: 'f30-2/82' }, 'simon-54-nature'],
    [{ article: 'F30-2/82', line: 'basic' }, 'simon-54-nature'],
    [{ article: 'DW1/11,F40-1/62' }, 'simon-54-nature'],
    [{ article: 'P@@/3' }, undefined],
    [{ colour: 'black' }, undefined],
    [{}, undefined],
  ])('of %o is %s', (values, tag) => {
    expect(lineOf(values)).toMatchObject({ unknown: [] });
    expect(lineOf(values).line?.tag).toBe(tag);
  });

  test('that is unknown is reported with the most similar one', () => {
    expect(lineOf({ line: 'simon-54-natur', finish: 'oak' })).toEqual({
      line: undefined,
      article: undefined,
      moduleArticles: [],
      unknown: [
        {
          parameter: 'line',
          value: 'simon-54-natur',
          near: { value: 'simon-54-nature', name: 'Simon 54 Nature' },
        },
      ],
    });
    expect(lineOf({ line: 'niko' }).unknown).toEqual([{ parameter: 'line', value: 'niko', near: undefined }]);
  });

  test('articles that are no frames are modules', () => {
    expect(lineOf({ article: 'DW1/11; F40-1/62, ,DW1/49' }).moduleArticles).toEqual(['DW1/11', 'DW1/49']);
  });
});

describe('the appearance', () => {
  const premiumTag = { line: 'simon-54-premium' };
  test.each([
    ['white', 'white', 401],
    ['WHITE', 'white', 401],
    ['czarny mat', 'black-matt', 408],
    ['49', 'black-matt', 408],
    ['black', 'black-matt', 408],
  ])('of finish %j is %s with the colour %s', (finish, finishId, colourId) => {
    expect(appearanceOf({ ...premiumTag, finish })).toMatchObject({
      defaults: { lineTag: 'simon-54-premium', subcategoryId: 411, finishId, colourId },
      unknown: [],
    });
  });

  test.each([
    ['408', 408, 'black-matt'],
    ['Czarny Mat', 408, 'black-matt'],
    ['black', 408, 'black-matt'],
    ['11', 401, 'white'],
    ['49', 408, 'black-matt'],
  ])('of colour %j is %s with the finish %s', (colour, colourId, finishId) => {
    expect(appearanceOf({ ...premiumTag, colour })).toMatchObject({ defaults: { colourId, finishId }, unknown: [] });
  });

  test('has finish and colour apart, if both are named', () => {
    expect(appearanceOf({ ...premiumTag, finish: 'white', colour: 'black' }).defaults).toMatchObject({
      finishId: 'white',
      colourId: 408,
    });
  });

  test('has a frame if its finish and number of slots are known', () => {
    expect(appearanceOf({ ...premiumTag, finish: 'white', frame: '3' })).toMatchObject({ frame: { id: 13 }, slots: 3 });
    expect(appearanceOf({ ...premiumTag, frame: '3' })).toMatchObject({
      frame: undefined,
      slots: 3,
      example: { id: 13 },
    });
    expect(appearanceOf({ article: 'F30-2/82' })).toMatchObject({ frame: { id: 32 }, slots: 2, finish: { id: 'oak' } });
  });

  test.each([
    [{ finish: 'oak' }, 'finish', undefined],
    [{ finish: 'black-glass' }, 'finish', 'black-matt'],
    [{ finish: 'blak-matt' }, 'finish', 'black-matt'],
    [{ finish: 'blak' }, 'finish', 'black-matt'],
    [{ finish: '9' }, 'finish', undefined],
    [{ colour: 'blak' }, 'colour', '408'],
    [{ colour: '99' }, 'colour', undefined],
    [{ colour: 'x' }, 'colour', undefined],
    [{ frame: '9' }, 'frame', '5'],
    [{ frame: '4' }, 'frame', undefined],
    [{ frame: '-1' }, 'frame', undefined],
    [{ frame: '2.5' }, 'frame', undefined],
    [{ finish: '<script>alert(1)</script>' }, 'finish', undefined],
  ])('does not have %o', (values, parameter, near) => {
    const [unknown, ...others] = appearanceOf({ ...premiumTag, ...values }).unknown;
    expect(unknown).toMatchObject({ parameter, value: Object.values(values)[0] });
    expect(unknown?.near?.value).toBe(near);
    expect(others).toEqual([]);
  });
});
