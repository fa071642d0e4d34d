import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeEach, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const me = visitor();
const { address, page, open, read, closeMessage } = me;

let project: ApiProject;

beforeEach(async () => {
  project = await apiProject(address(), 'Dom nad Odrą');
  const room = await project.addRoom('Salon');
  await project.putSets(room, [[await project.addSet(desk), 2]]);
});

const links = () => page().getByRole('region', { name: 'Linki do podglądu' });
const form = () => page().getByRole('dialog', { name: 'Utwórz link' });
const opened = () => links().getByRole('link', { name: /^Otwórz link/ });

/** Opens the first share link on another device. */
const lookAt = async (options: Parameters<typeof me.takeOtherWindow>[0]) => {
  const linked = await opened().first().getAttribute('href');
  const window = await me.takeOtherWindow(options);
  await window.goto(linked ?? '');
  return window;
};

// Holds R31.
test('a link is created by keyboard, opened on a phone without scripts, copied into a new project, and revoked', async () => {
  await open(`projekt/${project.id}`);
  await page().getByRole('button', { name: 'Udostępnij' }).first().click();
  const add = links().getByRole('button', { name: 'Utwórz link' });
  await add.focus();
  await page().keyboard.press('Enter');
  await form().getByRole('textbox', { name: 'Nazwa linku' }).fill('Dla klienta');
  expect(await axeFindings(page())).toEqual([]);
  await page().keyboard.press('Enter');
  await read('Link „Dla klienta” został utworzony');
  await read('bieżący stan, z cenami');
  await closeMessage();
  expect(await axeFindings(page())).toEqual([]);
  const owner = page();

  const phone = await lookAt({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await read('Dom nad Odrą');
  expect(await phone.evaluate(() => document.scripts.length)).toBe(0);
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.getByRole('img').first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => phone.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0)))
    .toBe(true);
  expect(await axeFindings(phone)).toEqual([]);
  await phone.getByRole('link', { name: 'English' }).tap();
  await read('Project total, net');
  await phone.getByRole('link', { name: 'Copy to my own project' }).tap();
  await phone.getByRole('textbox').fill('Mój dom');
  expect(await axeFindings(phone)).toEqual([]);
  await phone.keyboard.press('Enter');
  await phone.getByRole('region', { name: 'Salon', exact: true }).waitFor();
  expect(phone.url()).not.toContain(project.id);

  const linked = await owner.getByRole('link', { name: /^Otwórz link/ }).getAttribute('href');
  await owner.getByRole('button', { name: 'Unieważnij link „Dla klienta”' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Unieważnij' }).click();
  await owner.getByText('Link „Dla klienta” został unieważniony').waitFor();
  await expect.poll(() => owner.evaluate(() => document.activeElement?.textContent)).toBe('Utwórz link');
  await phone.goto(linked ?? '');
  await phone.getByRole('heading', { name: /no longer works|już nie działa/ }).waitFor();
  expect(await axeFindings(phone)).toEqual([]);
});

// Holds R31.
test('a frozen link without prices and with an end date is created by slow touch, and fits every width in every language', async () => {
  const phone = await me.takeOtherWindow({ viewport: { width: 844, height: 390 }, hasTouch: true });
  await open(`projekt/${project.id}`);
  await page().getByRole('button', { name: 'Udostępnij' }).first().tap();
  await links().getByRole('button', { name: 'Utwórz link' }).tap();
  await form()
    .getByRole('radio', { name: /Stan z dzisiaj/ })
    .tap();
  await form().getByRole('radio', { name: 'Bez cen' }).click({ delay: 900 });
  const year = new Date().getFullYear() + 1;
  await form().getByLabel('Ważny do (włącznie)').fill(`${year}-05-04`);
  await form().getByRole('button', { name: 'Utwórz link' }).tap();
  await read(/^stan z .*, bez cen, ważny do 4 maja/);
  const reader = await lookAt({ viewport: { width: 320, height: 700 } });
  expect(phone.isClosed()).toBe(false);
  const linked = reader.url();
  for (const language of ['pl', 'cs', 'sk', 'uk', 'en'])
    for (const width of [320, 844, 1920]) {
      await reader.setViewportSize({ width, height: 700 });
      await reader.goto(`${linked}?lang=${language}`);
      await expect.poll(() => reader.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  await expect.poll(() => reader.locator('body').innerText()).not.toMatch(/\d,\d\d|zł/);
});
