import type { Finish } from '@ramka/domain/substitutes';
import { aFrame, aLine, aSet } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { useEditor } from '../editing/editor.ts';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { FrameList } from './frame-step.tsx';

const finishOf = (id: string): Finish => ({ id, name: id, hexColor: '#222222', familyId: null });
const line = aLine();
const frames = ['biały', 'czarny'].map((finish, index) =>
  aFrame({ id: 54100 + index, slots: 2, name: `Ramka 2-krotna, ${finish}`, finishId: finish }),
);
const catalogue = anEditorCatalogue({
  lines: [line],
  frames,
  finishes: frames.flatMap(({ finishId }) => (finishId === null ? [] : [finishOf(finishId)])),
});
const noFrame = { set: aSet({ frameId: null }), slots: 2 } as const;

test('a frame that a number of slots chooses is announced', async () => {
  const { page, draft } = await renderInEditor(
    <FrameList line={line} />,
    aDraft({ ...noFrame, defaultFrame: { subcategoryId: 411, finishId: 'czarny' } }),
    catalogue,
  );
  await page.getByRole('button', { name: pl.editor.frame.slotsOf(2) }).click();
  await expect.poll(() => draft().set.frameId).toBe(54101);
  await expect.element(page.getByRole('status')).toHaveTextContent('Wybrano ramkę: Ramka 2-krotna, czarny');
});

test('a set after another one shows its look as chosen, before the number of slots takes it', async () => {
  const { page, draft } = await renderInEditor(
    <FrameList line={line} />,
    aDraft({ ...noFrame, defaultFrame: { subcategoryId: 411, finishId: 'czarny' } }),
    catalogue,
  );
  await expect.element(page.getByRole('radio', { name: 'czarny' })).toBeChecked();
  await expect.element(page.getByRole('button', { name: /czarny.*Jak poprzednio/ })).toBeVisible();
  expect(page.getByText(pl.editor.frame.asBefore).elements()).toHaveLength(1);
  expect(draft().set.frameId).toBeNull();
});

test('on a phone each finish shows its name, and the name chooses it', async () => {
  await browser.viewport(390, 844);
  const { page, draft } = await renderInEditor(<FrameList line={line} />, aDraft(noFrame), catalogue);
  await page.getByText('czarny', { exact: true }).click();
  await expect.poll(() => draft().set.frameId).toBe(54101);
});

test('in a wide window the finishes are in one line, and the one under the mouse or the chosen one is named', async () => {
  await browser.viewport(1440, 900);
  const many = 'abcdefghijkl'
    .split('')
    .map((letter, index) =>
      aFrame({ id: 54100 + index, slots: 2, finishId: letter, subcategoryId: index < 9 ? 411 : 412 }),
    );
  const twoKinds = aLine({ subcategories: [411, 412].map((id) => ({ id, name: `Ramki ${id}` })) });
  const { page } = await renderInEditor(
    <div style={{ width: 400 }}>
      <FrameList line={twoKinds} />
    </div>,
    aDraft(noFrame),
    anEditorCatalogue({
      lines: [twoKinds],
      frames: many,
      finishes: many.map(({ finishId }) => finishOf(finishId ?? '')),
    }),
  );
  const tops = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getBoundingClientRect().top);
  expect(tops).toHaveLength(12);
  expect(new Set(tops).size).toBe(1);
  const title = () => page.getByRole('radiogroup').element().previousElementSibling?.textContent;
  await page.getByRole('radio', { name: 'c' }).hover();
  await expect.poll(title).toBe(`${pl.editor.frame.finish}c`);
  await page.getByRole('radio', { name: 'l' }).click();
  await page.getByRole('toolbar').hover();
  await expect.poll(title).toBe(`${pl.editor.frame.finish}l`);
});

// Holds §2.90.
test('the filter of kinds is closed at first, and names the chosen kinds when it is closed again', async () => {
  const twoKinds = aLine({ subcategories: ['Szkło', 'Drewno'].map((name, index) => ({ id: 411 + index, name })) });
  const { page, draft } = await renderInEditor(
    <FrameList line={twoKinds} />,
    aDraft(noFrame),
    anEditorCatalogue({ lines: [twoKinds], frames }),
  );
  const label = page.getByText(pl.editor.frame.kinds, { exact: true });
  await expect.element(page.getByRole('button', { name: 'Drewno' })).not.toBeInTheDocument();
  await label.click();
  for (const name of ['Szkło', 'Drewno']) await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => draft().subcategoryIds).toEqual([411, 412]);
  await label.click();
  await expect.element(page.getByText('Szkło, Drewno', { exact: true })).toBeVisible();
});

test('a touch panel shows dots in place of controllers that are not chosen', async () => {
  const panel = aFrame({ slots: 2, symbol: 'DTP2-@M/70' });
  const { page } = await renderInEditor(
    <FrameList line={line} />,
    aDraft(noFrame),
    anEditorCatalogue({ lines: [line], frames: [panel] }),
  );
  await expect.element(page.getByText('DTP2-·M/70')).toBeVisible();
});

/** Content above the choices that grows once a frame is chosen, and the page below them. */
const Around = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const height = useEditor().draft.set.frameId === null ? 200 : 320;
  return (
    <div style={{ paddingBottom: 2000 }}>
      <div style={{ height }} />
      {children}
    </div>
  );
};

test('colours stay under the finger while the picture above them grows', async () => {
  await browser.viewport(390, 844);
  const { page, draft } = await renderInEditor(
    <Around>
      <FrameList line={line} />
    </Around>,
    aDraft(noFrame),
    catalogue,
  );
  const black = page.getByRole('radio', { name: 'czarny' });
  const topOf = (): number => black.element().getBoundingClientRect().top;
  const before = topOf();
  await black.click();
  await expect.poll(() => draft().set.frameId).toBe(54101);
  await expect.poll(() => Math.abs(topOf() - before)).toBeLessThan(2);
});

test('a touch panel has its lowest price, because its controllers are not chosen yet', async () => {
  const panel = aFrame({
    id: 54200,
    slots: 2,
    name: 'Panel dotykowy podwójny',
    touchLayout: { controllerSlots: [true, true], controllerVariations: [[2, 2]] },
  });
  const { page } = await renderInEditor(
    <FrameList line={line} />,
    aDraft(noFrame),
    anEditorCatalogue({ lines: [line], frames: [panel], prices: { [panel.id]: 54_000 } }),
  );
  const card = page.getByRole('button', { name: /^Panel dotykowy podwójny/ }).element();
  expect(card.textContent.replaceAll(/\s/g, ' ')).toContain('panel od 540,00 zł');
});
