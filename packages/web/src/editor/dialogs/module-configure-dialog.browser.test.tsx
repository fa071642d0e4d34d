import type { ComponentGroup } from '@ramka/domain/catalogue';
import { aChoice, aComponent, aFrame, aGroup, aModule, aSet } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { describe, expect, test, vi } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { ModuleConfigureDialog } from './module-configure-dialog.tsx';

const texts = pl.editor.optionsDialog;

const openOptions = async (groups: readonly ComponentGroup[]) => {
  const frame = aFrame({ slots: 1 });
  const module = aModule({
    components: [aComponent(54201, { colourId: 401 }), aComponent(54301), aComponent(54302), aComponent(54303)],
    groups,
  });
  const choice = aChoice({ options: {} });
  const onClose = vi.fn<() => void>();
  const screen = await renderInEditor(
    <ModuleConfigureDialog onClose={onClose} slot={1} />,
    aDraft({ set: aSet({ frameId: frame.id, modules: { 1: choice } }), slots: 1 }),
    anEditorCatalogue({ frames: [frame], modules: [module] }),
  );
  const save = async (): Promise<void> => screen.page.getByRole('button', { name: pl.common.save }).click();
  return { ...screen, onClose, save, options: () => screen.draft().set.modules[1]?.options };
};

describe('the options of a module', () => {
  // Holds §2.118, §5.30.
  test('show a required single component as always included, and offer no saving if nothing can be edited', async () => {
    const { page } = await openOptions([aGroup({ required: true, components: [54301] })]);
    await expect.element(page.getByText(texts.always)).toBeVisible();
    await expect.element(page.getByRole('button', { name: pl.common.save })).not.toBeInTheDocument();
    await expect.element(page.getByText(texts.fixed)).toBeVisible();
  });

  // Holds §5.31.
  test('let one of several required components be chosen, the first by default, never none', async () => {
    const { page, save, options } = await openOptions([aGroup({ required: true, components: [54301, 54302] })]);
    await expect.element(page.getByRole('radio', { name: /Article 54301/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: texts.none })).not.toBeInTheDocument();
    await page.getByRole('radio', { name: /Article 54302/ }).click();
    await save();
    await expect.poll(options).toEqual({ 1: { selectedId: 54302, quantity: 1 } });
  });

  // Holds §5.32.
  test('let an optional single component be ticked', async () => {
    const { page, save, options, onClose } = await openOptions([aGroup({ components: [54301] })]);
    await page.getByRole('checkbox', { name: /Article 54301/ }).click();
    await save();
    await expect.poll(options).toEqual({ 1: { selectedId: 54301, quantity: 1 } });
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
  });

  // Holds §5.33.
  test('offer "none" in addition to several optional components', async () => {
    const { page, save, options } = await openOptions([aGroup({ components: [54301, 54302] })]);
    await expect.element(page.getByRole('radio', { name: texts.none })).toBeChecked();
    await page.getByRole('radio', { name: /Article 54302/ }).click();
    await page.getByRole('radio', { name: texts.none }).click();
    await save();
    await expect.poll(options).toEqual({ 1: { selectedId: null, quantity: 1 } });
  });

  test('ask for the quantity if the visitor decides on it, once something is chosen', async () => {
    const { page, save, options } = await openOptions([aGroup({ userDefinedQuantity: true, components: [54301] })]);
    await expect.element(page.getByLabelText(texts.quantity)).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: /Article 54301/ }).click();
    await page.getByLabelText(texts.quantity).fill('3');
    await save();
    await expect.poll(options).toEqual({ 1: { selectedId: 54301, quantity: 3 } });
  });

  test('change nothing when cancelled', async () => {
    const { page, options, onClose } = await openOptions([aGroup({ components: [54301] })]);
    await page.getByRole('checkbox', { name: /Article 54301/ }).click();
    await page.getByRole('button', { name: pl.common.cancel }).click();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect(options()).toEqual({});
  });
});

test('options are applied to all modules of the same kind in the set, as one step', async () => {
  const frame = aFrame({ slots: 3 });
  const module = aModule({
    components: [aComponent(54201, { colourId: 401 }), aComponent(54301)],
    groups: [aGroup({ components: [54301] })],
  });
  const choice = aChoice({ options: {} });
  const { page, draft } = await renderInEditor(
    <ModuleConfigureDialog onClose={() => undefined} slot={1} />,
    aDraft({
      set: aSet({ frameId: frame.id, modules: { 1: choice, 2: aChoice({ moduleId: 4999, options: {} }), 3: choice } }),
      slots: 3,
    }),
    anEditorCatalogue({ frames: [frame], modules: [module, aModule({ id: 4999 })] }),
  );
  await page.getByRole('checkbox', { name: /Article 54301/ }).click();
  await page.getByRole('checkbox', { name: texts.applyToAll(2) }).click();
  await page.getByRole('button', { name: pl.common.save }).click();
  const chosen = { 1: { selectedId: 54301, quantity: 1 } };
  await expect.poll(() => draft().set.modules[1]?.options).toEqual(chosen);
  await expect.poll(() => draft().set.modules[3]?.options).toEqual(chosen);
  expect(draft().set.modules[2]?.options).not.toEqual(chosen);
});
