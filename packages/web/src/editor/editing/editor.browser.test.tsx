import { aFrame, aModule, aSet } from '@ramka/domain/testing/makers';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { snackbars } from '../../platform/messages.ts';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { useEditor } from './editor.ts';

const dry = aModule({ disablesIp44: true });
const visiblePart = dry.components[54201];

const Placing = (): ReactElement => {
  const { edit } = useEditor();
  return (
    <button
      type="button"
      onClick={() => visiblePart && edit({ kind: 'place-module', card: { module: dry, visiblePart }, slot: 1 })}
    >
      place
    </button>
  );
};

// Holds §2.99, §4.51, R39.
test('a module that rules the seal out is placed; the removed seal is reported and can be restored by undo', async () => {
  snackbars.clearRecent();
  const frame = aFrame({ supportsIp44: true });
  const { page, draft } = await renderInEditor(
    <Placing />,
    aDraft({ set: aSet({ frameId: frame.id, ip44: true, modules: {} }), slots: frame.slots }),
    anEditorCatalogue({ frames: [frame], modules: [dry] }),
  );
  await page.getByRole('button', { name: 'place' }).click();
  await expect.poll(() => [draft().set.ip44, draft().set.modules[1]?.moduleId]).toEqual([false, dry.id]);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.poll(() => snackbars.recent.get()[0]?.text).toContain('uszczelka IP44');
  snackbars.recent.get()[0]?.action?.perform();
  await expect.poll(() => [draft().set.ip44, draft().set.modules[1]]).toEqual([true, undefined]);
});
