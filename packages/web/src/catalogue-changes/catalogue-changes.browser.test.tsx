import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aSuccessor, catalogueChanges, restorePointDifference, wireRestorePoints } from '../api/testing/wire-lists.ts';
import { aCatalogueItem, aKitchen } from '../testing/a-flat.ts';
import {
  changeInOtherTab,
  dialog,
  dialogIsClosed,
  expectText,
  press,
  pressInMessage,
  pressInDialog,
  pressKey,
  renderApp,
} from '../testing/render-app.tsx';

const api = fakeApi(aKitchen);

const confirmed = catalogueChanges({ repriced: [], gone: [], effect: 0 });

/** Two articles have other prices, and two are discontinued. */
let changes: ReturnType<typeof catalogueChanges>;

beforeEach(() => {
  changes = catalogueChanges();
  api.respond('readNews', () => changes);
  api.respond('previewSuccessors', () =>
    Response.json(
      {
        rows: [
          { catalogId: 700, symbol: 'TKW1/111', name: 'Łącznik', quantity: 4, successor: aSuccessor, tooMany: false },
        ],
        total: { before: 100, after: 120 },
      },
      { headers: { etag: '"7"' } },
    ),
  );
});

const open = () => renderApp('projekt/aB3dE6gH/pomieszczenia');

const notice = page.getByText(/^Od 3 listopada: 2 zmienione ceny \+14,00.*, 2 produkty wycofane$/);

// Holds R32.
test('price changes and discontinued articles are summarised on the screen, and listed with their successors', async () => {
  await open();
  await expect.element(notice).toBeVisible();
  await press('Zobacz zmiany');
  const items = dialog().getByRole('listitem');
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual([
      expect.stringMatching(/^Gniazdo z uziemieniem DGZ1ZP\/11×2.*10,00.*12,00.*\+4,00/),
      expect.stringMatching(/^Ramka 1-krotna DR1\/11×2ma już cenę\+10,00/),
      expect.stringMatching(/TKW1\/111×4zamiennik: Łącznik jednobiegunowy X TKW9\/111$/),
      expect.stringMatching(/TKW2\/111×1brak zamiennika$/),
    ]);
});

// Holds R32.
test('discontinued products are replaced in one press, based on the shown state of the project', async () => {
  let ifMatch: string | null = null;
  api.respond('takeSuccessors', (request) => {
    ({ ifMatch } = request);
    api.put((project) => ({
      ...project,
      selections: [aCatalogueItem({ ...aSuccessor, price: 2_000 })],
    }));
    changes = catalogueChanges({ gone: [] });
    return { changed: 1, pointId: 5 };
  });
  api.respond('restorePoint', () => {
    api.put(() => aKitchen());
    return { pointId: 6 };
  });
  await open();
  await press('Zobacz zmiany');
  await expectText(/Koszt netto inwestycji po zamianie/);
  await pressInDialog('Zastąp wycofany produkt');
  await expectText('Zastąpiono 1 produkt');
  await expect.poll(() => ifMatch).toBe('"7"');
  await pressInMessage('Cofnij');
  await expectText(/^Przywrócono/);
  await expect.poll(() => api.project()?.selections.map(({ symbol }) => symbol)).toEqual(['TKW1/111']);
});

test('after a later change, the message of a replacement leads to the earlier state instead of undoing', async () => {
  api.respond('takeSuccessors', () => {
    changes = catalogueChanges({ gone: [] });
    return { changed: 1, pointId: 6 };
  });
  api.respond('listPoints', () => wireRestorePoints);
  api.respond('comparePoint', () => restorePointDifference);
  await open();
  await press('Zobacz zmiany');
  await pressInDialog('Zastąp wycofany produkt');
  await expectText('Zastąpiono 1 produkt');
  await pressKey('{Escape}');
  await dialogIsClosed();
  await press('Więcej: Biurko');
  await expectText('Liczba zestawów została zmieniona');
  await press('Ostatnie komunikaty');
  expect(
    dialog()
      .getByRole('button', { name: /^Cofnij: Zastąpiono/ })
      .elements(),
  ).toEqual([]);
  await dialog().getByRole('button', { name: 'Pokaż wcześniejszy stan: Zastąpiono 1 produkt' }).click();
  await expect.element(dialog().getByRole('heading', { name: /^Stan z 4 listopada/ })).toBeVisible();
});

test('undoing a replacement that somebody else has changed since leads to the earlier state', async () => {
  api.respond('takeSuccessors', () => ({ changed: 1, pointId: 6 }));
  api.respond('restorePoint', () => Response.json({ code: 'stale', message: '' }, { status: 412 }));
  api.respond('listPoints', () => wireRestorePoints);
  api.respond('comparePoint', () => restorePointDifference);
  await open();
  await press('Zobacz zmiany');
  await pressInDialog('Zastąp wycofany produkt');
  await pressInMessage('Cofnij');
  await expectText(/^Od tego czasu inwestycja się zmieniła/);
  await pressInMessage('Pokaż wcześniejszy stan');
  await expect.element(dialog().getByRole('heading', { name: /^Stan z 4 listopada/ })).toBeVisible();
});

// Holds R32.
test('a confirmation names the shown edition, and removes the notice, also after a reload', async () => {
  let edition = '';
  api.respond('markNewsSeen', ({ body }) => {
    ({ edition } = body);
    changes = confirmed;
    return undefined;
  });
  const app = await open();
  await press('Zobacz zmiany');
  await pressInDialog('Wiem o tym');
  await dialogIsClosed();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => edition).toBe('2');
  await app.reload();
  await expect.poll(() => api.requests().filter((request) => request.endsWith('/news')).length).toBeGreaterThan(2);
  expect(page.getByRole('button', { name: 'Zobacz zmiany' }).elements()).toEqual([]);
});

test('an open list stays when another visitor confirms the changes', async () => {
  await open();
  await press('Zobacz zmiany');
  await expect.element(dialog().getByText('DGZ1ZP/11')).toBeVisible();
  changes = confirmed;
  changeInOtherTab();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(dialog().getByText('DGZ1ZP/11')).toBeVisible();
});

test('a refused replacement shows the reason, and keeps the list', async () => {
  api.respond('takeSuccessors', () =>
    Response.json({ code: 'stale', message: 'Ktoś w tym czasie zmienił te dane.' }, { status: 412 }),
  );
  await open();
  await press('Zobacz zmiany');
  await pressInDialog('Zastąp wycofany produkt');
  await expectText(/Ktoś w tym czasie zmienił te dane/);
  await expect.element(dialog().getByText('DGZ1ZP/11')).toBeVisible();
});
