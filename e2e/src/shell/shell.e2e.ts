import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, goTo, press } = visitor();

let project: ApiProject;

beforeEach(async () => {
  project = await apiProject(address(), 'Dom nad Odrą');
});

const openRooms = () => goTo(`projekt/${project.id}/pomieszczenia`);

describe('the shell', () => {
  test('follows the device’s colour scheme until the visitor chooses', async () => {
    const scheme = () =>
      page().evaluate(() => {
        const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
        return [colorScheme, backgroundColor, new Set(bars.map(({ content }) => content)).size];
      });
    await openRooms();
    await expect.poll(scheme).toEqual(['light dark', expect.anything(), 2]);
    const [, light] = await scheme();
    const choice = page().getByRole('combobox', { name: 'Wygląd strony' });
    await press('Otwórz menu');
    await choice.selectOption('Ciemny');
    await page().keyboard.press('Escape');
    await openRooms();
    await expect.poll(scheme).toEqual(['dark', expect.not.stringContaining(String(light)), 1]);
    await press('Otwórz menu');
    await choice.selectOption('Systemowy');
    await expect.poll(scheme).toEqual(['light dark', light, 2]);
  });

  test('has a skip link', async () => {
    // In a project without rooms, the field for the first one takes the focus.
    await project.addRoom('Kuchnia');
    // Navigation within the app would move the focus to the screen.
    await open(`projekt/${project.id}/pomieszczenia`);
    await page().getByRole('region', { name: 'Kuchnia', exact: true }).waitFor();
    await page().keyboard.press('Tab');
    await expect.poll(() => page().evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content');
    await page().keyboard.press('Enter');
    await expect.poll(() => page().evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('does not move the indicator for a running request with reduced motion', async () => {
    await openRooms();
    await page().route('**/group', () => undefined);
    await page().getByPlaceholder('np. Salon').fill('Salon');
    await press('Dodaj pomieszczenie');
    const motion = await page()
      .locator('[data-busy]')
      .evaluate((bar) => [getComputedStyle(bar).transitionDuration, getComputedStyle(bar, '::before').animationName]);
    expect(motion).toEqual(['0s', 'none']);
    await page().unroute('**/group');
  });
});
