import { describe, expect, test } from 'vitest';
import { editing } from '../editor/editing.ts';

const { page, startFresh, goTo, read, press, dialog, project, builder, saveButton, step } = editing();

const newSetIn = async (room: string): Promise<void> => {
  // Removes drafts of earlier tests, which would otherwise be offered.
  await startFresh();
  await goTo(`projekt/${project().id}/pomieszczenia`);
  const panel = page().getByRole('region', { name: room });
  await panel.getByRole('link', { name: /^Nowy zestaw/ }).click();
};

const shownFrame = () => page().getByRole('figure').first().getAttribute('aria-label');

const takeFrame = async (slots: number): Promise<void> => {
  await builder().chooseSlots(slots);
  await expect.poll(step).toBe('Produkty');
};

describe('the series and colour of a project', () => {
  test('come from its first set, can be chosen for a room, and are the defaults of each new set', async () => {
    await project().addRoom('Salon');
    await project().addRoom('Łazienka');
    await newSetIn('Salon');
    await page().getByRole('heading', { name: 'Wybierz serię ramek' }).waitFor();
    await page()
      .getByRole('button', { name: /^Simon 55 Line/ })
      .click();
    await builder().chooseFrame('TR1/114');
    await saveButton().click();
    await read('Zestaw został utworzony i dodany do pomieszczenia „Salon”');

    await newSetIn('Salon');
    await expect.poll(step).toBe('Ramka');
    await takeFrame(2);
    await expect.poll(shownFrame).toMatch(/^Podgląd zestawu: Ramka 2-krotna/);

    await goTo(`projekt/${project().id}/pomieszczenia`);
    await page().getByRole('button', { name: 'Działania: Łazienka' }).click();
    await page().getByRole('menuitem', { name: 'Zmień serię i kolory' }).click();
    await press('Zmień serię i kolor nowych zestawów');
    await dialog().getByLabel('Seria ramek').selectOption({ label: 'Simon 54 Premium' });
    await dialog().getByRole('radio', { name: 'czarny mat' }).first().click();
    await dialog().getByRole('button', { name: 'Zapisz', exact: true }).click();
    await read('Zmiany zostały zapisane');
    await newSetIn('Łazienka');
    await takeFrame(1);
    await expect.poll(shownFrame).toBe('Podgląd zestawu: Ramka 1-krotna, czarny mat');

    await goTo(`projekt/${project().id}/zmiana`);
    await page()
      .getByText(/^Nowe zestawy: Simon 55 Line/)
      .waitFor();
    await press('Zmień serię i kolor nowych zestawów');
    await dialog().getByLabel('Seria ramek').selectOption({ label: 'Ustali je następny nowy zestaw' });
    await dialog().getByRole('button', { name: 'Zapisz', exact: true }).click();
    await page().locator('#content').getByText('Ustali je następny nowy zestaw').waitFor();
    await newSetIn('Salon');
    await page().getByRole('heading', { name: 'Wybierz serię ramek' }).waitFor();
  });
});
