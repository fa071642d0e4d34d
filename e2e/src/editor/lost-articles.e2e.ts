import type { ResponseOf } from '@ramka/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { changeAnswer } from './change-answer.ts';
import { editing } from './editing.ts';

const { page, goTo, press, plant, project, dialog, builder, slotNames, saveButton } = editing();

const notice = () => page().getByRole('alert').filter({ hasText: 'Części tego zestawu nie ma już w katalogu' });
const isRefused = async () => (await saveButton().getAttribute('aria-disabled')) === 'true';

/** The app data without the frame TR2/111. */
const withoutFrame = (appData: ResponseOf<'readAppData'>): ResponseOf<'readAppData'> => ({
  ...appData,
  frames: {
    ...appData.frames,
    'simon-55': (appData.frames['simon-55'] ?? []).filter(({ symbol }) => symbol !== 'TR2/111'),
  },
});

const openPlanted = async (id: number): Promise<void> => {
  await goTo(`projekt/${project().id}/zestawy/${id}`);
  await notice().waitFor();
};

describe('a set of which the catalogue has lost', () => {
  // Holds R22.
  test('a module opens, marks and names it, and can be saved after replacing it', async () => {
    const id = await plant({ frame: 'TR2/111', modules: { 1: 'TKW5/111', 2: 'TKW1/111' } });
    await changeAnswer(page(), 'listModules', (modules) =>
      modules.filter(({ name }) => !name.includes('świecznikowy')),
    );
    await openPlanted(id);
    await notice().getByText('produkt w miejscu 1').waitFor();
    await expect.poll(slotNames).toEqual(['Miejsce 1: wycofany produkt', 'Miejsce 2: Łącznik jednobiegunowy']);
    await builder().drag(builder().card(/TKW6\/111/), builder().slot(1));
    await notice().waitFor({ state: 'hidden' });
    await expect.poll(() => isRefused()).toBe(false);
    await saveButton().click();
    await page().waitForURL(/\/zestawy$/);
  });

  // Holds R22.
  test('its frame opens in its series and keeps its modules for another frame', async () => {
    const id = await plant({ frame: 'TR2/111', modules: { 2: 'TKW1/111' } });
    await changeAnswer(page(), 'readAppData', withoutFrame);
    await openPlanted(id);
    await notice().getByText('ramka').waitFor();
    await expect.poll(() => isRefused()).toBe(true);
    await builder().chooseFrame('TR2/114');
    await expect.poll(slotNames).toEqual(['Miejsce 1, puste', 'Miejsce 2: Łącznik jednobiegunowy, biały mat']);
    await notice().waitFor({ state: 'hidden' });
    await saveButton().click();
    await page().waitForURL(/\/zestawy$/);
  });

  // Holds §2.110, R22.
  test('its frame has no downloads while it is not configured', async () => {
    const id = await plant({ frame: 'TR2/111' });
    await changeAnswer(page(), 'readAppData', withoutFrame);
    await openPlanted(id);
    await press('Więcej działań');
    const download = page().getByRole('menuitem', { name: /^Pobierz/ });
    await download.first().waitFor();
    const labels = await download.evaluateAll((entries) =>
      entries.map((entry) => [entry.getAttribute('aria-disabled'), entry.textContent] as const),
    );
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.filter(([disabled]) => disabled !== 'true')).toEqual([]);
    expect(labels[0]?.[1]).toContain('wybierz ramkę');
    await page().keyboard.press('Escape');
  });

  // Holds R22.
  test('a controller says so, and can be saved after choosing another', async () => {
    const id = await plant({ frame: 'DTP1-@/70', controllers: { 1: 'DTS1' } });
    await changeAnswer(page(), 'readAppData', (appData) => ({
      ...appData,
      controllers: { 'simon-54': (appData.controllers['simon-54'] ?? []).filter(({ symbol }) => symbol !== 'DTS1') },
    }));
    await openPlanted(id);
    await notice().getByText('sterownik w miejscu 1').waitFor();
    await expect.poll(() => isRefused()).toBe(true);
    await press('Zmień sterownik w miejscu 1');
    await dialog().getByText('DTS2').click();
    await dialog().getByRole('button', { name: 'Wybierz', exact: true }).click();
    await notice().waitFor({ state: 'hidden' });
    await expect.poll(() => isRefused()).toBe(false);
  });

  // Holds R22.
  test('a mechanism says so, and can be saved after saving the options', async () => {
    const id = await plant({ frame: 'TR1/111', modules: { 1: 'TKW1/111' } });
    await changeAnswer(page(), 'listModules', (modules) =>
      modules.map((module) => ({
        ...module,
        subComponents: module.subComponents.map((group) => ({
          ...group,
          components: group.components.length > 1 ? group.components.slice(1) : group.components,
        })),
      })),
    );
    await openPlanted(id);
    await notice().getByText('element produktu w miejscu 1').waitFor();
    await builder().changeOptions(1, () => Promise.resolve());
    await notice().waitFor({ state: 'hidden' });
    await expect.poll(() => isRefused()).toBe(false);
  });

  // Holds R22.
  test('the colour of its box says so, and can be saved after removing the box', async () => {
    const id = await plant({ frame: 'TR2/111', surfaceBoxColourId: 501 });
    await changeAnswer(page(), 'readAppData', (appData) => ({
      ...appData,
      frames: {
        ...appData.frames,
        'simon-55': (appData.frames['simon-55'] ?? []).map((frame) => ({ ...frame, smBox: [] })),
      },
    }));
    await openPlanted(id);
    await notice().getByText('puszka w tym kolorze').waitFor();
    await expect.poll(() => isRefused()).toBe(true);
    await page().getByRole('switch', { name: 'Puszka natynkowa' }).click();
    await notice().waitFor({ state: 'hidden' });
    await saveButton().click();
    await page().waitForURL(/\/zestawy$/);
  });
});
