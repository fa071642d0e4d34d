import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, takePhone, takeOtherWindow, goTo, press, choose, read, dialog, room } = visitor();

let project: ApiProject;

beforeAll(async () => {
  project = await apiProject(address(), 'Dom nad Odrą');
  await project.addRoom('Kuchnia');
  await project.addSet(desk);
});

const escape = () => page().keyboard.press('Escape');

/**
 * Presses Escape without a key event on the page, so that only the browser's close request remains, as with Back on
 * Android.
 */
const systemBack = async (): Promise<void> => {
  await page().evaluate(() =>
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
  );
  await escape();
};

beforeEach(async () => {
  await takePhone();
  await goTo(`projekt/${project.id}/zestawy`);
});

const over = () => page().locator('[role=dialog], [role=alertdialog], [role=menu]').filter({ visible: true });

describe('the system’s Back', () => {
  test.for([
    ['a drawer', () => press('Otwórz menu')],
    ['a menu', () => press('Działania: Biurko')],
    ['a dialog', () => choose('Działania: Biurko', 'Zmień nazwę zestawu')],
    ['a question', () => choose('Działania: Biurko', 'Usuń zestaw')],
  ] as const)('closes %s and stays on the screen', async ([, show]) => {
    await show();
    await expect.poll(() => over().count()).toBe(1);
    await systemBack();
    await expect.poll(() => over().count()).toBe(0);
    expect(page().url()).toBe(`${address()}/el12/projekt/${project.id}/zestawy`);
    await read('Biurko');
  });

  test.for([
    ['the system', systemBack],
    ['Escape', escape],
  ] as const)('closes only the topmost one if %s opens another', async ([, close]) => {
    await goTo(`projekt/${project.id}/ekatalog`);
    await press('Przeglądaj katalog');
    await dialog().getByRole('searchbox').fill('ramka');
    await page().keyboard.press('Enter');
    await dialog()
      .getByRole('button', { name: /^Podaj ilość: / })
      .first()
      .click();
    await expect.poll(() => dialog().count()).toBe(2);
    await close();
    await expect.poll(() => dialog().count()).toBe(1);
    await dialog().getByRole('searchbox').waitFor();
    await close();
    await expect.poll(() => dialog().count()).toBe(0);
  });

  test('closes the topmost one in a browser that reports Back only through the history', async () => {
    await takeOtherWindow({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page().addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    await goTo(`projekt/${project.id}/zestawy`);
    await press('Otwórz menu');
    await dialog().getByRole('link', { name: 'Pomieszczenia' }).click();
    await room('Kuchnia').waitFor();
    await press('Otwórz menu');
    await expect.poll(() => over().count()).toBe(1);
    await page().goBack();
    await expect.poll(() => over().count()).toBe(0);
    // The browser had gone back; the app restores the entry.
    await expect.poll(() => page().url()).toBe(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await page().goBack();
    await expect.poll(() => page().url()).toBe(`${address()}/el12/projekt/${project.id}/zestawy`);
  });

  test('puts back the picked module', async () => {
    await page().getByRole('link', { name: 'Edytuj zestaw „Biurko”' }).click();
    await page().locator('[data-card]').first().tap();
    await page().getByRole('button', { name: 'Anuluj wybór' }).waitFor();
    await systemBack();
    await page().getByRole('button', { name: 'Anuluj wybór' }).waitFor({ state: 'hidden' });
    expect(new URL(page().url()).pathname).toMatch(/\/zestawy\/\d+$/);
  });

  test('answers the question about unsaved changes with staying', async () => {
    await page().getByRole('link', { name: 'Edytuj zestaw „Biurko”' }).click();
    const name = page().getByRole('textbox', { name: 'Nazwa zestawu' });
    await name.fill('Zmienione biurko');
    const editor = page().url();
    for (let round = 0; round < 2; round += 1) {
      await page().goBack();
      await read('Czy chcesz odrzucić niezapisane zmiany i wyjść z edycji?');
      await systemBack();
      await expect.poll(() => dialog().count()).toBe(0);
      await expect.poll(() => page().url()).toBe(editor);
      await expect.poll(() => name.inputValue()).toBe('Zmienione biurko');
    }
  });
});
