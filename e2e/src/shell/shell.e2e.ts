import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, press, read, dialog } = visitor();

let project: ApiProject;

beforeEach(async () => {
  project = await apiProject(address(), 'Dom nad Odrą');
  await project.addRoom('Kuchnia');
});

const openRooms = () => goTo(`projekt/${project.id}/pomieszczenia`);

const snackbars = () => page().locator('[data-snackbars]');

describe('the shell', () => {
  // Holds §2.4, §2.27, §2.31.
  test('shows the project’s name, which links to its properties, and the copyright holder', async () => {
    await openRooms();
    await read(/^© \d{4} /);
    await read('Katalog przykładowy – ceny orientacyjne');
    await page().getByRole('banner').getByRole('link', { name: 'Dom nad Odrą' }).click();
    await page().waitForURL(new RegExp(`/projekt/${project.id}$`));
  });

  test('follows the device’s colour scheme until the visitor chooses', async () => {
    const scheme = () =>
      page().evaluate(() => {
        const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
        return [colorScheme, backgroundColor, new Set(bars.map(({ content }) => content)).size];
      });
    await openRooms();
    const [asDevice, light, bars] = await scheme();
    expect([asDevice, bars]).toEqual(['light dark', 2]);
    const choice = page().getByRole('combobox', { name: 'Wygląd strony' });
    await choice.selectOption('Ciemny');
    await openRooms();
    const [dark, darkness, darkBars] = await scheme();
    expect([dark, darkBars]).toEqual(['dark', 1]);
    expect(darkness).not.toBe(light);
    await choice.selectOption('Systemowy');
    expect(await scheme()).toEqual(['light dark', light, 2]);
  });

  // Holds §2.4, §2.20, §2.21, §2.22, §2.23, §2.24, §2.25, §2.26.
  test.for([
    ['Pomieszczenia', 'pomieszczenia'],
    ['Zestawy', 'zestawy'],
    ['Nowy zestaw', 'zestawy/nowy'],
    ['Katalog', 'ekatalog'],
    ['Zamówienie', 'zamowienie'],
    ['Montaż', 'montaz'],
    ['Właściwości inwestycji', ''],
    ['Nowa inwestycja', undefined],
  ] as const)('navigates from its drawer to: %s, and hides the drawer', async ([entry, path]) => {
    await goTo(`projekt/${project.id}/${path === 'zestawy' ? 'pomieszczenia' : 'zestawy'}`);
    await press('Otwórz menu');
    await dialog().getByRole('link', { name: entry, exact: true }).click();
    const expected = path === undefined ? '/el12/' : `/el12/projekt/${project.id}/${path}`.replace(/\/$/, '');
    await page().waitForURL(`${address()}${expected}`);
    await expect.poll(() => dialog().count()).toBe(0);
  });

  // Holds §2.20.
  test('hides the drawer on every navigation, also on going back', async () => {
    await openRooms();
    await page().getByRole('navigation').getByRole('link', { name: 'Zestawy', exact: true }).click();
    await page().waitForURL(/\/zestawy$/);
    await press('Otwórz menu');
    await dialog().waitFor();
    await page().goBack();
    await page().waitForURL(/\/pomieszczenia$/);
    await expect.poll(() => dialog().count()).toBe(0);
    await page().goForward();
    await page().waitForURL(/\/zestawy$/);
    await page().getByRole('heading', { name: 'Zestawy', level: 1 }).waitFor();
    expect(await dialog().count()).toBe(0);
  });

  // Holds §2.4, §2.28, §2.30.
  test('lists the sets in a drawer, each with picture, series, name and a link to the editor', async () => {
    await project.addSet(desk);
    await project.addSet(livingRoom);
    await goTo(`projekt/${project.id}/zestawy`);
    await press('Pokaż swoje zestawy');
    const links = dialog().getByRole('link');
    await expect
      .poll(() => links.allTextContents())
      .toEqual([
        expect.stringMatching(/^Simon 54Salon – wejście[\d\s,]+zł$/),
        expect.stringMatching(/^Simon 54Biurko[\d\s,]+zł$/),
      ]);
    const picture = links.first().locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await links.nth(1).click();
    await expect.poll(() => page().title()).toMatch(/^Biurko/);
    await dialog().waitFor({ state: 'hidden' });
  });

  test.for([320, 390, 720, 960, 1440])(
    'shortens a long project name, and nothing next to it, at %i px',
    async (width) => {
      const named = await apiProject(address(), 'Dom nad Odrą z widokiem na długą nazwę '.repeat(3));
      await page().setViewportSize({ width, height: 700 });
      onTestFinished(() => page().setViewportSize({ width: 1440, height: 900 }));
      await goTo(`projekt/${named.id}/zestawy`);
      const places = await page()
        .getByRole('banner')
        .locator(':scope > button, :scope > a, :scope > nav, select')
        .filter({ visible: true })
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      expect(places.length).toBeGreaterThanOrEqual(4);
      expect(Math.min(...places.map((place) => place.width))).toBeGreaterThanOrEqual(40);
      const gaps = places.slice(1).map(({ left }, index) => left - places[index].right);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
      expect(places.at(-1).right).toBeLessThanOrEqual(width);
    },
  );

  // Holds §2.28, §2.30.
  test('says that there are no sets yet', async () => {
    await openRooms();
    await press('Pokaż swoje zestawy');
    await read('Tu pojawią się zestawy, które utworzysz.');
  });

  test('has a skip link', async () => {
    await openRooms();
    await page().keyboard.press('Tab');
    await page().keyboard.press('Enter');
    await expect.poll(() => page().evaluate(() => document.activeElement?.id)).toBe('content');
  });
});

const addRoom = async (name: string): Promise<void> => {
  await page().getByPlaceholder('np. Salon').fill(name);
  await press('Dodaj pomieszczenie');
};

describe('a message', () => {
  // Holds §2.32, §2.33, §4.27, §4.28, §4.60, §4.61, §9.17, R26.
  test('disappears after 3 seconds, when it is closed, or when the next action starts', async () => {
    await page().clock.install();
    await openRooms();
    await addRoom('Salon');
    await page().mouse.move(0, 0);
    await read('Pomieszczenie „Salon” zostało utworzone');
    await page().clock.runFor(1_500);
    expect(await snackbars().textContent()).toContain('Salon');
    await page().clock.runFor(1_600);
    await expect.poll(() => snackbars().textContent()).toBe('');

    await addRoom('Hol na dole');
    await read('Pomieszczenie „Hol na dole” zostało utworzone');
    await snackbars().getByRole('button', { name: 'Zamknij' }).click();
    await expect.poll(() => snackbars().textContent()).toBe('');

    await addRoom('Garaż');
    await addRoom('Taras');
    await read('Pomieszczenie „Taras” zostało utworzone');
    expect(await snackbars().textContent()).not.toContain('Garaż');
  });

  // Holds R26.
  test('stays while it is hovered', async () => {
    await page().clock.install();
    await openRooms();
    await addRoom('Salon');
    await read('Pomieszczenie „Salon” zostało utworzone');
    await snackbars().getByText(/Salon/).hover();
    await page().clock.runFor(10_000);
    expect(await snackbars().textContent()).toContain('Salon');
    await page().mouse.move(0, 0);
    await page().clock.runFor(3_100);
    await expect.poll(() => snackbars().textContent()).toBe('');
  });

  // Holds §2.32, §2.33, §4.60, §9.17.
  test('about an error disappears after 3 seconds, too', async () => {
    await page().clock.install();
    await openRooms();
    await page().route('**/group', (route) => route.abort());
    await addRoom('Salon');
    await page().getByRole('alert').getByText('Wystąpił błąd podczas zapisywania danych').waitFor();
    await page().mouse.move(0, 0);
    await page().clock.runFor(3_100);
    await expect.poll(() => page().getByRole('alert').count()).toBe(0);
    await page().unroute('**/group');
  });
});

const signs = () => page().locator('[data-busy]').count();

/** Adds a room, and delays its request until the returned function is called. The page's clock is stopped meanwhile. */
const holdCall = async (): Promise<() => void> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page().route('**/group', async (route) => {
    await held;
    await route.continue();
  });
  await page().clock.install();
  // The window is shared with the previous test, which may have stopped its clock.
  await page().clock.resume();
  await openRooms();
  await page().clock.runFor(2000);
  await expect.poll(signs).toBe(0);
  await page().clock.pauseAt(Date.now() + 60_000);
  await addRoom('Salon');
  const button = page().getByRole('button', { name: 'Dodaj pomieszczenie' });
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  return release;
};

describe('the indicator for a running request', () => {
  afterEach(() => page().unroute('**/group'));

  // Holds §4.29.
  test('appears with a delay, and stays visible for a minimum time', async () => {
    const release = await holdCall();
    await page().clock.runFor(200);
    expect(await signs()).toBe(0);
    await page().clock.runFor(100);
    expect(await signs()).toBe(1);
    release();
    await read('Pomieszczenie „Salon” zostało utworzone');
    expect(await signs()).toBe(1);
    await page().clock.runFor(400);
    expect(await signs()).toBe(0);
  });

  // Holds §4.29.
  test('does not appear for a quick request', async () => {
    const release = await holdCall();
    await page().clock.runFor(200);
    release();
    await read('Pomieszczenie „Salon” zostało utworzone');
    await page().clock.runFor(1000);
    expect(await signs()).toBe(0);
  });

  test('lets the visitor continue typing, and keeps the input', async () => {
    const release = await holdCall();
    const name = page().getByPlaceholder('np. Salon');
    await name.fill('Taras');
    release();
    await read('Pomieszczenie „Salon” zostało utworzone');
    expect(await name.inputValue()).toBe('Taras');
    await press('Dodaj pomieszczenie');
    await read('Pomieszczenie „Taras” zostało utworzone');
    expect(await name.inputValue()).toBe('');
  });

  test('does not move with reduced motion', async () => {
    await page().emulateMedia({ reducedMotion: 'reduce' });
    await holdCall();
    await page().clock.runFor(300);
    const motion = await page()
      .locator('[data-busy]')
      .evaluate((bar) => [getComputedStyle(bar).transitionDuration, getComputedStyle(bar, '::before').animationName]);
    expect(motion).toEqual(['0s', 'none']);
    await page().emulateMedia({ reducedMotion: null });
  });
});
