import { allControllerSlots, allSlots } from '@ramka/domain/catalogue';
import { ok } from '@ramka/domain/result';
import { checkSet } from '@ramka/domain/set/check-set';
import { isConfigured } from '@ramka/domain/set/product-set';
import {
  aBox,
  aColour,
  aComponent,
  aController,
  aFrame,
  aGroup,
  aLine,
  aModule,
  aPanel,
} from '@ramka/domain/testing/makers';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { newDraft } from './draft.ts';
import { createEditorStore } from './editor-store.ts';
import type { Edit } from './edits.ts';

const black = aColour({ id: 408, name: 'black' });
const lines = [
  aLine(),
  aLine({ id: 43, tag: 'simon-54-touch', subcategories: [{ id: 431, name: 'Panels' }] }),
  aLine({ id: 51, seriesId: 5, tag: 'simon-55', subcategories: [{ id: 511, name: 'Line' }] }),
];
const frames = [
  aFrame({ id: 1, slots: 2, supportsIp44: true, cornerBoxes: [aBox(901, 401)], surfaceBoxes: [aBox(801, 408)] }),
  aFrame({ id: 2, slots: 4, surfaceBoxes: [aBox(801, 401), aBox(802, 401, 3)] }),
  aPanel('@M', { id: 3 }),
  aPanel('@@M', { id: 4 }),
  aFrame({ id: 5, slots: 3, supportsIp44: true, lineTag: 'simon-55', seriesTag: 'simon-55', subcategoryId: 511 }),
];
const parts = [
  aComponent(54201, { colourId: 401 }),
  aComponent(54202, { colourId: 408 }),
  aComponent(54301),
  aComponent(54302),
];
const optional = aGroup({ id: 2, userDefinedQuantity: true, components: [54302] });
const groups = [aGroup({ required: true, components: [54301, 54302] }), optional];
const modules = [
  aModule({ id: 1, components: parts, visibleComponents: [54201, 54202], groups }),
  aModule({ id: 2, components: parts, disablesIp44: true, groups: [optional] }),
  aModule({ id: 3, components: parts, disabledFrameLines: [41] }),
  aModule({ id: 4, components: parts, seriesTag: 'simon-55' }),
];
const controllers = [1, 2, 3, 4].map((touchPoints) => aController(touchPoints));
const catalogue = anEditorCatalogue({
  lines,
  frames,
  modules,
  controllers,
  colours: { 4: [aColour(), black], 5: [aColour()] },
});
const cards = modules.flatMap((module) =>
  parts.filter(({ id }) => module.visibleComponents.includes(id)).map((visiblePart) => ({ module, visiblePart })),
);

const slot = fc.constantFrom(...allSlots);
const controllerSlot = fc.constantFrom(...allControllerSlots);
const colourId = fc.constantFrom(0, 401, 408);
const options = fc.dictionary(
  fc.constantFrom('1', '2'),
  fc.record({ selectedId: fc.constantFrom(null, 54301, 54302, 9), quantity: fc.integer({ min: -1, max: 9 }) }),
);
const placing = fc.oneof(slot, fc.constantFrom('first-free' as const, 'all-free' as const));

const frameEdit = fc.constantFrom(...frames).map(({ id }) => ({ kind: 'choose-frame', frameId: id }) as const);
const boxEdit = fc.record({
  kind: fc.constantFrom('choose-corner-box' as const, 'choose-surface-box' as const),
  colourId,
});
const controllerEdit = fc.record({
  kind: fc.constant('choose-controller' as const),
  slot: controllerSlot,
  controllerId: fc.constantFrom(301, 302, 303, 304, 9),
});

/** Any edit, allowed or refused. Edits that fill a set are more frequent than those that empty it. */
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...lines).map(({ id }) => ({ kind: 'choose-line', lineId: id }) as const) },
  { weight: 3, arbitrary: frameEdit },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place-module' as const),
      card: fc.constantFrom(...cards),
      slot: placing,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move-module' as const), from: slot, to: slot }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove-module' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('choose-options' as const), slot, options }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(aColour(), black).map((colour) => ({ kind: 'recolour-modules', colour }) as const),
  },
  { weight: 6, arbitrary: controllerEdit },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove-controller' as const), slot: controllerSlot }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('switch-ip44' as const), on: fc.boolean() }) },
  { weight: 4, arbitrary: boxEdit },
  { weight: 1, arbitrary: fc.constantFrom('Hall', ' Hall ', '').map((name) => ({ kind: 'rename', name }) as const) },
);

const anyEdits = fc
  .tuple(frameEdit, fc.array(anyEdit, { maxLength: 25, size: 'max' }))
  .map(([first, others]) => [first, ...others]);

// Holds R19.
it('any number of edits can be undone to the initial set and redone to the final one', () => {
  fc.assert(
    fc.property(anyEdits, (edits) => {
      const store = createEditorStore(newDraft(undefined, catalogue));
      for (const edit of edits) store.edit(edit, catalogue);
      const ended = store.history();
      const steps = ended.past.map(({ state }) => state);
      const undone = ended.past.map(() => {
        store.undo();
        return store.history().present;
      });
      expect(undone).toEqual(steps.toReversed());
      for (const { name } of ended.past) expect(store.redo()).toBe(name);
      expect(store.history()).toEqual(ended);
    }),
    { numRuns: 300 },
  );
});

// Holds §5.27, §5.28.
it('after any allowed edits, the set can be saved exactly if it is configured', () => {
  fc.assert(
    fc.property(anyEdits, (edits) => {
      const store = createEditorStore(newDraft(undefined, catalogue));
      for (const edit of edits) {
        store.edit(edit, catalogue);
        const { set } = store.history().present;
        const checked = checkSet(set, catalogue);
        expect(checked.ok).toBe(isConfigured(set, catalogue));
        expect(checked.ok && checked).toEqual(checked.ok && ok({ ...set, name: set.name.trim() }));
      }
    }),
    { numRuns: 300 },
  );
});
