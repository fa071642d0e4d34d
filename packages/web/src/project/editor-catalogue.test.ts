import { aColour, aController, aFrame, aLine } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import type { CatalogueOverview } from '../api/catalogue.ts';
import { catalogueOf, withModules } from './editor-catalogue.ts';

const line = aLine();
const frames = [aFrame({ id: 2, sort: 20 }), aFrame({ id: 1, sort: 10 }), aFrame({ id: 3, subcategoryId: 999 })];
const overview: CatalogueOverview = {
  frameLines: [line],
  allSeries: [{ id: 4, name: 'Simon 54', tag: 'simon-54' }],
  frames,
  framePrices: new Map([[1, 3050]]),
  panelPrices: new Map(),
  sealPrices: new Map(),
  boxPrices: new Map(),
  moduleCategories: { 'simon-54': [{ id: 40100, name: 'Łączniki', subCategories: [] }] },
  moduleColours: { 'simon-54': [aColour({ id: 401 })] },
  productCategories: {},
  controllers: { 'simon-54': [aController(2)] },
  finishes: [],
  colourFamilies: [],
  roles: [],
};
const catalogue = catalogueOf(overview);

describe("the editor's catalogue", () => {
  // Holds §2.92, D2.
  it('lists the frames of a line by their sort', () => {
    expect(catalogue.listFrames(line).map(({ id }) => id)).toEqual([1, 2]);
  });

  // Holds D2, D3, D5.
  it('finds the line of a frame by its subcategory, or none', () => {
    expect(frames.map((frame) => catalogue.findLineOfFrame(frame)?.id)).toEqual([41, 41, undefined]);
  });

  // Holds D4.
  it('finds colours, categories and controllers by the series of the line', () => {
    expect(catalogue.listColours(line)).toMatchObject([{ id: 401, antibacterial: false }]);
    expect(catalogue.listModuleCategories(line)).toMatchObject([{ id: 40100 }]);
    expect(catalogue.listControllers('simon-54')).toEqual([aController(2)]);
    expect(catalogue.findController(302)).toEqual(aController(2));
  });

  it('contains the prices of frames, except for those on request', () => {
    expect([1, 2].map(catalogue.findFramePrice)).toEqual([3050, undefined]);
  });

  it('finds modules once they are loaded', () => {
    expect(catalogue.findModule(7)).toBeUndefined();
    expect(withModules(catalogue, new Map()).findModule(7)).toBeUndefined();
  });
});
