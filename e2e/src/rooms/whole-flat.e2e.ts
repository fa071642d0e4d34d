import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { allLanguages } from '@ramka/domain/text';
import { beforeAll, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open } = visitor();

let id: string;

/** Six rooms with 25 sets and products. */
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

test.for(allLanguages)('a whole flat is seen at once on a desktop, in %s', async (language) => {
  await open('404');
  await page().evaluate((chosen) => localStorage.setItem('configurator.language', chosen), language);
  await open(`projekt/${id}/pomieszczenia`);
  const panels = page().getByRole('region');
  await expect.poll(() => panels.count()).toBe(6);
  const bottoms = await panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(900);
});
