import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aComparedSet, aComparison, anOakSet } from '../api/testing/wire-lists.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { dialog, expectText, press, pressKey, renderApp, room } from '../testing/render-app.tsx';

const api = fakeApi(() => aProject({ name: 'Mieszkanie' }));

const oak = { id: 'dAbDaB12', name: 'W dębie' };

let variants: { readonly id: string; readonly name: string }[];

beforeEach(() => {
  variants = [];
  api.respond('listVariants', () => variants);
  api.respond('addVariant', ({ body: { name } }) => {
    const variant = { ...oak, name };
    variants = [...variants, variant];
    return variant;
  });
  api.respond('removeVariant', ({ params }) => {
    variants = variants.filter(({ id }) => id !== params['variantId']);
    return undefined;
  });
});

const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('a variant', () => {
  // Holds R32.
  test('is created as a copy by keyboard, and is listed', async () => {
    await renderApp('projekt/aB3dE6gH');
    const create = page.getByRole('button', { name: 'Utwórz wariant jako kopię' });
    await expect.element(create).toBeVisible();
    create.element().focus();
    await pressKey('{Enter}');
    const name = dialog().getByRole('textbox', { name: 'Nazwa wariantu' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('Mieszkanie – wariant');
    await name.fill('W dębie');
    await pressKey('{Enter}');
    await expectText('Wariant „W dębie” został utworzony');
    await expect.element(link('Otwórz wariant „W dębie”')).toBeVisible();
    await expect.element(link('Porównaj z wariantem „W dębie”')).toBeVisible();
  });

  // Holds R32.
  test('is opened as a project of its own, and removed from the list', async () => {
    variants = [oak];
    api.addProject(aProject({ ...oak, rooms: [aRoom({ name: 'Hol' })] }));
    const app = await renderApp('projekt/aB3dE6gH');
    await link('Otwórz wariant „W dębie”').click();
    await expect.element(room('Hol')).toBeVisible();
    await expect.poll(app.address).toBe(`projekt/${oak.id}/pomieszczenia`);
    await app.goTo('projekt/aB3dE6gH');
    await press('Usuń z listy wariant „W dębie”');
    await expect.element(link('Otwórz wariant „W dębie”')).not.toBeInTheDocument();
    await expect.poll(() => variants).toEqual([]);
  });

  test('stays in the list if it could not be removed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    variants = [oak];
    api.fail('removeVariant', 'cut-off');
    await renderApp('projekt/aB3dE6gH');
    await press('Usuń z listy wariant „W dębie”');
    await expectText('Wystąpił błąd podczas zapisywania danych');
    await expect.element(link('Otwórz wariant „W dębie”')).toBeVisible();
  });
});

const open = (
  comparison: ReturnType<typeof aComparison>,
  size?: { readonly width: number; readonly height: number },
) => {
  api.respond('compareVariant', () => comparison);
  return renderApp(`projekt/aB3dE6gH/warianty/${oak.id}`, size);
};

describe('the comparison with a variant', () => {
  // Holds R32.
  test('shows the sets of each room side by side, unchanged ones once, with finishes, prices and losses', async () => {
    const unchanged = { same: true, slots: [], before: aComparedSet(), after: aComparedSet() };
    const slot = { slot: 2, before: 'gniazdo', after: 'zaślepka', beforeLoses: null, afterLoses: 'uziemienia' };
    await open(
      aComparison(
        {
          groupId: 1,
          name: 'Hol',
          before: 100,
          after: 160,
          pairs: [{ same: false, before: aComparedSet(), after: anOakSet(), slots: [slot] }, unchanged],
        },
        { groupId: 2, name: 'Garaż', before: 0, after: 0, pairs: [] },
        {
          groupId: 3,
          name: 'Taras',
          before: 100,
          after: 0,
          pairs: [{ same: false, before: aComparedSet(), after: null, slots: [] }],
        },
      ),
    );
    const hall = room('Hol');
    await expect.element(hall.getByText('Simon 54 Nature, dąb')).toBeVisible();
    await expect.poll(() => hall.getByRole('figure').elements()).toHaveLength(3);
    await expect.element(hall.getByText('160,00 zł').first()).toBeVisible();
    await expect.element(hall.getByText('Tak samo w obu')).toBeVisible();
    await expect.element(hall.getByText(/miejsce 2: gniazdo; w wariancie: zaślepka.*uziemienia/)).toBeVisible();
    await expect.element(room('Taras').getByText('W wariancie go nie ma')).toBeVisible();
    expect(room('Garaż').getByRole('figure').elements()).toEqual([]);
    await expect.element(link('Otwórz wariant')).toHaveAttribute('href', `/el12/projekt/${oak.id}/pomieszczenia`);
  });

  test('breaks a name without spaces instead of letting it overflow its column on a phone', async () => {
    const name = 'W'.repeat(60);
    const pair = { same: false, before: aComparedSet({ name }), after: anOakSet({ name }), slots: [] };
    await open(aComparison({ groupId: 1, name, before: 100, after: 160, pairs: [pair] }), {
      width: 390,
      height: 844,
    });
    const names = () => [...room(name).element().querySelectorAll('li strong')];
    await expect.element(room(name)).toBeVisible();
    const places = () => names().map((each) => each.getBoundingClientRect());
    await expect.poll(() => (places()[1]?.left ?? NaN) - (places()[0]?.right ?? NaN)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => places()[1]?.right).toBeLessThanOrEqual(390);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
  });

  test('says why it could not be loaded, and loads at the next attempt', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.fail('compareVariant', { status: 404, message: 'Nie znaleziono wariantu' });
    await open(aComparison({ groupId: 1, name: 'Hol', before: 0, after: 0, pairs: [] }));
    await expectText(/Nie znaleziono wariantu/);
    api.recover('compareVariant');
    await press('Spróbuj ponownie');
    await expect.element(room('Hol')).toBeVisible();
  });
});
