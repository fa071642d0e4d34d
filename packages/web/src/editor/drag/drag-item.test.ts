import { emptySet } from '@ramka/domain/set/product-set';
import { aChoice, aComponent, aModule, aPanel } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { type DragItem, editOfDrop, nameOfDragItem, refusalOf, visiblePartOf } from './drag-item.ts';

const module = aModule();
const panel = aPanel('@MM', { id: 2 });
const catalogue = anEditorCatalogue({ frames: [panel], modules: [module] });
const draft = aDraft({ set: { ...emptySet, frameId: 2, modules: { 2: aChoice() } } });
const onScreen = { draft, catalogue };
const card: DragItem = { kind: 'card', card: { module, visiblePart: aComponent(54201, { colourId: 401 }) } };
const placed: DragItem = { kind: 'placed', from: 2 };

describe('the dragged item', () => {
  it.each([
    ['as a card is refused by a controller slot', card, 1, 'controller-slot'],
    ['as a card may replace another module', card, 2, undefined],
    ['as a card is refused beyond the frame', card, 4, 'beyond-frame'],
    ['as a placed module is refused by a controller slot', placed, 1, 'controller-slot'],
    ['as a placed module may move to a free slot', placed, 3, undefined],
  ] as const)('%s', (_what, dragItem, slot, kind) => {
    expect(refusalOf(dragItem, slot, onScreen)?.kind).toBe(kind);
  });

  it('becomes an edit when it is dropped', () => {
    expect(editOfDrop(card, 3)).toMatchObject({ kind: 'place-module', slot: 3 });
    expect(editOfDrop(placed, 3)).toEqual({ kind: 'move-module', from: 2, to: 3 });
  });

  it('has a name and a picture', () => {
    expect(nameOfDragItem(placed, onScreen)).toBe(module.name);
    expect(visiblePartOf(placed, onScreen)).toMatchObject({ id: 54201 });
    expect(visiblePartOf(card, onScreen)).toMatchObject({ id: 54201 });
  });
});
