import { expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { settled } from '../settled.ts';
import { visitor } from '../visitor.ts';

const { address, page, open } = visitor();

test('the bar over many rooms shows the actions of the page header only when that is scrolled out of view', async () => {
  const project = await apiProject(address());
  for (let number = 1; number <= 12; number += 1) await project.addRoom(`Pokój ${number}`);
  await page().setViewportSize({ width: 390, height: 844 });
  await open(`projekt/${project.id}/pomieszczenia`);
  await page().getByRole('region', { name: 'Pokój 1', exact: true }).waitFor();
  const ofHead = page().locator('header').getByRole('button', { name: 'Zamówienie i pliki', exact: true });
  const ofBar = page()
    .getByRole('searchbox', { name: 'Szukaj pomieszczenia lub zestawu' })
    .locator('xpath=ancestor::search/..')
    .getByRole('button', { name: 'Zamówienie i pliki', exact: true });
  const inSight = () =>
    Promise.all(
      [ofHead, ofBar].map((button) =>
        button.evaluateAll((all) =>
          all.some((each) => {
            const { bottom } = each.getBoundingClientRect();
            return bottom > 0 && each.checkVisibility({ visibilityProperty: true });
          }),
        ),
      ),
    );
  await expect.poll(inSight).toEqual([true, false]);
  expect(await ofBar.count()).toBe(0);
  await settled(page());
  const { height } = (await page().locator('search').locator('..').boundingBox()) ?? { height: 0 };
  await page().getByRole('region', { name: 'Pokój 12' }).scrollIntoViewIfNeeded();
  await page().evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(inSight).toEqual([false, true]);
  await expect.poll(async () => (await page().locator('search').locator('..').boundingBox())?.height).toBe(height);
  await page().evaluate(() => window.scrollTo(0, 0));
  await expect.poll(inSight).toEqual([true, false]);
});
