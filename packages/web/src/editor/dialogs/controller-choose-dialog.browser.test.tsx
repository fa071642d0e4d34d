import type { ControllerSlot } from '@ramka/domain/catalogue';
import { aController, aPanel, aSet } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { describe, expect, test, vi } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { ControllerChooseDialog } from './controller-choose-dialog.tsx';

const texts = pl.editor.controllerDialog;

const openChooser = async (pattern: string, slot: ControllerSlot, chosen: Readonly<Record<number, number>> = {}) => {
  const panel = aPanel(pattern);
  const onClose = vi.fn<() => void>();
  const screen = await renderInEditor(
    <ControllerChooseDialog onClose={onClose} slot={slot} />,
    aDraft({ set: aSet({ frameId: panel.id, controllers: chosen }), slots: panel.slots }),
    anEditorCatalogue({ frames: [panel], controllers: [1, 2, 4].map((points) => aController(points)) }),
  );
  const choose = screen.page.getByRole('button', { name: texts.choose });
  return { ...screen, onClose, choose };
};

describe('choosing a controller', () => {
  // Holds §2.120, §4.59.
  test('waits until one is selected', async () => {
    const { page, choose, draft, onClose } = await openChooser('@', 1);
    await expect.element(choose).toBeDisabled();
    await page.getByRole('radio', { name: /Controller of 4/ }).click();
    await choose.click();
    await expect.poll(() => draft().set.controllers).toEqual({ 1: 304 });
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
  });

  // Holds §4.58.
  test('names the slot that rules a controller out, and does not let it be chosen', async () => {
    const { page, choose } = await openChooser('@@', 2, { 1: 304 });
    const ruledOut = page.getByRole('radio', { name: /Controller of 1/ });
    await expect.element(ruledOut).toBeDisabled();
    await expect.element(page.getByText(new RegExp(texts.ruledOut([1]))).first()).toBeVisible();
    await expect.element(choose).toBeDisabled();
  });

  test('shows symbols that browsers do not translate', async () => {
    const { page } = await openChooser('@', 1);
    const { symbol } = aController(1);
    expect(page.getByText(symbol, { exact: true }).first().element().closest('[translate=no]')).not.toBeNull();
  });

  test('preselects the present controller', async () => {
    const { page, choose } = await openChooser('@@', 1, { 1: 302, 2: 302 });
    await expect.element(page.getByRole('radio', { name: /Controller of 2/ })).toBeChecked();
    await expect.element(choose).toBeEnabled();
  });
});
