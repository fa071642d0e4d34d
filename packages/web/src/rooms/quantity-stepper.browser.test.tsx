import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { requestsInFlight } from '../api/call.ts';
import { wireProject, wireRoom } from '../api/testing/wire-project.ts';
import { projectQuery, useProject } from '../project/project-query.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { renameRoom } from '../project-changes/rooms.ts';
import { holdTimers } from '../testing/hold-timers.ts';
import { aProject, aRoom, renderInProject } from '../testing/render-in-project.tsx';
import { QuantityStepper } from './entry-actions.tsx';

type Sent = { readonly body: unknown; readonly answer: (response: Response) => void };

/** Requests of the page; each test responds to them. */
let requests: Sent[] = [];

const project = aProject({ rooms: [aRoom({ sets: [{ id: 5, quantity: 2 }] })] });

beforeEach(() => {
  requests = [];
  onlineManager.setOnline(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    if (typeof body !== 'string')
      return Promise.resolve(Response.json(wireProject(wireRoom('Hol', [{ id: 5, quantity: 2 }]))));
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({ body: JSON.parse(body), answer: resolve });
    return promise;
  });
});

afterEach(async () => {
  // A change that is still in flight would delay those of the next test.
  for (const { answer } of requests) answer(list(2));
  await vi.waitUntil(() => requestsInFlight.get() === 0, { timeout: 30_000 });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A card's quantity, the total, and a button that changes something else in the project. */
const Stepper = (): ReactElement => {
  const queries = useQueryClient();
  const { rooms } = useProject();
  const [reads, setReads] = useState(0);
  const rename = useProjectChange(renameRoom);
  const [room = aRoom()] = rooms;
  const [entry = { id: 5, quantity: 0 }] = room.sets;
  return (
    <>
      <QuantityStepper room={room} list="sets" entry={entry} name="Biurko" />
      <output>{room.sets.reduce((sum, { quantity }) => sum + quantity, 0)}</output>
      <button type="button" onClick={() => void rename({ roomId: 1, name: 'Salon' })}>
        Rename
      </button>
      <button
        type="button"
        onClick={() =>
          void queries.fetchQuery({ ...projectQuery(project.id), staleTime: 0 }).then(() => setReads(reads + 1))
        }
      >
        Reads: {reads}
      </button>
    </>
  );
};

const more = page.getByRole('button', { name: 'Więcej: Biurko' });
/** Presses without the pauses of a slow machine between them. */
const press = (): boolean => more.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
const quantities = () => requests.map(({ body }) => Object(body).payload?.[0]?.quantity);
const list = (quantity: number) => Response.json([{ id: 5, quantity }]);

/** Milliseconds without a press before the quantity is sent. */
const PAUSE = 450;

test('presses in quick succession are shown at once, sums included, and are one request', async () => {
  const timers = holdTimers(PAUSE);
  await renderInProject(<Stepper />, project);
  for (let presses = 0; presses < 3; presses += 1) press();
  await expect.element(page.getByText('×5')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('5');
  expect(requests).toEqual([]);
  timers.elapse(PAUSE);
  await expect.poll(quantities).toEqual([5]);
  requests[0]?.answer(list(5));
  await expect.element(page.getByText('×5')).toBeVisible();
});

test('a quantity that is counted on stays while responses and reads bring earlier ones, and is sent after them', async () => {
  await renderInProject(<Stepper />, project);
  await more.click();
  await expect.poll(quantities).toEqual([3]);
  await more.click();
  await page.getByRole('button', { name: 'Reads: 0' }).click();
  await expect.element(page.getByRole('button', { name: 'Reads: 1' })).toBeVisible();
  await expect.element(page.getByText('×4')).toBeVisible();
  requests[0]?.answer(list(3));
  await expect.element(page.getByText('×4')).toBeVisible();
  await expect.poll(quantities).toEqual([3, 4]);
  requests[1]?.answer(list(4));
  await expect.element(page.getByText('×4')).toBeVisible();
});

test('a quantity that the server rejects is taken back', async () => {
  await renderInProject(<Stepper />, project);
  press();
  press();
  await expect.poll(quantities).toEqual([4]);
  requests[0]?.answer(Response.json({ code: 'conflict', message: 'Za dużo' }, { status: 409 }));
  await expect.element(page.getByText('×2')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('2');
});

test('nothing is sent where the presses end at the quantity that the server has', async () => {
  await renderInProject(<Stepper />, project);
  press();
  page
    .getByRole('button', { name: 'Mniej: Biurko' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(requests).toEqual([]);
});

test('another change sends the quantity first, and so does leaving the screen', async () => {
  const { unmount } = await renderInProject(<Stepper />, project);
  press();
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(quantities).toEqual([3]);
  requests[0]?.answer(list(3));
  await expect
    .poll(() => requests.map(({ body }) => body))
    .toEqual([{ payload: [{ id: 5, quantity: 3 }] }, { name: 'Salon' }]);
  requests[1]?.answer(Response.json(wireRoom('Salon', [])));
  await more.click();
  await unmount();
  await expect.poll(quantities).toEqual([3, undefined, 4]);
});
