import { aColour, aLine } from '@ramka/domain/testing/makers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, aKitchen } from '../testing/a-flat.ts';
import { framesInFinish, functionNamed, moduleInTwoColours } from '../testing/a-range.ts';
import { button, expectText, press, pressKey, renderApp, type RenderedApp } from '../testing/render-app.tsx';

const catalogue = {
  ...aCatalogue,
  components: ['DR2/49', 'M1/49'],
  parts: {
    series: { id: 4, name: 'Simon 54', tag: 'simon-54' },
    lines: [aLine()],
    frames: [...framesInFinish('white', '11', 100), ...framesInFinish('black-matt', '49', 200)],
    finishes: [
      { id: 'white', name: 'biały', hexColor: '#ffffff', familyId: 'white' },
      { id: 'black-matt', name: 'czarny mat', hexColor: '#000000', familyId: 'black' },
    ],
    colours: [
      aColour({ id: 401, name: 'biały', familyId: 'white' }),
      aColour({ id: 408, name: 'czarny', familyId: 'black' }),
    ],
    categories: [{ id: 40_100, name: 'Łączniki', subCategories: [{ id: 40_101, name: 'Pojedyncze' }] }],
    modules: [
      moduleInTwoColours(1, 'Gniazdo z uziemieniem', 'socket-earthed-e'),
      moduleInTwoColours(2, 'Łącznik schodowy', 'switch-two-way'),
    ],
    functions: [
      functionNamed('socket-earthed-e', 'Gniazdo z uziemieniem', ['gniazdko']),
      functionNamed('switch-two-way', 'Łącznik schodowy', ['schodowy']),
      functionNamed('hdmi', 'Gniazdo HDMI', []),
    ],
  },
};

const api = fakeApi(aKitchen, catalogue);

const known = { id: 'aB3dE6gH', name: 'Dom nad Łabą' };
const remember = (...projects: readonly object[]): void =>
  localStorage.setItem('configurator.projects', JSON.stringify(projects));

const nameField = page.getByLabelText('Nazwa inwestycji');
const begin = button('Rozpocznij');
const preview = page.getByRole('region', { name: 'Zestaw z linku' });
const leftOut = page.getByRole('region', { name: 'Pominięto część linku' });
const back = page.getByRole('link', { name: 'Wróć do shop.example' });

const expectIn = async (section: Locator, text: string): Promise<void> => {
  await expect.poll(() => section.query()?.textContent ?? '').toContain(text);
};

const changes = (): readonly string[] =>
  api.requests().filter((request) => !/^(?:GET |POST \/components\/list)/.test(request));
const layers = (): readonly string[] =>
  [...document.querySelectorAll('[data-drawn] image')].map((image) => image.getAttribute('href') ?? '');

/** Opens a start link in a browser that remembers these projects. */
const open = async (query: string, ...projects: readonly object[]): Promise<RenderedApp> => {
  const app = await renderApp(`start?${query}`);
  if (projects.length > 0) {
    remember(...projects);
    await app.reload();
  }
  return app;
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => sessionStorage.clear());

describe('a start link', () => {
  const link = 'line=simon-54-premium&finish=black-matt&function=socket-earthed-e,switch-two-way';

  test('shows the set, creates nothing by itself, and begins it in a new project by one press', async () => {
    const app = await open(`${link}&name=Dom%20pod%20lasem`);
    await expectIn(preview, 'Simon 54 Premium · czarny mat · czarny');
    await expect
      .poll(() =>
        preview
          .getByRole('listitem')
          .elements()
          .map((item) => item.textContent),
      )
      .toEqual(['Gniazdo z uziemieniem', 'Łącznik schodowy']);
    await expectIn(preview, 'Cena netto 20,00');
    await expect.poll(layers).toHaveLength(3);
    await expect.element(leftOut).not.toBeInTheDocument();
    expect(changes()).toEqual([]);
    await begin.click();
    await expectText('Inwestycja „Dom pod lasem” została utworzona');
    const look = 'preselectedFrameLine=simon-54-premium&kind=411&finish=black-matt&colour=408';
    await expect.poll(app.address).toMatch(new RegExp(`^projekt/new\\w{5}/zestawy/nowy\\?${look}$`));
    await expect.element(button(/Gniazdo z uziemieniem/)).toBeVisible();
    expect(changes().filter((request) => request === 'POST /project')).toHaveLength(1);
    await expect
      .poll(() => JSON.parse(localStorage.getItem('configurator.projects') ?? '[]'))
      .toEqual([{ id: expect.stringMatching(/^new/), name: 'Dom pod lasem' }]);
  });

  // Holds §5.1, §5.3, R12.
  test('validates the name as the home screen does', async () => {
    await open(`${link}&name=Do`);
    await expect.element(begin).toBeDisabled();
    await nameField.click();
    await pressKey('{Tab}');
    await expectText('Nazwa inwestycji musi mieć przynajmniej 3 znaki');
    await nameField.fill('Dom');
    await expect.element(begin).toBeEnabled();
    api.fail('createProject', { status: 503, code: 'unavailable', message: 'Serwis odpoczywa' });
    await begin.click();
    await expect.element(nameField).toHaveAccessibleDescription('Serwis odpoczywa');
    await expect.element(nameField).toHaveValue('Dom');
  });

  test.each([
    [link, 'Simon 54 Premium, czarny mat'],
    ['line=simon-54-premium', 'Simon 54 Premium'],
    ['', 'Nowa inwestycja'],
  ])('without a name proposes one: %s', async (query, name) => {
    await open(query);
    await expect.element(nameField).toHaveValue(name);
    await expect.element(begin).toBeEnabled();
  });

  test('does not move its buttons when the price arrives', async () => {
    const held = api.hold('previewStartSet');
    await open(link);
    await expectIn(preview, 'Cena netto');
    await expect.poll(layers).toHaveLength(3);
    const before = begin.element().getBoundingClientRect().top;
    await held.requested(1);
    held.deliver();
    await expectIn(preview, 'Cena netto 20,00');
    expect(begin.element().getBoundingClientRect().top).toBe(before);
  });

  test('says why the price is missing', async () => {
    api.fail('previewStartSet', { status: 422, code: 'unprocessable', message: 'Tej ramki nie ma w katalogu' });
    await open(link);
    await expectIn(preview, 'Nie udało się obliczyć ceny: Tej ramki nie ma w katalogu');
    await expect.element(begin).toBeEnabled();
  });

  test('can be begun by the keyboard alone', async () => {
    const app = await open(`${link}&name=Dom`);
    await nameField.click();
    await pressKey('{Enter}');
    await expect.poll(app.address).toMatch(/^projekt\/new\w{5}\/zestawy\/nowy/);
  });

  test('asks whether to add to a project that this browser remembers', async () => {
    const app = await open(link, { id: 'zzzzzzzz', name: 'Biuro' }, known);
    await expect.element(begin).toBeVisible();
    await expect.element(button('Dodaj do „Biuro”')).toBeVisible();
    await page.getByLabelText('Inwestycja', { exact: true }).selectOptions('Dom nad Łabą');
    await press('Dodaj do „Dom nad Łabą”');
    await expect.poll(app.address).toContain('projekt/aB3dE6gH/zestawy/nowy?preselectedFrameLine=simon-54-premium');
    await expect.element(button(/Łącznik schodowy/)).toBeVisible();
    expect(changes().filter((request) => request.startsWith('POST /project '))).toEqual([]);
    expect(api.sets()).toHaveLength(1);
  });

  test('stays where the remembered project is gone', async () => {
    const app = await open(link, { id: 'zzzzzzzz', name: 'Biuro' }, known);
    await press('Dodaj do „Biuro”');
    await expectText('Nie znaleziono inwestycji o tym identyfikatorze');
    await expect.element(button('Dodaj do „Dom nad Łabą”')).toBeVisible();
    await expect.poll(app.address).toContain('start?');
  });

  test.each([
    ['step 1 without a line', '', 'Serię ramek wybierzesz w następnym kroku', 'Seria ramek'],
    ['step 2 with a line', 'line=simon-54', 'Ramkę wybierzesz w następnym kroku', 'Ramka'],
    [
      'step 2 with its products, while the finish is open',
      'line=simon-54&function=gniazdko',
      'Ramkę wybierzesz w następnym kroku',
      'Ramka',
    ],
    ['step 3 with a frame only', 'article=DR3/49', 'czarny mat', 'Produkty'],
  ])('opens the editor at %s', async (_what, query, note, step) => {
    const app = await open(`${query}&name=Dom`);
    await expectIn(preview, note);
    await expect.poll(() => preview.element().textContent.includes('Cena netto')).toBe(step === 'Produkty');
    await begin.click();
    await expect.poll(app.address).toContain('zestawy/nowy');
    await expect.poll(() => document.querySelector('[aria-current=step]')?.textContent).toContain(step);
  });
});

describe('unknown values', () => {
  test('are named with the nearest known ones, which replace them by one press', async () => {
    const app = await open('line=simon-54-premum&finish=blak-matt&function=socket-earthd-e,hdmi,zyx&frame=9&lang=xx');
    await expectIn(leftOut, 'Nieznana seria ramek: „simon-54-premum”');
    await expectIn(leftOut, 'Nieobsługiwany język: „xx”');
    await expectIn(leftOut, 'Bez serii ramek');
    await press('Użyj: Simon 54 Premium');
    await expectIn(leftOut, 'Nieznane wykończenie ramek: „blak-matt”');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectIn(leftOut, 'Takiej ramki nie ma; liczba miejsc: „9”');
    await expectIn(leftOut, 'Nieznany produkt: „zyx”');
    await expectIn(leftOut, 'Tego produktu nie ma w tej serii: „hdmi”');
    await press('Użyj: czarny mat');
    await press('Użyj: Gniazdo z uziemieniem');
    await expectIn(preview, 'czarny mat · czarny');
    await expect.element(preview.getByRole('listitem')).toHaveTextContent('Gniazdo z uziemieniem');
    await expect.poll(() => decodeURIComponent(app.address())).toContain('function=socket-earthed-e,hdmi,zyx');
  });

  test.each([
    ['HTML', '<img src=x onerror="document.title=1"><script>alert(1)</script>'],
    ['marks that change the direction', '\u202Eevil\u2066\u200F'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['JSON', '{"a":[1,{"b":null}]}'],
    ['numbers', '12.50'],
    ['names of object properties', '__proto__'],
    ['SQL', "'; DROP TABLE projects; --"],
  ])('do no harm: %s', async (_what, value) => {
    const all = ['line', 'finish', 'colour', 'frame', 'article', 'function', 'name', 'return', 'lang', '__proto__'];
    const query = all.map((parameter) => `${parameter}=${encodeURIComponent(value)}`).join('&');
    await open(query);
    await expect.element(leftOut).toBeVisible();
    expect(document.querySelector('#app img[src=x], #app script')).toBeNull();
    expect(leftOut.element().textContent).not.toMatch(/[\u200F\u202E\u2066]/);
    expect(leftOut.element().textContent.length).toBeLessThan(1200);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    expect(changes()).toEqual([]);
    await expect.element(back).not.toBeInTheDocument();
  });

  test.each(['line=%', 'line=%E0%A4%A&name=%zz', 'line=a&line=b&line=c', 'line', '=', '&&&', 'line[]=a'])(
    'do no harm in a malformed query: %s',
    async (query) => {
      await open(query);
      await expect.element(begin).toBeVisible();
    },
  );

  test('keep their spelling in the address', async () => {
    const app = await open('line=simon-54&colour=12.50&name=1e3');
    await expect.element(nameField).toHaveValue('1e3');
    await expectIn(leftOut, 'Nieznany kolor: „12.50”');
    await expect.poll(app.address).toBe('start?line=simon-54&colour=12.50&name=1e3');
  });
});

describe('the way back to the shop', () => {
  const address = 'https://shop.example/produkt/17?a=b';

  test('is a link for the whole visit, to sites of the deployment only', async () => {
    const app = await open(`name=Dom&return=${encodeURIComponent(address)}`);
    await expect.element(back).toHaveAttribute('href', address);
    await expect.element(back).toHaveAttribute('rel', 'noreferrer');
    await expect.element(leftOut).not.toBeInTheDocument();
    await begin.click();
    await expect.poll(app.address).toContain('zestawy/nowy');
    await expect.element(back).toHaveAttribute('href', address);
    await page.viewport(390, 844);
    await expect.element(back).not.toBeInTheDocument();
    await press('Otwórz menu');
    await expect.element(back).toHaveAttribute('href', address);
  });

  test.each(['https://evil.example/', 'javascript:alert(1)', '//shop.example/', 'https://shop.example@evil.example/'])(
    'does not lead to %s',
    async (other) => {
      await open(`return=${encodeURIComponent(other)}`);
      await expectIn(leftOut, `Niedozwolony adres powrotu: „${other}”`);
      expect(document.querySelector(`a[href="${other}"]`)).toBeNull();
      expect(sessionStorage.length).toBe(0);
    },
  );
});
