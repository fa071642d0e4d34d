import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aWireLink } from '../api/testing/wire-lists.ts';
import { aProject } from '../testing/render-in-project.tsx';
import { dialog, dialogIsClosed, expectText, pressInDialog, pressKey, renderApp } from '../testing/render-app.tsx';

const api = fakeApi(() => aProject({ name: 'Dom nad Odrą' }));

let links: readonly ReturnType<typeof aWireLink>[];

beforeEach(() => {
  links = [];
  api.respond('listViews', () => [...links]);
  api.respond('addView', ({ body: { frozen, ...options } }) => {
    const link = aWireLink({ ...options, frozenAt: frozen ? '2026-05-04T10:00:00Z' : null });
    links = [...links, link];
    return link;
  });
  api.respond('removeView', ({ params }) => {
    links = links.filter(({ id }) => id !== params['viewId']);
    return undefined;
  });
});

const open = () => renderApp('projekt/aB3dE6gH');

const section = page.getByRole('region', { name: 'Linki do podglądu' });
const create = section.getByRole('button', { name: 'Utwórz link', exact: true });
const submit = dialog().getByRole('button', { name: 'Utwórz link', exact: true });

// Holds R31.
test('a link is created by keyboard, and is listed with its contents and address', async () => {
  await open();
  await expectText('Nie ma jeszcze żadnego linku.');
  const add = create.element();
  if (add instanceof HTMLElement) add.focus();
  await pressKey('{Enter}');
  const name = dialog().getByRole('textbox', { name: 'Nazwa linku' });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('Link 1');
  await name.fill('Dla klienta');
  await pressKey('{Enter}');
  await expectText('Link „Dla klienta” został utworzony');
  await dialogIsClosed();
  await expectText('bieżący stan, z cenami');
  const address = `${location.origin}/el12/podglad/Hq7mWz3kHq7mWz`;
  await expect.element(section.getByText(address)).toBeVisible();
  const link = section.getByRole('link', { name: 'Otwórz link „Dla klienta” w nowej karcie' });
  await expect.element(link).toHaveAttribute('href', address);
});

// Holds R31.
test('a frozen link without prices and with an end date is listed as such', async () => {
  await open();
  await create.click();
  await dialog()
    .getByRole('radio', { name: /Stan z dzisiaj/ })
    .click();
  await dialog().getByRole('checkbox', { name: 'Pokaż ceny' }).click();
  const year = new Date().getFullYear() + 1;
  await dialog().getByLabelText('Ważny do (włącznie)').fill(`${year}-05-04`);
  await submit.click();
  await expectText(`stan z 4 maja 2026, bez cen, ważny do 4 maja ${year}`);
  expect(links).toMatchObject([{ prices: false, variants: false, until: `${year}-05-04` }]);
});

test('a past date is reported at its field, and no link is created', async () => {
  await open();
  await create.click();
  const until = dialog().getByLabelText('Ważny do (włącznie)');
  await until.fill('2020-01-01');
  await expectText('Ten dzień już minął');
  await expect.element(until).toHaveAttribute('aria-invalid', 'true');
  await expect.element(submit).toBeDisabled();
  await until.fill('');
  await expect.element(submit).toBeEnabled();
  expect(links).toEqual([]);
});

// Holds R31.
test('a link is revoked after a question, and the focus stays in the section', async () => {
  links = [aWireLink()];
  await open();
  await section.getByRole('button', { name: 'Unieważnij link „Dla klienta”' }).click();
  await expectText('Kto go ma, nie zobaczy już niczego. Tego nie można cofnąć.');
  await pressInDialog('Unieważnij');
  await expectText('Nie ma jeszcze żadnego linku.');
  await expect.element(create).toHaveFocus();
  expect(links).toEqual([]);
});

test('an expired link can be revoked, but neither opened nor copied', async () => {
  links = [aWireLink({ until: '2026-05-04', expired: true })];
  await open();
  await expectText('bieżący stan, z cenami, wygasł 4 maja 2026');
  await expect.element(section.getByRole('button', { name: 'Unieważnij link „Dla klienta”' })).toBeVisible();
  expect(section.getByRole('link').elements()).toEqual([]);
  expect(section.getByRole('button', { name: /^Kopiuj/ }).elements()).toEqual([]);
});

test('the address of a link is copied', async () => {
  links = [aWireLink()];
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open();
  await section.getByRole('button', { name: 'Kopiuj link „Dla klienta”' }).click();
  await expectText('Link został skopiowany');
  expect(copy).toHaveBeenCalledExactlyOnceWith(`${location.origin}/el12/podglad/Hq7mWz3kHq7mWz`);
});

test('a failed creation shows the server’s reason, and keeps the dialog with its input', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api.fail('addView', { status: 409, message: 'Inwestycja ma już 10 takich linków' });
  await open();
  await create.click();
  const name = dialog().getByRole('textbox', { name: 'Nazwa linku' });
  await name.fill('Dla klienta');
  await submit.click();
  await expectText(/Inwestycja ma już 10 takich linków/);
  await expect.element(name).toHaveValue('Dla klienta');
});
