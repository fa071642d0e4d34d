import { afterEach, expect, test } from 'vitest';
import { pageSettings } from '../platform/page-settings.ts';
import { aProject, aRoom, renderInProject } from '../testing/render-in-project.tsx';
import { ToolEntry } from './tool-button.tsx';

const setTool = (planningTool: typeof pageSettings.planningTool): void =>
  void Object.assign(pageSettings, { planningTool });

afterEach(() => setTool(null));

// Holds R38.
test('a room that is not linked leads to the planning tool', async () => {
  setTool({ name: 'MiO', address: 'https://mio.example/new?project={projectId}' });
  const room = aRoom();
  const page = await renderInProject(<ToolEntry room={room} />, aProject({ rooms: [room] }));
  await expect
    .element(page.getByRole('link', { name: 'Otwórz w aplikacji MiO: Hol' }))
    .toHaveAttribute('href', 'https://mio.example/new?project=aB3dE6gH');
});

test.for([
  ['of a linked room has its own place', 'MiO room', true],
  ['is not offered where the deployment has no tool', null, false],
] as const)('the way to the planning tool %s', async ([, planningId, hasTool]) => {
  if (hasTool) setTool({ name: 'MiO', address: 'https://mio.example/' });
  const room = aRoom({ planningId });
  const page = await renderInProject(<ToolEntry room={room} />, aProject({ rooms: [room] }));
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
