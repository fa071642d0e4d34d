import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aWireLink } from '../api/testing/wire-lists.ts';
import { aProject } from '../testing/render-in-project.tsx';
import { expectText, press, pressKey, renderApp } from '../testing/render-app.tsx';

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

/** Opens the dialog "Share" on the screen of sets. */
const open = async (): Promise<void> => {
  await renderApp('projekt/aB3dE6gH/zestawy');
  await press('Udostępnij');
  await expect.element(section).toBeVisible();
};

const section = page.getByRole('region', { name: 'Linki do podglądu' });
const create = section.getByRole('button', { name: 'Utwórz link', exact: true });
/** The form, in a dialog over the first one. */
const form = page.getByRole('dialog', { name: 'Utwórz link' });
const submit = form.getByRole('button', { name: 'Utwórz link', exact: true });

// Holds R31.
test('a link is created by keyboard, asks for prices first, and is listed with its contents and address', async () => {
  await open();
  await expect.element(create).toBeVisible();
  const add = create.element();
  if (add instanceof HTMLElement) add.focus();
  await pressKey('{Enter}');
  await expect.element(form).toBeVisible();
  const first = () => form.getByRole('radio', { name: 'Z cenami' }).element();
  await expect.poll(() => form.element().querySelector('input') === first()).toBe(true);
  for (const question of ['Czy pokazać ceny?', 'Co pokazuje link'])
    await expect.element(form.getByText(question)).toBeVisible();
  const name = form.getByRole('textbox', { name: 'Nazwa linku' });
  await expect.element(name).toHaveValue('Dla klienta');
  await name.fill('Państwo Nowakowie');
  await pressKey('{Enter}');
  await expectText('Link „Państwo Nowakowie” został utworzony');
  await expect.element(form).not.toBeInTheDocument();
  await expectText('bieżący stan, z cenami');
  const address = `${location.origin}/el12/podglad/Hq7mWz3kHq7mWz`;
  await expect.element(section.getByText(address)).toBeVisible();
  const link = section.getByRole('link', { name: 'Otwórz link „Państwo Nowakowie” w nowej karcie' });
  await expect.element(link).toHaveAttribute('href', address);
});

test('the link for editing comes last, with a warning', async () => {
  await open();
  const sections = page.getByRole('dialog').getByRole('region');
  await expect
    .poll(() => sections.elements().map((one) => one.querySelector('h2')?.textContent))
    .toEqual(['Linki do podglądu', 'Link do edycji']);
  await expectText(/^Kto go ma, może całą inwestycję zmienić i usunąć/);
  const address = `${location.origin}/el12/projekt/aB3dE6gH/pomieszczenia`;
  await expect.element(page.getByRole('link', { name: address })).toHaveAttribute('href', address);
});

test('a second link for the client has a number in its name', async () => {
  links = [aWireLink()];
  await open();
  await create.click();
  await expect.element(form.getByRole('textbox', { name: 'Nazwa linku' })).toHaveValue('Dla klienta 2');
});

test.for([
  [[], 0],
  [[{ id: 'Hq7mWz3k', name: 'Dom – wariant' }], 1],
] as const)('the comparison is offered only with variants: %j', async ([variants, offered]) => {
  api.respond('listVariants', () => [...variants]);
  await open();
  await create.click();
  const comparison = form.getByRole('checkbox', { name: 'Pokaż porównanie z wariantami' });
  await expect.element(form.getByRole('textbox', { name: 'Nazwa linku' })).toBeVisible();
  await expect.poll(() => comparison.elements().length).toBe(offered);
});

test('Escape closes one dialog after the other', async () => {
  await open();
  await create.click();
  await expect.element(form).toBeVisible();
  await pressKey('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Udostępnij' })).toBeVisible();
  await pressKey('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
});

// Holds R31.
test('a frozen link without prices and with an end date is listed as such', async () => {
  await open();
  await create.click();
  await form.getByRole('radio', { name: /Stan z dzisiaj/ }).click();
  await form.getByRole('radio', { name: 'Bez cen' }).click();
  const year = new Date().getFullYear() + 1;
  await form.getByLabelText('Ważny do (włącznie)').fill(`${year}-05-04`);
  await submit.click();
  await expectText(`stan z 4 maja 2026, bez cen, ważny do 4 maja ${year}`);
  await expect.poll(() => links).toMatchObject([{ prices: false, variants: false, until: `${year}-05-04` }]);
});

test('a past date is reported at its field, and no link is created', async () => {
  await open();
  await create.click();
  const until = form.getByLabelText('Ważny do (włącznie)');
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unieważnij' }).click();
  await expectText('Link „Dla klienta” został unieważniony');
  await expect.element(create).toHaveFocus();
  await expect.poll(() => links).toEqual([]);
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
  await expect.poll(() => copy).toHaveBeenCalledExactlyOnceWith(`${location.origin}/el12/podglad/Hq7mWz3kHq7mWz`);
});

test('a failed creation shows the server’s reason, and keeps the dialog with its input', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api.fail('addView', { status: 409, message: 'Inwestycja ma już 10 takich linków' });
  await open();
  await create.click();
  const name = form.getByRole('textbox', { name: 'Nazwa linku' });
  await name.fill('Dla klienta');
  await submit.click();
  await expectText(/Inwestycja ma już 10 takich linków/);
  await expect.element(name).toHaveValue('Dla klienta');
});
