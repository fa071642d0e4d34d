import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { requestsInFlight } from '../api/call.ts';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, biurko, wejscie } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { type HeldTimers, holdTimers } from '../testing/hold-timers.ts';
import { dialog, dialogIsClosed, expectText, MESSAGE, press, renderApp, wait } from '../testing/render-app.tsx';

const api = fakeApi(
  () => aProject({ name: 'Dom nad Odrą', rooms: [aRoom({ id: 1, name: 'Kuchnia' })], sets: [wejscie, biurko] }),
  aCatalogue,
);

const open = (screen = 'pomieszczenia', size?: { readonly width: number; readonly height: number }) =>
  renderApp(`projekt/aB3dE6gH/${screen}`, size);

const stop = (event: Event): void => event.stopPropagation();

describe('the shell', () => {
  // Holds §2.4, §2.27, §2.31.
  test('shows the project’s name, which links to its properties, and the copyright holder', async () => {
    const app = await open();
    await expectText(/^© \d{4} /);
    await expectText('Katalog przykładowy – ceny orientacyjne');
    await page.getByRole('banner').getByRole('link', { name: 'Dom nad Odrą' }).click();
    await expect.poll(app.address).toBe('projekt/aB3dE6gH');
  });

  // Holds §2.4, §2.20, §2.21, §2.22, §2.23, §2.24, §2.25, §2.26.
  test.for([
    ['Pomieszczenia', 'projekt/aB3dE6gH/pomieszczenia'],
    ['Zestawy', 'projekt/aB3dE6gH/zestawy'],
    ['Nowy zestaw', 'projekt/aB3dE6gH/zestawy/nowy'],
    ['Katalog', 'projekt/aB3dE6gH/ekatalog'],
    ['Zamówienie', 'projekt/aB3dE6gH/zamowienie'],
    ['Montaż', 'projekt/aB3dE6gH/montaz'],
    ['Zmień wygląd', 'projekt/aB3dE6gH/zmiana'],
    ['Właściwości inwestycji', 'projekt/aB3dE6gH'],
    ['Nowa inwestycja', ''],
  ] as const)('navigates from its drawer to: %s, and hides the drawer', async ([entry, address]) => {
    const app = await open(entry === 'Zestawy' ? 'pomieszczenia' : 'zestawy');
    await press('Otwórz menu');
    await dialog().getByRole('link', { name: entry, exact: true }).click();
    await expect.poll(app.address).toBe(address);
    await dialogIsClosed();
  });

  // Holds §2.20.
  test('hides the drawer on every navigation, also on going back', async () => {
    const app = await open();
    await page.getByRole('navigation').getByRole('link', { name: 'Zestawy', exact: true }).click();
    await expect.poll(app.address).toMatch(/\/zestawy$/);
    await press('Otwórz menu');
    await expect.element(dialog()).toBeVisible();
    app.goBack();
    await expect.poll(app.address).toMatch(/\/pomieszczenia$/);
    await dialogIsClosed();
    app.goForward();
    await expect.poll(app.address).toMatch(/\/zestawy$/);
    await expect.element(page.getByRole('heading', { name: /^Zestawy/, level: 1 })).toBeVisible();
    expect(dialog().elements()).toEqual([]);
  });

  // Holds §2.4, §2.28, §2.30.
  test('lists the sets in a drawer, each with picture, series, name and a link to the editor', async () => {
    // No server has the pictures: they would be replaced by their description as soon as they fail.
    document.addEventListener('error', stop, { capture: true });
    onTestFinished(() => document.removeEventListener('error', stop, { capture: true }));
    await open('zestawy');
    await press('Pokaż swoje zestawy');
    const links = dialog().getByRole('link');
    await expect
      .poll(() => links.elements().map(({ textContent }) => textContent))
      .toEqual([
        expect.stringMatching(/^Simon 54Salon – wejście[\d\s,]+zł$/),
        expect.stringMatching(/^Simon 54Biurko[\d\s,]+zł$/),
      ]);
    await expect
      .poll(() => links.elements().map((link) => link.querySelector('img')?.getAttribute('src')))
      .toEqual(['/product-set/aB3dE6gH/12.png?1', '/product-set/aB3dE6gH/11.png?1']);
    await expect.element(links.nth(1)).toHaveAttribute('href', '/el12/projekt/aB3dE6gH/zestawy/11');
    await links.nth(1).click();
    await dialogIsClosed();
  });

  // Holds §2.28, §2.30.
  test('says that there are no sets yet', async () => {
    api.put((project) => ({ ...project, sets: [] }));
    await open();
    await press('Pokaż swoje zestawy');
    await expectText('Tu pojawią się zestawy, które utworzysz.');
  });

  test.for([320, 390, 720, 860, 960, 1160, 1440])(
    'shortens a long project name, and nothing next to it, at %i px',
    async (width) => {
      api.put((project) => ({ ...project, name: 'Dom nad Odrą z widokiem na długą nazwę '.repeat(3) }));
      await open('zestawy', { width, height: 700 });
      await expect.poll(() => partsOfBar().length).toBeGreaterThanOrEqual(4);
      await expect.poll(() => Math.min(...partsOfBar().map(({ width: own }) => own))).toBeGreaterThanOrEqual(40);
      await expect.poll(() => Math.min(...gapsInBar())).toBeGreaterThanOrEqual(0);
      await expect.poll(() => partsOfBar().at(-1)?.right).toBeLessThanOrEqual(width);
      await expect.poll(() => document.documentElement.scrollWidth).toBe(width);
    },
  );
});

/** The visible parts of the toolbar, and the gaps between them. */
const partsOfBar = (): readonly DOMRect[] =>
  [...page.getByRole('banner').element().querySelectorAll(':scope > button, :scope > a, :scope > nav')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect());
const gapsInBar = (): readonly number[] => {
  const parts = partsOfBar();
  return parts.slice(1).map(({ left }, index) => left - (parts[index]?.right ?? 0));
};

/** The left edges of the tabs and of the visible tools in the toolbar, by name. */
const placesInBar = (): Readonly<Record<string, number>> => {
  const parts = [
    ...page
      .getByRole('banner')
      .element()
      .querySelectorAll<HTMLElement>('nav a, button[title], a[title], button[aria-label]'),
  ];
  return Object.fromEntries(
    parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => [part.ariaLabel ?? part.textContent, part.getBoundingClientRect().left]),
  );
};

const isShownInBar = (word: string): boolean =>
  page.getByRole('banner').getByText(word, { exact: true }).element().checkVisibility({ opacityProperty: true });

describe('the toolbar', () => {
  test.for([
    [1440, 'Dom'],
    [1440, 'Dom nad Odrą z widokiem na długą nazwę '.repeat(3)],
    [1280, 'Dom nad Odrą z widokiem na długą nazwę '.repeat(3)],
    [960, 'Dom nad Odrą z widokiem na długą nazwę '.repeat(3)],
  ] as const)('keeps its parts in place on all screens, and after a message: %i px, %s', async ([width, name]) => {
    api.put((project) => ({ ...project, name }));
    const app = await open('pomieszczenia', { width, height: 800 });
    const named = ['Pomieszczenia', 'Zestawy', 'Zamówienie', 'Montaż', 'Zmień wygląd', 'Udostępnij'];
    await expect
      .poll(() => Object.keys(placesInBar()))
      .toEqual(expect.arrayContaining([...named, 'Wpisz zestaw (Ctrl+K)']));
    const first = placesInBar();
    const { 'Wpisz zestaw (Ctrl+K)': quickEntry, ...others } = first;
    const placesBesideMessages = () => {
      const { 'Ostatnie komunikaty': messages, ...places } = placesInBar();
      return [places, (messages ?? 0) > 0];
    };
    await addRoom('Salon');
    await expect.element(page.getByRole('button', { name: 'Ostatnie komunikaty' })).toBeVisible();
    for (const screen of [
      'pomieszczenia',
      'zestawy',
      'zestawy/nowy',
      'ekatalog',
      'zamowienie',
      'montaz',
      'zmiana',
      '',
    ]) {
      await app.goTo(`projekt/aB3dE6gH/${screen}`);
      await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      // The editor has its own quick entry.
      const expected = screen === 'zestawy/nowy' ? others : { ...others, 'Wpisz zestaw (Ctrl+K)': quickEntry };
      await expect.poll(placesBesideMessages).toEqual([expected, true]);
    }
  });

  // Holds §2.4.
  test('names restyling, sharing and quick entry in wide windows', async () => {
    await open();
    await expect
      .poll(() => ['Zmień wygląd', 'Udostępnij', 'Wpisz zestaw'].map(isShownInBar))
      .toEqual([true, true, true]);
  });

  test('leaves language, colour scheme and statements to the menu', async () => {
    await open('zestawy');
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Udostępnij' })).toBeVisible();
    expect(page.getByRole('combobox').elements()).toEqual([]);
    expect(page.getByRole('contentinfo').getByRole('link').elements()).toEqual([]);
    await press('Otwórz menu');
    for (const name of ['Język', 'Wygląd strony'])
      await expect.element(dialog().getByRole('combobox', { name })).toBeVisible();
    for (const name of ['Licencje', 'Dostępność', 'Prywatność'])
      await expect.element(dialog().getByRole('link', { name })).toBeVisible();
  });

  test('leaves restyling to the menu on a phone', async () => {
    const app = await open('zestawy', { width: 390, height: 844 });
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Udostępnij' })).toBeVisible();
    await press('Otwórz menu');
    await dialog().getByRole('link', { name: 'Zmień wygląd' }).click();
    await expect.poll(app.address).toMatch(/\/zmiana$/);
  });
});

const newRoom = page.getByPlaceholder('np. Salon');

const addRoom = async (name: string): Promise<void> => {
  await newRoom.fill(name);
  await press('Dodaj pomieszczenie');
};

const onScreen = (): string => document.querySelector('[data-snackbars]')?.textContent ?? '';

const signs = (): number => document.querySelectorAll('[data-busy]').length;

/** Milliseconds until the indicator appears, and for which it then stays. */
const [APPEARS, STAYS] = [250, 400];

/** Opens the rooms, and holds the timers of messages and indicator. */
const openWithHeldTimers = async () => {
  await open();
  await expect.poll(requestsInFlight.get).toBe(0);
  await expect.poll(signs).toBe(0);
  return holdTimers(MESSAGE, APPEARS, STAYS);
};

const leaveMessages = (): Promise<void> => page.getByRole('heading', { level: 1 }).hover();

/** The shown messages after the timers that now run have elapsed. */
const afterThreeSeconds = (timers: HeldTimers) => (): string => {
  timers.elapse(MESSAGE);
  return onScreen();
};

describe('a message', () => {
  // Holds §2.32, §2.33, §4.27, §4.28, §4.60, §4.61, §9.17, R26.
  test('disappears after 3 seconds, when it is closed, or when the next action starts', async () => {
    const timers = await openWithHeldTimers();
    await addRoom('Salon');
    await leaveMessages();
    await expectText('Pomieszczenie „Salon” zostało utworzone');
    await expect.poll(afterThreeSeconds(timers)).toBe('');

    await addRoom('Hol na dole');
    await expectText('Pomieszczenie „Hol na dole” zostało utworzone');
    await press('Zamknij');
    await expect.poll(onScreen).toBe('');

    await addRoom('Garaż');
    await expectText('Pomieszczenie „Garaż” zostało utworzone');
    await addRoom('Taras');
    await expectText('Pomieszczenie „Taras” zostało utworzone');
    expect(onScreen()).not.toContain('Garaż');
  });

  // Holds R26.
  test('stays while it is hovered', async () => {
    const timers = await openWithHeldTimers();
    await addRoom('Salon');
    await expectText('Pomieszczenie „Salon” zostało utworzone');
    // The prefetch of the changed project has a timer of the same duration.
    await expect.poll(() => timers.running(MESSAGE)).toBe(2);
    await page.getByText('Pomieszczenie „Salon” zostało utworzone').hover();
    await expect.poll(() => timers.running(MESSAGE)).toBe(1);
    timers.elapse(MESSAGE);
    await wait(100);
    expect(onScreen()).toContain('Salon');
    await leaveMessages();
    await expect.poll(afterThreeSeconds(timers)).toBe('');
  });

  // Holds §2.32, §2.33, §4.60, §9.17.
  test('about an error disappears after 3 seconds, too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const timers = await openWithHeldTimers();
    api.fail('createRoom', 'cut-off');
    await addRoom('Salon');
    await leaveMessages();
    const error = page.getByRole('alert');
    await expect.element(error.getByText('Wystąpił błąd podczas zapisywania danych')).toBeVisible();
    await expect.poll(afterThreeSeconds(timers)).toBe('');
    expect(error.elements()).toEqual([]);
  });
});

describe('the indicator for a running request', () => {
  // Holds §4.29.
  test('appears with a delay, and stays visible for a minimum time', async () => {
    const timers = await openWithHeldTimers();
    const created = api.hold('createRoom');
    await addRoom('Salon');
    await expect.poll(() => timers.running(APPEARS)).toBe(1);
    expect(signs()).toBe(0);
    timers.elapse(APPEARS);
    await expect.poll(signs).toBe(1);
    created.deliver();
    await expectText('Pomieszczenie „Salon” zostało utworzone');
    await expect.poll(requestsInFlight.get).toBe(0);
    await expect.poll(() => [signs(), timers.running(STAYS)]).toEqual([1, 1]);
    timers.elapse(STAYS);
    await expect.poll(signs).toBe(0);
  });

  // Holds §4.29.
  test('does not appear for a quick request', async () => {
    const timers = await openWithHeldTimers();
    const created = api.hold('createRoom');
    await addRoom('Salon');
    await expect.poll(() => timers.running(APPEARS)).toBe(1);
    created.deliver();
    await expectText('Pomieszczenie „Salon” zostało utworzone');
    await expect.poll(() => timers.running(APPEARS)).toBe(0);
    expect(signs()).toBe(0);
  });
});

test('the visitor can continue typing while a room is created, and keeps the input', async () => {
  await open();
  const created = api.hold('createRoom');
  await addRoom('Salon');
  await created.requested(1);
  await newRoom.fill('Taras');
  created.deliver();
  await expectText('Pomieszczenie „Salon” zostało utworzone');
  await expect.element(newRoom).toHaveValue('Taras');
  await press('Dodaj pomieszczenie');
  await created.requested(2);
  created.deliver(1);
  await expectText('Pomieszczenie „Taras” zostało utworzone');
  await expect.element(newRoom).toHaveValue('');
});
