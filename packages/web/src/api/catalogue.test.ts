import { colourToWire, controllerToWire, frameLineToWire, frameToWire } from '@ramka/contract/translate/catalogue';
import { aColour, aController, aFrame, aLine } from '@ramka/domain/testing/makers';
import { expect, it } from 'vitest';
import { catalogueFromWire } from './catalogue.ts';

it('becomes what the rules know, frames of all series in one list', () => {
  const series = { id: 4, name: 'Simon 54', tag: 'simon-54' };
  const category = { id: 40100, name: 'Łączniki', subCategories: [] };
  const [line, frames, colour, controller] = [
    aLine(),
    [aFrame({ id: 1 }), aFrame({ id: 2 })],
    aColour(),
    aController(2),
  ];
  const overview = catalogueFromWire({
    frameCategories: [frameLineToWire(line)],
    productSeries: [series],
    frames: { 'simon-54': frames.slice(0, 1).map(frameToWire), 'simon-55': frames.slice(1).map(frameToWire) },
    moduleCategories: { 'simon-54': [category] },
    moduleColors: { 'simon-54': [colourToWire(colour)] },
    productCategories: { 'simon-10': [category] },
    controllers: { 'simon-54': [controllerToWire(controller)] },
  });
  expect(overview).toEqual({
    frameLines: [line],
    allSeries: [series],
    frames,
    moduleCategories: { 'simon-54': [category] },
    moduleColours: { 'simon-54': [colour] },
    productCategories: { 'simon-10': [category] },
    controllers: { 'simon-54': [controller] },
  });
});
