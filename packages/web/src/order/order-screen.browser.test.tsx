import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { labelsServer } from '../api/testing/labels-server.ts';
import { noNotes, receiptOf, wireOrder, withChange } from '../api/testing/wire-order.ts';
import { biurko } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import {
  changeInOtherTab,
  expectText,
  press,
  pressInMessage,
  pressInDialog,
  pressKey,
  renderApp,
  wait,
} from '../testing/render-app.tsx';

/** A living room with three sets for three modules, and a wardrobe with a single socket. */
const api = fakeApi(() =>
  aProject({
    rooms: [
      aRoom({
        id: 2,
        name: 'Salon',
        sets: [
          { id: 12, quantity: 1 },
          { id: 13, quantity: 2 },
        ],
      }),
      aRoom({ id: 1, name: 'Garderoba', sets: [{ id: 11, quantity: 1 }] }),
    ],
    sets: [
      { ...biurko, id: 13, name: 'Gniazda potrójne' },
      { ...biurko, id: 12, name: 'Ściana z telewizorem' },
      { ...biurko, id: 11, name: 'Gniazdo pojedyncze' },
    ],
  }),
);

let notes: typeof noNotes;

beforeEach(() => {
  notes = noNotes;
  api.respond('readOrder', () => wireOrder(api.rooms(), notes));
  api.respond('changeOrder', ({ body }) => {
    notes = withChange(notes, body);
    return receiptOf(notes, body);
  });
});

const open = (screen = 'zamowienie', size?: { readonly width: number; readonly height: number }) =>
  renderApp(`projekt/aB3dE6gH/${screen}`, size);

const frame = 'Ramka 3-krotna, biały';

const rows = () => page.getByRole('row').elements();
const row = (symbol: string) => rows().find(({ textContent }) => textContent.includes(symbol));
/** The pieces of an article that remain to be ordered. */
const remaining = (symbol: string) => row(symbol)?.querySelectorAll('td')[6]?.textContent.trim();

const cells = (symbol: string) =>
  [...(row(symbol)?.querySelectorAll('td') ?? [])].slice(1).map(({ textContent }) => textContent);
const controlCount = (symbol: string) => row(symbol)?.querySelectorAll('a, button, input').length;

const inStock = (name = frame) => page.getByRole('textbox', { name: `Na stanie, szt.: ${name}` });
const ordered = (name = frame) => page.getByRole('checkbox', { name: `Wszystko zamówione: ${name}` });

const articleCount = (): number => page.getByRole('checkbox', { name: /^Wszystko zamówione/ }).elements().length;
const fieldCount = (): number => page.getByRole('textbox', { name: /^Na stanie/ }).elements().length;

const track = () => page.getByRole('switch', { name: 'Śledź zamówienie' }).click();

/** Waits for the order and shows stock, ordered pieces and reserve. */
const startTracking = async (): Promise<void> => {
  await expect.poll(() => row('DR3/11')).toBeDefined();
  await track();
  await expect.poll(() => remaining('DR3/11')).toBe('3');
};

test('notes on an article change what remains, are saved, and can be made by keyboard', async () => {
  const app = await open();
  await startTracking();
  await inStock().fill('1');
  await pressKey('{Enter}');
  await expect.poll(() => remaining('DR3/11')).toBe('2');
  const all = ordered().element();
  if (all instanceof HTMLElement) all.focus();
  await pressKey(' ');
  await expect.poll(() => remaining('DR3/11')).toBe('0');
  await expect.poll(() => notes.articles).toMatchObject([{ symbol: 'DR3/11', have: 1, ordered: 2 }]);
  await app.reload();
  await expect.element(inStock()).toHaveValue('1');
  await expect.element(page.getByRole('textbox', { name: `Zamówione, szt.: ${frame}` })).toHaveValue('2');
});

test('a note that could not be saved is not shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  await startTracking();
  await inStock().fill('1');
  await pressKey('{Enter}');
  await expect.poll(() => notes.articles).toMatchObject([{ have: 1 }]);
  api.fail('changeOrder', 'cut-off');
  await inStock().fill('2');
  await pressKey('{Enter}');
  await expectText(/^Wystąpił błąd podczas zapisywania danych/);
  await expect.poll(() => remaining('DR3/11')).toBe('2');
});

test('a note is shown also if the order is loaded before its response arrives', async () => {
  await open();
  await startTracking();
  const changed = api.hold('changeOrder');
  await inStock().fill('1');
  await pressKey('{Enter}');
  await changed.requested(1);
  await inStock('Ramka 1-krotna, biały').fill('1');
  await pressKey('{Enter}');
  // The server has not processed the changes yet.
  api.respond('readOrder', () => wireOrder(api.rooms(), noNotes));
  const read = api.hold('readOrder');
  changeInOtherTab();
  await read.requested(1);
  read.deliver();
  await wait(300);
  await expect.poll(() => [remaining('DR3/11'), remaining('DR1/11')]).toEqual(['2', '0']);
  api.respond('readOrder', () => wireOrder(api.rooms(), notes));
  changed.deliver(0);
  await changed.requested(2);
  changed.deliver(1);
  for (let index = 1; index < read.count(); index += 1) read.deliver(index);
  await expect.poll(() => notes.articles.map(({ have }) => have)).toEqual([1, 1]);
  await expect.poll(() => [remaining('DR3/11'), remaining('DR1/11')]).toEqual(['2', '0']);
});

test('the order loads also if a change of a room completes at the same time', async () => {
  const app = await open('pomieszczenia');
  const changed = api.hold('changeRoomSets');
  const read = api.hold('readOrder');
  await press('Więcej: Gniazda potrójne');
  await changed.requested(1);
  void app.goTo('projekt/aB3dE6gH/zamowienie');
  await read.requested(1);
  changed.deliver();
  await expectText('Liczba zestawów została zmieniona');
  // The order may have been requested again.
  const deliverAll = (): void => {
    for (let index = 0; index < read.count(); index += 1) read.deliver(index);
  };
  await expect
    .poll(() => {
      deliverAll();
      return cells('DR3/11')[0];
    })
    .toBe('4');
});

test('an article leads to the rooms and sets that need it, and a set to its articles', async () => {
  await open();
  await startTracking();
  await press(`Do czego: ${frame}`);
  const reasons = page.getByRole('list', { name: `Do czego: ${frame}` });
  await expect.poll(() => reasons.getByRole('listitem').elements().length).toBe(2);
  await expect.poll(() => reasons.element().textContent).toContain('Salon: 1 × Ściana z telewizorem');
  await reasons.getByRole('link', { name: 'Tylko produkty zestawu „Ściana z telewizorem”' }).click();
  await expectText(/Tylko produkty zestawu „Ściana z telewizorem”/);
  await expect.poll(articleCount).toBe(3);
  await press('Pokaż całe zamówienie');
  await expect.poll(articleCount).toBe(4);
});

test('the sets that need an article are followed by the labels of their pieces', async () => {
  labelsServer(api, {
    isOn: true,
    pieces: [
      { roomId: 2, setId: 12, piece: 1 },
      { roomId: 2, setId: 13, piece: 1 },
      { roomId: 2, setId: 13, piece: 2 },
    ],
  });
  await open();
  await press(`Do czego: ${frame}`);
  const reasons = page.getByRole('list', { name: `Do czego: ${frame}` });
  await expect.poll(() => reasons.element().textContent).toContain('Gniazda potrójne: S2, S3');
});

test('half a percent of reserve is read as none, not as tens of percent', async () => {
  await open();
  await startTracking();
  const reserve = page.getByRole('textbox', { name: 'Zapas', exact: true });
  await reserve.click();
  await pressKey('{Control>}a{/Control}50,5{Enter}');
  await expect.element(reserve).toHaveValue('50');
  await expect.poll(() => remaining('DR3/11')).toBe('4');
});

test('at rest an article has its pieces, price and sum, and one control', async () => {
  const app = await open();
  await expect.poll(() => cells('DGZ1ZP/11')).toEqual(['8', '30,00\u00A0zł', '240,00\u00A0zł']);
  expect(controlCount('DGZ1ZP/11')).toBe(1);
  expect(page.getByRole('textbox', { name: 'Zapas' }).elements()).toEqual([]);
  await track();
  await expect.element(inStock()).toBeVisible();
  await app.reload();
  await expect.element(inStock()).toBeVisible();
  await track();
  await expect.element(inStock()).not.toBeInTheDocument();
  await app.reload();
  await expect.poll(() => controlCount('DGZ1ZP/11')).toBe(1);
});

test('an order with annotations is tracked until the visitor decides otherwise, also without the last annotation', async () => {
  notes = withChange(noNotes, { articles: [{ symbol: 'DR3/11', have: 1 }] });
  await open();
  await expect.element(inStock()).toHaveValue('1');
  await inStock().fill('0');
  await pressKey('{Enter}');
  await expect.poll(() => notes.articles).toMatchObject([{ have: 0 }]);
  await expect.element(inStock()).toBeVisible();
  await inStock().fill('2');
  await pressKey('{Enter}');
  await track();
  await expect.poll(() => cells('DR3/11')[0]).toBe('1Potrzebne: 3');
});

const head = () => page.getByRole('heading', { level: 1 }).element().nextElementSibling?.textContent;

test('the head counts and sums what room, set and search show, and says what downloads contain', async () => {
  const app = await open();
  await expect.poll(head).toBe('Do zamówienia: 4 produkty, 13\u00A0szt. 410,00\u00A0zł');
  await page.getByRole('combobox', { name: 'Pomieszczenie' }).selectOptions('Garderoba');
  await expect.poll(head).toBe('Garderoba: 2 produkty, 2\u00A0szt. 40,00\u00A0zł');
  await app.goTo('projekt/aB3dE6gH/zamowienie?setId=12');
  await expect.poll(head).toBe('Ściana z telewizorem: 3 produkty, 12\u00A0szt. 400,00\u00A0zł');
  await expectText(/Pobierane pliki zawierają całe zamówienie\./);
  await press('Pokaż całe zamówienie');
  await page.getByRole('searchbox').fill('ładowarka');
  await expect.poll(head).toBe('Znaleziono: 1 produkt, 1\u00A0szt. 100,00\u00A0zł');
});

test('a room is downloaded and copied alone', async () => {
  const written = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await open('zamowienie?groupId=1');
  await expect.poll(head).toMatch(/^Garderoba: /);
  await press('Kopiuj jako tabelę');
  await expect.poll(() => written.mock.calls.length).toBe(1);
  const copied = await written.mock.calls[0]?.[0][0]?.getType('text/plain');
  expect((await copied?.text())?.split('\r\n').map((line) => line.split('\t')[0])).toEqual([
    'Symbol',
    'DR1/11',
    'DGZ1ZP/11',
  ]);
  await press('Zamówienie i pliki');
  await expect.element(page.getByRole('menuitem', { name: 'Karta montażowa (PDF)' })).toBeVisible();
});

test('the total says what the reserve adds, and single expensive pieces get none', async () => {
  await open();
  await startTracking();
  const reserve = page.getByRole('textbox', { name: 'Zapas', exact: true });
  await reserve.click();
  await pressKey('{Control>}a{/Control}50{Enter}');
  await expectText('+140,00\u00A0zł');
  await expectText('410,00\u00A0zł + 140,00\u00A0zł na zapas');
  await expect.poll(() => remaining('DC2CA.00/11')).toBe('1');
});

test('the order of a room says that it is partial, and what it leaves out', async () => {
  await open();
  await startTracking();
  await page.getByRole('combobox', { name: 'Pomieszczenie' }).selectOptions('Garderoba');
  await expectText(/Tylko pomieszczenie „Garderoba”: bez zapasu/);
  await expect.poll(rows).toHaveLength(1 + 2);
  expect(page.getByRole('checkbox', { name: /zamówione/ }).elements()).toEqual([]);
});

// Holds R32.
test('everything is marked as ordered after a question, and the marks are undone in one press', async () => {
  await open();
  await expectText(/13\u00A0szt\./);
  await track();
  await press('Oznacz wszystko jako zamówione');
  await expectText(/4 produkty, 13\u00A0szt\./);
  await pressInDialog('Oznacz');
  await expectText('Wszystko jest już zamówione albo na stanie.');
  await pressInMessage('Cofnij');
  await expectText(/13\u00A0szt\./);
  await expect.poll(() => notes.articles.map((note) => note.ordered)).toEqual([0, 0, 0, 0]);
});

test('an article is one line on a phone, with its notes behind a press', async () => {
  await open('zamowienie', { width: 390, height: 844 });
  await track();
  const details = page.getByRole('button', { name: `Szczegóły i notatki: ${frame}` });
  await expect.element(details).toBeVisible();
  expect(fieldCount()).toBe(0);
  await expect.poll(() => row(frame)?.clientHeight).toBeLessThan(130);
  await details.click();
  await expect.poll(fieldCount).toBe(1);
});

const articleRows = () => rows().filter((one) => one.querySelector('th[scope=row]') !== null);

/** Pixels from the highest to the lowest edge of an article's pieces, price and sum. */
const heightOfCells = (): number => {
  const places = [...(row('DR3/11')?.querySelectorAll('td') ?? [])]
    .slice(1)
    .map((cell) => cell.getBoundingClientRect());
  return Math.max(...places.map(({ bottom }) => bottom)) - Math.min(...places.map(({ top }) => top));
};

test('on a phone the rows of a room have one height, with pieces, price and sum on one line', async () => {
  await open('zamowienie?groupId=2', { width: 390, height: 844 });
  await expect.poll(articleRows).toHaveLength(3);
  await expect.poll(() => new Set(articleRows().map(({ clientHeight }) => clientHeight)).size).toBe(1);
  await expect.poll(heightOfCells).toBeLessThan(32);
});

const leftOfPrice = (symbol: string) => row(symbol)?.querySelectorAll('td')[2]?.getBoundingClientRect().left ?? NaN;

/** Pixels between the top of a name and the top of its button. */
const buttonBelowTop = (): number => {
  const cell = row('DR1/11')?.querySelector('th');
  const top = cell?.querySelector('button')?.getBoundingClientRect().top ?? NaN;
  return top - (cell?.getBoundingClientRect().top ?? NaN);
};

test('on a phone a price stands next to its pieces, and the button of a long name on its first line', async () => {
  const long = 'Mechanizm łącznika jednobiegunowego z podświetleniem 10 AX';
  api.respond('readOrder', () => {
    const order = wireOrder(api.rooms(), { ...noNotes, terms: { ...noNotes.terms, wholePacks: true } });
    const changes: Readonly<Record<string, object>> = { 'DR3/11': { pack: 5 }, 'DR1/11': { name: long } };
    return { ...order, articles: order.articles.map((article) => ({ ...article, ...changes[article.symbol] })) };
  });
  await open('zamowienie', { width: 390, height: 844 });
  await expectText(/Potrzebne: 3, opakowanie: 5/);
  await expect.poll(() => Math.abs(leftOfPrice('DR3/11') - leftOfPrice('DC2CA.00/11'))).toBeLessThan(20);
  await expect.poll(buttonBelowTop).toBe(0);
});

// Holds R13.
test('a note stays in its field while it is typed, and is saved if its article is removed', async () => {
  await open();
  await startTracking();
  await inStock().click();
  await pressKey('{Control>}a{/Control}1');
  notes = withChange(notes, { articles: [{ symbol: 'DR3/11', ordered: 500 }] });
  changeInOtherTab();
  await expectText(/za dużo/);
  await pressKey('2');
  await expect.element(inStock()).toHaveValue('12');
  await pressKey('{Enter}');
  await expect.poll(() => notes.articles).toMatchObject([{ have: 12, ordered: 500 }]);
  const charger = inStock('Ładowarka USB, biały');
  await charger.fill('7');
  api.put((project) => ({ ...project, rooms: [], sets: [] }));
  changeInOtherTab();
  await expect.poll(() => notes.articles.at(-1)).toMatchObject({ symbol: 'DC2CA.00/11', have: 7 });
  await expect.element(charger).toHaveValue('7');
});
