import { pl } from '@ramka/texts/pl';
import { expect, test } from 'vitest';
import { aProject, aRoom, renderInProject } from '../testing/render-in-project.tsx';
import { RoomPanel } from './room-panel.tsx';

test.each([
  ['of its own offers to change its sets', null, 1],
  ['that the planning tool changes does not', 'MiO room', 0],
])('a room %s', async (_what, planningId, links) => {
  const room = aRoom({ planningId, sets: [{ id: 1, quantity: 1 }] });
  const page = await renderInProject(
    <RoomPanel room={room} isLinkTarget={false} open={false} onToggle={() => undefined} />,
    aProject({ rooms: [room] }),
  );
  await expect.element(page.getByRole('heading', { name: /^Hol/ })).toBeVisible();
  const link = page.getByRole('link', { name: pl.restyle.openRoom('Hol'), includeHidden: true });
  await expect.poll(() => link.elements()).toHaveLength(links);
  await page.getByRole('button', { name: pl.rooms.actionsFor('Hol') }).click();
  await expect.element(page.getByRole('menuitem', { name: pl.downloads.orderAndFiles })).toBeVisible();
  await expect.poll(() => page.getByRole('menuitem', { name: pl.sets.restyle }).elements()).toHaveLength(links);
});
