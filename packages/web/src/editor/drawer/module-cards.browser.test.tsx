import { aComponent, aModule, aSet } from '@ramka/domain/testing/makers';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { ModuleCards } from './module-cards.tsx';

const cards = ['jednobiegunowy', 'schodowy', 'krzyżowy', 'świecznikowy', 'żaluzjowy', 'dwubiegunowy'].map(
  (name, index) => {
    const visiblePart = aComponent(54201 + index, { colourId: 401, symbol: `DKW${index}/11` });
    return {
      module: aModule({ id: 4001 + index, name: `Łącznik ${name}`, components: [visiblePart, aComponent(54301)] }),
      visiblePart,
    };
  },
);

const showCards = async (width: number) =>
  renderInEditor(
    <div style={{ width }}>
      <ModuleCards cards={cards} shared={new Set()} sealed={false} findRole={() => undefined} pending={false} query="">
        {null}
      </ModuleCards>
    </div>,
    aDraft({ set: aSet() }),
    anEditorCatalogue({ modules: cards.map(({ module }) => module) }),
  );

test.each([
  [844, 390, 428],
  [390, 844, 358],
  [360, 640, 328],
])('names of modules are readable in a window of %i × %i', async (width, height, panel) => {
  await browser.viewport(width, height);
  const { page } = await showCards(panel);
  for (const { module } of cards) {
    const name = page.getByText(module.name, { exact: true }).element();
    // No word is broken: each fits into a line.
    expect(name.clientWidth).toBeGreaterThanOrEqual(88);
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  }
});
