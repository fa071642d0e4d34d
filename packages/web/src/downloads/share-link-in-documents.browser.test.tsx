import { pl } from '@ramka/texts/pl';
import { expect, onTestFinished, test, vi } from 'vitest';
import { orderFromShop, type ShopOrder } from '../api/order.ts';
import type { DocumentSubject } from '../api/documents.ts';
import { snackbars } from '../platform/messages.ts';
import { aProject, aRoom, renderInProject } from '../testing/render-in-project.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { DownloadButton, useDrillingTemplate } from './download-menu.tsx';

const project = aProject({ rooms: [aRoom({ id: 7 })] });

const aLink = (added: boolean) => ({ id: '2222222222abcd', name: 'Dla klienta', added });

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

const tooMany = () =>
  json({ code: 'unprocessable', message: '', issues: [{ path: 'name', code: 'too-many-views', message: '' }] }, 422);

/** The bodies of the requests of a test. */
const bodies: unknown[] = [];

/** Answers requests for share links, documents and shop orders. Returns the requests so far. */
const aServer = (answer: { readonly link: () => Response; readonly order?: (isLinked: boolean) => ShopOrder }) => {
  const requests: string[] = [];
  bodies.length = 0;
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit) => {
    if (typeof body === 'string') bodies.push(JSON.parse(body));
    requests.push(`${method} ${path.replace('/api/project/aB3dE6gH', '')}`);
    if (path.includes('/views/for/')) return Promise.resolve(answer.link());
    if (path.endsWith('/shop-order')) return Promise.resolve(json(answer.order?.(requests.length > 1)));
    const headers = { 'content-disposition': 'attachment; filename="Dom.pdf"' };
    return Promise.resolve(new Response(new Blob(['%PDF']), { headers }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    snackbars.clear();
  });
  return requests;
};

const download = async (subject: DocumentSubject, label: string): Promise<void> => {
  const page = await renderInProject(<DownloadButton subject={subject} />, project);
  await page.getByRole('button', { name: pl.downloads.title }).click();
  await page.getByRole('menuitem', { name: label }).click();
};

const messages = () => snackbars.shown().map(({ text }) => text);

// Holds R42.
test('a document for others gets a share link first, which is announced once', async () => {
  let added = true;
  const requests = aServer({
    link: () => {
      const link = aLink(added);
      added = false;
      return json(link);
    },
  });
  await download({ kind: 'project' }, pl.downloads.purposes.client);
  await expect.poll(() => requests).toEqual(['PUT /views/for/client', 'POST /client/pdf']);
  await expect.poll(messages).toContain(pl.views.inDocument('Dla klienta'));
});

// Holds R42.
test('the browser of an app opens the document for the client at its share link', async () => {
  aServer({ link: () => json(aLink(false)) });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv) Chrome/130 FBAV/480');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => void vi.restoreAllMocks());
  await download({ kind: 'project' }, pl.downloads.purposes.client);
  await expect.poll(() => open.mock.calls).toEqual([['/el12/podglad/2222222222abcd/document/pl.pdf', '_self']]);
});

const SetMenu = ({ slots }: { readonly slots: number }) => (
  <Menu trigger={<Button>Biurko</Button>} groups={[useDrillingTemplate({ id: 11, slots }, 7).items]} />
);

// Holds R42.
test.for([
  [1, [], { groupId: 7, vertical: false }],
  [3, ['Poziomo'], { groupId: 7, vertical: false }],
  [3, ['Pionowo'], { groupId: 7, vertical: true }],
] as const)(
  'the drilling template of a set with %i slots is one entry of its menu: %j',
  async ([slots, ways, body]) => {
    const requests = aServer({ link: () => json(aLink(false)) });
    const page = await renderInProject(<SetMenu slots={slots} />, project);
    await page.getByRole('button', { name: 'Biurko' }).click();
    await expect.poll(() => page.getByRole('menuitem').elements()).toHaveLength(1);
    for (const name of [pl.downloads.purposes['drilling-template'], ...ways])
      await page.getByRole('menuitem', { name }).click();
    await expect.poll(() => requests).toEqual(['PUT /views/for/installation', 'POST /set/11/drilling-template/pdf']);
    await expect.poll(() => bodies.at(-1)).toEqual(body);
  },
);

test('a set without a frame of the catalogue has no drilling template, and says so', async () => {
  const requests = aServer({ link: tooMany });
  const page = await renderInProject(<SetMenu slots={0} />, project);
  await page.getByRole('button', { name: 'Biurko' }).click();
  const entry = page.getByRole('menuitem');
  await expect.poll(() => entry.element().textContent).toContain(pl.messages.input.noFrame);
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
  await entry.click({ force: true });
  expect(requests).toEqual([]);
});

test('a share link that exists is not announced again', async () => {
  const requests = aServer({ link: () => json(aLink(false)) });
  await download({ kind: 'room', roomId: 7 }, pl.downloads.forms['site-sheet']);
  await expect.poll(() => requests).toEqual(['PUT /views/for/installation', 'POST /group/7/site-sheet/pdf']);
  expect(messages()).not.toContain(pl.views.inDocument('Dla klienta'));
});

test('documents for the owner and lists of a room get no share link', async () => {
  const requests = aServer({ link: tooMany });
  await download({ kind: 'project' }, pl.downloads.purposes['full-pdf']);
  await expect.poll(() => requests).toEqual(['POST /pdf']);
});

test('a project with as many links as it may have gets its document, and a message', async () => {
  const requests = aServer({ link: tooMany });
  await download({ kind: 'project' }, pl.downloads.purposes['order-workbook']);
  await expect.poll(() => requests).toEqual(['PUT /views/for/order', 'POST /order/xls']);
  await expect.poll(messages).toContain(pl.views.notInDocument);
});

const anOrder = (handOver: ShopOrder['handOver']): ShopOrder => ({
  shop: 'Sklep',
  items: 1,
  handOver,
  findings: [],
  remarks: [],
});

const aForm = (value: string): ShopOrder['handOver'] => ({
  method: 'post',
  address: 'https://shop.example/',
  fields: [{ name: 'NEW_ITEM-EXT_QUOTE_ID[1]', value }],
});

const review = () => orderFromShop(project.id, { kind: 'project' }, null, new AbortController().signal);

test('a form for a shop gets a share link, a link to a shop gets none', async () => {
  const requests = aServer({
    link: () => json(aLink(true)),
    order: (isLinked) => anOrder(aForm(isLinked ? '2222222222abcd' : '')),
  });
  expect((await review()).handOver).toEqual(aForm('2222222222abcd'));
  expect(requests).toEqual(['POST /shop-order', 'PUT /views/for/shop', 'POST /shop-order']);
  const handOver = { method: 'get', address: 'https://shop.example/cart' } as const;
  const others = aServer({ link: tooMany, order: () => anOrder(handOver) });
  expect((await review()).handOver).toEqual(handOver);
  expect(others).toEqual(['POST /shop-order']);
});

test('a form for a shop is handed over without a share link if the project has too many', async () => {
  aServer({ link: tooMany, order: () => anOrder(aForm('')) });
  expect((await review()).handOver).toEqual(aForm(''));
});
