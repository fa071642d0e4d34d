import { afterEach, expect, test } from 'vitest';
import { pageSettings } from '../platform/page-settings.ts';
import { aProject, aRoom, renderInProject } from '../testing/render-in-project.tsx';
import { ToolEntry } from './tool-button.tsx';

const setTool = (planningTool: typeof pageSettings.planningTool): void =>
  void Object.assign(pageSettings, { planningTool });

afterEach(() => setTool(null));

// Holds R38.
test('a room of a project that is not linked leads to the planning tool', async () => {
  setTool({ name: 'MiO', address: 'https://mio.example/new?project={projectId}' });
  const room = aRoom();
  const page = await renderInProject(<ToolEntry room={room} />, aProject({ rooms: [room] }));
  await expect
    .element(page.getByRole('link', { name: 'Otwórz w aplikacji MiO: Hol' }))
    .toHaveAttribute('href', 'https://mio.example/new?project=aB3dE6gH');
});

test.for([
  ['of a linked project is in its head', 'https://mio.example/plans/1', true],
  ['is missing if the deployment has no tool', null, false],
] as const)('the link to the planning tool %s', async ([, planningAddress, hasTool]) => {
  if (hasTool) setTool({ name: 'MiO', address: 'https://mio.example/' });
  const room = aRoom();
  const page = await renderInProject(<ToolEntry room={room} />, aProject({ rooms: [room], planningAddress }));
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
