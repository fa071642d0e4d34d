import { aColour, aController } from '@ramka/domain/testing/makers';
import { exampleRanges } from '@ramka/domain/testing/worked-examples/example-ranges';
import { describe, expect, it } from 'vitest';
import {
  colour,
  controller,
  frame as frameSchema,
  frameCategory,
  module as moduleSchema,
  vocabulary,
} from '../wire/app-data.ts';
import {
  colourFromWire,
  colourToWire,
  controllerFromWire,
  controllerToWire,
  frameFromWire,
  frameLineFromWire,
  frameLineToWire,
  frameToWire,
  moduleFromWire,
  moduleToWire,
  priceFromWire,
  priceToWire,
  vocabularyFromWire,
  vocabularyToWire,
} from './catalogue.ts';

const frames = exampleRanges.flatMap((range) => range.frames);
const lines = exampleRanges.flatMap((range) => range.lines);

/** The value after serialising and parsing as JSON. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the wire format', () => {
  // Holds §3.15, C5.2.
  it.each(frames)('preserves a frame: $symbol', (frame) => {
    expect(frameFromWire(frameSchema.parse(sent(frameToWire(frame))))).toEqual(frame);
  });

  // Holds §3.19, §3.20.
  it.each(lines)('preserves a frame line: $name', (line) => {
    expect(frameLineFromWire(frameCategory.parse(sent(frameLineToWire(line))))).toEqual(line);
  });

  // Holds §3.25.
  it.each([aColour(), aColour({ id: 409, antibacterial: true })])('preserves a colour: $id', (one) => {
    expect(colourFromWire(colour.parse(sent(colourToWire(one))))).toEqual(one);
  });

  // Holds §3.24, D16.
  it.for([null, 'touch-light'])('preserves a controller with the function %j', (functionId) => {
    const sentOne = aController(4, { functionId });
    expect(controllerFromWire(controller.parse(sent(controllerToWire(sentOne))))).toEqual(sentOne);
  });

  it('preserves functions and their search phrases', () => {
    const near = { functionId: 'switch-one-way', loses: 'touch', touchPoints: 1 };
    const functions = [
      { id: 'switch-one-way', name: 'Switch', words: ['light switch'], nearest: [], fulfills: [] },
      {
        id: 'touch-light',
        name: 'Touch',
        words: [],
        nearest: [near, { ...near, touchPoints: null }],
        fulfills: ['switch-one-way'],
      },
    ];
    const sharedWords = [{ words: ['switch'], functionIds: ['switch-one-way', 'touch-light'] }];
    expect(vocabularyFromWire(vocabulary.parse(sent(vocabularyToWire(functions, sharedWords))))).toEqual({
      functions,
      sharedWords,
    });
  });
});

describe('the names of the API', () => {
  // Holds §3.17, D10, D11.
  it('describe a panel’s touch layout as vFrame', () => {
    const panel = frames.find(({ id }) => id === 54620);
    expect(panel && frameToWire(panel)).toMatchObject({
      id: 54620,
      symbol: 'DTP3-@@M/70',
      tag: 'simon-54-touch',
      serieTag: 'simon-54',
      categoryId: 431,
      slots: 3,
      ip44: false,
      cornerBox: [],
      smBox: [],
      vFrame: {
        controllerSlots: [true, true, false],
        controllerVariations: [
          [1, 1],
          [1, 2],
          [2, 2],
          [2, 4],
          [4, 4],
        ],
      },
    });
  });

  // Holds §3.16, D13.
  it('describe a plain frame without vFrame, with boxes by colour', () => {
    const frame = frames.find(({ id }) => id === 54014);
    expect(frame && frameToWire(frame)).toMatchObject({
      vFrame: null,
      ip44: true,
      smBox: [
        { id: 54811, color: { id: 401, ab: false }, quantity: 1 },
        { id: 54812, color: { id: 401, ab: false }, quantity: 3 },
      ],
    });
  });

  // Holds §3.19, D1.
  it('describe a frame line with the id of its series', () => {
    const line = lines.find(({ id }) => id === 21);
    expect(line && frameLineToWire(line)).toMatchObject({ id: 21, serieId: 2, maxSlots: 5, tag: 'simon-basic' });
  });
});

const modules = exampleRanges.flatMap((range) => range.modules);

describe('the wire format of a module', () => {
  // Holds §3.21, §3.22.
  it.each(modules)('preserves it: $name', (module) => {
    const sent: unknown = JSON.parse(JSON.stringify(moduleToWire(module)));
    expect(moduleFromWire(moduleSchema.parse(sent))).toEqual(module);
  });

  // Holds §3.21, §3.22, D9.
  it('uses the names of the API', () => {
    const socket = modules.find(({ id }) => id === 4019);
    expect(socket && moduleToWire(socket)).toEqual({
      id: 4019,
      name: 'Gniazdo z uziemieniem',
      image: 'gz1.png',
      serieTag: 'simon-54',
      categoryId: 40201,
      visibleComponents: [54201, 54202],
      components: {
        '54201': { colorId: 401, symbol: 'DGZ1ZP/11', name: 'Article 54201', image: '54201.svg' },
        '54202': { colorId: 408, symbol: 'DGZ1ZP/49', name: 'Article 54202', image: '54202.svg' },
        '54301': { colorId: 0, symbol: 'SGZ1M', name: 'Article 54301', image: '54301.svg' },
        '54302': { colorId: 0, symbol: 'SGZ1CM', name: 'Article 54302', image: '54302.svg' },
      },
      subComponents: [
        {
          id: 1,
          name: 'Mechanizm',
          quantity: 1,
          required: true,
          userDefinedQuantity: false,
          components: [54301, 54302],
        },
      ],
      properties: { disableIP44: true, disabledFrameLines: [] },
    });
  });
});

// Holds R5.
it.each([
  [117_010, 1170.1],
  [1, 0.01],
  [null, 0],
])('takes a price of %j to %d and back', (price, wire) => {
  expect(priceToWire(price)).toBe(wire);
  expect(priceFromWire(wire)).toBe(price);
});
