import { aComponent, aFrame, aModule, aSet } from '@ramka/domain/testing/makers';
import { type ReactElement, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { ModuleSlotOverlay } from '../canvas/module-slot.tsx';
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

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
const widelySpaced = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }`;

test.each([
  [844, 390, 428, ''],
  [390, 844, 358, ''],
  [360, 640, 328, ''],
  [360, 640, 328, widelySpaced],
])('names of modules are readable in a window of %i × %i', async (width, height, panel, spacing) => {
  await browser.viewport(width, height);
  const style = new CSSStyleSheet();
  style.replaceSync(spacing);
  document.adoptedStyleSheets = [style];
  onTestFinished(() => void (document.adoptedStyleSheets = []));
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
  await expect.poll(() => document.activeElement).toBe(card(0));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(card(1));
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

const frame = aFrame({ slots: 3 });

/** Shows the cards below the three empty slots of a frame. */
const showWithSlots = async () => {
  const place = { position: 'relative', width: 100, height: 100 } as const;
  const { page, draft } = await renderInEditor(
    <>
      {([1, 2, 3] as const).map((slot) => (
        <div key={slot} style={place}>
          <ModuleSlotOverlay slot={slot} />
        </div>
      ))}
      <Cards />
    </>,
    aDraft({ set: aSet({ frameId: frame.id, modules: {} }) }),
    anEditorCatalogue({ frames: [frame], modules: cards.map(({ module }) => module) }),
  );
  return {
    card: (index: number) => page.getByRole('button', { name: new RegExp(`DKW${index}/11$`) }),
    slot: (number: number) => page.getByRole('button', { name: new RegExp(`^Miejsce ${number}[,:]`) }),
    placed: () => Object.entries(draft().set.modules).map(([slot, choice]) => [Number(slot), choice?.moduleId]),
  };
};

// Holds §2.99, R18.
test('a click on a card places it into the next free slot, and so does a double-click, once', async () => {
  const { card, placed } = await showWithSlots();
  await card(0).click();
  await expect.poll(placed).toEqual([[1, 4001]]);
  await card(1).dblClick();
  await expect.poll(placed).toEqual([
    [1, 4001],
    [2, 4002],
  ]);
});

// Holds R18.
test('a click on another free slot moves the card that was just placed', async () => {
  const { card, slot, placed } = await showWithSlots();
  await card(0).click();
  await slot(3).click();
  await expect.poll(placed).toEqual([[3, 4001]]);
  // The next click on a slot chooses it for the next card.
  await slot(2).click();
  await card(1).click();
  await expect.poll(placed).toEqual([
    [2, 4002],
    [3, 4001],
  ]);
});

// Holds R18.
test('in a full frame a click picks the card, and a click on a slot replaces its module', async () => {
  const { card, slot, placed } = await showWithSlots();
  for (const index of [0, 1, 2, 3]) await card(index).click();
  await slot(2).click();
  await expect.poll(placed).toEqual([
    [1, 4001],
    [2, 4004],
    [3, 4003],
  ]);
});

// Holds R18.
test('Space picks a card for the slot that is chosen next', async () => {
  const { card, slot, placed } = await showWithSlots();
  card(0).element().focus();
  await userEvent.keyboard(' ');
  expect(placed()).toEqual([]);
  await slot(2).click();
  await expect.poll(placed).toEqual([[2, 4001]]);
});
