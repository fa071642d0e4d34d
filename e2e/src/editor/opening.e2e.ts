import type { ResponseOf } from '@ramka/contract/endpoints';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chooseLanguage } from '../choose-language.ts';
import { changeAnswer } from './change-answer.ts';
import { editing } from './editing.ts';

const {
  address,
  page,
  open,
  goTo,
  read,
  choose,
  place,
  project,
  plant,
  openSet,
  openNew,
  step,
  builder,
  slotNames,
  nameField,
  dialog,
} = editing();

const fetchFailed = 'Wystąpił błąd podczas pobierania danych';

/** The unchanged app data. */
const appData = async (): Promise<ResponseOf<'readAppData'>> => (await fetch(`${address()}/api/app-data`)).json();

const pressedSlots = () =>
  page().getByRole('toolbar', { name: 'Liczba miejsc' }).locator('[aria-pressed=true]').getAttribute('aria-label');

describe('opening a set', () => {
  // Holds §2.10, §4.53, §4.54.
  test('with module slots starts at the products step, with its line and number of slots selected', async () => {
    await openSet({ frame: 'TR3/111', modules: { 2: 'TKW1/111' } });
    await expect.poll(slotNames).toEqual(['Miejsce 1, puste', 'Miejsce 2: Łącznik jednobiegunowy', 'Miejsce 3, puste']);
    await expect.poll(() => step()).toBe('Produkty');
    await page()
      .getByRole('button', { name: /Ramka Ramka 3-krotna/ })
      .click();
    await expect.poll(() => pressedSlots()).toBe('×3, ramka 3-krotna');
    await page()
      .getByRole('button', { name: /TR3\/111/, pressed: true })
      .waitFor();
    await page()
      .getByRole('button', { name: /Seria ramek Simon 55 Line/ })
      .click();
    await page()
      .getByRole('button', { name: /^Simon 55 Line/, pressed: true })
      .waitFor();
  });

  test('does not load modules again that another set has loaded, but loads all in another language', async () => {
    await plant({ name: 'Druga', frame: 'TR2/111', modules: { 1: 'TKW5/111' } });
    await openSet({ frame: 'TR3/111', modules: { 2: 'TKW1/111' } });
    await page().locator('[data-card]').first().waitFor();
    const requested: string[] = [];
    page().on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page().getByRole('navigation').getByRole('link', { name: 'Zestawy', exact: true }).click();
    await page().getByRole('link', { name: 'Edytuj zestaw „Druga”' }).click();
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik świecznikowy', 'Miejsce 2, puste']);
    expect(requested.filter((path) => path.startsWith('/api/modules'))).toEqual([]);

    await chooseLanguage(page(), 'en');
    await expect.poll(slotNames).not.toContain('Miejsce 1: Łącznik świecznikowy');
    expect(requested).toContain('/api/modules');
    await chooseLanguage(page(), 'pl');
    await expect.poll(slotNames).toContain('Miejsce 1: Łącznik świecznikowy');
  });

  test('prefetches it on hover, once; and again after a change in the list', async () => {
    const id = await plant({ name: 'Hol', frame: 'TR2/111', modules: { 1: 'TKW5/111' } });
    await goTo(`projekt/${project().id}/zestawy`);
    const readings: string[] = [];
    page().on('request', (request) => readings.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const times = () => readings.filter((path) => path === `GET /api/project/${project().id}/set/${id}`).length;
    const link = (name: string) => page().getByRole('link', { name: `Edytuj zestaw „${name}”` });
    await link('Hol').hover();
    await expect.poll(times).toBe(1);
    await choose('Działania: Hol', 'Zmień nazwę zestawu');
    await dialog().getByRole('textbox').fill('Przedpokój');
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await link('Przedpokój').click();
    await expect.poll(() => nameField().inputValue()).toBe('Przedpokój');
    expect(times()).toBe(2);

    await page().goBack();
    await page().mouse.move(0, 0);
    await link('Przedpokój').hover();
    await expect.poll(times).toBe(3);
    await link('Przedpokój').click();
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik świecznikowy', 'Miejsce 2, puste']);
    expect(times()).toBe(3);
  });

  // Holds §4.54.
  test('without module slots starts at the frame step', async () => {
    await openSet({ frame: 'DTP1-@/70', controllers: { 1: 'DTS1' } });
    await expect.poll(slotNames).toEqual(['Miejsce 1: Sterownik dotykowy oświetlenia 1-kanałowy']);
    await expect.poll(() => step()).toBe('Ramka');
    expect(await page().getByRole('button', { name: 'Dalej' }).count()).toBe(0);
  });

  // Holds §4.55, §8.12, §8.13.
  test('of a line that no longer exists shows that it could not be loaded, and returns to the list', async () => {
    const id = await plant({ frame: 'TR2/111' });
    await changeAnswer(page(), 'readAppData', (appData) => ({
      ...appData,
      frameCategories: appData.frameCategories.filter(({ tag }) => tag !== 'simon-55-line'),
    }));
    await page().goto(`${new URL(page().url()).origin}/el12/projekt/${project().id}/zestawy/${id}`);
    await read(fetchFailed);
    expect(place()).toBe('/zestawy');
  });

  // Holds §8.12, §8.13.
  test('that does not exist shows so and returns to the list', async () => {
    await open(`projekt/${project().id}/zestawy/99999`);
    await expect.poll(place).toBe('/zestawy');
    await read(`${fetchFailed}: Nie znaleziono zestawu`);
  });

  // Holds §8.12, §8.13.
  test('that cannot be loaded shows so and returns to the list', async () => {
    const id = await plant({ frame: 'TR2/111' });
    await page().route('**/set/*', (route) => route.abort());
    onTestFinished(() => page().unroute('**/set/*'));
    await open(`projekt/${project().id}/zestawy/${id}`);
    await read(fetchFailed);
    expect(place()).toBe('/zestawy');
  });
});

describe('a new set', () => {
  // Holds §2.10, §2.84.
  test('starts with the choice of a series; the later steps state their requirements', async () => {
    await openNew();
    await expect.poll(() => step()).toBe('Seria ramek');
    const later = page().getByRole('navigation', { name: 'Kroki tworzenia zestawu' }).getByRole('listitem');
    await expect.poll(() => later.getByRole('button').count()).toBe(1);
    for (const name of ['Ramka', 'Produkty'])
      await expect
        .poll(() => later.filter({ hasText: name }).last().textContent())
        .toContain('Najpierw wybierz serię ramek');
  });

  // Holds §2.12, §4.56.
  test('with a preselected frame line starts with the frames of that line', async () => {
    await openNew('?preselectedFrameLine=simon-54-nature');
    await expect.poll(() => step()).toBe('Ramka');
    await page()
      .getByRole('button', { name: /Seria ramek Simon 54 Nature/ })
      .waitFor();
  });

  // Holds §2.12, D5.
  test('with the tag of a series starts with the frames of its first line', async () => {
    await openNew('?preselectedFrameLine=simon-54');
    await expect.poll(() => step()).toBe('Ramka');
    await page()
      .getByRole('button', { name: /Seria ramek Simon 54 Premium/ })
      .waitFor();
  });

  // Holds §2.12.
  test('with an unknown line starts with the choice of a series', async () => {
    await openNew('?preselectedFrameLine=simon-99');
    await expect.poll(() => step()).toBe('Seria ramek');
  });

  // Holds §2.85.
  test('shows every series with its picture', async () => {
    await openNew();
    const tiles = page().getByRole('region', { name: 'Wybierz serię ramek' }).getByRole('listitem');
    await tiles.first().waitFor();
    const widths = () =>
      tiles.evaluateAll((all) => all.map((tile) => tile.querySelector<HTMLImageElement>('img')?.naturalWidth ?? 0));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
    const { frameCategories } = await appData();
    const names = frameCategories.map(({ name }) => name);
    const shown = await tiles.allTextContents();
    expect(shown).toHaveLength(names.length + 1);
    expect(names.filter((name, index) => shown[index]?.startsWith(name) !== true)).toEqual([]);
  });

  // Holds §2.86.
  test('has no tile for single products if the catalogue lacks that series', async () => {
    await openNew();
    await changeAnswer(page(), 'readAppData', (answer) => ({
      ...answer,
      productSeries: answer.productSeries.filter(({ tag }) => tag !== 'simon-aquarius'),
    }));
    await page().reload();
    await page()
      .getByRole('button', { name: /^Simon 55 Line/ })
      .waitFor();
    expect(
      await page()
        .getByRole('link', { name: /Simon Aquarius/ })
        .count(),
    ).toBe(0);
  });

  // Holds §2.86.
  test('links from the tile of Simon Aquarius to the choice of single products', async () => {
    await openNew();
    await page()
      .getByRole('link', { name: /^Simon Aquarius/ })
      .click();
    await page().waitForURL(/pomieszczenia\?singleProductSerie=simon-aquarius/);
    await dialog().waitFor();
    await expect.poll(() => dialog().getByRole('combobox').first().inputValue()).toBe('simon-aquarius');
  });

  // Holds §1.23, §2.87, §9.20.
  test('has no tile for the planning tool if it is disabled', async () => {
    await openNew();
    await page()
      .getByRole('button', { name: /^Simon 55 Line/ })
      .waitFor();
    expect(await page().getByText(/MiO/).count()).toBe(0);
  });

  // Holds §8.14.
  test('shows when its products cannot be loaded, and loads them on request', async () => {
    await openNew('?preselectedFrameLine=simon-15');
    await page().route('**/api/modules/**', (route) => route.abort());
    onTestFinished(() => page().unroute('**/api/modules/**'));
    await page().reload();
    await builder().chooseFrame('MR1/11');
    await builder().next();
    await read(fetchFailed);
    await page().unroute('**/api/modules/**');
    await page().getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await page().locator('[data-card]').first().waitFor();
    await expect.poll(() => page().getByText(fetchFailed).filter({ visible: true }).count()).toBe(0);
  });
});
