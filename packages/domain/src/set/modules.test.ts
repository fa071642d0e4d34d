import { describe, expect, it } from 'vitest';
import { ok, err } from '../result.ts';
import { aChoice, aComponent, aFrame, aGroup, aLine, aModule, anAssortment, aPanel, aSet } from '../testing/makers.ts';
import { exampleAssortment } from '../testing/worked-examples/example-assortment.ts';
import {
  cardsOfModule,
  moduleChoiceOf,
  nameOfCard,
  placeInFirstFreeSlot,
  placementProblem,
  placeModule,
} from './modules.ts';
import type { ProductSet } from './product-set.ts';

describe('the cards of a module', () => {
  const socket = exampleAssortment.findModule(5023) ?? aModule();
  const doubleSwitch = exampleAssortment.findModule(5003) ?? aModule();
  const partsUnder = (colourId: number, module = doubleSwitch) =>
    cardsOfModule(module, colourId).map(({ visiblePart }) => visiblePart.id);

  // Holds D7.
  it('are one for each visible part of the swatch', () => {
    expect(partsUnder(501)).toEqual([55221]);
    expect(partsUnder(507)).toEqual([55226]);
  });

  // Holds D7.
  it('are two if two lids exist in the same colour', () => {
    expect(partsUnder(501, socket)).toEqual([55241, 55242]);
  });

  // Holds D7.
  it('are none if the module does not exist in the colour', () => {
    expect(partsUnder(507, socket)).toEqual([]);
  });

  // Holds D7.
  it('show a part that fits every colour under every swatch', () => {
    const signal = aModule({ visibleComponents: [1], components: [aComponent(1)] });
    expect(partsUnder(401, signal)).toEqual([1]);
    expect(partsUnder(408, signal)).toEqual([1]);
  });

  it('have different names if two have the same colour', () => {
    const lamp = aModule({
      name: 'Signal lamp',
      visibleComponents: [1, 2, 3, 4],
      components: [
        aComponent(1, { colourId: 401, name: 'Cover, white' }),
        aComponent(2, { colourId: 401, name: 'Cover, with lens, white' }),
        aComponent(3, { colourId: 408, name: 'Cover, black' }),
        aComponent(4, { name: 'Cover, transparent' }),
      ],
    });
    const namesUnder = (colourId: number) => cardsOfModule(lamp, colourId).map(nameOfCard);
    expect(namesUnder(401)).toEqual(['Signal lamp', 'Signal lamp, with lens', 'Signal lamp, transparent']);
    expect(namesUnder(408)).toEqual(['Signal lamp', 'Signal lamp, transparent']);
  });
});

describe('the choice for a card', () => {
  // Holds D8, D9, C5.3.
  it('has the part, its colour, and each group at its default', () => {
    const [card] = cardsOfModule(exampleAssortment.findModule(5003) ?? aModule(), 501);
    expect(card && moduleChoiceOf(card)).toEqual({
      moduleId: 5003,
      colourId: 501,
      visibleComponentId: 55221,
      options: {
        1: { selectedId: 55301, quantity: 1 },
        2: { selectedId: null, quantity: 1 },
        3: { selectedId: null, quantity: 1 },
      },
    });
  });

  // Holds D8.
  it('has colour 0 if the part fits every colour', () => {
    const visiblePart = aComponent(1);
    const module = aModule({ visibleComponents: [1], components: [visiblePart], groups: [] });
    expect(moduleChoiceOf({ module, visiblePart }).colourId).toBe(0);
  });

  it('has the quantities of the groups, and the first component of a required group', () => {
    const module = aModule({
      components: [aComponent(54201, { colourId: 401 }), aComponent(11), aComponent(12)],
      groups: [aGroup({ quantity: 2, required: true, components: [12, 11] })],
    });
    const choice = moduleChoiceOf({ module, visiblePart: aComponent(54201, { colourId: 401 }) });
    expect(choice.options).toEqual({ 1: { selectedId: 12, quantity: 2 } });
  });
});

const frame = aFrame({ slots: 2, supportsIp44: true });
const panel = aPanel('@M');
const assortment = anAssortment({
  frames: [frame, panel],
  modules: [aModule(), aModule({ id: 4019, disablesIp44: true })],
});
const set = aSet({ frameId: frame.id });
const socket = aChoice({ moduleId: 4019 });

const placedAs = (set: ProductSet) => ok({ set, losses: [] });

describe('placing a module', () => {
  it('fills an empty slot', () => {
    expect(placeModule(set, 2, aChoice(), assortment)).toEqual(placedAs({ ...set, modules: { 2: aChoice() } }));
  });

  // Holds R18.
  it('replaces the present module, and keeps the others', () => {
    const filled = { ...set, modules: { 1: aChoice(), 2: aChoice() } };
    expect(placeModule(filled, 1, socket, assortment)).toEqual(
      placedAs({ ...set, modules: { 1: socket, 2: aChoice() } }),
    );
  });

  // Holds §4.51.
  it('turns IP44 off and reports it if the module disables it', () => {
    const reason = { kind: 'module-disables-ip44', slot: 1, moduleId: 4019 } as const;
    expect(placeModule({ ...set, ip44: true }, 1, socket, assortment)).toEqual(
      ok({ set: { ...set, modules: { 1: socket } }, losses: [{ kind: 'ip44', reason }] }),
    );
  });

  it('leaves IP44 on if the module allows it', () => {
    const sealed = { ...set, ip44: true };
    expect(placeModule(sealed, 1, aChoice(), assortment)).toEqual(placedAs({ ...sealed, modules: { 1: aChoice() } }));
  });

  // Holds R22.
  it('keeps a seal that the frame has lost, so that it can be named, unless the module disables it', () => {
    const sealed = aSet({ frameId: panel.id, ip44: true });
    expect(placeModule(sealed, 2, aChoice(), assortment)).toEqual(placedAs({ ...sealed, modules: { 2: aChoice() } }));
    expect(placeModule(sealed, 2, socket, assortment)).toMatchObject({ ok: true, value: { set: { ip44: false } } });
  });

  it('is refused if the slot does not take it', () => {
    expect(placeModule(set, 3, aChoice(), assortment)).toEqual(err({ kind: 'beyond-frame', slots: 2 }));
  });

  it('is refused if the catalogue has no such module', () => {
    expect(placeModule(set, 1, aChoice({ moduleId: 7 }), assortment)).toEqual(
      err({ kind: 'unknown-module', moduleId: 7 }),
    );
  });
});

describe('placing a module on another', () => {
  const white = aComponent(1, { colourId: 401 });
  const black = aComponent(2, { colourId: 408 });
  const amps = [aComponent(11, { attributes: { amps: '10' } }), aComponent(12, { attributes: { amps: '16' } })];
  const insert = aComponent(21, { name: 'Wkładka IP44' });
  const mechanism = aGroup({ id: 1, roleId: 'mechanism', required: true, components: [11, 12] });
  const sealing = aGroup({ id: 2, roleId: 'insert', name: 'Wkładka', components: [21] });
  const doubleSwitch = aModule({
    id: 1,
    visibleComponents: [1, 2],
    components: [white, black, ...amps, insert],
    groups: [mechanism, sealing],
  });
  const crossSwitch = aModule({
    id: 2,
    visibleComponents: [1],
    components: [white, ...amps],
    groups: [{ ...mechanism, id: 7 }],
  });
  const blindSwitch = aModule({ id: 3, visibleComponents: [1], components: [white], groups: [] });
  const rated = {
    id: 'amps',
    name: 'Prąd',
    carried: 'at-least',
    values: [
      { id: '10', name: '10 A' },
      { id: '16', name: '16 A' },
    ],
  } as const;
  const assortment = anAssortment({
    frames: [frame],
    modules: [doubleSwitch, crossSwitch, blindSwitch],
    roles: [
      { id: 'mechanism', name: 'Mechanizm', attributes: [rated] },
      { id: 'insert', name: 'Wkładka', attributes: [] },
    ],
  });
  const chosen = { 1: { selectedId: 12, quantity: 1 }, 2: { selectedId: 21, quantity: 1 } };
  const filled = aSet({
    frameId: frame.id,
    modules: { 1: { moduleId: 1, colourId: 401, visibleComponentId: 1, options: chosen } },
  });
  const lost = { kind: 'option', slot: 1, groupName: 'Wkładka', from: insert, to: null };

  it('keeps every option of the same module in another colour', () => {
    const recoloured = placeModule(filled, 1, moduleChoiceOf({ module: doubleSwitch, visiblePart: black }), assortment);
    expect(recoloured).toEqual(
      placedAs({
        ...filled,
        modules: { 1: { moduleId: 1, colourId: 408, visibleComponentId: 2, options: chosen } },
      }),
    );
  });

  it('keeps options by role, and lists those that the other module lacks', () => {
    const replaced = placeModule(filled, 1, moduleChoiceOf({ module: crossSwitch, visiblePart: white }), assortment);
    const options = { 7: { selectedId: 12, quantity: 1 } };
    expect(replaced).toMatchObject({
      ok: true,
      value: { set: { modules: { 1: { moduleId: 2, options } } }, losses: [lost] },
    });
  });

  it('lists all chosen options if the other module has none', () => {
    const replaced = placeModule(filled, 1, moduleChoiceOf({ module: blindSwitch, visiblePart: white }), assortment);
    expect(replaced).toMatchObject({
      ok: true,
      value: { losses: [{ kind: 'option', slot: 1, from: amps[1], to: null }, lost] },
    });
  });
});

describe('placing into the first free slot', () => {
  // Holds §2.99.
  it('fills from the left', () => {
    const filled = { ...set, modules: { 1: aChoice() } };
    expect(placeInFirstFreeSlot(filled, socket, assortment)).toEqual(
      ok({ set: { ...filled, modules: { 1: aChoice(), 2: socket } }, losses: [], slot: 2 }),
    );
  });

  // Holds §2.99, R18.
  it('skips controller slots', () => {
    const placed = placeInFirstFreeSlot(aSet({ frameId: panel.id }), aChoice(), assortment);
    expect(placed.ok && placed.value.slot).toBe(2);
  });

  it('is refused in a full frame', () => {
    const full = { ...set, modules: { 1: aChoice(), 2: aChoice() } };
    expect(placeInFirstFreeSlot(full, socket, assortment)).toEqual(err({ kind: 'no-free-slot' }));
  });

  it('is refused without a frame', () => {
    expect(placeInFirstFreeSlot(aSet(), aChoice(), assortment)).toEqual(err({ kind: 'no-frame' }));
  });

  it('is refused if the catalogue has no such module', () => {
    expect(placeInFirstFreeSlot(set, aChoice({ moduleId: 7 }), assortment)).toEqual(
      err({ kind: 'unknown-module', moduleId: 7 }),
    );
  });
});

describe('the reason why a module may not go into a slot', () => {
  const frame = aFrame({ slots: 2 });
  const panel = aPanel('@M');
  const assortment = anAssortment({ lines: [aLine()], frames: [frame, panel] });
  const inFrame = aSet({ frameId: frame.id });
  const module = aModule();

  it.each([
    ['no frame is chosen', aSet(), 1, module, { kind: 'no-frame' }],
    ['the frame is gone', aSet({ frameId: 9 }), 1, module, { kind: 'no-frame' }],
    ['the frame has fewer slots', inFrame, 3, module, { kind: 'beyond-frame', slots: 2 }],
    ['the slot takes a controller', aSet({ frameId: panel.id }), 1, module, { kind: 'controller-slot' }],
    ['the line disables it', inFrame, 1, aModule({ disabledFrameLines: [41] }), { kind: 'line-disabled', lineId: 41 }],
    [
      'it belongs to another series',
      inFrame,
      1,
      aModule({ seriesTag: 'simon-55' }),
      { kind: 'other-series', seriesTag: 'simon-54' },
    ],
  ] as const)('is that %s', (_, set, slot, candidate, problem) => {
    expect(placementProblem(set, slot, candidate, assortment)).toEqual(problem);
  });

  it('is undefined if it may', () => {
    expect(placementProblem(inFrame, 2, module, assortment)).toBeUndefined();
    expect(placementProblem(aSet({ frameId: panel.id }), 2, module, assortment)).toBeUndefined();
    expect(placementProblem(inFrame, 2, aModule({ disabledFrameLines: [42] }), assortment)).toBeUndefined();
  });
});
