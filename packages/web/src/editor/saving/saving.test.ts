import { emptySet } from '@ramka/domain/set/product-set';
import { aChoice, aFrame, aPanel } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { saveRefusal } from './saving.ts';

const catalogue = anEditorCatalogue({ frames: [aFrame({ id: 1 }), aPanel('@', { id: 2 })] });
const { save } = pl.editor;
const refusalOf = (set: object) => saveRefusal(aDraft({ set: { ...emptySet, ...set } }), catalogue, pl);

describe('saving', () => {
  // Holds §5.27.
  it.each([
    ['is refused without a frame', {}, save.notConfigured],
    ['is refused while a panel lacks a controller', { frameId: 2 }, save.notConfigured],
    [
      'is refused while the catalogue lacks a module of the set',
      { frameId: 1, modules: { 1: aChoice({ moduleId: 99 }) } },
      save.replaceFirst,
    ],
    ['is allowed for a set without modules', { frameId: 1 }, undefined],
  ])('%s', (_what, set, refusal) => {
    expect(refusalOf(set)).toBe(refusal);
  });
});
