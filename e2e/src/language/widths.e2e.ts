import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { allLanguages } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import { loadFlatList } from '@ramka/texts/load-flat-list';
import { loadWalls } from '@ramka/texts/load-walls';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { settled } from '../settled.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, reload, press, dialog, takeOtherWindow } = visitor();

let id: string;

beforeAll(async () => {
  const project = await apiProject(address(), 'Dom nad Odrą');
  const kitchen = await project.addRoom('Kuchnia');
  await project.putSets(kitchen, [[await project.addSet(desk), 2]]);
  await project.putProducts(kitchen, [[8500, 1]]);
  for (let set = 0; set < 12; set += 1) await project.addSet(livingRoom);
  id = project.id;
});

/** Overflow of the page, and cut-off texts of buttons, headings and labels. */
const misfits = () =>
  page().evaluate(() =>
    [...document.querySelectorAll('html, button, h1, h2, main label, [role=dialog] label, [role=menuitem]')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 2)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => (tagName === 'HTML' ? 'the page' : textContent)),
  );

describe.for(allLanguages)('in %s', (language) => {
  const { common, rooms, sets, ecatalogue, site, typing } = allTexts[language];

  beforeAll(async () => {
    await goTo('404');
    await page().evaluate((chosen) => localStorage.setItem('configurator.language', chosen), language);
    await reload();
  });

  test('every screen fits windows of 320 and of 1440 pixels', async () => {
    const paths = [
      '',
      '404',
      'start?line=simon-54-premium&finish=oak&function=socket-earthed-e,hdml&return=https://long.shop.example/products',
      `projekt/${id}`,
      ...['pomieszczenia', 'zestawy', 'ekatalog', 'zmiana', 'zmiana?line=31'].map((at) => `projekt/${id}/${at}`),
    ];
    for (const path of paths) {
      await goTo(path);
      await settled(page());
      for (const width of [1440, 320]) {
        await page().setViewportSize({ width, height: 900 });
        await expect.poll(async () => [path, width, ...(await misfits())]).toEqual([path, width]);
      }
    }
  });

  test('dialogs and menus fit a window of 320 pixels', async () => {
    await page().setViewportSize({ width: 320, height: 700 });
    const close = async (): Promise<void> => {
      await expect.poll(misfits).toEqual([]);
      await page().keyboard.press('Escape');
    };
    await goTo(`projekt/${id}/pomieszczenia`);
    await press(rooms.actionsFor('Kuchnia'));
    await page().getByRole('menuitem', { name: rooms.deleteRoom }).waitFor();
    await close();
    for (const action of [rooms.addSets, rooms.addSingleProduct]) {
      await press(new RegExp(`^${action}`));
      await dialog().getByRole('button', { name: common.close }).waitFor();
      await close();
    }
    await goTo(`projekt/${id}/zestawy`);
    await press(rooms.actionsFor('Biurko'));
    await page().getByRole('menuitem', { name: sets.deleteSet }).click();
    await dialog().getByRole('button', { name: sets.deleteSet }).waitFor();
    await close();
    await goTo(`projekt/${id}/ekatalog`);
    await press(ecatalogue.browse);
    await dialog().getByRole('searchbox').waitFor();
    await close();
  });

  test('the table of points, the choice of a wall and the preview of a list fit a window of 320 pixels', async () => {
    await page().setViewportSize({ width: 320, height: 700 });
    await goTo(`projekt/${id}/montaz`);
    await page().getByRole('switch', { name: site.numberPoints }).check();
    await press(site.views.points);
    await page().locator('input[name=label]').first().waitFor();
    await expect.poll(misfits).toEqual([]);
    const walls = await loadWalls[language]();
    await goTo(`projekt/${id}/zmiana`);
    await press(walls.swatch(walls.none));
    await dialog().getByRole('radio').first().waitFor();
    await expect.poll(misfits).toEqual([]);
    await page().keyboard.press('Escape');
    const list = await loadFlatList[language]();
    await goTo(`projekt/${id}/pomieszczenia`);
    await press(new RegExp(`^${typing.open}`));
    await dialog().getByRole('textbox').fill('Salon: 2x DKW1/11, zxcvb; Hol: 2x GW');
    await dialog()
      .getByRole('combobox', { name: list.meaning('GW') })
      .waitFor();
    await expect.poll(misfits).toEqual([]);
  });
});

/** The width that the name of the chosen language leaves in its select box, in pixels. Runs in the page. */
const spare = (select: HTMLSelectElement): number => {
  const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('nothing to measure with');
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const word = pen.measureText(select.selectedOptions[0]?.label ?? '').width;
  return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - word;
};

test('the chosen language’s name fits beside its arrow, also on a tablet', async () => {
  const tablet = await takeOtherWindow({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await goTo(`projekt/${id}/pomieszczenia`);
  await press(allTexts.pl.shell.openNavigation);
  const choice = dialog().locator('select').first();
  for (const language of allLanguages) {
    await choice.selectOption(language);
    await expect.poll(() => tablet.evaluate(() => document.documentElement.lang)).toBe(language);
    await expect.poll(async () => [language, (await choice.evaluate(spare)) > -1]).toEqual([language, true]);
  }
});
