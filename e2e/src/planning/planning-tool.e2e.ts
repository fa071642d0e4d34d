import { describe, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import type { ApiProject } from '../api-project.ts';
import { setBuilder } from '../set-builder.ts';
import { planning } from './planning.ts';

const {
  address,
  page,
  takeOtherWindow,
  open,
  press,
  choose,
  read,
  dialog,
  room,
  visits,
  notice,
  aProject,
  deliver,
  takeWindowWithClock,
  follow,
} = await planning();

/** The accessibility findings of axe for desktop and phone. */
const findings = async (): Promise<readonly string[]> => {
  const desktop = await axeFindings(page());
  await page().setViewportSize({ width: 390, height: 844 });
  const phone = await axeFindings(page());
  await page().setViewportSize({ width: 1440, height: 900 });
  return [...desktop, ...phone];
};

describe('a visitor with a planning tool', () => {
  let project: ApiProject;
  let polls: readonly number[];

  // Holds §2.87, §2.143, §4.18.
  test('sees on the tile in the editor that the tool opens in a new tab', async () => {
    project = await aProject();
    ({ polls } = await takeWindowWithClock());
    await open(`projekt/${project.id}/zestawy/nowy`);
    await page().getByRole('link', { name: 'MiO Konfigurator smart home' }).click();
    await dialog().getByText('Aplikacja MiO otworzy się w nowej karcie.').waitFor();
    expect(await findings()).toEqual([]);
    await press('Anuluj');
    await dialog().waitFor({ state: 'hidden' });
    expect(visits).toEqual([]);

    await page().getByRole('link', { name: 'MiO Konfigurator smart home' }).click();
    const tab = await follow('Przejdź do aplikacji MiO');
    expect(visits).toContain(`/new?project=${project.id}`);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
  });

  // Holds §2.34, §4.22, §4.23, §4.62, §8.43, §8.45.
  test('is asked whether to load the tool’s changes while editing a set', async () => {
    const builder = setBuilder(page());
    await builder.chooseLine(/^Simon 55 Line/);
    await builder.chooseSlots(2);
    await builder.chooseFrame('TR2/111');
    await page().clock.fastForward(5000);
    await expect.poll(() => polls).toContain(404);

    await deliver(project);
    await page().clock.fastForward(5000);
    await read(notice);
    // The response may be reported after the page has shown its effect.
    await expect.poll(() => polls.at(-1)).toBe(200);
    const earlierPolls = [...polls];
    expect(await findings()).toEqual([]);
    await page().clock.fastForward(60_000);
    await press('Odśwież');
    await read('Projekt został wczytany');
    await expect.poll(() => page().getByText(notice).count()).toBe(0);
    expect(polls).toEqual(earlierPolls);

    await builder.save();
    await read('Zestaw został utworzony');
    await page().getByText('3 zestawy').waitFor();
  });

  // Holds §1.22, §2.53, §2.55, §2.60, §4.17, §6.4.
  test('sees the tool’s rooms locked, and their sets unchanged', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    const salon = room('Salon');
    await salon.getByText('Połączone z aplikacją MiO').waitFor();
    await salon.getByText('Biurko z MiO').waitFor();
    await salon.getByText('×2').waitFor();
    expect(await salon.getByRole('link', { name: /^Edytuj zestaw/ }).count()).toBe(0);
    await press('Działania: Biurko z MiO');
    await page().getByRole('menuitem').first().waitFor();
    const entriesOfMenu = () => page().getByRole('menuitem').allInnerTexts();
    await expect
      .poll(entriesOfMenu)
      .toEqual([
        'Zmień ilość',
        'Pomieszczenia i kolejność',
        'Szablon do wiercenia 1 : 1 (PDF)',
        'Zapisz obraz',
        'Usuń z pomieszczenia',
      ]);
    await page().getByRole('menuitem', { name: 'Pomieszczenia i kolejność' }).click();
    await expect.poll(entriesOfMenu).toEqual(['Wstecz', 'Dodaj do pomieszczeń…', 'Przenieś do…', 'Kopiuj do…']);
    await page().keyboard.press('Escape');
    await page().keyboard.press('Escape');
    await salon.getByRole('button', { name: 'Więcej: Biurko z MiO' }).click();
    await page().clock.fastForward(1000);
    await read('Liczba zestawów została zmieniona. Następna aktualizacja z aplikacji do planowania może to cofnąć.');
    await expect
      .poll(async () => (await project.load()).project.groups.find(({ name }) => name === 'Salon'))
      .toMatchObject({ bundles: [{ quantity: 3 }] });
    await press('Działania: Salon');
    await page().getByRole('menuitem').first().waitFor();
    const entries = await page().getByRole('menuitem').allInnerTexts();
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.filter((entry) => !/^(Zamówienie i pliki|Kopiuj z zawartością|Przesuń)/.test(entry))).toEqual([]);
    await page().keyboard.press('Escape');
    await room('Kuchnia').getByRole('button', { name: 'Z listy zestawów' }).click();
    await dialog().getByText('Wejście', { exact: true }).waitFor();
    await expect.poll(() => dialog().getByText('Biurko z MiO').count()).toBe(0);
    await page().keyboard.press('Escape');
    expect(await findings()).toEqual([]);
  });

  // Holds §2.71, §2.72, §4.19, §4.20.
  test('opens the project and the room in the tool without logging in again', async () => {
    await page().getByRole('link', { name: 'Otwórz w aplikacji MiO', exact: true }).click();
    await page().getByLabel('Nie pokazuj tego ponownie').check();
    await (await follow('Przejdź do aplikacji MiO')).close();
    expect(visits).toContain(`/plans/${project.id}?view=flat`);

    await page().reload();
    await (await follow('Otwórz w aplikacji MiO: Salon')).close();
    expect(visits).toContain(`/plans/${project.id}?view=flat&room_id=room%2F1`);
    expect(await dialog().count()).toBe(0);
    expect(await room('Kuchnia').getByRole('link', { name: /MiO/ }).count()).toBe(0);

    await deliver(project, { mioID: 'room/2', name: 'Taras' });
    await page().clock.fastForward(5000);
    await read(notice);
    expect(await room('Taras').count()).toBe(0);
    await press('Odśwież');
    await room('Taras').getByText('Połączone z aplikacją MiO').waitFor();
  });

  // Holds §2.29, §2.77, §4.13, §4.14, §4.15, §4.16, §6.4, §6.6.
  test('can list and download an external set, and nothing else', async () => {
    await open(`projekt/${project.id}/zestawy`);
    await page().getByRole('checkbox', { name: 'Zaznacz zestaw „Biurko z MiO”' }).waitFor();
    expect(await page().getByRole('link', { name: 'Edytuj zestaw „Biurko z MiO”' }).count()).toBe(0);
    await press('Działania: Biurko z MiO');
    const others = (): Promise<string[]> =>
      page()
        .getByRole('menuitem')
        .filter({ hasNotText: /^(Pokaż listę elementów|Pobierz|Szablon do wiercenia|Zapisz obraz)/ })
        .allInnerTexts();
    await expect.poll(others).toEqual(['Inne formaty']);
    await page().getByRole('menuitem', { name: 'Inne formaty' }).click();
    await page().getByRole('menuitem', { name: 'Wstecz' }).waitFor();
    await expect.poll(others).toEqual(['Wstecz']);
    await page().keyboard.press('Escape');
    await page().keyboard.press('Escape');
    expect(await findings()).toEqual([]);
    await press('Pokaż swoje zestawy');
    await dialog().getByText('Wejście', { exact: true }).waitFor();
    await expect.poll(() => dialog().getByText('Biurko z MiO').count()).toBe(0);
  });

  // Holds §4.13.
  test('is redirected to the list from the URL of an external set', async () => {
    const external = (await project.load()).productSets.find(({ type }) => type === 'external');
    await page().goto(`${address()}/el12/projekt/${project.id}/zestawy/${external?.id}`);
    await read('Ten zestaw pochodzi z aplikacji do planowania i tylko tam można go zmienić');
    await expect.poll(() => new URL(page().url()).pathname).toBe(`/el12/projekt/${project.id}/zestawy`);
  });

  // Holds §2.55, §4.17, §6.5.
  test('is rejected by the server if the screen does not know of the lock yet', async () => {
    const address = `**/api/project/${project.id}`;
    await page().route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"mioData":\{[^}]*\}/g, '"mioData":null'),
      });
    });
    await open(`projekt/${project.id}/pomieszczenia`);
    await choose('Działania: Salon', 'Zmień nazwę pomieszczenia');
    await dialog().getByRole('textbox').fill('Pokój dzienny');
    await page().unroute(address);
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await page().getByRole('alert').getByText('To pomieszczenie jest połączone z aplikacją do planowania').waitFor();
    await press('Anuluj');
    await room('Salon').getByText('Połączone z aplikacją MiO').waitFor();
    await expect.poll(async () => (await project.load()).project.groups.map(({ name }) => name)).toContain('Salon');
  });
});

// Holds §4.24, §4.25.
test('a change in one tab appears in the others', async () => {
  const project = await aProject();
  await takeOtherWindow();
  const first = page();
  await open(`projekt/${project.id}/pomieszczenia`);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByRole('region', { name: 'Kuchnia' }).waitFor();
  await first.getByLabel('Nazwa pomieszczenia').fill('Garaż');
  await press('Dodaj pomieszczenie');
  await expect.poll(() => second.getByRole('region', { name: 'Garaż' }).count()).toBe(1);
});
