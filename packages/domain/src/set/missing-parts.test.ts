import { describe, expect, it } from 'vitest';
import { desk } from '../testing/worked-examples/desk.ts';
import { exampleAssortment } from '../testing/worked-examples/example-assortment.ts';
import { livingRoom } from '../testing/worked-examples/living-room.ts';
import { washBasin } from '../testing/worked-examples/wash-basin.ts';
import { type MissingPart, missingParts } from './missing-parts.ts';
import { emptySet, type ProductSet } from './product-set.ts';

// Holds R22.
describe('the missing parts of a set', () => {
  const { set } = washBasin;
  const option = { selectedId: 77, quantity: 1 };
  const doubleSwitch = { moduleId: 5003, colourId: 501, visibleComponentId: 55221, options: {} };

  it.each([washBasin.set, desk.set, livingRoom.set, emptySet])('are none for a complete set', (complete) => {
    expect(missingParts(complete, exampleAssortment)).toEqual([]);
  });

  it.each<readonly [string, ProductSet, MissingPart]>([
    ['the frame', { ...set, frameId: 9 }, { kind: 'frame', frameId: 9 }],
    [
      'a module',
      { ...set, modules: { 2: { ...doubleSwitch, moduleId: 9 } } },
      { kind: 'module', slot: 2, moduleId: 9 },
    ],
    [
      'a visible part',
      { ...set, modules: { 1: { ...doubleSwitch, visibleComponentId: 9 } } },
      { kind: 'visible-part', slot: 1, componentId: 9 },
    ],
    [
      'a chosen component',
      { ...set, modules: { 1: { ...doubleSwitch, options: { 2: option } } } },
      { kind: 'component', slot: 1, groupId: 2, componentId: 77 },
    ],
    [
      'a component of a group that is gone',
      { ...set, modules: { 1: { ...doubleSwitch, options: { 8: option } } } },
      { kind: 'component', slot: 1, groupId: 8, componentId: 77 },
    ],
    [
      'a controller',
      { ...livingRoom.set, controllers: { 1: 303, 2: 999 } },
      { kind: 'controller', slot: 2, controllerId: 999 },
    ],
    ['the seal', { ...livingRoom.set, ip44: true }, { kind: 'seal' }],
    ['the corner box', { ...set, surfaceBoxColourId: 0, cornerBoxColourId: 9 }, { kind: 'corner-box', colourId: 9 }],
    ['the surface box', { ...set, surfaceBoxColourId: 9 }, { kind: 'surface-box', colourId: 9 }],
  ])('are %s', (_, stored, part) => {
    expect(missingParts(stored, exampleAssortment)).toEqual([part]);
  });
});
