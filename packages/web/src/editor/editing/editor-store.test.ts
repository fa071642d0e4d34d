import { emptySet } from '@ramka/domain/set/product-set';
import { aFrame } from '@ramka/domain/testing/makers';
import { describe, expect, it, vi } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { createEditorStore } from './editor-store.ts';

const catalogue = anEditorCatalogue({ frames: [aFrame({ id: 1, supportsIp44: true }), aFrame({ id: 2 })] });
const aStore = () => createEditorStore(aDraft({ set: emptySet, slots: 1 }));

describe('the editor store', () => {
  // Holds R19.
  it('makes an edit that can be undone and redone by its name', () => {
    const store = aStore();
    store.edit({ kind: 'choose-frame', frameId: 1 }, catalogue);
    expect(store.undo()).toBe('choose-frame');
    expect(store.history().present.set.frameId).toBeNull();
    expect(store.redo()).toBe('choose-frame');
    expect(store.history().present.set.frameId).toBe(1);
  });

  it('adds no step for an edit that changes nothing', () => {
    const store = aStore();
    store.edit({ kind: 'remove-module', slot: 1 }, catalogue);
    expect(store.undo()).toBeUndefined();
  });

  it('changes nothing when the rules refuse', () => {
    const store = aStore();
    const before = store.history();
    expect(store.edit({ kind: 'switch-ip44', on: true }, catalogue)).toMatchObject({ ok: false });
    expect(store.history()).toBe(before);
  });

  it('merges the letters of one name into one step', () => {
    const store = aStore();
    for (const name of ['H', 'Ho', 'Hol']) store.edit({ kind: 'rename', name }, catalogue);
    store.undo();
    expect(store.history().present.set.name).toBe('');
    store.redo();
    expect(store.history().present.set.name).toBe('Hol');
  });

  it('changes the filter of frames without a step', () => {
    const store = aStore();
    store.view({ slots: 3 });
    expect(store.history().present.slots).toBe(3);
    expect(store.undo()).toBeUndefined();
  });

  it('notifies its listeners until they unsubscribe', () => {
    const store = aStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.edit({ kind: 'choose-frame', frameId: 1 }, catalogue);
    leave();
    store.undo();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
