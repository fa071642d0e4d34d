import { aModule } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { describe, expect, it } from 'vitest';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { removalsText } from './edit-texts.ts';

const catalogue = anEditorCatalogue({ modules: [aModule({ id: 7, name: 'Gniazdo podwójne' })] });

describe('the sentence about what a choice removed', () => {
  it('names every part and the slot that it was in', () => {
    const sentence = removalsText(
      [
        { kind: 'module', slot: 2, moduleId: 7, reason: 'line-disabled' },
        { kind: 'surface-box', colourId: 401 },
      ],
      catalogue,
      pl,
    );
    expect(sentence).toBe('Usunięto z zestawu: Gniazdo podwójne z miejsca 2, puszka natynkowa.');
  });

  it('has a word for what the catalogue no longer has', () => {
    const sentence = removalsText(
      [{ kind: 'controller', slot: 1, controllerId: 99, reason: 'no-variation' }],
      catalogue,
      pl,
    );
    expect(sentence).toBe('Usunięto z zestawu: wycofany produkt z miejsca 1.');
  });
});
