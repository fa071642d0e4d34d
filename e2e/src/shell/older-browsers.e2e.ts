import { missingApis } from '@ramka/domain/testing/missing-apis';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, choose, read, takeOtherWindow } = visitor();

let id: string;

beforeAll(async () => {
  ({ id } = await plantProject(address(), [desk]));
});

/** Removes APIs from a page. It runs in the page, and therefore has no access to the scope of this file. */
const removeApis = (missing: readonly (readonly [string, string])[]): void => {
  for (const [path, names] of missing) {
    let owner: unknown = globalThis;
    for (const name of path.split('.')) owner = Reflect.get(Object(owner), name);
    for (const name of names.split(' ')) Reflect.deleteProperty(Object(owner), name);
  }
  // A browser without popovers shows them like any other element. This browser hides them by its own styles.
  const style = new CSSStyleSheet();
  style.replaceSync('[popover]:not([hidden]) { display: block !important; }');
  document.adoptedStyleSheets.push(style);
};

// Holds R27.
test('the oldest supported browsers open every screen, menu and editor', async () => {
  await takeOtherWindow();
  await page().addInitScript(removeApis, missingApis);
  const failures: string[] = [];
  page().on('pageerror', ({ message }) => failures.push(message));
  page().on('console', (message) => message.type() === 'error' && failures.push(message.text()));

  await open('');
  await open(`projekt/${id}/pomieszczenia`);
  await press('Zamówienie i pliki');
  await page().getByRole('menuitem', { name: 'Zestawienie materiałów dla siebie (PDF)', exact: true }).waitFor();
  await page().keyboard.press('Escape');
  await open(`projekt/${id}/zestawy`);
  await choose('Działania: Biurko', 'Pokaż listę elementów');
  await page().getByRole('rowheader', { name: 'DR4/11' }).waitFor();
  await open(`projekt/${id}/zestawy/1`);
  await page()
    .getByRole('button', { name: /^Zapisz/ })
    .first()
    .hover();
  await page().getByRole('tooltip').filter({ visible: true }).first().waitFor();
  await page().keyboard.press('Escape');
  await expect.poll(() => page().getByRole('tooltip').filter({ visible: true }).count()).toBe(0);
  await page().getByRole('heading', { level: 1 }).waitFor();
  await open(`projekt/${id}/ekatalog`);
  await press('Przeglądaj katalog');
  await page().getByRole('searchbox').fill('TKW1');
  await page().keyboard.press('Enter');
  await page()
    .getByRole('button', { name: /^Podaj ilość: / })
    .first()
    .waitFor();
  await open(`projekt/${id}`);
  expect(failures).toEqual([]);
});

test('without scripts the page states its requirements', async () => {
  await takeOtherWindow({ javaScriptEnabled: false });
  await page().goto(`${address()}/el12/`);
  await read('Ta strona potrzebuje nowszej przeglądarki z włączoną obsługą JavaScript.');
});
