import { describe, expect, onTestFinished, test } from 'vitest';
import { editing } from './editing.ts';

const { page, read, openSet, openNew, builder, press, dialog } = editing();

const panel = () => page().getByRole('complementary', { name: 'Lista elementów' });
const total = async () =>
  (
    await panel().getByText('Cena netto', { exact: true }).locator('xpath=following-sibling::span').textContent()
  )?.replaceAll(/\s/g, ' ');
const row = (symbol: string) => panel().getByRole('listitem').filter({ hasText: symbol });

describe('the price and the component list', () => {
  // Holds R21.
  test('appear with a configured frame, and follow every change', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseSlots(2);
    await builder().chooseFrame('TR2/111');
    await expect.poll(total).toBe('18,40 zł');
    await page().getByRole('switch', { name: 'Uszczelka IP44' }).click();
    await expect.poll(total).toBe('24,00 zł');
    await press(/^Cofnij: /);
    await expect.poll(total).toBe('18,40 zł');
  });

  // Holds R21.
  test('state the reason for each article: the rule and the slot', async () => {
    await openSet({ frame: 'TR2/111', ip44: true, surfaceBoxColourId: 501, modules: { 2: 'TKW5/111' } });
    await row('TR2/111').getByText('Ramka', { exact: true }).waitFor();
    await row('TU2').getByText('Uszczelka IP44', { exact: true }).waitFor();
    await row('TPN2/111').getByText('Puszka natynkowa', { exact: true }).waitFor();
    await expect.poll(() => row('TKW5/111').textContent()).toMatch(/Klawisz lub pokrywa.*2/);
  });

  // Holds R21.
  test('keep the last values if loading fails, and are updated without action later', async () => {
    await openSet({ frame: 'TR2/111', modules: { 1: 'TKW1/111' } });
    await expect.poll(total).toMatch(/zł/);
    const before = await total();
    await page().route('**/components/list', (route) => route.abort());
    onTestFinished(() => page().unroute('**/components/list'));
    await press('Usuń produkt z miejsca 1');
    await read('Wystąpił błąd podczas pobierania danych. Pokazujemy ostatnią znaną cenę.');
    await expect.poll(() => total()).toBe(before);
    await page().unroute('**/components/list');
    await expect.poll(total, { timeout: 120_000 }).toBe('18,40 zł');
    await expect.poll(() => page().getByText('Pokazujemy ostatnią znaną cenę.').count()).toBe(0);
  });

  // Holds R21.
  test('show that they are loading until the first response, also for an incomplete set', async () => {
    const { promise: delayed, resolve: release } = Promise.withResolvers<void>();
    await page().route('**/components/list', async (route) => {
      await delayed;
      await route.continue();
    });
    onTestFinished(() => page().unroute('**/components/list'));
    await openSet({ frame: 'TR2/111' });
    await panel().getByText('Wczytywanie…').waitFor();
    await expect.poll(() => panel().textContent()).not.toContain('Cena i lista pojawią się');
    await press('Więcej działań');
    await page().getByRole('menuitem', { name: 'Lista elementów' }).click();
    await dialog().getByText('Wczytywanie…').waitFor();
    release();
    await dialog().getByText('TR2/111').waitFor();
    await expect.poll(() => dialog().getByText('Wczytywanie…').count()).toBe(0);
  });

  // Holds §2.109.
  test('open from the menu, too', async () => {
    await openSet({ frame: 'TR2/111' });
    await row('TR2/111').waitFor();
    await press('Więcej działań');
    await page().getByRole('menuitem', { name: 'Lista elementów' }).click();
    await dialog().getByText('TR2/111').waitFor();
    await expect.poll(() => dialog().getByRole('listitem').count()).toBe(1);
  });

  // Holds R21.
  test('are disabled in the menu until the set is complete, and name the missing parts', async () => {
    await openNew('?preselectedFrameLine=simon-54-touch');
    const entry = () => page().getByRole('menuitem', { name: /^Lista elementów/ });
    await press('Więcej działań');
    await entry().getByText('Najpierw wybierz ramkę').waitFor();
    await page().keyboard.press('Escape');
    await builder().chooseFrame('DTP1-@/70');
    await press('Więcej działań');
    await entry().getByText('Najpierw wybierz wszystkie sterowniki').waitFor();
    await expect.poll(() => entry().getAttribute('aria-disabled')).toBe('true');
    await page().keyboard.press('Escape');
  });
});
