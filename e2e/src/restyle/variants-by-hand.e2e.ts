import { beforeEach, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { visitor } from '../visitor.ts';
import { plantFlat, type PlantedFlat } from './plant-flat.ts';

const me = visitor();
const { address, page, goTo, read, dialog, room } = me;

let flat: PlantedFlat;

beforeEach(async () => {
  flat = await plantFlat(address());
});

const addVariant = () => page().getByRole('button', { name: 'Utwórz wariant jako kopię' });
const named = () => dialog().getByRole('textbox', { name: 'Nazwa wariantu' });
const compare = () => page().getByRole('link', { name: 'Porównaj z wariantem „Kopia”' });
const difference = () =>
  page()
    .getByRole('button', { name: /^Pokaż różnice/ })
    .first();
const goBack = () => dialog().getByRole('button', { name: 'Wróć do tego stanu' });

/** Restyles everything to black, so that a restore point exists. */
const becomeBlack = async (): Promise<void> => {
  await goTo(`projekt/${flat.project.id}/zmiana`);
  await page().getByRole('radio', { name: 'czarny', exact: true }).first().click();
  await page().getByRole('button', { name: 'Zastosuj' }).click();
  await read('Zmieniono 9 zestawów');
};

// Holds R32.
test('a variant is created, compared and downloaded, and a restore point restored, by touch on a phone', async () => {
  const phone = await me.takeOtherWindow({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await becomeBlack();
  await goTo(`projekt/${flat.project.id}`);
  await addVariant().tap();
  await named().fill('Kopia');
  await dialog().getByRole('button', { name: 'Zapisz' }).tap();
  await compare().tap();
  await room('Hol').getByRole('figure').first().waitFor();
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page())).toEqual([]);
  await page().getByRole('button', { name: 'Pobierz', exact: true }).tap();
  const [file] = await Promise.all([
    phone.waitForEvent('download', { timeout: 180_000 }),
    phone.getByRole('menuitem', { name: 'PDF', exact: true }).tap(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await goTo(`projekt/${flat.project.id}`);
  await difference().tap();
  await goBack().tap();
  await read('Wcześniejszy stan został przywrócony');
});

// Holds R32.
test('a variant is created and compared, and a restore point restored, by keyboard alone', async () => {
  await becomeBlack();
  await goTo(`projekt/${flat.project.id}`);
  await addVariant().focus();
  await page().keyboard.press('Enter');
  await dialog().locator('input:focus').waitFor();
  await page().keyboard.type('Kopia');
  await page().keyboard.press('Enter');
  await compare().waitFor();
  await compare().focus();
  await page().keyboard.press('Enter');
  await room('Hol').getByRole('figure').first().waitFor();
  await goTo(`projekt/${flat.project.id}`);
  await difference().focus();
  await page().keyboard.press('Enter');
  await goBack().focus();
  await page().keyboard.press('Enter');
  await read('Wcześniejszy stan został przywrócony');
});
