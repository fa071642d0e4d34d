import { aBox, aFrame, aSet } from '@ramka/domain/testing/makers';
import { expect, onTestFinished, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { type EditorScreen, renderInEditor } from '../testing/render-in-editor.tsx';
import { SetCanvas } from './set-canvas.tsx';

const sizeText = (page: EditorScreen['page']): string =>
  page
    .getByText(/ × .*mm$/)
    .element()
    .textContent.replaceAll(/\s/g, ' ');

test.each([
  ['of one piece', [aBox(1, 401)], ', głębokość puszki 35'],
  ['composed', [aBox(1, 401), aBox(2, 401)], ', głębokość puszki 40'],
] as const)('the size of a set with a surface box %s includes its depth', async (_kind, surfaceBoxes, depth) => {
  await browser.viewport(1280, 800);
  const frame = aFrame({ slots: 1, surfaceBoxes });
  const show = async (surfaceBoxColourId: number) =>
    renderInEditor(
      <SetCanvas />,
      aDraft({ set: aSet({ frameId: frame.id, surfaceBoxColourId }), slots: 1 }),
      anEditorCatalogue({ frames: [frame] }),
    );
  const { page } = await show(0);
  const size = sizeText(page);
  expect(size).not.toContain('puszki');
  await page.unmount();
  expect(sizeText((await show(401)).page)).toBe(`${size}${depth} mm`);
});

test('the number of an empty slot is in the middle of its circle, also with text twice as large', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const frame = aFrame({ slots: 2 });
  const draft = aDraft({ set: aSet({ frameId: frame.id }), slots: 2 });
  const { page } = await renderInEditor(<SetCanvas />, draft, anEditorCatalogue({ frames: [frame] }));
  const circle = page.getByText('1', { exact: true }).element();
  const digit = document.createRange();
  digit.selectNodeContents(circle);
  const [inner, outer] = [digit.getBoundingClientRect(), circle.getBoundingClientRect()];
  expect(inner.height).toBeLessThanOrEqual(outer.height);
  expect(inner.top + inner.bottom).toBeCloseTo(outer.top + outer.bottom, -1);
});
