import { emptySet } from '@ramka/domain/set/product-set';
import { aChoice, aColour, aComponent, aFrame, aGroup, aLine, aModule, aSet } from '@ramka/domain/testing/makers';
import { en } from '@ramka/texts/en';
import { pl } from '@ramka/texts/pl';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { colourApartFromFrame, differenceText, editAnnouncement, frameSizeText, lossesText } from './edit-texts.ts';
import type { Edit } from './edits.ts';

const visiblePart = aComponent(54201, { colourId: 401 });
const claws = aGroup({ id: 2, name: 'Pazurki', userDefinedQuantity: true, components: [54401] });
const module = aModule({
  name: 'Łącznik',
  components: [visiblePart, aComponent(54301), aComponent(54401, { name: 'Pazurki SP1' })],
  groups: [aGroup({ required: true }), claws],
});
const socket = aModule({ id: 4002, name: 'Gniazdo' });
const catalogue = anEditorCatalogue({ modules: [module, socket] });

const withModules = (modules: (typeof emptySet)['modules']) =>
  aDraft({ set: { ...emptySet, frameId: 54012, modules } });
const clawsOf = (selectedId: number | null, quantity = 1) =>
  aChoice({ options: { 1: { selectedId: 54301, quantity: 1 }, 2: { selectedId, quantity } } });

const announced = (edit: Edit, before: (typeof emptySet)['modules'], after: (typeof emptySet)['modules']): string =>
  editAnnouncement(edit, { before: withModules(before), after: withModules(after) }, catalogue, pl);

describe('the announcement of an edit', () => {
  const before = { 1: aChoice() };
  const after = { 1: aChoice(), 2: aChoice() };

  it.each<[Edit, string]>([
    [{ kind: 'place-module', card: { module, visiblePart }, slot: 2 }, 'Łącznik: wstawiono na miejsce 2'],
    [{ kind: 'place-module', card: { module, visiblePart }, slot: 'first-free' }, 'Łącznik: wstawiono na miejsce 2'],
    [{ kind: 'move-module', from: 1, to: 2 }, 'Łącznik: przeniesiono na miejsce 2'],
    [{ kind: 'remove-module', slot: 1 }, 'Łącznik: usunięto z miejsca 1'],
    [{ kind: 'switch-ip44', on: true }, 'Uszczelka IP44: dodano'],
    [{ kind: 'choose-surface-box', colourId: 0 }, 'Puszka natynkowa: usunięto'],
    [{ kind: 'choose-line', lineId: 41 }, 'Wybrano serię: Simon 54 Premium'],
    [{ kind: 'rename', name: 'Hol' }, ''],
  ])('after %o is "%s"', (edit, sentence) => {
    expect(announced(edit, before, after)).toBe(sentence);
  });

  it('names the replaced module, and both modules that were swapped', () => {
    const both = { 1: aChoice(), 2: aChoice({ moduleId: 4002 }) };
    expect(announced({ kind: 'place-module', card: { module, visiblePart }, slot: 2 }, both, after)).toBe(
      'Łącznik: wstawiono na miejsce 2, zastąpiono: Gniazdo',
    );
    expect(announced({ kind: 'place-module', card: { module, visiblePart }, slot: 1 }, both, both)).toBe(
      'Łącznik: wymieniono w miejscu 1',
    );
    expect(announced({ kind: 'move-module', from: 1, to: 2 }, both, both)).toBe(
      'Zamieniono: Łącznik w miejscu 2, Gniazdo w miejscu 1',
    );
  });

  it.each([
    [clawsOf(null), 'Pazurki: brak'],
    [clawsOf(54401), 'Pazurki: Pazurki SP1'],
    [clawsOf(54401, 3), 'Pazurki: Pazurki SP1, 3 szt.'],
  ])('after saving options names the options that can be chosen: %o', (choice, chosen) => {
    const edit = { kind: 'choose-options', slot: 1, options: choice.options } as const;
    expect(announced(edit, { 1: aChoice() }, { 1: choice })).toBe(`Łącznik, miejsce 1, zapisano opcje: ${chosen}`);
  });
});

describe('the sentence about what a choice removed', () => {
  const catalogue = anEditorCatalogue({ modules: [aModule({ id: 7, name: 'Gniazdo podwójne' })] });

  it('names every part and its slot', () => {
    const sentence = lossesText(
      [
        { kind: 'module', slot: 2, moduleId: 7, reason: 'line-disabled' },
        { kind: 'surface-box', colourId: 401 },
      ],
      catalogue,
      pl,
    );
    expect(sentence).toBe('Usunięto z zestawu: Gniazdo podwójne z miejsca 2, puszka natynkowa.');
  });

  it('distinguishes removed parts, options that could not be kept, and parts that lack the colour', () => {
    const from = aComponent(1, { name: '16 A' });
    const sentence = lossesText(
      [
        { kind: 'colour', slot: 1, moduleId: 7, to: aColour({ name: 'srebrny' }) },
        { kind: 'option', slot: 1, groupName: 'Mechanizm', from, to: aComponent(2, { name: '10 A' }) },
        { kind: 'option', slot: 2, groupName: 'Wkładka', from, to: null },
        { kind: 'ip44', reason: { kind: 'other-series' } },
      ],
      catalogue,
      pl,
    );
    expect(sentence).toBe(
      'Usunięto z zestawu: uszczelka IP44. ' +
        'Nie udało się zachować: Mechanizm: 16 A w miejscu 1 (teraz 10 A), Wkładka: 16 A w miejscu 2. ' +
        'W tym kolorze nie występuje: Gniazdo podwójne w miejscu 1 (teraz srebrny).',
    );
  });

  it('has a placeholder for parts that are no longer in the catalogue', () => {
    const sentence = lossesText(
      [
        { kind: 'controller', slot: 1, controllerId: 99, reason: 'no-variation' },
        { kind: 'option', slot: 2, groupName: 'Pazurki', from: null, to: null },
      ],
      catalogue,
      pl,
    );
    expect(sentence).toBe(
      'Usunięto z zestawu: wycofany produkt z miejsca 1. Nie udało się zachować: Pazurki: wycofany produkt w miejscu 2.',
    );
  });
});

describe('the size of a frame', () => {
  it('has one decimal, in the format of the language', () => {
    const frame = aFrame({ slots: 3, geometry: { height: 80.3, window: 54 } });
    expect(frameSizeText(frame, pl, 'pl')).toBe('222,3 × 80,3\u00A0mm');
    expect(frameSizeText(frame, en, 'en')).toBe('222.3 × 80.3\u00A0mm');
  });
});

describe('what undo and redo changed', () => {
  const socketsOnly = anEditorCatalogue({ modules: [aModule({ name: 'Gniazdo' })] });
  const empty = aSet({ frameId: 54012 });
  const filled = { ...empty, modules: { 2: aChoice() } };

  it('is described by the slots and their new contents', () => {
    expect(differenceText({ before: filled, after: empty }, socketsOnly, pl)).toBe('Miejsce 2, puste');
    expect(differenceText({ before: empty, after: filled }, socketsOnly, pl)).toBe('Miejsce 2: Gniazdo');
  });

  it('is described by the frame', () => {
    const before = { ...empty, frameId: null };
    expect(differenceText({ before, after: empty }, catalogue, pl)).toBe('Frame of 2');
    expect(differenceText({ before: empty, after: before }, catalogue, pl)).toBe('');
  });
});

describe('the colour of a module', () => {
  const finish = { id: 'black', name: 'czarny', hexColor: '#222222', familyId: 'black' };
  const line = aLine();
  const catalogueWith = (familyId: string) =>
    anEditorCatalogue({
      lines: [line],
      frames: [aFrame({ slots: 2, finishId: 'black' })],
      finishes: [finish],
      colours: { 4: [aColour({ name: 'biały', familyId })] },
    });
  const set = aSet({ frameId: 54012, modules: { 1: aChoice() } });

  it('is told where it differs from the frame', () => {
    expect(colourApartFromFrame(set, 1, catalogueWith('white'))).toBe('biały');
    expect(colourApartFromFrame(set, 1, catalogueWith('black'))).toBeUndefined();
    expect(colourApartFromFrame(set, 2, catalogueWith('white'))).toBeUndefined();
  });
});
