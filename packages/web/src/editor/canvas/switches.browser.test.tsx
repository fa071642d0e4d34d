import type { Frame } from '@ramka/domain/catalogue';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { aBox, aChoice, aFrame, aModule, aSet } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { type EditorScreen, renderInEditor } from '../testing/render-in-editor.tsx';
import { Switches } from './switches.tsx';

const { switches: texts } = pl.editor;
const dry = aModule({ name: 'Ściemniacz', disablesIp44: true });

const showSwitches = async (frame: Frame, set: Partial<ProductSet> = {}): Promise<EditorScreen> =>
  renderInEditor(
    <Switches />,
    aDraft({ set: aSet({ frameId: frame.id, ...set }), slots: frame.slots }),
    anEditorCatalogue({ frames: [frame], modules: [dry] }),
  );

const notes = (): readonly string[] =>
  browser
    .getByRole('paragraph')
    .elements()
    .map((note) => note.textContent.replaceAll('\u00A0', ' '));

describe('additions around a frame', () => {
  // Holds §2.105.
  test('are offered only if they exist for the frame', async () => {
    const { page } = await showSwitches(aFrame({ supportsIp44: true }));
    await expect.element(page.getByRole('switch', { name: texts.ip44 })).toBeVisible();
    await expect.element(page.getByRole('switch', { name: texts.cornerBox })).not.toBeInTheDocument();
    await expect.element(page.getByRole('switch', { name: texts.surfaceBox })).not.toBeInTheDocument();
  });

  test('the seal can be switched on and off', async () => {
    const { page, draft } = await showSwitches(aFrame({ supportsIp44: true }));
    await page.getByRole('switch', { name: texts.ip44 }).click();
    await expect.poll(() => draft().set.ip44).toBe(true);
  });

  test('the seal is refused with the module that rules it out', async () => {
    const { page, draft } = await showSwitches(aFrame({ supportsIp44: true }), { modules: { 1: aChoice() } });
    await expect.element(page.getByRole('paragraph')).toHaveTextContent(texts.ip44Off('Ściemniacz'));
    await page.getByRole('switch', { name: texts.ip44 }).click({ force: true });
    expect(draft().set.ip44).toBe(false);
  });

  test('a seal that is no longer in the catalogue is named, and can only be removed', async () => {
    const { page, draft } = await showSwitches(aFrame(), { ip44: true });
    await expect.element(page.getByText(pl.editor.picture.gone)).toBeVisible();
    await page.getByRole('switch', { name: texts.ip44 }).click();
    await expect.poll(() => draft().set.ip44).toBe(false);
    await expect.element(page.getByRole('switch', { name: texts.ip44 })).not.toBeInTheDocument();
  });

  // Holds §2.106, §2.107, §2.108.
  test('a box asks for its colour before it is added, and is removed without a question', async () => {
    const frame = aFrame({ cornerBoxes: [aBox(1, 401)], surfaceBoxes: [aBox(2, 401)] });
    const before = await showSwitches(frame, { surfaceBoxColourId: 401 });
    await expect.element(before.page.getByText(texts.cornerReplaces)).toBeVisible();
    await before.page.getByRole('switch', { name: texts.cornerBox }).click();
    await expect.poll(() => before.opened).toEqual([{ dialog: 'choose-box', box: 'corner-box' }]);
    await before.page.getByRole('switch', { name: texts.surfaceBox }).click();
    await expect.poll(() => before.draft().set.surfaceBoxColourId).toBe(0);
  });

  test('the price of each addition is shown next to it, and that of a box less the box that it replaces', async () => {
    const frame = aFrame({
      supportsIp44: true,
      cornerBoxes: [aBox(1, 401)],
      surfaceBoxes: [aBox(2, 401), aBox(3, 402, 2)],
    });
    const prices = { [frame.id]: 680, 1: 5200, 2: 3800, 3: 4100 };
    const { page, draft } = await renderInEditor(
      <Switches />,
      aDraft({ set: aSet({ frameId: frame.id }), slots: frame.slots }),
      anEditorCatalogue({ frames: [frame], modules: [dry], prices }),
    );
    await expect.poll(notes).toEqual(['+6,80 zł', '+52,00 zł', 'od +38,00 zł', '']);
    expect(draft().set.surfaceBoxColourId).toBe(0);
    await page.unmount();
    await renderInEditor(
      <Switches />,
      aDraft({ set: aSet({ frameId: frame.id, surfaceBoxColourId: 401 }), slots: frame.slots }),
      anEditorCatalogue({ frames: [frame], modules: [dry], prices }),
    );
    await expect
      .poll(notes)
      .toEqual(['+6,80 zł', `${texts.cornerReplaces} · +14,00 zł`, texts.colour('colour 401'), '']);
  });

  test('the reason against the seal is readable on a phone, and moves nothing', async () => {
    await browser.viewport(360, 640);
    const frame = aFrame({ supportsIp44: true, cornerBoxes: [aBox(1, 401)], surfaceBoxes: [aBox(2, 401)] });
    const free = await showSwitches(frame);
    const before = free.page.container.getBoundingClientRect().height;
    await free.page.unmount();
    const { page } = await showSwitches(frame, { modules: { 1: aChoice() } });
    expect(page.container.getBoundingClientRect().height).toBe(before);
    const [reason] = page.getByRole('paragraph').elements();
    if (reason === undefined) throw new Error('no reason is shown');
    expect(reason.textContent).toBe(texts.ip44Off('Ściemniacz'));
    expect(reason.clientWidth).toBeGreaterThan(300);
    expect(reason.scrollHeight).toBeLessThanOrEqual(reason.clientHeight + 1);
  });

  test('do not overlap on a phone with text twice as large', async () => {
    await browser.viewport(390, 844);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const frame = aFrame({ supportsIp44: true, cornerBoxes: [aBox(1, 401)], surfaceBoxes: [aBox(2, 401)] });
    const { page } = await renderInEditor(
      <Switches />,
      aDraft({ set: aSet({ frameId: frame.id }), slots: frame.slots }),
      anEditorCatalogue({ frames: [frame], prices: { [frame.id]: 680, 1: 5200, 2: 3800 } }),
    );
    await expect.poll(notes).toContain('+6,80 zł');
    const parts = [...page.container.querySelectorAll('label, p, button > span')].map((part) => {
      const contents = document.createRange();
      contents.selectNodeContents(part);
      return { text: part.textContent, ...contents.getBoundingClientRect().toJSON() };
    });
    const overlaps = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map((other) => [one.text, other.text]),
    );
    expect(overlaps).toEqual([]);
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(390);
  });
});
