import { emptySet } from '@ramka/domain/set/product-set';
import { aChoice } from '@ramka/domain/testing/a-choice';
import { aModule } from '@ramka/domain/testing/a-module';
import { pl } from '@ramka/texts/pl';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../edits/edit.ts';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { editAnnouncement } from './edit-announcement.ts';

const module = aModule({ name: 'Łącznik' });
const visiblePart = module.components[54201];
if (!visiblePart) throw new Error('The maker has no visible part');
const catalogue = anEditorCatalogue({ modules: [module] });
const framed = { ...emptySet, frameId: 54012 };
const before = aDraft({ set: { ...framed, modules: { 1: aChoice() } } });
const after = aDraft({ set: { ...framed, modules: { 1: aChoice(), 2: aChoice() } } });

describe('what a screen reader says', () => {
  it.each<[Edit, string]>([
    [{ kind: 'place-module', card: { module, visiblePart }, slot: 2 }, 'Łącznik: wstawiono w miejsce 2'],
    [{ kind: 'place-module', card: { module, visiblePart }, slot: 'first-free' }, 'Łącznik: wstawiono w miejsce 2'],
    [{ kind: 'move-module', from: 1, to: 2 }, 'Łącznik: przeniesiono w miejsce 2'],
    [{ kind: 'remove-module', slot: 1 }, 'Łącznik: usunięto z miejsca 1'],
    [{ kind: 'switch-ip44', on: true }, 'Uszczelnienie IP44: włączono'],
    [{ kind: 'choose-surface-box', colourId: 0 }, 'Puszka natynkowa: wyłączono'],
    [{ kind: 'choose-line', lineId: 41 }, 'Wybrano serię: Simon 54 Premium'],
    [{ kind: 'rename', name: 'Hol' }, ''],
  ])('after %o is "%s"', (edit, said) => {
    expect(editAnnouncement(edit, { before, after }, catalogue, pl)).toBe(said);
  });
});
