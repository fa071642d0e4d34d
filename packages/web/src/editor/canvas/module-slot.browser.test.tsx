import type { ProductSet } from '@ramka/domain/set/product-set';
import { aChoice, aFrame, aModule, aSet } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { type EditorScreen, renderInEditor } from '../testing/render-in-editor.tsx';
import { ModuleSlotOverlay } from './module-slot.tsx';

const { picture } = pl.editor;
const frame = aFrame({ slots: 2 });
const module = aModule({ name: 'Gniazdo' });

/** Size of a slot with room for the tools below it, as on the canvas. */
const place = { position: 'relative', width: 120, height: 120, marginBottom: 60 } as const;

const showSlots = async (modules: ProductSet['modules']): Promise<EditorScreen> =>
  renderInEditor(
    <fieldset>
      <p>elsewhere</p>
      <div style={place}>
        <ModuleSlotOverlay slot={1} />
      </div>
      <div style={place}>
        <ModuleSlotOverlay slot={2} />
      </div>
    </fieldset>,
    aDraft({ set: aSet({ frameId: frame.id, modules }) }),
    anEditorCatalogue({ frames: [frame], modules: [module] }),
  );

describe('the slots of a frame', () => {
  // Holds §2.100.
  test('name their content', async () => {
    const { page } = await showSlots({ 1: aChoice() });
    await expect.element(page.getByRole('button', { name: picture.filled(1, 'Gniazdo') })).toBeVisible();
    await expect.element(page.getByRole('button', { name: picture.empty(2) })).toBeVisible();
  });

  // Holds §2.100, §2.101, §2.102.
  test('open the options and remove their module', async () => {
    const { page, opened, draft } = await showSlots({ 1: aChoice() });
    await page.getByRole('button', { name: picture.options(1) }).click();
    await expect.poll(() => opened).toEqual([{ dialog: 'configure-module', slot: 1 }]);
    await page.getByRole('button', { name: picture.remove(1) }).click();
    await expect.poll(() => draft().set.modules).toEqual({});
    await expect.element(page.getByRole('button', { name: picture.empty(1) })).toHaveFocus();
  });

  // Holds §2.101, §2.102.
  test('show their tools under the pointer or with the focus; screen readers and the Tab key always find them', async () => {
    const { page } = await showSlots({ 1: aChoice(), 2: aChoice() });
    const tool = (slot: number) => page.getByRole('button', { name: picture.options(slot) });
    const shown = () => [1, 2].map((slot) => tool(slot).element().checkVisibility({ opacityProperty: true }));
    // Away from the mouse position of an earlier test.
    await page.getByText('elsewhere').hover();
    await expect.poll(shown).toEqual([false, false]);
    await page.getByRole('button', { name: picture.filled(2, 'Gniazdo') }).hover();
    await expect.poll(shown).toEqual([false, true]);
    await page.getByRole('button', { name: picture.filled(1, 'Gniazdo') }).hover();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(tool(1)).toHaveFocus();
    await expect.poll(shown).toEqual([true, false]);
  });

  // Holds R18.
  test('are selected by a click; a further click opens the options of their module', async () => {
    const { page, opened } = await showSlots({ 1: aChoice() });
    const first = page.getByRole('button', { name: picture.filled(1, 'Gniazdo') });
    await first.click();
    await expect.element(page.getByText(pl.editor.drawer.replacing(1))).toBeInTheDocument();
    expect(opened).toEqual([]);
    await first.click();
    await expect.poll(() => opened).toEqual([{ dialog: 'configure-module', slot: 1 }]);
    // The dialog ends the selection.
    await first.click();
    expect(opened).toHaveLength(1);
  });

  // Holds R18.
  test('are navigated with the arrow keys, and move their module with Shift', async () => {
    const { page, draft } = await showSlots({ 1: aChoice() });
    const second = page.getByRole('button', { name: picture.empty(2) });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(() => draft().set.modules).toEqual({ 2: aChoice() });
    await expect.element(page.getByRole('button', { name: picture.filled(2, 'Gniazdo') })).toHaveFocus();
  });

  test('are emptied with Delete', async () => {
    const { draft } = await showSlots({ 1: aChoice() });
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => draft().set.modules).toEqual({});
  });

  // Holds R22.
  test('name a module that the catalogue no longer has, without options', async () => {
    const { page } = await showSlots({ 1: aChoice({ moduleId: 9999 }) });
    await expect.element(page.getByText(picture.gone)).toBeVisible();
    await expect.element(page.getByRole('button', { name: picture.options(1) })).not.toBeInTheDocument();
  });
});
