import { aComponent, aModule, aSet } from '@ramka/domain/testing/makers';
import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
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

const Cards = ({ count = cards.length }: { readonly count?: number }): ReactElement => (
  <ModuleCards
    cards={count === cards.length ? cards : cards.slice(0, count)}
    shared={new Set()}
    sealed={false}
    findRole={() => undefined}
    pending={false}
    query=""
  >
    {null}
  </ModuleCards>
);

const show = async (part: ReactElement) =>
  renderInEditor(part, aDraft({ set: aSet() }), anEditorCatalogue({ modules: cards.map(({ module }) => module) }));

const showCards = async (width: number) =>
  show(
    <div style={{ width }}>
      <Cards />
    </div>,
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
    // No word is broken, because each fits on one line.
    expect(name.clientWidth).toBeGreaterThanOrEqual(88);
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  }
});

test('the cards are one tab stop, and arrows lead to the others', async () => {
  const { page } = await show(
    <>
      <button type="button">before</button>
      <Cards />
      <button type="button">after</button>
    </>,
  );
  const card = (index: number) =>
    page
      .getByText(cards[index]?.module.name ?? '', { exact: true })
      .element()
      .closest('button');
  page.getByRole('button', { name: 'before' }).element().focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(card(0));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(card(1));
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus();
});

const Filtered = (): ReactElement => {
  const [count, setCount] = useState(cards.length);
  return (
    <>
      <button type="button" onClick={() => setCount(2)}>
        another category
      </button>
      <Cards count={count} />
    </>
  );
};

test('another category or colour announces how many cards there are; the first list does not', async () => {
  const { page } = await show(<Filtered />);
  const statuses = () =>
    page
      .getByRole('status')
      .elements()
      .map((status) => status.textContent);
  expect(statuses().join('')).toBe('');
  await page.getByRole('button', { name: 'another category' }).click();
  await expect.poll(statuses).toContain('Znalezione produkty: 2');
});
