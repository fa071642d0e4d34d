import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Locator, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, takeOtherWindow } = visitor();

let id: string;

beforeAll(async () => {
  ({ id } = await plantProject(address(), [desk]));
});

/** What each kind of address shows at once, and what keeps its place when the app takes over. */
const sights = [
  { path: () => '', shows: 'Nazwa inwestycji', keeps: ['h1', 'form input', 'form button', 'footer'] },
  { path: () => `projekt/${id}/pomieszczenia`, shows: 'Pomieszczenia w inwestycji', keeps: ['header', 'h1'] },
  { path: () => `projekt/${id}/zestawy/1`, shows: 'Seria ramek', keeps: ['header', 'ol > li:last-child'] },
  { path: () => `projekt/${id}/zamowienie`, shows: 'Pobierz', keeps: ['header', 'h1'] },
  { path: () => `projekt/${id}/montaz`, shows: 'Montaż', keeps: ['header', 'h1'] },
  { path: () => `projekt/${id}/zestawy`, shows: 'Zamówienie', keeps: ['header'] },
] as const;

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where the first of each is, in whole pixels. */
const placesOf = (of: Page, selectors: readonly string[]): Promise<(Place | undefined)[]> =>
  of.evaluate(
    (all) =>
      all.map((selector) => {
        const place = document.querySelector(`#app ${selector}`)?.getBoundingClientRect();
        return place && { x: place.x, y: place.y, width: place.width, height: place.height };
      }),
    [...selectors],
  );

/** Notes in the page how far its parts are shifted about from a moment on; a shift is told of some time after it. */
const watchShifts = (): void => {
  Reflect.set(window, 'shifted', 0);
  Reflect.set(window, 'watchedFrom', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime >= Number(Reflect.get(window, 'watchedFrom')))
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Forgets the shifts until now, those of the frame that is being drawn among them. */
const watchFromNow = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        Reflect.set(window, 'watchedFrom', performance.now());
        Reflect.set(window, 'shifted', 0);
        resolve();
      }),
    );
  });

describe.each(windows)('at $width × $height', (viewport) => {
  test.each(sights)('what stands in the HTML is shown without a script, and keeps its place: $shows', async (sight) => {
    await takeOtherWindow({ viewport });
    const complaints: string[] = [];
    page().on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page().addInitScript(watchShifts);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page().route(/\.(?:js|css)$/, async (route) => {
      await released;
      await route.continue();
    });

    await page().goto(`${address()}/el12/${sight.path()}`, { waitUntil: 'commit' });
    await page()
      .locator(`[data-sight] ${sight.keeps.at(-1)}`)
      .first()
      .waitFor();
    expect(await page().locator('[data-sight]').boundingBox()).toMatchObject({ x: 0, y: 0, width: viewport.width });
    expect(await page().locator('[data-sight]').textContent()).toContain(sight.shows);
    await page().evaluate(() => document.fonts.ready);
    // On a machine without Arial other letters stood there until those of the page had come.
    await page().evaluate(watchFromNow);
    const before = await placesOf(page(), sight.keeps);

    release();
    await page().locator('h1:not([data-sight] *)').first().waitFor();
    expect(await page().locator('[data-sight]').count()).toBe(0);
    await page().evaluate(() => document.fonts.ready);
    const after = await placesOf(page(), sight.keeps);
    for (const [index, place] of before.entries())
      for (const side of ['x', 'y'] as const) expect(after[index]?.[side]).toBeCloseTo(place?.[side] ?? NaN, -0.5);
    await page().waitForLoadState('networkidle');
    expect(await page().evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });
});

const heldUntil =
  (until: Promise<void>) =>
  async (route: Route): Promise<void> => {
    await until;
    await route.continue();
  };

describe.each([...windows, { width: 844, height: 390 }])(
  'the set of an editor’s address at $width × $height',
  (viewport) => {
    test('is seen before the app is there, and where it is drawn then', async () => {
      await takeOtherWindow({ viewport });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: drawable, resolve: letDraw } = Promise.withResolvers<void>();
      await page().route(/\/react-[^/]*\.js$/, heldUntil(released));
      await page().route('**/assets/img/components/**', heldUntil(drawable));
      await page().goto(`${address()}/el12/projekt/${id}/zestawy/1`, { waitUntil: 'commit' });
      const seen = page().locator('[data-sight] img');
      await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const before = await seen.boundingBox();

      release();
      const figure = page().locator('figure').first();
      const still = figure.locator(`image[href="/product-set/${id}/1.webp"]`);
      await still.waitFor();
      await page().locator('[data-cards] button').first().waitFor();
      const after = await figure.boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((after?.[side] ?? NaN) - (before?.[side] ?? NaN))).toBeLessThan(viewport.height < 480 ? 20 : 2);

      // What comes first covers nothing of the picture.
      const frame = figure.locator('image[href*="/frames/"]');
      const isFrameSeen = () => frame.evaluate((image) => getComputedStyle(image).visibility === 'visible');
      expect(await isFrameSeen()).toBe(false);
      letDraw();
      await expect.poll(isFrameSeen).toBe(true);
      await expect.poll(() => still.evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
    });
  },
);

test('where there is no such set, nothing stands in its place', async () => {
  await takeOtherWindow();
  const answer = page().waitForResponse(/\/product-set\//);
  await page().route(/\/react-[^/]*\.js$/, () => undefined);
  await page().goto(`${address()}/el12/projekt/${id}/zestawy/99`, { waitUntil: 'commit' });
  expect((await answer).status()).toBe(404);
  const place = page().locator('[data-sight] img');
  await expect
    .poll(() => place.evaluate((image: HTMLImageElement) => image.complete && image.srcset !== ''))
    .toBe(true);
  expect(await place.evaluate((image) => image.clientWidth * image.clientHeight)).toBe(0);
});

/** Somebody at the list of sets, whose first set the server will not tell of; answers its link. */
const listWithHeldSet = async (): Promise<Locator> => {
  await takeOtherWindow();
  await page().goto(`${address()}/el12/projekt/${id}/zestawy`);
  const card = page().locator('main a[href$="/zestawy/1"]').first();
  await card.waitFor();
  await page().route(`**/api/project/${id}/set/1`, () => undefined);
  return card;
};

test('the site sheet shows what there is to mount before it is known what is mounted, and takes no tick until then', async () => {
  await takeOtherWindow();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page().route(`**/api/project/${id}/site`, heldUntil(released));
  await page().goto(`${address()}/el12/projekt/${id}/montaz`);
  const box = page().locator('main fieldset input').first();
  await page().getByRole('heading', { name: 'Kuchnia', includeHidden: true }).waitFor();
  await page().getByRole('heading', { name: 'Biurko', includeHidden: true }).waitFor();
  expect(
    await box.evaluate((input) => [getComputedStyle(input).visibility, input.closest('[inert]') !== null]),
  ).toEqual(['hidden', true]);

  release();
  await box.check();
  await expect.poll(() => page().locator('[inert]').count()).toBe(0);
});

test('the order keeps its places until it has been read', async () => {
  await takeOtherWindow();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page().route(`**/api/project/${id}/order`, heldUntil(released));
  await page().goto(`${address()}/el12/projekt/${id}/zamowienie`);
  const places = page().locator('main .sight-room');
  await places.first().waitFor();
  const title = await page().locator('main h1').boundingBox();

  release();
  await page().getByRole('table').first().waitFor();
  expect(await places.count()).toBe(0);
  expect((await page().locator('main h1').boundingBox())?.y).toBeCloseTo(title?.y ?? NaN, 0);
});

test('from the list, a set is seen while the editor is on its way', async () => {
  const card = await listWithHeldSet();
  await card.click();
  const seen = page().locator(`[inert] img[srcset*="/product-set/${id}/1.webp?"]`);
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('from the list, the modules of a set do not wait for it', async () => {
  const card = await listWithHeldSet();
  const modules = page().waitForResponse('**/api/modules/by-series/*');
  await card.click();
  expect((await modules).status()).toBe(200);
});

test('from the list, a set is read once an opening, and anew each time', async () => {
  await takeOtherWindow();
  const { id: project } = await plantProject(address(), [desk]);
  const read = `/api/project/${project}/set/1`;
  let reads = 0;
  page().on('request', (request) => {
    reads += new URL(request.url()).pathname === read && request.method() === 'GET' ? 1 : 0;
  });
  await page().goto(`${address()}/el12/projekt/${project}/zestawy`);
  const open = async (): Promise<string> => {
    await page().locator('main a[href$="/zestawy/1"]').first().click();
    await page().locator('[data-cards] button').first().waitFor();
    return page().getByRole('textbox', { name: 'Nazwa zestawu' }).inputValue();
  };
  expect(await open()).toBe('Biurko');
  expect(reads).toBe(1);

  await page().goBack();
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const renamed = await page().request.post(`${address()}${read}/name`, { data: { name: 'Inna' }, headers });
  expect(renamed.status()).toBe(200);
  expect(await open()).toBe('Inna');
  expect(reads).toBe(2);
});

test.each([
  { screen: 'zestawy/1', calls: ['/set/1', '/api/modules/by-series/4'], shown: '[data-cards] button' },
  { screen: 'zamowienie', calls: ['/order'], shown: 'main table' },
  { screen: 'montaz', calls: ['/site'], shown: 'main [type=checkbox]' },
])('what $screen begins with is asked for before the app is there, and once', async ({ screen, calls, shown }) => {
  await takeOtherWindow();
  const asked: string[] = [];
  page().on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page().route(/\/react-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page().goto(`${address()}/el12/projekt/${id}/${screen}`, { waitUntil: 'commit' });
  const ofProject = ['', ...calls].map((call) => (call.startsWith('/api') ? call : `/api/project/${id}${call}`));
  const expected = ['/api/app-data', ...ofProject].toSorted();
  const seen = () => asked.filter((path) => path.startsWith('/api/modules') || expected.includes(path)).toSorted();
  await expect.poll(seen).toEqual(expected);
  release();
  await page().locator(shown).first().waitFor();
  expect(seen()).toEqual(expected);
});

/** The rules of styles that were loaded later and stand in the page's own already: from behind they would overrule others. */
const rulesTwice = (): Promise<string[]> =>
  page().evaluate(() => {
    const [later = [], own = []] = [true, false].map((loaded) =>
      [...document.styleSheets]
        .filter(({ disabled, href }) => !disabled && (href !== null) === loaded)
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
    );
    const ownRules = new Set(own);
    return later.filter((rule) => ownRules.has(rule));
  });

test('what is loaded later brings no styles of the page once more: fields for quantities stay as narrow as they are', async () => {
  await takeOtherWindow();
  await page().goto(`${address()}/el12/projekt/${id}/zestawy?spread=1`);
  const field = page().getByRole('dialog').getByRole('textbox').first();
  await field.waitFor();
  expect(await rulesTwice()).toEqual([]);
  expect((await field.boundingBox())?.width).toBeLessThan(80);
});
