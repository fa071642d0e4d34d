import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, aKitchen } from '../testing/a-flat.ts';
import { choose, dialog, expectText, press, pressInDialog, renderApp, room } from '../testing/render-app.tsx';

const notice = 'Brak połączenia. Zmiany zapiszesz, gdy połączenie wróci.';
const storeFailed = 'Wystąpił błąd podczas zapisywania danych';

const api = fakeApi(aKitchen, aCatalogue);

const open = (screen: string) => renderApp(`projekt/aB3dE6gH/${screen}`);

const noticed = page.getByText(notice, { exact: true });

const disconnect = (): void => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api.disconnect();
};

describe('without a connection', () => {
  test('the screen says so until the connection is back', async () => {
    await open('pomieszczenia');
    expect(noticed.elements()).toEqual([]);
    disconnect();
    await expect.element(noticed).toBeVisible();
    api.reconnect();
    await expect.element(noticed).not.toBeInTheDocument();
  });

  test('a change is refused, the input stays, and can be saved after reconnecting', async () => {
    await open('pomieszczenia');
    disconnect();
    const name = page.getByPlaceholder('np. Salon');
    await name.fill('Garaż');
    await press('Dodaj pomieszczenie');
    await expectText(storeFailed);
    await expect.element(name).toHaveValue('Garaż');
    api.reconnect();
    await press('Dodaj pomieszczenie');
    await expectText('Pomieszczenie „Garaż” zostało utworzone');
  });

  test('a dialog keeps its input', async () => {
    await open('zestawy');
    await choose('Działania: Biurko', 'Kopiuj zestaw');
    const name = dialog().getByLabelText('Nazwa zestawu');
    await name.fill('Drugie biurko');
    disconnect();
    await pressInDialog('Kopiuj');
    await expectText(storeFailed);
    await expect.element(name).toHaveValue('Drugie biurko');
    api.reconnect();
    await pressInDialog('Kopiuj');
    await expectText('Zestaw został skopiowany');
    await expect.poll(() => api.sets().map((set) => set.name)).toEqual(['Drugie biurko', 'Biurko']);
  });

  test('the e-catalogue waits, and loads after reconnecting', async () => {
    await open('ekatalog');
    disconnect();
    await press('Przeglądaj katalog');
    const series = dialog().getByLabelText('Seria', { exact: true });
    await expect.element(series).not.toBeInTheDocument();
    api.reconnect();
    await expect.element(series).toBeVisible();
  });

  test('the start screen says that a project is not on the device, and opens it after reconnecting', async () => {
    const app = await renderApp('');
    localStorage.setItem('configurator.projects', '[{"id":"aB3dE6gH","name":"Dom nad Łabą"}]');
    await app.reload();
    disconnect();
    await expect.element(noticed).toBeVisible();
    const remembered = page.getByRole('button', { name: /^Dom nad Łabą/ });
    await remembered.click();
    await expectText('Brak połączenia, a tej inwestycji nie ma jeszcze na tym urządzeniu');
    api.reconnect();
    await remembered.click();
    await expect.element(room('Kuchnia')).toBeVisible();
    await expect.poll(app.address).toBe('projekt/aB3dE6gH/pomieszczenia');
  });
});
