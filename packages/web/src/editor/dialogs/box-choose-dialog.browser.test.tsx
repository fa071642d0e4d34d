import { aBox, aColour, aFrame, aSet } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { BoxChooseDialog } from './box-choose-dialog.tsx';

const { boxDialog } = pl.editor;

describe('choosing the colour of a box', () => {
  // Holds §2.119, §5.29.
  test('waits for a colour, and removes the other box', async () => {
    const frame = aFrame({ cornerBoxes: [aBox(1, 401), aBox(3, 402)], surfaceBoxes: [aBox(2, 401)] });
    const { page, draft } = await renderInEditor(
      <BoxChooseDialog onClose={() => undefined} box="corner-box" />,
      aDraft({ set: aSet({ frameId: frame.id, surfaceBoxColourId: 401 }), slots: 1 }),
      anEditorCatalogue({ frames: [frame] }),
    );
    const choose = page.getByRole('button', { name: boxDialog.choose });
    await expect.element(choose).toBeDisabled();
    await page.getByRole('radio', { name: 'colour 401' }).click();
    await choose.click();
    await expect.poll(() => draft().set).toMatchObject({ cornerBoxColourId: 401, surfaceBoxColourId: 0 });
  });

  test('preselects the colour that matches, which Enter confirms', async () => {
    const white = { ...aColour({ id: 401, name: 'white' }), familyId: 'white' };
    const black = { ...aColour({ id: 402, name: 'black' }), familyId: 'black' };
    const frame = aFrame({
      finishId: 'black-matt',
      surfaceBoxes: [white, black].map((colour) => ({ ...aBox(1, colour.id), colour })),
    });
    const finish = { id: 'black-matt', name: 'czarny', hexColor: '#222222', familyId: 'black' };
    const { page, draft } = await renderInEditor(
      <BoxChooseDialog onClose={() => undefined} box="surface-box" />,
      aDraft({ set: aSet({ frameId: frame.id }), slots: 1 }),
      anEditorCatalogue({ frames: [frame], colours: { 4: [white, black] }, finishes: [finish] }),
    );
    await expect.element(page.getByRole('radio', { name: 'black' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'black' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => draft().set.surfaceBoxColourId).toBe(402);
  });

  test('shows the price of each colour', async () => {
    const frame = aFrame({ surfaceBoxes: [aBox(1, 401), aBox(2, 402, 2)] });
    const { page } = await renderInEditor(
      <BoxChooseDialog onClose={() => undefined} box="surface-box" />,
      aDraft({ set: aSet({ frameId: frame.id }), slots: 1 }),
      anEditorCatalogue({ frames: [frame], prices: { 1: 3800, 2: 2000 } }),
    );
    await expect.element(page.getByRole('radio', { name: 'colour 401' })).toHaveAccessibleDescription(/^38,00\szł$/);
    await expect.element(page.getByText(/^40,00\szł$/)).toBeVisible();
  });
});
