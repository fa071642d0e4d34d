import { allTexts } from '@ramka/texts/all-texts';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { allLanguages, type Language } from '@ramka/domain/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { chooseLanguage, openLanguageChoice } from '../choose-language.ts';
import { delayResponses } from '../delayed-responses.ts';
import { keepMessages } from '../keep-messages.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, dialog, startFresh } = visitor();

let id: string;

/** Numbers of items in the rooms, covering all plural forms. */
const counts = [0, 1, 2, 3, 4, 5] as const;

beforeAll(async () => {
  const project = await apiProject(address(), 'Dom nad Odrą');
  id = project.id;
  for (const count of counts) {
    const room = await project.addRoom(`Pokój ${count}`);
    const sets: (readonly [number, number])[] = [];
    for (let set = 0; set < count; set += 1) sets.push([await project.addSet(desk, `Biurko ${count}.${set}`), 1]);
    if (sets.length > 0) await project.putSets(room, sets);
  }
});

const changeLanguage = async (language: Language): Promise<void> => {
  await chooseLanguage(page(), language);
  await expect.poll(() => page().evaluate(() => document.documentElement.lang)).toBe(language);
};

/**
 * The plural forms for the content of a room by docs/specification.md#s9-11: for 0, 1, 2 to 4, and more. Each set has
 * four slots.
 */
const entries: Readonly<Record<Language, readonly string[]>> = {
  pl: [
    'pusto',
    '1 zestaw · 4 punkty',
    '2 zestawy · 8 punktów',
    '3 zestawy · 12 punktów',
    '4 zestawy · 16 punktów',
    '5 zestawów · 20 punktów',
  ],
  cs: [
    'prázdná',
    '1 sestava · 4 pozice',
    '2 sestavy · 8 pozic',
    '3 sestavy · 12 pozic',
    '4 sestavy · 16 pozic',
    '5 sestav · 20 pozic',
  ],
  sk: [
    'prázdna',
    '1 zostava · 4 pozície',
    '2 zostavy · 8 pozícií',
    '3 zostavy · 12 pozícií',
    '4 zostavy · 16 pozícií',
    '5 zostáv · 20 pozícií',
  ],
  uk: [
    'порожньо',
    '1 набір · 4 точки',
    '2 набори · 8 точок',
    '3 набори · 12 точок',
    '4 набори · 16 точок',
    '5 наборів · 20 точок',
  ],
  en: [
    'empty',
    '1 set · 4 points',
    '2 sets · 8 points',
    '3 sets · 12 points',
    '4 sets · 16 points',
    '5 sets · 20 points',
  ],
};

describe.for(allLanguages)('in %s', (language) => {
  const texts = allTexts[language];

  // Holds §2.52, §9.11, R4.
  test('counts use the right plural forms, and the page declares its language', async () => {
    await open(`projekt/${id}/pomieszczenia`);
    await changeLanguage(language);
    const headings = page().getByRole('heading', { level: 2 });
    const expected = counts.map((count, index) => `Pokój ${count}${entries[language][index]}`);
    await expect.poll(() => headings.allTextContents()).toEqual(expected.toReversed());
    await expect.poll(() => page().title()).toBe(`${texts.rooms.title} – Dom nad Odrą – Ramka`);
  });

  // Holds §1.25, R3.
  test('the language is remembered in this browser, and applies to catalogue names and messages of the server', async () => {
    await open(`projekt/${id}/pomieszczenia`);
    await page().getByRole('heading', { level: 1, name: texts.rooms.title }).waitFor();
    await press(new RegExp(`^${texts.rooms.addSingleProduct}`));
    const series = dialog().getByLabel(texts.common.series);
    await series.selectOption('simon-aquarius');
    const answer = await fetch(`${address()}/api/app-data`, { headers: { 'accept-language': language } });
    const appData: { productCategories: Record<string, { name: string }[]> } = await answer.json();
    const category = dialog().getByLabel(texts.common.category).locator('option').first();
    await expect.poll(() => category.textContent()).toBe(appData.productCategories['simon-aquarius']?.[0]?.name);

    await page().goto(`${address()}/el12/projekt/zzzzzzzz/pomieszczenia`);
    await page().getByText(texts.messages.errors['unknown-project'], { exact: true }).waitFor();
  });
});

const listed = () => page().locator('main li a').allTextContents();

describe('changing the language', () => {
  // Holds R3.
  test('keeps all input, open dialogs and selections', async () => {
    await open(`projekt/${id}/pomieszczenia`);
    await changeLanguage('pl');
    const name = page().getByRole('main').getByRole('textbox').first();
    await name.fill('Garaż');
    await page()
      .getByRole('button', { name: /^Pokój 2/ })
      .click();
    await page().evaluate(() => document.body.setAttribute('data-same-page', ''));
    for (const language of ['cs', 'uk', 'pl'] as const) {
      await changeLanguage(language);
      await page().getByRole('heading', { level: 1, name: allTexts[language].rooms.title }).waitFor();
      await expect.poll(() => name.inputValue()).toBe('Garaż');
      await expect
        .poll(() =>
          page()
            .getByRole('button', { name: /^Pokój 2/ })
            .getAttribute('aria-expanded'),
        )
        .toBe('false');
    }
    expect(await page().locator('body[data-same-page]').count()).toBe(1);
  });

  test('keeps selected sets and the sort order', async () => {
    await open(`projekt/${id}/zestawy`);
    await page().getByRole('checkbox', { name: 'Zaznacz zestaw „Biurko 5.0' }).click();
    const order = page().locator('search select');
    await order.selectOption({ label: allTexts.pl.sets.orders.name });
    await changeLanguage('en');
    await page().getByText('1 set selected', { exact: true }).waitFor();
    await expect
      .poll(() => order.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label))
      .toBe(allTexts.en.sets.orders.name);
    await changeLanguage('pl');
  });

  test('sorts by the rules of the language: ch after h in Czech, ł after l in Polish', async () => {
    const project = await apiProject(address());
    const words = [
      'Chodba',
      'Cihla',
      'Hala',
      'Ložnice',
      'Łazienka',
      'Lampa',
      'Mezonet',
      'Ćwierć',
      'Dom',
      'Zeď',
      'Židle',
      'Atrium',
      'Bar',
    ];
    for (const word of words) await project.addSet(desk, word);
    await open(`projekt/${project.id}/zestawy`);
    for (const language of ['pl', 'cs'] as const) {
      await changeLanguage(language);
      await page().locator('search select').selectOption('name');
      await expect.poll(listed).toEqual(words.toSorted(new Intl.Collator(language).compare));
    }
    const czech = await listed();
    expect(czech.indexOf('Chodba')).toBeGreaterThan(czech.indexOf('Hala'));
    await changeLanguage('pl');
  });

  test('shows an error if the language cannot be loaded, and keeps the previous one', async () => {
    const window = await page().context().browser()?.newPage({ locale: 'pl-PL', serviceWorkers: 'block' });
    if (window === undefined) throw new Error('no browser');
    await keepMessages(window.context());
    await window.goto(`${address()}/el12/`);
    await window.getByRole('heading', { level: 1 }).waitFor();
    await window.route(/\/assets\/app\/sk-[^/]*\.js$/, (route) => route.abort());
    await window.locator('header select').selectOption('sk');
    await window.getByText(allTexts.pl.messages.fetchFailed).waitFor();
    await expect.poll(() => window.locator('header select').inputValue()).toBe('pl');
    await expect.poll(() => window.evaluate(() => document.documentElement.lang)).toBe('pl');
    await window.close();
  });
});

describe('changing the language while requests are pending', () => {
  test('applies to the modules of a series that were requested before', async () => {
    await startFresh();
    await open(`projekt/${id}/zestawy`);
    const responses = await delayResponses(page(), 'GET', '**/modules/by-series/**');
    await page()
      .getByRole('link', { name: /^Edytuj zestaw „Biurko 1/ })
      .first()
      .click();
    await responses.processed(1);
    await changeLanguage('en');
    await responses.release();
    const drawer = page().getByRole('region', { name: allTexts.en.editor.drawer.label });
    await drawer.locator('img').first().waitFor();
    await expect.poll(() => drawer.textContent()).not.toMatch(/gniazdo|łącznik/i);
  });

  test('uses the language chosen last, whichever is loaded first', async () => {
    await startFresh();
    await open(`projekt/${id}/pomieszczenia`);
    const arrival = Promise.withResolvers<void>();
    let delayed = 0;
    await page().route('**/assets/app/**', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes(allTexts.cs.editor.newSet)) {
        delayed += 1;
        await arrival.promise;
      }
      await route.fulfill({ response });
    });
    const choice = await openLanguageChoice(page());
    await choice.selectOption('cs');
    await expect.poll(() => delayed).toBeGreaterThan(0);
    await choice.selectOption('uk');
    await expect.poll(() => page().evaluate(() => document.documentElement.lang)).toBe('uk');
    arrival.resolve();
    await page().waitForLoadState('networkidle');
    await page().waitForTimeout(300);
    expect(await page().evaluate(() => document.documentElement.lang)).toBe('uk');
    expect(await choice.inputValue()).toBe('uk');
    await page().unrouteAll({ behavior: 'wait' });
  });
});
