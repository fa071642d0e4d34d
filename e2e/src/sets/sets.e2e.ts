import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, takePhone, press, choose, dialog } = visitor();

let project: ApiProject;

beforeEach(async () => {
  project = await apiProject(address());
});

const openSets = async (...names: readonly string[]): Promise<void> => {
  for (const [index, name] of names.entries()) await project.addSet(index % 2 === 0 ? desk : livingRoom, name);
  await goTo(`projekt/${project.id}/zestawy`);
};

const card = (name: string) => page().getByRole('listitem').filter({ hasText: name });

describe('the list of sets', () => {
  // Holds §2.73, §2.78.
  test('shows each set with its series, name, picture and price, newest first', async () => {
    await openSets('Biurko', 'Salon');
    const links = page().getByRole('link', { name: /^Edytuj zestaw/ });
    await expect.poll(() => links.allTextContents()).toEqual(['Salon', 'Biurko']);
    await card('Salon').getByText('Simon 54', { exact: true }).waitFor();
    await card('Salon').getByText('1\u202F170,10 zł').waitFor();
    const picture = card('Salon').locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await page().getByRole('link', { name: 'Utwórz zestaw' }).click();
    await page().waitForURL(/\/zestawy\/nowy(?:\?|$)/);
  });

  test('describes each set as the alternative text of its picture, which distinguishes sets without a name', async () => {
    await openSets('', '');
    const links = page().getByRole('link', { name: /^Edytuj zestaw/ });
    await expect.poll(() => links.count()).toBe(2);
    const labelOf = (index: number) => links.nth(index).getAttribute('aria-label');
    await expect.poll(() => labelOf(0)).toMatch(/^Edytuj zestaw „[^(]+ \(panel dotykowy/);
    await expect.poll(() => labelOf(1)).toMatch(/^Edytuj zestaw „[^(]+ \(ramka/);
    await expect
      .poll(() => links.allTextContents())
      .toEqual([expect.not.stringContaining('Keystone'), '2×\u00A0gniazdo, Keystone, żaluzjowy']);
    await page()
      .getByRole('img', { name: /^Panel dotykowy .*gniazdo/ })
      .waitFor();
  });

  // Holds §2.83, §9.18.
  test('shows a button to scroll up after 20 pixels', async () => {
    await openSets(...Array.from({ length: 20 }, (_, index) => `Zestaw ${index + 1}`));
    await page().getByRole('link', { name: 'Edytuj zestaw „Zestaw 1”' }).waitFor();
    const up = page().getByRole('button', { name: 'Przewiń do góry' });
    await page().evaluate(() => window.scrollTo(0, 20));
    await page().waitForFunction(() => window.scrollY === 20);
    expect(await up.count()).toBe(0);
    await page().evaluate(() => window.scrollTo(0, 21));
    await up.click();
    await page().waitForFunction(() => window.scrollY === 0);
    await expect.poll(() => up.count()).toBe(0);
  });
});

const all = () => page().getByRole('checkbox', { name: 'Zaznacz wszystkie' });

describe('selected sets', () => {
  // Holds §1.27, §2.80, §2.147, §9.10.
  test('have one component list: equal articles merged, with pictures, prices, sums and the total', async () => {
    await openSets('Biurko', 'Salon', 'Drugie biurko');
    await all().click();
    await press('Pokaż listę elementów');
    const rows = dialog().getByRole('row');
    await rows.nth(1).waitFor();
    const twice = new Map(desk.rows.map(([symbol, quantity]) => [symbol, 2 * quantity]));
    for (const [symbol, quantity] of [...desk.rows, ...livingRoom.rows]) {
      const row = rows.filter({ has: page().getByRole('rowheader', { name: symbol, exact: true }) });
      await expect.poll(() => row.count()).toBe(1);
      const own = livingRoom.rows.find(([other]) => other === symbol)?.[1] ?? 0;
      await expect
        .poll(() => row.getByRole('cell').nth(3).textContent())
        .toBe(String((twice.get(symbol) ?? 0) + (twice.has(symbol) ? own : quantity)));
      await expect.poll(() => row.locator('img').count()).toBe(1);
    }
    const total = 2 * desk.total + livingRoom.total;
    await expect.poll(async () => (await rows.last().textContent())?.replace(/\D/g, '')).toBe(String(total));
    await expect
      .poll(() => dialog().getByRole('columnheader').allTextContents())
      .toEqual(['Rysunek', 'Symbol', 'Nazwa', 'Seria', 'Ilość', 'Cena netto', 'Wartość netto']);
    await expect
      .poll(() =>
        dialog()
          .getByRole('link', { name: /^Zobacz w katalogu/ })
          .count(),
      )
      .toBeGreaterThan(0);
    await dialog().getByRole('button', { name: 'Pobierz', exact: true }).waitFor();
    await dialog().getByRole('button', { name: 'Kopiuj jako tabelę' }).waitFor();
  });
});

test('on a phone all rooms for a set are visible without an on-screen keyboard', async () => {
  const phone = await takePhone();
  for (const name of ['Kuchnia', 'Salon']) await project.addRoom(name);
  await project.addSet(desk);
  await goTo(`projekt/${project.id}/zestawy`);
  await choose('Działania: Biurko', 'Dodaj do pomieszczeń…');
  await dialog().getByText('Kuchnia').first().waitFor();
  const hasFocus = () => dialog().evaluate((one) => one === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await phone.keyboard.press('Escape');
  await expect.poll(() => dialog().count()).toBe(0);
  // The only field of the dialog has the focus.
  await choose('Działania: Biurko', 'Zmień nazwę zestawu');
  await expect
    .poll(() =>
      dialog()
        .getByRole('textbox')
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
});
