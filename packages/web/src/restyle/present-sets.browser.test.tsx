import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RestylePreview } from '../api/restyle-calls.ts';
import { aProject, aRoom, aSavedSet, renderInProject } from '../testing/render-in-project.tsx';
import { PresentSets } from './present-sets.tsx';

const preview: RestylePreview = {
  rows: [
    {
      setId: 11,
      name: 'Biurko',
      verdict: 'kept',
      same: true,
      reason: null,
      copyName: null,
      rooms: [],
      before: { drawing: null, line: 'Simon 54 Premium', finish: 'biały', price: 12_300 },
      after: null,
      changes: [],
    },
  ],
  rooms: [],
  total: { before: 0, after: 0 },
  etag: null,
};

test.for([
  [1, 'data:image/svg+xml'],
  [undefined, '#e0d0b4'],
] as const)('a set of two rooms stands on the wall of the chosen room, here %s', async ([roomId, face]) => {
  const sets = [{ id: 11, quantity: 1 }];
  const rooms = [aRoom({ id: 1, wall: 'brick', sets }), aRoom({ id: 2, name: 'Salon', sets })];
  const project = aProject({ wall: 'sand', rooms, sets: [aSavedSet()] });
  await renderInProject(<PresentSets preview={preview} roomId={roomId} />, project);
  await expect.element(page.getByRole('figure', { name: 'Biurko' })).toBeVisible();
  const figure = page.getByRole('figure', { name: 'Biurko' }).element();
  expect(getComputedStyle(figure).getPropertyValue('--wall-face')).toContain(face);
});
