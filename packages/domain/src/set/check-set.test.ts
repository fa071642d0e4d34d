import { describe, expect, it } from 'vitest';
import type { Assortment } from '../catalogue.ts';
import { ok, err } from '../result.ts';
import { aComponent, aModule } from '../testing/makers.ts';
import { basicSwitches } from '../testing/worked-examples/basic-switches.ts';
import { desk } from '../testing/worked-examples/desk.ts';
import { exampleAssortment } from '../testing/worked-examples/example-assortment.ts';
import { livingRoom } from '../testing/worked-examples/living-room.ts';
import { washBasin } from '../testing/worked-examples/wash-basin.ts';
import { checkSet, type SetProblem } from './check-set.ts';
import type { ProductSet } from './product-set.ts';

const check = (set: ProductSet) => checkSet(set, exampleAssortment);

const doubleSwitch = { moduleId: 5003, colourId: 501, visibleComponentId: 55221, options: {} };
const socket54 = { moduleId: 4019, colourId: 401, visibleComponentId: 54201, options: {} };

describe('checking a set', () => {
  it.each([
    ['1', washBasin],
    ['3', livingRoom],
    ['4', basicSwitches],
  ])('accepts worked example %s unchanged', (_, { set }) => {
    expect(check(set)).toEqual(ok(set));
  });

  // Holds §4.51, D14, C5.8.
  it('stores IP44 as false if a module disables it (worked example 2)', () => {
    expect(check(desk.set)).toEqual(ok({ ...desk.set, ip44: false }));
  });

  // Holds D14.
  it('stores IP44 as false if the frame lacks it', () => {
    expect(check({ ...livingRoom.set, ip44: true })).toEqual(ok(livingRoom.set));
  });

  // Holds D8.
  it.each([0, 501, 507])('accepts a part that fits every colour under the swatch %i', (colourId) => {
    const signal = aModule({
      id: 1,
      seriesTag: 'simon-55',
      visibleComponents: [2],
      components: [aComponent(2)],
      groups: [],
    });
    const assortment: Assortment = { ...exampleAssortment, findModule: () => signal };
    const modules = { 1: { moduleId: 1, colourId, visibleComponentId: 2, options: {} } };
    expect(checkSet({ ...washBasin.set, modules }, assortment).ok).toBe(true);
  });

  it('normalises the name, which may be empty', () => {
    expect(check({ ...washBasin.set, name: '  Wash \t basin ' })).toEqual(ok({ ...washBasin.set, name: 'Wash basin' }));
    expect(check({ ...washBasin.set, name: ' ' }).ok).toBe(true);
  });

  // Holds C5.3.
  it('replaces unknown components by the default, and client quantities by fixed ones', () => {
    const options = { 1: { selectedId: 99, quantity: 7 }, 3: { selectedId: 55303, quantity: 7 } };
    const checked = check({ ...washBasin.set, modules: { 1: { ...doubleSwitch, options } } });
    expect(checked.ok && checked.value.modules[1]?.options).toEqual({
      1: { selectedId: 55301, quantity: 1 },
      2: { selectedId: null, quantity: 1 },
      3: { selectedId: 55303, quantity: 1 },
    });
  });
});

describe('a set is refused', () => {
  const { set } = washBasin;
  const panel = livingRoom.set;

  // Holds §4.52, §5.27, C5.5-a.
  it.each<readonly [string, ProductSet, SetProblem]>([
    ['without a frame', { ...set, frameId: null, modules: {} }, { kind: 'frame', problem: { kind: 'no-frame' } }],
    [
      'with an unknown frame',
      { ...set, frameId: 9 },
      { kind: 'frame', problem: { kind: 'unknown-frame', frameId: 9 } },
    ],
    [
      'while a controller is lacking',
      { ...panel, controllers: { 1: 303 } },
      { kind: 'controller', slot: 2, problem: { kind: 'no-controller' } },
    ],
    [
      'with controllers that no panel is made for',
      { ...panel, controllers: { 1: 306, 2: 303 } },
      { kind: 'controllers', problem: { kind: 'no-variation', touchPoints: [4, 2] } },
    ],
    [
      'with a controller that is gone',
      { ...panel, controllers: { 1: 399, 2: 306 } },
      { kind: 'controller', slot: 1, problem: { kind: 'unknown-controller', controllerId: 399 } },
    ],
    [
      'with a controller in a module slot',
      { ...panel, modules: {}, controllers: { 1: 303, 2: 306, 3: 301 } },
      { kind: 'controller', slot: 3, problem: { kind: 'module-slot' } },
    ],
    [
      'with a controller beyond the frame',
      { ...set, controllers: { 3: 301 } },
      { kind: 'controller', slot: 3, problem: { kind: 'beyond-frame', slots: 2 } },
    ],
    [
      'with a module in a controller slot',
      { ...panel, modules: { 1: socket54 } },
      { kind: 'module', slot: 1, problem: { kind: 'controller-slot' } },
    ],
    [
      'with a module beyond the frame',
      { ...set, modules: { 3: doubleSwitch } },
      { kind: 'module', slot: 3, problem: { kind: 'beyond-frame', slots: 2 } },
    ],
    [
      'with a module of another series',
      { ...set, modules: { 1: socket54 } },
      { kind: 'module', slot: 1, problem: { kind: 'other-series', seriesTag: 'simon-55' } },
    ],
    [
      'with an unknown module',
      { ...set, modules: { 2: { ...doubleSwitch, moduleId: 9 } } },
      { kind: 'module', slot: 2, problem: { kind: 'unknown-module', moduleId: 9 } },
    ],
    [
      'with a visible part of another module',
      { ...set, modules: { 1: { ...doubleSwitch, visibleComponentId: 55241 } } },
      { kind: 'module', slot: 1, problem: { kind: 'unknown-visible-part', componentId: 55241 } },
    ],
    [
      'with a component that is no visible part',
      { ...set, modules: { 1: { ...doubleSwitch, visibleComponentId: 55301 } } },
      { kind: 'module', slot: 1, problem: { kind: 'unknown-visible-part', componentId: 55301 } },
    ],
    [
      'with a colour that the visible part is not of',
      { ...set, modules: { 1: { ...doubleSwitch, colourId: 507 } } },
      { kind: 'module', slot: 1, problem: { kind: 'other-colour', colourId: 507, visiblePartColourId: 501 } },
    ],
    [
      'with a corner box in no colour of its',
      { ...set, surfaceBoxColourId: 0, cornerBoxColourId: 507 },
      { kind: 'corner-box', problem: { kind: 'colour-not-offered', colourId: 507 } },
    ],
    [
      'with a surface box in no colour of its',
      { ...set, surfaceBoxColourId: 9 },
      { kind: 'surface-box', problem: { kind: 'colour-not-offered', colourId: 9 } },
    ],
    ['with both boxes', { ...set, cornerBoxColourId: 501 }, { kind: 'surface-box', problem: { kind: 'both-boxes' } }],
    [
      'with a name of 121 characters',
      { ...set, name: 'x'.repeat(121) },
      { kind: 'name', problem: { kind: 'too-long', maximum: 120 } },
    ],
  ])('%s', (_, faulty, problem) => {
    expect(check(faulty)).toEqual(err([problem]));
  });

  // Holds §4.52.
  it('with a module that the frame line disables', () => {
    const disabling: Assortment = {
      ...exampleAssortment,
      findModule: (id) => {
        const module = exampleAssortment.findModule(id);
        return module && { ...module, disabledFrameLines: id === 5023 ? [51] : [] };
      },
    };
    expect(checkSet(set, disabling)).toEqual(
      err([{ kind: 'module', slot: 2, problem: { kind: 'line-disabled', lineId: 51 } }]),
    );
  });

  it('with all problems at once, each listed once', () => {
    const faulty: ProductSet = {
      ...set,
      name: 'a\u0007b',
      frameId: 9,
      modules: { 1: { ...doubleSwitch, moduleId: 8 }, 2: { ...doubleSwitch, visibleComponentId: 7 } },
      controllers: { 1: 6 },
    };
    expect(check(faulty)).toEqual(
      err([
        { kind: 'name', problem: { kind: 'control-characters' } },
        { kind: 'frame', problem: { kind: 'unknown-frame', frameId: 9 } },
        { kind: 'module', slot: 1, problem: { kind: 'unknown-module', moduleId: 8 } },
        { kind: 'module', slot: 2, problem: { kind: 'unknown-visible-part', componentId: 7 } },
        { kind: 'controller', slot: 1, problem: { kind: 'unknown-controller', controllerId: 6 } },
      ]),
    );
  });
});
