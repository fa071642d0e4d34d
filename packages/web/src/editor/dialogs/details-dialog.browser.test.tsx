import { aFrame } from '@ramka/domain/testing/makers';
import { expect, test } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { DetailsDialog } from './details-dialog.tsx';

test('the details of a frame state its size with a decimal comma', async () => {
  const frame = aFrame({ slots: 2, geometry: { height: 80.3, window: 54 } });
  const { page } = await renderInEditor(
    <DetailsDialog onClose={() => undefined} of={{ frame }} />,
    aDraft(),
    anEditorCatalogue({ frames: [frame] }),
  );
  await expect.element(page.getByText('151,3 × 80,3\u00A0mm')).toBeVisible();
});
