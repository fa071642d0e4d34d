import { describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { planning } from './planning.ts';

const { address, page, goTo, press, read, dialog, room, notice, aProject, deliver, takeWindowWithClock, follow } =
  await planning();

/**
 * Opens the tool from a project, by default a new one, in a window with a controlled clock, and returns to the product.
 */
const openPlanned = async (given?: ApiProject) => {
  const project = given ?? (await aProject());
  const { polls, answered } = await takeWindowWithClock();
  await goTo(`projekt/${project.id}/zestawy/nowy`);
  await page().getByRole('link', { name: 'MiO Konfigurator smart home' }).click();
  await (await follow('Przejdź do aplikacji MiO')).close();
  return { project, polls, answered };
};

const leave = async (): Promise<void> => {
  await press('Otwórz menu');
  await dialog().getByRole('link', { name: 'Nowa inwestycja' }).click();
  await page().getByRole('button', { name: 'Utwórz inwestycję' }).waitFor();
};

/** Lets the tool send changes to a project that waits for them, and waits for the message. */
const sendUpdate = async (project: ApiProject): Promise<void> => {
  await deliver(project);
  await page().clock.fastForward(5000);
  await read(notice);
};

describe('loading the tool’s changes', () => {
  // Holds §4.26, §8.6, §8.7.
  test.for([
    ['the server’s message', { code: 'conflict', message: 'Dziś wyjątkowo nie' }, 'Dziś wyjątkowo nie'],
    ['the specified sentence without one', {}, 'Wystąpił błąd podczas zapisywania danych'],
  ] as const)('shows %s if the project could not be loaded, and offers it again', async ([, json, sentence]) => {
    const { project } = await openPlanned();
    await sendUpdate(project);
    const call = `**/api/project/${project.id}`;
    await page().route(call, (route) => route.fulfill({ status: 500, json }));
    await press('Odśwież');
    await page().getByRole('alert').getByText(sentence).waitFor();
    expect(new URL(page().url()).pathname).toBe(`/el12/projekt/${project.id}/zestawy/nowy`);
    await read(notice);
    await page().unroute(call);
    await press('Odśwież');
    await read('Projekt został wczytany');
    await expect.poll(() => page().getByText(notice).count()).toBe(0);
  });

  // Holds §2.66.
  test('offers no set for a room if all sets belong to the tool', async () => {
    const empty = await apiProject(address());
    await empty.addRoom('Kuchnia');
    const { project } = await openPlanned(empty);
    await sendUpdate(project);
    await press('Odśwież');
    await read('Projekt został wczytany');
    await goTo(`projekt/${project.id}/pomieszczenia`);
    await room('Salon').getByText('Biurko z MiO').waitFor();
    await room('Kuchnia').getByRole('link', { name: 'Nowy zestaw' }).waitFor();
    expect(await page().getByRole('button', { name: 'Z listy zestawów' }).count()).toBe(0);
  });
});

/** Advances the clock by half a minute, with all requests that become due. */
const passTime = async (): Promise<void> => {
  for (let second = 0; second < 30; second += 5) await page().clock.fastForward(5000);
  await page().evaluate(() => fetch('/api/app-data', { method: 'GET' }));
};

describe('waiting for the tool', () => {
  // Holds §9.14.
  test('ends after 25 requests', async () => {
    const { polls, answered } = await openPlanned();
    const countRequests = async (): Promise<number> => {
      await answered();
      await page().clock.fastForward(5000);
      return polls.length;
    };
    await expect.poll(countRequests, { timeout: 240_000 }).toBe(25);
    await passTime();
    expect(polls).toEqual(Array(25).fill(404));
  });

  // Holds §9.15.
  test('ends on any error but a 404', async () => {
    const { polls } = await openPlanned();
    await page().route('**/api/mio-integration/**', (route) => route.fulfill({ status: 503 }));
    await page().clock.fastForward(5000);
    // A busy machine may have sent a request before.
    await expect.poll(() => polls.at(-1)).toBe(503);
    const seen = [...polls];
    await passTime();
    expect(polls).toEqual(seen);
  });

  test('ends when the project is closed', async () => {
    const { polls, answered } = await openPlanned();
    await page().clock.fastForward(5000);
    await expect.poll(() => polls).toContain(404);
    await leave();
    await page().evaluate(() => fetch('/api/app-data'));
    await answered();
    const seen = [...polls];
    await passTime();
    expect(polls).toEqual(seen);
  });

  test('leaves no message when the project is closed', async () => {
    const { project } = await openPlanned();
    await sendUpdate(project);
    await leave();
    await expect.poll(() => page().getByText(notice).count()).toBe(0);
  });
});
