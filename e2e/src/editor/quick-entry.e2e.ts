import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { centreOf } from '../centre-of.ts';
import { delayResponses } from '../delayed-responses.ts';
import { visitor } from '../visitor.ts';
import { setBySymbols } from './set-by-symbols.ts';

const { address, page, goTo, read, dialog, takePhone } = visitor();

let project: ApiProject;

beforeEach(async () => {
  project = await apiProject(address());
  await project.addRoom('Kuchnia');
  await goTo(`projekt/${project.id}/pomieszczenia`);
  await page().getByRole('region', { name: 'Kuchnia', exact: true }).waitFor();
});

const field = () => dialog().getByRole('textbox', { name: 'Co ma być w zestawie' });
const pictures = () => dialog().locator('img').count();
const press = (key: string) => page().keyboard.press(key);

const startTyping = async (text: string): Promise<void> => {
  await press('Control+k');
  await field().waitFor();
  await dialog().getByLabel('Seria ramek').selectOption({ label: 'Simon 54 Premium' });
  await field().fill(text);
};

describe('quick entry', () => {
  test('builds a set for a room with the keyboard alone: Enter places, Enter saves', async () => {
    await startTyping('3x gniazdo, usb, schodowy');
    await expect.poll(pictures).toBeGreaterThan(5);
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    expect((await project.load()).productSets).toEqual([]);
    await field().press('Enter');
    await read('Zestaw został utworzony i dodany do pomieszczenia „Kuchnia”');
    await expect.poll(() => dialog().count()).toBe(0);
    const { productSets, project: stored } = await project.load();
    expect(productSets).toHaveLength(1);
    expect(stored.groups[0]?.bundles).toEqual([{ id: productSets[0]?.id, quantity: 1 }]);
    // The first set has determined the defaults for new sets.
    const next = page().getByRole('link', { name: 'Nowy zestaw: Kuchnia' });
    await expect.poll(() => next.getAttribute('href')).toContain('preselectedFrameLine=simon-54-premium');

    await press('Control+k');
    await field().fill('2 gniazdka');
    await expect
      .poll(() => dialog().getByLabel('Seria ramek').locator('option:checked').textContent())
      .toBe('Simon 54 Premium');
  });

  test('targets the room scrolled to on a phone, and continues in another chosen room', async () => {
    for (const name of ['Garaż', 'Strych', 'Taras', 'Salon', 'Hol']) await project.addRoom(name);
    const phone = await takePhone();
    await goTo(`projekt/${project.id}/pomieszczenia`);
    const room = () => dialog().getByLabel('Pomieszczenie').locator('option:checked').textContent();
    const open = async (): Promise<void> => {
      // Unlike a Playwright click, a tap does not scroll the page.
      const { x, y } = await centreOf(phone.getByRole('button', { name: /^Wpisz zestaw/ }));
      await phone.touchscreen.tap(x, y);
      await field().waitFor();
    };
    await open();
    await expect.poll(room).toBe('Hol');
    await press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    await phone.getByRole('region', { name: 'Salon' }).evaluate((region) => region.scrollIntoView());
    await open();
    await expect.poll(room).toBe('Salon');
    await press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    await phone.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await open();
    await expect.poll(room).toBe('Kuchnia');
    await dialog().getByLabel('Pomieszczenie').selectOption({ label: 'Garaż' });
    await dialog().getByLabel('Seria ramek').selectOption({ label: 'Simon 54 Premium' });
    await field().fill('gniazdo');
    await expect.poll(pictures).toBeGreaterThan(1);
    await field().press('Enter');
    await field().press('Enter');
    await expect.poll(() => dialog().count()).toBe(0);
    // The tooltip of the button disappears with the next touch.
    await phone.getByText('Wpisz zestaw (Ctrl+K)').waitFor();
    await phone.touchscreen.tap(4, 400);
    await expect.poll(() => phone.getByText('Wpisz zestaw (Ctrl+K)').isVisible()).toBe(false);
    await open();
    await expect.poll(room).toBe('Garaż');
    // The interpretation is visible above the on-screen keyboard.
    await phone.setViewportSize({ width: 390, height: 500 });
    await field().fill('2 gniazda, usb');
    const last = dialog().getByRole('listitem').nth(1);
    const isVisible = () =>
      last.evaluate((part) => {
        const { left, bottom } = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(left + 20, bottom - 4));
      });
    await expect.poll(isVisible).toBe(true);
  });

  test('uses an IP44 frame on request, and says if that is not possible', async () => {
    await startTyping('gniazdo IP44');
    await dialog().getByLabel('Seria ramek').selectOption({ label: 'Simon 82 Detail' });
    await dialog().getByText('Zestaw nie będzie IP44: ta seria nie ma do niego ramki IP44').waitFor();
    await dialog().getByLabel('Seria ramek').selectOption({ label: 'Simon Basic' });
    await expect.poll(() => dialog().getByText('nie będzie IP44').count()).toBe(0);
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).click();
    await expect.poll(() => dialog().count()).toBe(0);
    await expect
      .poll(async () => (await project.load()).productSets)
      .toMatchObject([
        { description: 'Ramka 1-krotna IP44, biały: gniazdo IP44 z klapką (kolor biały); uszczelka IP44' },
      ]);
  });

  test('suggests words for an unknown one, and shows alternative meanings', async () => {
    await startTyping('gniadzko, kontakt');
    await dialog().getByText('Nie rozumiem: „gniadzko”').waitFor();
    // The status names the word, because a screen reader does not see where the mark is.
    await dialog().getByRole('status').filter({ hasText: 'zrozumieć: gniadzko' }).waitFor();
    await dialog().getByRole('button', { name: 'Wstaw', disabled: true }).waitFor();
    await dialog().getByRole('button', { name: 'Gniazdo z uziemieniem', exact: true }).click();
    await expect.poll(() => field().inputValue()).toBe('Gniazdo z uziemieniem, kontakt');
    const meaning = dialog().getByLabel('Znaczenie słowa „kontakt”');
    const offered = await meaning.locator('option').allTextContents();
    expect(offered.slice(0, 2)).toEqual(['Gniazdo z uziemieniem', 'Łącznik jednobiegunowy']);
    await meaning.selectOption({ label: 'Łącznik jednobiegunowy' });
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
  });

  test('accepts Enter before the modules are loaded', async () => {
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    await page().route('**/api/modules/**', async (route) => {
      await come;
      await route.continue();
    });
    await startTyping('2 gniazdka');
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Wstaw', disabled: true }).waitFor();
    letCome();
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    expect((await project.load()).productSets).toEqual([]);
  });

  test('reports nothing as missing before a series is chosen', async () => {
    await press('Control+k');
    await field().fill('gniazdo');
    await dialog().getByLabel('Znaczenie słowa „gniazdo”').waitFor();
    await dialog().getByText('Wybierz serię ramek').first().waitFor();
    expect(await dialog().getByText('W tej serii nie ma takiego produktu').count()).toBe(0);
    await dialog().getByLabel('Seria ramek').selectOption({ label: 'Simon 54 Premium' });
    await expect.poll(pictures).toBeGreaterThan(1);
  });

  test('chooses the frame line that the text names; another choice removes it from the text', async () => {
    await startTyping('simon 55 line, 2 gniazda');
    const line = dialog().getByLabel('Seria ramek');
    await expect.poll(() => line.locator('option:checked').textContent()).toBe('Simon 55 Line');
    await expect.poll(pictures).toBeGreaterThan(2);
    await expect
      .poll(() =>
        dialog()
          .getByText(/Nie rozumiem/)
          .count(),
      )
      .toBe(0);
    await line.selectOption({ label: 'Simon 54 Premium' });
    await expect.poll(() => field().inputValue()).toBe('2 gniazda');
    await expect.poll(pictures).toBeGreaterThan(2);
  });

  test('names a count as typed, although no frame is that large', async () => {
    await startTyping('500 gniazd');
    await dialog().getByText('500 ×').waitFor();
    await dialog().getByText('Razem 500, a ramka tej serii ma najwyżej 5 miejsc.').waitFor();
    expect(await dialog().getByRole('button', { name: 'Podziel na kilka zestawów' }).count()).toBe(0);
  });

  test('creates several sets if there are more items than a frame holds', async () => {
    await startTyping('7x gniazdko');
    await dialog().getByText('Razem 7, a ramka tej serii ma najwyżej 5 miejsc.').waitFor();
    await dialog().getByRole('button', { name: 'Podziel na kilka zestawów' }).click();
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    await field().press('Enter');
    await read('Utworzone zestawy w pomieszczeniu „Kuchnia”: 2');
    await expect.poll(async () => (await project.load()).productSets).toHaveLength(2);
  });

  test('stays open while saving, and if the room cannot be filled: another attempt does not save the set again', async () => {
    let tries = 0;
    await page().route('**/setlist', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      return route.fulfill({ status: 500, json: { code: 'fault', message: 'Wystąpił błąd' } });
    });
    await startTyping('7x gniazdko');
    await dialog().getByRole('button', { name: 'Podziel na kilka zestawów' }).click();
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    await field().press('Enter');
    await read(/Wystąpił błąd/);
    await expect.poll(() => field().inputValue()).toBe('7x gniazdko');
    await field().press('Enter');
    await read('Utworzone zestawy w pomieszczeniu „Kuchnia”: 2');
    const { productSets, project: stored } = await project.load();
    expect(productSets).toHaveLength(2);
    expect(stored.groups[0]?.bundles).toHaveLength(2);
    await page().unrouteAll();
  });

  test('uses text typed while saving for the next set', async () => {
    await startTyping('2 gniazdka');
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    const responses = await delayResponses(page(), 'POST', '**/set');
    await field().press('Enter');
    await responses.processed(1);
    await field().fill('2 gniazdka ');
    await field().press('Enter');
    await field().press('Enter');
    await field().fill('łącznik');
    await responses.release();
    await read('Zestaw został utworzony i dodany do pomieszczenia „Kuchnia”');
    await dialog().getByRole('button', { name: 'Wstaw' }).waitFor();
    await expect.poll(() => field().inputValue()).toBe('łącznik');
    await expect.poll(async () => (await project.load()).productSets).toHaveLength(1);
  });

  test('does not close a field that was opened again while saving', async () => {
    await startTyping('2 gniazdka');
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    const responses = await delayResponses(page(), 'POST', '**/set');
    await field().press('Enter');
    await responses.processed(1);
    await press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    await startTyping('łącznik');
    await responses.release();
    await read('Zestaw został utworzony i dodany do pomieszczenia „Kuchnia”');
    await expect.poll(() => field().inputValue()).toBe('łącznik');
  });

  test('fills the open set in the editor, and can be undone', async () => {
    await goTo(`projekt/${project.id}/zestawy/nowy`);
    await page().getByRole('button', { name: 'Wpisz zestaw' }).click();
    await dialog().getByLabel('Seria ramek').selectOption({ label: 'Simon 54 Premium' });
    await field().fill('schodowy, rj45');
    await expect.poll(pictures).toBeGreaterThan(2);
    await field().press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    await press('Escape');
    await page().getByRole('button', { name: 'Miejsce 1: Łącznik schodowy' }).waitFor();
    await page()
      .getByRole('button', { name: /^Miejsce 2: Gniazdo komputerowe/ })
      .waitFor();
    await expect.poll(() => dialog().count()).toBe(0);
    await press('Control+z');
    await expect.poll(() => page().getByRole('button', { name: 'Miejsce 1: Łącznik schodowy' }).count()).toBe(0);
  });

  test('lists the losses in the editor before and after, until they are undone', async () => {
    const sealed = { frame: 'TR2/111', ip44: true, surfaceBoxColourId: 501, modules: { 1: 'TKW1/111' } } as const;
    const setId = await project.addSet({ set: await setBySymbols(address(), sealed) });
    await goTo(`projekt/${project.id}/zestawy/${setId}`);
    const box = page().getByRole('switch', { name: 'Puszka natynkowa', includeHidden: true });
    await box.waitFor();
    await press('Control+k');
    await field().fill('schodowy, gniazdo');
    const beforehand = dialog().getByText('Z zestawu zostanie usunięte: puszka natynkowa, uszczelka IP44.');
    await beforehand.waitFor();
    await field().press('Enter');
    await read('Usunięto z zestawu: puszka natynkowa, uszczelka IP44.');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    await expect.poll(() => beforehand.count()).toBe(0);
    await page().locator('[data-snackbars]').getByRole('button', { name: 'Cofnij' }).click();
    await beforehand.waitFor();
    await dialog().getByRole('button', { name: 'Wstaw', exact: true }).waitFor();
    await expect.poll(() => box.isChecked()).toBe(true);

    await dialog().getByLabel('Seria ramek').selectOption({ label: 'Simon 54 Premium' });
    await field().press('Enter');
    await read('Usunięto z zestawu: Łącznik jednobiegunowy z miejsca 1, puszka natynkowa, uszczelka IP44.');
    await page().keyboard.press('Escape');
    await page().getByRole('button', { name: 'Miejsce 2: Gniazdo z uziemieniem' }).waitFor();
  });

  test('works with shortcuts pressed at the moment the editor appears', async () => {
    await page().evaluate(() => {
      const press = (): void => {
        if (document.querySelector('[aria-pressed]') === null) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
      };
      const observer = new MutationObserver(press);
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await page()
      .getByRole('link', { name: /^Nowy zestaw/ })
      .first()
      .click();
    await expect.poll(() => field().count()).toBe(1);
  });
});
