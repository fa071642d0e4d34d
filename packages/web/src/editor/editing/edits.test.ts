import { emptySet, type ProductSet } from '@ramka/domain/set/product-set';
import {
  aBox,
  aChoice,
  aColour,
  aComponent,
  aController,
  aFrame,
  aGroup,
  aLine,
  aModule,
  aPanel,
} from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { createEditorStore } from './editor-store.ts';
import { applyEdit, type Edit } from './edits.ts';

const frame = aFrame({
  id: 1,
  slots: 2,
  supportsIp44: true,
  cornerBoxes: [aBox(901, 401)],
  surfaceBoxes: [aBox(801, 401)],
});
const panel = aPanel('@@M', { id: 2 });
const module = aModule();
const part = module.components[54201];
if (!part) throw new Error('The maker has no visible part');
const catalogue = anEditorCatalogue({
  frames: [frame, panel],
  modules: [module],
  controllers: [aController(1), aController(2)],
});
const framed = aDraft({ set: { ...emptySet, frameId: 1 } });
const after = (edit: Edit, draft = framed) => applyEdit(draft, edit, catalogue);

describe('an edit', () => {
  it.each<[string, Edit, object]>([
    ['chooses a frame', { kind: 'choose-frame', frameId: 2 }, { frameId: 2 }],
    [
      'places a module',
      { kind: 'place-module', card: { module, visiblePart: part }, slot: 2 },
      { modules: { 2: aChoice() } },
    ],
    [
      'places a module into the first free slot',
      { kind: 'place-module', card: { module, visiblePart: part }, slot: 'first-free' },
      { modules: { 1: aChoice() } },
    ],
    ['switches IP44 on', { kind: 'switch-ip44', on: true }, { ip44: true }],
    ['takes a corner box', { kind: 'choose-corner-box', colourId: 401 }, { cornerBoxColourId: 401 }],
    ['takes a surface box', { kind: 'choose-surface-box', colourId: 401 }, { surfaceBoxColourId: 401 }],
    ['renames', { kind: 'rename', name: 'Hol' }, { name: 'Hol' }],
  ])('%s', (_what, edit, set) => {
    expect(after(edit)).toMatchObject({ ok: true, value: { draft: { set } } });
  });

  it('replaces the set by one from quick entry, and reports its losses', () => {
    const losses = [{ kind: 'surface-box', colourId: 401 }] as const;
    expect(after({ kind: 'type-set', set: emptySet, lineId: 1, losses })).toMatchObject({ value: { losses } });
  });
  it('moves a module, and removes it', () => {
    const filled = aDraft({ set: { ...emptySet, frameId: 1, modules: { 1: aChoice() } } });
    expect(after({ kind: 'move-module', from: 1, to: 2 }, filled)).toMatchObject({
      ok: true,
      value: { draft: { set: { modules: { 2: aChoice() } } } },
    });
    expect(after({ kind: 'remove-module', slot: 1 }, filled)).toMatchObject({
      ok: true,
      value: { draft: { set: { modules: {} } } },
    });
  });

  it('chooses the options of a placed module', () => {
    const lamp = aModule({
      components: [aComponent(54201, { colourId: 401 }), aComponent(54301)],
      groups: [aGroup({ userDefinedQuantity: true })],
    });
    const withLamp = anEditorCatalogue({ frames: [frame], modules: [lamp] });
    const filled = aDraft({ set: { ...emptySet, frameId: 1, modules: { 1: aChoice() } } });
    const options = { 1: { selectedId: 54301, quantity: 3 } };
    expect(applyEdit(filled, { kind: 'choose-options', slot: 1, options }, withLamp)).toMatchObject({
      ok: true,
      value: { draft: { set: { modules: { 1: { options } } } } },
    });
  });

  it('removes the boxes', () => {
    const boxed = aDraft({ set: { ...emptySet, frameId: 1, surfaceBoxColourId: 401 } });
    expect(after({ kind: 'choose-surface-box', colourId: 0 }, boxed)).toMatchObject({
      ok: true,
      value: { draft: { set: { surfaceBoxColourId: 0 } } },
    });
    expect(after({ kind: 'choose-corner-box', colourId: 401 }, boxed)).toMatchObject({
      ok: true,
      value: { draft: { set: { surfaceBoxColourId: 0, cornerBoxColourId: 401 } } },
    });
  });

  it('removes the IP44 seal for a module without an IP44 version', () => {
    const dry = aModule({ disablesIp44: true });
    const withDry = anEditorCatalogue({ frames: [frame], modules: [dry] });
    const sealed = aDraft({ set: { ...emptySet, frameId: 1, ip44: true } });
    expect(
      applyEdit(sealed, { kind: 'place-module', card: { module: dry, visiblePart: part }, slot: 1 }, withDry),
    ).toMatchObject({ ok: true, value: { draft: { set: { ip44: false } }, losses: [{ kind: 'ip44' }] } });
  });

  it('chooses a controller, and removes it', () => {
    const draft = aDraft({ set: { ...emptySet, frameId: 2 } });
    const chosen = after({ kind: 'choose-controller', slot: 1, controllerId: 301 }, draft);
    expect(chosen).toMatchObject({ ok: true, value: { draft: { set: { controllers: { 1: 301 } } } } });
    if (!chosen.ok) return;
    expect(after({ kind: 'remove-controller', slot: 1 }, chosen.value.draft)).toMatchObject({
      ok: true,
      value: { draft: { set: { controllers: {} } } },
    });
  });

  it.each<[string, Edit, string]>([
    ['a frame that is no longer in the catalogue', { kind: 'choose-frame', frameId: 99 }, 'unknown-frame'],
    ['a slot beyond the frame', { kind: 'place-module', card: { module, visiblePart: part }, slot: 3 }, 'beyond-frame'],
    ['a box colour that does not exist', { kind: 'choose-corner-box', colourId: 408 }, 'colour-not-offered'],
    ['options of an empty slot', { kind: 'choose-options', slot: 1, options: {} }, 'empty-slot'],
  ])('is refused for %s', (_what, edit, kind) => {
    expect(after(edit)).toMatchObject({ ok: false, problem: { kind } });
  });

  // Holds R34.
  it('that chooses the same frame again changes nothing', () => {
    const boxed = aDraft({ set: { ...emptySet, frameId: 1, surfaceBoxColourId: 401 } });
    expect(after({ kind: 'choose-frame', frameId: 1 }, boxed)).toEqual({
      ok: true,
      value: { draft: boxed, losses: [] },
    });
  });

  it('reports what the set lost by another frame', () => {
    const full = aDraft({
      set: { ...emptySet, frameId: 1, ip44: true, surfaceBoxColourId: 401, modules: { 1: aChoice() } },
    });
    const chosen = after({ kind: 'choose-frame', frameId: 2 }, full);
    expect(chosen.ok && chosen.value.losses.map(({ kind }) => kind)).toEqual(['module', 'surface-box', 'ip44']);
  });
});

describe('a module for a full frame', () => {
  const white = { finishId: 'white', supportsIp44: true, surfaceBoxes: [aBox(801, 401)] } as const;
  const frames = [
    aFrame({ id: 1, slots: 1, ...white }),
    aFrame({ id: 2, slots: 2, ...white }),
    aFrame({ id: 3, slots: 3, ...white, finishId: 'black' }),
    aFrame({ id: 4, slots: 3, ...white, supportsIp44: false, subcategoryId: 412 }),
  ];
  const lines = [aLine({ subcategories: [411, 412].map((id) => ({ id, name: '' })) })];
  const range = anEditorCatalogue({ lines, frames, modules: [module] });
  const full = { ...emptySet, frameId: 1, modules: { 1: aChoice() } };
  const place = (set: ProductSet) =>
    applyEdit(
      aDraft({ set, slots: 1 }),
      { kind: 'place-module', card: { module, visiblePart: part }, slot: 'first-free' },
      range,
    );

  it('gets the frame with one more slot that looks alike', () => {
    const grown = { frameId: 2, modules: { 1: aChoice(), 2: aChoice() }, ip44: true };
    expect(place({ ...full, ip44: true })).toMatchObject({
      ok: true,
      value: { draft: { set: grown, slots: 2 }, losses: [] },
    });
  });

  it.each<[string, ProductSet]>([
    ['the catalogue has none that looks alike', { ...full, frameId: 2, modules: { 1: aChoice(), 2: aChoice() } }],
    ['the set would lose its box', { ...full, surfaceBoxColourId: 401 }],
  ])('is refused if %s', (_why, set) => {
    expect(place(set)).toMatchObject({ ok: false, problem: { kind: 'no-free-slot' } });
  });
});

describe('choosing a line', () => {
  const nature = aLine({ id: 42, tag: 'simon-54-nature', maxSlots: 3, subcategories: [{ id: 421, name: 'Szkło' }] });
  const fiftyFive = aLine({ id: 51, seriesId: 5, tag: 'simon-55-line', subcategories: [{ id: 511, name: 'Line' }] });
  const catalogue = anEditorCatalogue({
    lines: [aLine(), nature, fiftyFive],
    colours: { 4: [aColour(), aColour({ id: 408 })], 5: [aColour({ id: 501 })] },
  });
  const draft = aDraft({
    set: { ...emptySet, name: 'Salon', frameId: 54012, ip44: true, modules: { 1: aChoice() } },
    slots: 5,
    subcategoryIds: [411],
    colourId: 408,
  });

  const chooseLine = (lineId: number) => applyEdit(draft, { kind: 'choose-line', lineId }, catalogue);

  // Holds §4.48.
  it('changes nothing if it is the same line', () => {
    expect(chooseLine(41)).toEqual({ ok: true, value: { draft, losses: [] } });
  });

  // Holds D6.
  it('of the same series keeps modules, colour and, up to its maximum, the number of slots', () => {
    const chosen = chooseLine(42);
    expect(chosen).toMatchObject({
      ok: true,
      value: {
        draft: {
          lineId: 42,
          slots: 3,
          subcategoryIds: [],
          colourId: 408,
          set: { frameId: null, modules: { 1: aChoice() } },
        },
        losses: [{ kind: 'frame' }],
      },
    });
  });

  // Holds §4.46, §4.47.
  it('of another series resets the set to its first colour and keeps the name', () => {
    expect(chooseLine(51)).toMatchObject({
      ok: true,
      value: {
        draft: { lineId: 51, slots: 1, subcategoryIds: [], colourId: 501, set: { ...emptySet, name: 'Salon' } },
        losses: [{ kind: 'frame' }, { kind: 'module', slot: 1 }, { kind: 'ip44' }],
      },
    });
  });

  it('is refused if the catalogue has no such line', () => {
    expect(chooseLine(99)).toEqual({ ok: false, problem: { kind: 'unknown-line' } });
  });
});

describe('the module colour', () => {
  const [white, black] = [aColour({ familyId: 'white' }), aColour({ id: 408, name: 'black', familyId: 'black' })];
  const finish = { id: 'black-matt', name: 'czarny mat', hexColor: '#1C1C1C', familyId: 'black' };
  const blackFrame = aFrame({ id: 3, slots: 2, finishId: 'black-matt' });
  const oakFrame = aFrame({ id: 4, slots: 2, finishId: 'oak' });
  const both = aModule({
    visibleComponents: [54201, 54202],
    components: [aComponent(54201, { colourId: 401 }), aComponent(54202, { colourId: 408 }), aComponent(54301)],
  });
  const inFinishes = anEditorCatalogue({
    frames: [frame, blackFrame, oakFrame],
    modules: [both],
    colours: { 4: [white, black] },
    finishes: [finish, { ...finish, id: 'oak', familyId: null }],
  });
  const swatchAfter = (frameId: number, swatchFrom: 'start' | 'frame' | 'visitor') => {
    const chosen = applyEdit(
      aDraft({ set: { ...emptySet, frameId: 1 }, swatchFrom }),
      { kind: 'choose-frame', frameId },
      inFinishes,
    );
    return chosen.ok && { colourId: chosen.value.draft.colourId, swatchFrom: chosen.value.draft.swatchFrom };
  };

  it('follows the finish of a new frame until the visitor chooses one', () => {
    expect(swatchAfter(3, 'start')).toEqual({ colourId: 408, swatchFrom: 'frame' });
    expect(swatchAfter(3, 'frame')).toEqual({ colourId: 408, swatchFrom: 'frame' });
    expect(swatchAfter(3, 'visitor')).toEqual({ colourId: 401, swatchFrom: 'visitor' });
  });

  it('remains that of the defaults in a frame of their finish', () => {
    const start = aDraft({
      set: emptySet,
      swatchFrom: 'defaults',
      defaultFrame: { subcategoryId: null, finishId: 'black-matt' },
    });
    const colourWith = (frameId: number) => {
      const chosen = applyEdit(start, { kind: 'choose-frame', frameId }, inFinishes);
      return chosen.ok && chosen.value.draft.colourId;
    };
    expect(colourWith(3)).toBe(401);
  });

  it('is unchanged if no module colour matches the frame', () => {
    expect(swatchAfter(4, 'start')).toEqual({ colourId: 401, swatchFrom: 'start' });
  });

  it('and the number of slots follow a frame, and are restored by undo', () => {
    const store = createEditorStore(aDraft({ set: { ...emptySet, frameId: 1 }, slots: 5 }));
    store.edit({ kind: 'choose-frame', frameId: 3 }, inFinishes);
    expect(store.history().present).toMatchObject({ slots: 2, colourId: 408 });
    store.undo();
    expect(store.history().present).toMatchObject({ slots: 5, colourId: 401 });
  });

  it('is applied to all modules at once, in one step', () => {
    const store = createEditorStore(
      aDraft({ set: { ...emptySet, frameId: 1, modules: { 1: aChoice(), 2: aChoice() } } }),
    );
    store.edit({ kind: 'recolour-modules', colour: black }, inFinishes);
    const { modules } = store.history().present.set;
    expect([modules[1]?.colourId, modules[2]?.colourId]).toEqual([408, 408]);
    expect(store.history().present.colourId).toBe(408);
    expect(store.undo()).toBe('recolour-modules');
    expect(store.history().present.set.modules[2]).toEqual(aChoice());
  });
});

describe('another line of the series', () => {
  const nature = aLine({ id: 42, tag: 'nature', subcategories: [{ id: 421, name: 'Nature' }] });
  const before = aFrame({ id: 1, slots: 2, finishId: 'white' });
  const alike = aFrame({ id: 2, slots: 2, finishId: 'white', subcategoryId: 421 });
  const other = aFrame({ id: 3, slots: 2, finishId: 'oak', subcategoryId: 421 });
  const draft = aDraft({ set: { ...emptySet, frameId: 1, ip44: true, modules: { 1: aChoice() } } });
  const inNature = (...frames: readonly ReturnType<typeof aFrame>[]) =>
    applyEdit(
      draft,
      { kind: 'choose-line', lineId: 42 },
      anEditorCatalogue({ lines: [aLine(), nature], frames: [before, ...frames] }),
    );

  // Holds D6.
  it('chooses the frame of the same finish, and reports further losses', () => {
    expect(inNature(other, alike)).toMatchObject({
      ok: true,
      value: {
        draft: { lineId: 42, set: { frameId: 2, modules: { 1: aChoice() } } },
        losses: [{ kind: 'ip44' }],
      },
    });
  });

  // Holds D6.
  it('without that finish leaves no frame chosen', () => {
    expect(inNature(other)).toMatchObject({
      ok: true,
      value: {
        draft: { set: { frameId: null, modules: { 1: aChoice() } } },
        losses: [{ kind: 'frame', frameId: 1 }],
      },
    });
  });
});
