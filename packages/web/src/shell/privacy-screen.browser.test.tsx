import { privacy } from '@ramka/texts/pl/privacy';
import { expect, test } from 'vitest';
import { pageSettings } from '../platform/page-settings.ts';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';

test('the privacy page says what is stored where, and who is responsible', async () => {
  const page = await renderInProject(<PrivacyScreen />, aProject(), { enabled: true });
  await expect.element(page.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible();
  for (const point of Object.values({ ...privacy.browser, ...privacy.server, ...privacy.others }))
    await expect.element(page.getByText(point)).toBeVisible();
  await expect.element(page.getByText(privacy.responsible(pageSettings.copyrightHolder))).toBeVisible();
  expect(page.getByText(privacy.measurements).elements()).toHaveLength(pageSettings.fieldMetrics ? 1 : 0);
  expect(page.getByText(privacy.planningTool).elements()).toHaveLength(pageSettings.planningTool === null ? 0 : 1);
});
