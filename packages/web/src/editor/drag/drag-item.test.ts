import { emptySet } from '@ramka/domain/set/product-set';
import { aChoice, aComponent, aModule, aPanel } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { type Carried, editOfDrop, nameOfCarried, refusalOf, visiblePartOf } from './drag-item.ts';

const module = aModule();
const panel = aPanel('@MM', { id: 2 });
const catalogue = anEditorCatalogue({ frames: [panel], modules: [module] });
const draft = aDraft({ set: { ...emptySet, frameId: 2, modules: { 2: aChoice() } } });
const onScreen = { draft, catalogue };
const card: Carried = { kind: 'card', card: { module, visiblePart: aComponent(54201, { colourId: 401 }) } };
const placed: Carried = { kind: 'placed', from: 2 };

describe('what is carried', () => {
  it.each([
    ['as a card is refused by a controller slot', card, 1, 'controller-slot'],
    ['as a card may replace another module', card, 2, undefined],
    ['as a card is refused beyond the frame', card, 4, 'beyond-frame'],
    ['as a placed module is refused by a controller slot', placed, 1, 'controller-slot'],
    ['as a placed module may move to a free slot', placed, 3, undefined],
  ] as const)('%s', (_what, carried, slot, kind) => {
    expect(refusalOf(carried, slot, onScreen)?.kind).toBe(kind);
  });

  it('becomes an edit when it is dropped', () => {
    expect(editOfDrop(card, 3)).toMatchObject({ kind: 'place-module', slot: 3 });
    expect(editOfDrop(placed, 3)).toEqual({ kind: 'move-module', from: 2, to: 3 });
  });

  it('has a name and a picture', () => {
    expect(nameOfCarried(placed, onScreen)).toBe(module.name);
    expect(visiblePartOf(placed, onScreen)).toMatchObject({ id: 54201 });
    expect(visiblePartOf(card, onScreen)).toMatchObject({ id: 54201 });
  });
});
