import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, takePhone, press, choose, read, dialog, room } = visitor();

let project: ApiProject;
let kitchen: number;

beforeEach(async () => {
  project = await apiProject(address());
  kitchen = await project.addRoom('Kuchnia');
});

const openRooms = () => goTo(`projekt/${project.id}/pomieszczenia`);

// Holds §2.11, §2.64.
test('a new set is created in the editor for a room', async () => {
  await openRooms();
  await room('Kuchnia').getByRole('link', { name: 'Nowy zestaw' }).click();
  await page().waitForURL(new RegExp(`/zestawy/nowy\\?createInGroupId=${kitchen}$`));
  await read('Tworzenie zestawu w pomieszczeniu „Kuchnia”');
});

describe('a set in a room', () => {
  beforeEach(async () => {
    await project.putSets(kitchen, [[await project.addSet(desk), 2]]);
    await openRooms();
  });

  // Holds §2.56, §2.57, §2.58, §2.59, §2.61.
  test('shows its series, name, picture and quantity, and links to the editor', async () => {
    const card = room('Kuchnia').getByRole('listitem');
    for (const text of ['Simon 54', 'Biurko', '×2']) await card.getByText(text, { exact: true }).first().waitFor();
    const picture = card.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expect
      .poll(() => picture.getAttribute('src'))
      .toMatch(new RegExp(`^/product-set/${project.id}/\\d+\\.png\\?.`));
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/\d+\.webp\?./);
    await card.getByRole('link', { name: 'Edytuj zestaw „Biurko”' }).click();
    await page().waitForURL(/\/zestawy\/\d+\?openedFromGroupId=\d+$/);
  });
});

describe('a single product in a room', () => {
  beforeEach(async () => {
    await project.putProducts(kitchen, [[8500, 3]]);
    await openRooms();
  });

  // Holds §2.62.
  test('shows its series, its picture and its quantity', async () => {
    const card = room('Kuchnia').getByRole('listitem');
    for (const text of ['Simon Aquarius', '×3']) await card.getByText(text, { exact: true }).waitFor();
    const picture = card.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  // Holds §2.63.
  test('shows its symbol, name and catalogue link on hover', async () => {
    const card = room('Kuchnia').getByRole('listitem');
    const symbol = card.getByText('AW1.00/11', { exact: true });
    const opacity = () => symbol.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity);
    await page().mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await card.hover();
    await expect.poll(opacity).toBe('1');
    await card
      .getByText(/^Łącznik jednobiegunowy natynkowy/)
      .first()
      .waitFor();
    const link = card.getByRole('link', { name: /^Zobacz w katalogu/ });
    await expect.poll(() => link.getAttribute('href')).toBe('https://example.com/katalog/AW1.00%2F11');
    await expect.poll(() => link.getAttribute('target')).toBe('_blank');
  });
});

test('the dialog of single products has select lists; Escape closes the open list first, then the dialog', async () => {
  await openRooms();
  await press('Produkt kompletny: Kuchnia');
  const series = dialog().getByLabel('Seria');
  const isOpen = () => series.evaluate((select) => select.matches(':open'));
  await series.focus();
  await page().keyboard.press('Space');
  await expect.poll(isOpen).toBe(true);
  await page().keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(() => dialog().count()).toBe(1);
  await page().keyboard.press('Escape');
  await expect.poll(() => dialog().count()).toBe(0);
});

test('on a phone a message is above a question that opens later', async () => {
  const phone = await takePhone();
  await openRooms();
  await phone.getByPlaceholder('np. Salon').fill('Salon');
  await press('Dodaj pomieszczenie');
  await phone.getByRole('region', { name: 'Salon', exact: true }).waitFor();
  await choose('Działania: Kuchnia', 'Usuń pomieszczenie');
  await dialog().waitFor();
  const distance = async (): Promise<number> => {
    const message = await phone.locator('[data-message]').boundingBox();
    const question = await dialog().boundingBox();
    return message && question ? question.y - message.y - message.height : 0;
  };
  await expect.poll(distance).toBeGreaterThan(0);
});
