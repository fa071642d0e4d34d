import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pageSettings } from '../platform/page-settings.ts';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { NavigationDrawer } from './navigation.tsx';
import { Toolbar } from './toolbar.tsx';

const logo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>';

const themed = vi.hoisted(() => ({ theme: { logo: '', header: true, footer: false } }));
vi.mock(import('../platform/page-settings.ts'), async (original) => {
  const { pageSettings: settings } = await original();
  return { pageSettings: { ...settings, theme: themed.theme, copyrightHolder: 'Elektro Kowalski' } };
});

const noop = (): void => undefined;

test('the logo of the deployment is in the toolbar, unless the header is off', async () => {
  Object.assign(themed.theme, { logo });
  const toolbar = <Toolbar onOpenNavigation={noop} onOpenSets={noop} onShare={noop} onType={undefined} />;
  const shown = await renderInProject(toolbar, aProject());
  await expect.element(page.getByAltText('Elektro Kowalski')).toBeInTheDocument();
  await shown.unmount();
  Object.assign(themed.theme, { header: false });
  await renderInProject(toolbar, aProject());
  await expect.element(page.getByRole('button', { name: 'Otwórz menu' })).toBeVisible();
  expect(page.getByAltText('Elektro Kowalski').query()).toBeNull();
});

test('without a footer, its content is at the end of the menu', async () => {
  expect(pageSettings.theme.footer).toBe(false);
  await renderInProject(<NavigationDrawer open onClose={noop} />, aProject());
  await expect.element(page.getByText('Katalog przykładowy – ceny orientacyjne')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Dostępność' })).toBeVisible();
});
