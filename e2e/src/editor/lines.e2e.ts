import { describe, expect, test } from 'vitest';
import { settled } from '../settled.ts';
import { editing } from './editing.ts';

const { page, read, openSet, openNew, step, builder, slotNames, saveButton } = editing();

const lineStep = () =>
  page()
    .getByRole('button', { name: /^.?Seria ramek/ })
    .click();
const tile = (name: string) => page().getByRole('button', { name: new RegExp(`^${name}`) });
const slotCounts = () => page().getByRole('toolbar', { name: 'Liczba miejsc' }).getByRole('button').allTextContents();
const frames = () => page().getByRole('region', { name: 'Ramki' }).getByRole('listitem');
/** The symbols of the listed frames with two slots of Simon 55 Line. */
const symbols = () =>
  frames().evaluateAll((items) => items.map(({ textContent }) => /TR2\/(AB)?\d+/.exec(textContent ?? '')?.[0]));
const filter = (name: string) => page().getByRole('toolbar', { name });
const swatch = () =>
  page().getByRole('radiogroup', { name: 'Kolor' }).getByRole('radio', { checked: true }).getAttribute('aria-label');

/** The left edges of the last step and of the toolbar's menu. */
const lefts = async () => [
  (
    await page()
      .getByRole('listitem')
      .filter({ hasText: /^3?\s*Produkty/ })
      .boundingBox()
  )?.x,
  (await page().getByRole('button', { name: 'Więcej działań' }).boundingBox())?.x,
];

const headings = () => page().getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

describe('choosing a line', () => {
  // Holds §4.48.
  test('that is already chosen changes nothing', async () => {
    await openSet({ frame: 'TR2/111', surfaceBoxColourId: 501, modules: { 1: 'TKW1/111' } });
    await lineStep();
    await tile('Simon 55 Line').click();
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste']);
    await expect.poll(step).toBe('Ramka');
    await expect.poll(() => page().getByRole('switch', { name: 'Puszka natynkowa' }).isChecked()).toBe(true);
    expect(await saveButton().getAttribute('data-dirty')).toBeNull();
  });

  // Holds D6.
  test('of the same series keeps modules and, if possible, the number of slots', async () => {
    await openSet({ frame: 'DR4/11', modules: { 1: 'DKW1/49', 4: 'DKW6/49' } });
    await lineStep();
    await tile('Simon 54 Touch').click();
    await read('Usunięto z zestawu: ramka.');
    await page().getByRole('button', { name: '×3, ramka 3-krotna', pressed: true }).waitFor();
    await lineStep();
    await tile('Simon 54 Nature').click();
    await builder().chooseSlots(4);
    await builder().chooseFrame('DRN4/60');
    await expect
      .poll(slotNames)
      .toEqual([
        'Miejsce 1: Łącznik jednobiegunowy, czarny mat',
        'Miejsce 2, puste',
        'Miejsce 3, puste',
        'Miejsce 4: Łącznik schodowy, czarny mat',
      ]);
    await builder().next();
    await expect.poll(swatch).toBe('biały');
    await page().getByRole('button', { name: 'Zmień wszystkie na: biały' }).waitFor();
  });

  // Holds §4.46, R14.
  test('of another series resets the set, lists what was removed, and can be undone', async () => {
    await openSet({ frame: 'DR2/11', ip44: true, surfaceBoxColourId: 401, modules: { 1: 'DKW1/49', 2: 'DKW6/49' } });
    await page().getByLabel('Nazwa zestawu').fill('Hol');
    await lineStep();
    await tile('Simon 55 Line').click();
    await read(
      'Usunięto z zestawu: ramka, Łącznik jednobiegunowy z miejsca 1, Łącznik schodowy z miejsca 2, puszka natynkowa, uszczelka IP44.',
    );
    await expect.poll(() => page().getByLabel('Nazwa zestawu').inputValue()).toBe('Hol');
    await page().locator('[data-snackbars]').getByRole('button', { name: 'Cofnij' }).click();
    await expect
      .poll(slotNames)
      .toEqual(['Miejsce 1: Łącznik jednobiegunowy, czarny mat', 'Miejsce 2: Łącznik schodowy, czarny mat']);
    await expect.poll(() => page().getByRole('switch', { name: 'Uszczelka IP44' }).isChecked()).toBe(true);
    await page().getByRole('button', { name: 'Cofnij: zmiana nazwy zestawu', exact: true }).waitFor();
  });

  // Holds §4.47.
  test('of another series selects its first colour', async () => {
    await openSet({ frame: 'DR2/11', modules: { 1: 'DKW1/49' } });
    await expect.poll(swatch).toBe('czarny mat');
    await lineStep();
    await tile('Simon 55 Line').click();
    await builder().chooseFrame('TR1/111');
    await builder().next();
    await expect.poll(swatch).toBe('biały mat');
  });

  test('scrolls to the top of its frames, wherever its tile is on a phone', async () => {
    await openNew();
    await page().setViewportSize({ width: 390, height: 844 });
    await tile('Simon 82 Detail').scrollIntoViewIfNeeded();
    const scrolled = () => page().evaluate(() => window.scrollY);
    await expect.poll(() => scrolled()).toBeGreaterThan(200);
    await tile('Simon 82 Detail').click();
    await expect.poll(slotCounts).toHaveLength(4);
    await expect.poll(scrolled).toBe(0);
  });

  // Holds §2.88, §2.89, §9.5.
  test.each([
    ['Simon 54 Premium', ['×1', '×2', '×3', '×4', '×5']],
    ['Simon 10', ['×1', '×2', '×3', '×4']],
    ['Simon 54 Touch', ['×1', '×2', '×3']],
  ])('of %s offers the line’s slot counts', async (name, counts) => {
    await openNew();
    await tile(name).click();
    await expect.poll(slotCounts).toEqual(counts);
  });
});

describe('the frames of a line', () => {
  // Holds §2.92.
  test('are listed by their sort key, for one slot count at a time', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseSlots(2);
    await expect
      .poll(symbols)
      .toEqual(['TR2/111', 'TR2/114', 'TR2/116', 'TR2/142', 'TR2/143', 'TR2/144', 'TR2/149', 'TR2/AB111']);
  });

  // Holds §2.90.
  test('are filtered by one or several subcategories', async () => {
    await openNew('?preselectedFrameLine=simon-55-nature');
    await frames().first().waitFor();
    const all = await frames().count();
    await page().locator('summary', { hasText: 'Rodzaj ramki' }).click();
    await filter('Rodzaj ramki').getByRole('button', { name: 'Szkło' }).click();
    await expect.poll(() => frames().count()).toBeLessThan(all);
    const glass = await frames().count();
    await filter('Rodzaj ramki').getByRole('button', { name: 'Drewno' }).click();
    await expect.poll(() => frames().count()).toBeGreaterThan(glass);
    await expect.poll(() => frames().count()).toBeLessThan(all);
    await filter('Rodzaj ramki').getByRole('button', { name: 'Szkło' }).click();
    await filter('Rodzaj ramki').getByRole('button', { name: 'Drewno' }).click();
    await expect.poll(() => frames().count()).toBe(all);
  });

  // Holds §2.93.
  test('of Simon Basic are filtered by their protection', async () => {
    await openNew('?preselectedFrameLine=simon-basic');
    await page().locator('summary', { hasText: 'Ramki IP20 / IP44' }).click();
    await filter('Ramki IP20 / IP44').getByRole('button', { name: 'Ramki IP44' }).click();
    await expect.poll(() => frames().count()).toBe(5);
    await expect.poll(() => frames().filter({ hasText: 'IP44' }).count()).toBe(5);
  });

  // Holds §2.91.
  test('of a single subcategory have no filter', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await frames().first().waitFor();
    expect(await page().locator('summary', { hasText: 'Rodzaj ramki' }).count()).toBe(0);
  });

  // Holds §2.94, §4.49.
  test('continue to the modules after choosing one with module slots', async () => {
    await openNew('?preselectedFrameLine=simon-54-touch');
    const next = page().getByRole('button', { name: 'Dalej' });
    expect(await next.count()).toBe(0);
    await builder().chooseFrame('DTP1-@/70');
    await read('Najpierw wybierz wszystkie sterowniki');
    await (await builder().openControllers(1)).choose('DTS1');
    await expect.poll(slotNames).toEqual(['Miejsce 1: Sterownik dotykowy oświetlenia 1-kanałowy']);
    await expect.poll(() => next.count()).toBe(0);
    await builder().chooseSlots(2);
    await page().getByRole('button', { name: 'DTP2-1M/70', pressed: true }).waitFor();
    await next.click();
    await expect.poll(step).toBe('Produkty');
  });

  // Holds §4.45.
  test('do not move steps and buttons if the chosen one has a long name; every step has a heading', async () => {
    await openNew('?preselectedFrameLine=simon-54-touch');
    await expect.poll(headings).toEqual(['Ramka', 'Lista elementów']);
    await settled(page());
    const before = await lefts();
    await builder().chooseFrame('DTP1-@/70');
    await read('Najpierw wybierz wszystkie sterowniki');
    await expect.poll(lefts).toEqual(before);
    await openNew();
    await expect.poll(headings).toEqual(['Wybierz serię ramek']);
  });

  test('are below the picture on a phone, and choosing one scrolls back to it', async () => {
    await openNew('?preselectedFrameLine=simon-54-premium');
    await page().setViewportSize({ width: 390, height: 844 });
    await page().evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await frames().last().locator('[aria-pressed]').click();
    await expect.poll(() => page().evaluate(() => window.scrollY)).toBe(0);
    await page().setViewportSize({ width: 1440, height: 900 });
  });
});
