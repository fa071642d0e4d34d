import {
  colourToWire,
  controllerToWire,
  finishToWire,
  frameLineToWire,
  frameToWire,
  roleToWire,
} from '@ramka/contract/translate/catalogue';
import { aBox, aColour, aController, aFrame, aLine } from '@ramka/domain/testing/makers';
import { expect, it } from 'vitest';
import { catalogueFromWire } from './catalogue.ts';

it('is converted for the rules, with the frames of all series in one list', () => {
  const series = { id: 4, name: 'Simon 54', tag: 'simon-54' };
  const category = { id: 40100, name: 'Łączniki', subCategories: [] };
  const family = { id: 'white', name: 'biały', hexColor: '#F4F4F0' };
  const finish = { id: 'white-glass', name: 'szkło białe', hexColor: '#F6F7F6', familyId: 'white' };
  const role = { id: 'claws', name: 'Pazurki', attributes: [] };
  const [line, frames, colour, controller] = [
    aLine(),
    [aFrame({ id: 1, finishId: 'white-glass', surfaceBoxes: [aBox(55801, 501)] }), aFrame({ id: 2 })],
    aColour({ familyId: 'white' }),
    aController(2, { functionId: 'touch-light' }),
  ];
  const overview = catalogueFromWire({
    frameCategories: [frameLineToWire(line)],
    productSeries: [series],
    frames: {
      'simon-54': frames.slice(0, 1).map((frame) => {
        const wire = frameToWire(frame);
        return { ...wire, price: 18.4, sealPrice: 6.8, smBox: wire.smBox.map((box) => ({ ...box, price: 38 })) };
      }),
      'simon-55': frames.slice(1).map((frame) => ({ ...frameToWire(frame), priceFrom: 540 })),
    },
    moduleCategories: { 'simon-54': [category] },
    moduleColors: { 'simon-54': [colourToWire(colour)] },
    productCategories: { 'simon-10': [category] },
    controllers: { 'simon-54': [controllerToWire(controller)] },
    finishes: [finishToWire(finish)],
    colorFamilies: [family],
    roles: [roleToWire(role)],
  });
  expect(overview).toEqual({
    frameLines: [line],
    allSeries: [series],
    frames,
    framePrices: new Map(frames.slice(0, 1).map(({ id }) => [id, 1840])),
    panelPrices: new Map([[2, 54_000]]),
    sealPrices: new Map([[1, 680]]),
    boxPrices: new Map([[55801, 3800]]),
    moduleCategories: { 'simon-54': [category] },
    moduleColours: { 'simon-54': [colour] },
    productCategories: { 'simon-10': [category] },
    controllers: { 'simon-54': [controller] },
    finishes: [finish],
    colourFamilies: [family],
    roles: [role],
  });
});
