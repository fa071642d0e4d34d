import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { beforeAll, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { settled } from '../settled.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, startFresh } = visitor();

let id: string;

/** Creates six rooms with 25 sets and products. */
beforeAll(async () => {
  const project = await apiProject(address());
  id = project.id;
  const sets = [
    await project.addSet(desk, 'Telewizor'),
    await project.addSet(livingRoom, 'Panel dotykowy przy wejściu'),
    await project.addSet(desk),
    await project.addSet(livingRoom, 'Salon'),
  ];
  for (const name of ['Salon', 'Kuchnia', 'Hol', 'Sypialnia', 'Łazienka', 'Pokój dzieci']) {
    const room = await project.addRoom(name);
    await project.putSets(
      room,
      sets.map((set, index) => [set, index + 1] as const),
    );
    if (name === 'Kuchnia') await project.putProducts(room, [[8500, 2]]);
  }
});

test('the list of sets shows each set in the middle of its card', async () => {
  await startFresh();
  await goTo(`projekt/${id}/zestawy`);
  const pictures = page().locator('main li img[data-loaded]');
  await expect.poll(() => pictures.count()).toBe(4);
  const largestOffset = () =>
    pictures.evaluateAll((all) =>
      Math.max(
        ...all.map((image) => {
          const picture = image.getBoundingClientRect();
          const place = image.closest('li > *')?.getBoundingClientRect();
          return place ? Math.abs(picture.top + picture.height / 2 - place.top - place.height / 2) : 99;
        }),
      ),
    );
  await expect.poll(largestOffset).toBeLessThan(2);
});

test.for([390, 1280, 1440, 1920])(
  'sets are drawn at one scale, large enough to be distinguished, at %i px',
  async (width) => {
    await startFresh();
    await page().setViewportSize({ width, height: 900 });
    await goTo(`projekt/${id}/pomieszczenia`);
    const pictures = page().locator('[data-room] img[src*="/product-set/"]');
    await expect.poll(() => pictures.count()).toBe(24);
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        pictures.evaluateAll((all) =>
          all.every((image) => image.hasAttribute('data-loaded') && image.getBoundingClientRect().height > 0),
        ),
      )
      .toBe(true);
    await settled(page());
    const drawn = await pictures.evaluateAll((all) =>
      all.flatMap((image) => {
        const { width, height } = image.getBoundingClientRect();
        return image instanceof HTMLImageElement ? [{ scale: width / image.naturalWidth, height }] : [];
      }),
    );
    const scales = drawn.map(({ scale }) => scale);
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.02);
    expect(Math.min(...drawn.map(({ height }) => height))).toBeGreaterThanOrEqual(96);
    await page().setViewportSize({ width: 1440, height: 900 });
  },
);

test.for([390, 1280, 1440])(
  'the names of rooms are not cut off, on a phone without the restyle link, at %i px',
  async (width) => {
    await startFresh();
    const project = await apiProject(address());
    const set = await project.addSet(washBasin);
    for (const name of ['Łazienka', 'Garderoba na piętrze od ogrodu', 'Przedpokój']) {
      await project.putSets(await project.addRoom(name), [[set, 2]]);
    }
    await page().setViewportSize({ width, height: 900 });
    await goTo(`projekt/${project.id}/pomieszczenia`);
    const names = page().locator('[data-room] h2 [id]');
    await expect.poll(() => names.count()).toBe(3);
    const cutOff = () =>
      names.evaluateAll((all) =>
        all
          .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2)
          .map(({ textContent }) => textContent),
      );
    await settled(page());
    await expect.poll(cutOff).toEqual([]);
    const looks = page().getByRole('link', { name: 'Zmień serię i kolory: Łazienka' });
    await expect.poll(() => looks.isVisible()).toBe(width > 600);
    await page().setViewportSize({ width: 1440, height: 900 });
  },
);

// Holds §1.14, §2.68, §2.69, §9.27.
test('the price of a flat counts sets, single products and e-catalogue products by quantity', async () => {
  await startFresh();
  const project = await apiProject(address());
  const kitchen = await project.addRoom('Kuchnia');
  await project.putSets(kitchen, [
    [await project.addSet(desk), 2],
    [await project.addSet(livingRoom), 1],
  ]);
  await project.putProducts(kitchen, [[8500, 3]]);
  const { productSets, products } = await project.load();
  const priceOf = (name: string) => productSets.find((set) => set.name === name)?.price ?? 0;
  const rooms = 2 * priceOf('Biurko') + priceOf('Salon – wejście') + 3 * (products[0]?.price ?? 0);
  await goTo(`projekt/${project.id}/pomieszczenia`);
  await expect.poll(shownTotal).toBeCloseTo(rooms, 2);

  const found = await fetch(`${address()}/api/ecatalog/search?query=TKW`);
  const [group]: { products: { catalogId: number; price: number }[] }[] = await found.json();
  const product = group?.products[0];
  await project.addCatalogueProduct(product?.catalogId ?? 0, 4);
  await page().reload();
  await expect.poll(shownTotal).toBeCloseTo(rooms + 4 * (product?.price ?? 0), 2);
  await page()
    .getByRole('link', { name: /^w tym katalog [\d,]+/ })
    .click();
  await page().waitForURL(/\/ekatalog$/);
});

const shownTotal = async (): Promise<number> => {
  const text = await page().getByText('Całkowity koszt netto').locator('..').textContent();
  return Number(
    text
      ?.replace('Całkowity koszt netto', '')
      .replace(/[^\d,]/gu, '')
      .replace(',', '.'),
  );
};
