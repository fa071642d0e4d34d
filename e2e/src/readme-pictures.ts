// `npm run pictures`: creates the README's pictures: the rooms of a flat, a set in the editor and on a phone, and a
// page of the PDF. The latter needs Debian's `poppler-utils`.
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { apiProject } from './api-project.ts';
import { browserArguments } from './browser-arguments.ts';
import { type SetBySymbols, setBySymbols } from './editor/set-by-symbols.ts';
import { findChromium } from './find-chromium.ts';
import { startServer } from './start-server.ts';

const sets = {
  entrance: { name: 'Przy wejściu', frame: 'DR3/49', modules: { 1: 'DKW6/49', 2: 'DKW5/49', 3: 'DS9LP/49' } },
  television: {
    name: 'Za telewizorem',
    frame: 'DR5/49',
    modules: { 1: 'DGZ1ZP/49', 2: 'DGZ1ZP/49', 3: 'DGZ1ZP/49', 4: 'DASK.00/49', 5: 'D62P/49' },
  },
  sofa: { name: 'Przy sofie', frame: 'DR2/49', modules: { 1: 'DGZ1ZP/49', 2: 'DGZ1USB.00/49' } },
  worktop: { name: 'Nad blatem', frame: 'DR3/11', modules: { 1: 'DGZ1ZP/11', 2: 'DGZ1ZP/11', 3: 'DGZ1ZP/11' } },
  light: { name: 'Światło', frame: 'DR2/11', modules: { 1: 'DKW5/11', 2: 'DKW6/11' } },
  bed: { name: 'Przy łóżku', frame: 'DR3/11', modules: { 1: 'DKW7/11', 2: 'DGZ1ZP/11', 3: 'DGZ1USB.00/11' } },
  blinds: { name: 'Rolety', frame: 'DR1/11', modules: { 1: 'DKZW1K/11' } },
  desk: {
    name: 'Biurko',
    frame: 'DR4/11',
    modules: { 1: 'DGZ1ZP/11', 2: 'DGZ1ZP/11', 3: 'D62P/11', 4: 'DC2CA.00/11' },
  },
  mirror: { name: 'Lustro', frame: 'DR1/11', modules: { 1: 'DGZ1ZP/11' } },
} satisfies Record<string, SetBySymbols>;

/** The sets of each room with their quantities. Rooms are created in this order; the screen lists the newest first. */
const rooms: readonly (readonly [name: string, pieces: Partial<Record<keyof typeof sets, number>>])[] = [
  ['Łazienka', { mirror: 2, light: 1 }],
  ['Gabinet', { desk: 2, blinds: 1 }],
  ['Sypialnia', { bed: 2, blinds: 2, light: 1 }],
  ['Kuchnia', { worktop: 3, light: 1 }],
  ['Salon', { entrance: 1, television: 1, sofa: 3 }],
];

/** Creates the flat. Returns the ids of the project and of the room whose page is shown. */
const furnishFlat = async (address: string): Promise<{ readonly id: string; readonly roomId: number }> => {
  const project = await apiProject(address, 'Mieszkanie na Lipowej 12');
  const ids = new Map<string, number>();
  for (const [key, symbols] of Object.entries(sets))
    ids.set(key, await project.addSet({ set: await setBySymbols(address, symbols) }));
  let roomId = 0;
  for (const [name, pieces] of rooms) {
    roomId = await project.addRoom(name);
    await project.putSets(
      roomId,
      Object.entries(pieces).map(([key, quantity]) => [ids.get(key) ?? 0, quantity]),
    );
  }
  return { id: project.id, roomId };
};

const { address, stop } = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
try {
  const { id, roomId } = await furnishFlat(address);
  const show = async (width: number, height: number, path: string, ready: string): Promise<Page> => {
    const page = await browser.newPage({ locale: 'pl-PL', viewport: { width, height }, colorScheme: 'light' });
    await page.goto(`${address}/el12/projekt/${id}/${path}`);
    await page.getByText(ready).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  };
  const desk = await show(1440, 900, 'zestawy/1', 'Cena netto');
  await desk.screenshot({ path: 'docs/editor.png' });
  const flat = await show(1440, 900, 'pomieszczenia', 'Całkowity koszt netto');
  await flat.screenshot({ path: 'docs/rooms.png' });
  const phone = await show(390, 844, 'zestawy/1', 'Cena netto');
  await phone.screenshot({ path: 'docs/phone.png' });

  const answer = await fetch(`${address}/api/project/${id}/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'pl' },
    body: JSON.stringify({ groupId: roomId, ecatalogProductsOnly: false }),
  });
  if (!answer.ok) throw new Error(`the PDF: ${answer.status} ${await answer.text()}`);
  const pdf = join(await mkdtemp(join(tmpdir(), 'ramka-pictures-')), 'room.pdf');
  await writeFile(pdf, Buffer.from(await answer.arrayBuffer()));
  const firstPage = ['-r', '80', '-png', '-f', '2', '-l', '2', '-singlefile', pdf, 'docs/document'];
  await promisify(execFile)('pdftoppm', firstPage);
} finally {
  await browser.close();
  await stop();
}
