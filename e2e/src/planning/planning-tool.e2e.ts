import { setToWire } from '@ramka/contract/translate/product-set';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { apiProject, type ApiProject } from '../api-project.ts';
import { ownDeployment } from '../deployments/own-deployment.ts';
import { setBuilder } from '../set-builder.ts';
import { visitor } from '../visitor.ts';
import { planningToolStandIn } from './planning-tool-stand-in.ts';

const tool = await planningToolStandIn();
const own = await ownDeployment('el12', {
  planningTool: { name: 'MiO', address: `${tool.address}/new?project={projectId}` },
});
afterAll(async () => {
  tool.stop();
  await own.erase();
});

const { address, page, takeOtherWindow, open, press, choose, read, dialog, room } = visitor({
  ...own.settings,
  PLANNING_TOOL_SECRET: tool.secret,
});

/** How long something may take on a busy machine. */
const patience = { timeout: 15_000 };

const notice = 'Twój projekt został zaktualizowany w aplikacji MiO. Czy chcesz go odświeżyć?';

/** A set as the tool has planned it. */
const planned = ({ set }: WorkedExample, mioID: string, name: string, quantity: number) => {
  if (set.frameId === null) throw new Error('the example has no frame');
  const { id: _id, ...payload } = setToWire({ ...set, frameId: set.frameId }, null);
  return { ...payload, mioID, name, quantity };
};

/** What the tool delivers in these tests: a room with two desks, and whatever else is planned. */
const plan = (id: string, ...rooms: readonly { readonly mioID: string; readonly name: string }[]) => ({
  projectUrl: `${tool.address}/plans/${id}?view=flat`,
  rooms: [
    { mioID: 'room/1', name: 'Salon', sets: [planned(desk, 'set/1', 'Biurko z MiO', 2)] },
    ...rooms.map((planned) => ({ ...planned, sets: [] })),
  ],
});

/** What axe finds on a desktop and on a phone. */
const findings = async (): Promise<readonly string[]> => {
  const desktop = await axeFindings(page());
  await page().setViewportSize({ width: 390, height: 844 });
  const phone = await axeFindings(page());
  await page().setViewportSize({ width: 1440, height: 900 });
  return [...desktop, ...phone];
};

/** A project with a room and a set of the visitor's own. */
const aProject = async (): Promise<ApiProject> => {
  const project = await apiProject(address(), 'Dom pod lasem');
  await project.putSets(await project.addRoom('Kuchnia'), [[await project.addSet(livingRoom, 'Wejście'), 1]]);
  return project;
};

/** Opens a window whose clock the test sets, and counts what it asks the server about the planning tool. */
const takeWindowWithClock = async (): Promise<{ readonly polls: number[] }> => {
  const own = await takeOtherWindow();
  await own.clock.install();
  const polls: number[] = [];
  own.on('response', (answer) => {
    if (answer.request().method() === 'HEAD') polls.push(answer.status());
  });
  return { polls };
};

/** Follows a link that opens a tab, and answers that tab once the tool is there. */
const follow = async (name: string): Promise<Page> => {
  const opening = page().waitForEvent('popup');
  await page().getByRole('link', { name, exact: true }).click();
  const tab = await opening;
  await tab.getByRole('heading', { name: 'MiO' }).waitFor();
  return tab;
};

describe('a visitor with a planning tool', () => {
  let project: ApiProject;
  let polls: readonly number[];

  test('is told by the tile in the editor that the tool opens in a tab of its own', async () => {
    project = await aProject();
    ({ polls } = await takeWindowWithClock());
    await open(`projekt/${project.id}/zestawy/nowy`);
    await page().getByRole('link', { name: 'MiO Konfigurator smart home' }).click();
    await dialog().getByText('Aplikacja MiO otworzy się w nowej karcie.').waitFor();
    expect(await findings()).toEqual([]);
    await press('Anuluj');
    await dialog().waitFor({ state: 'hidden' });
    expect(tool.visits).toEqual([]);

    await page().getByRole('link', { name: 'MiO Konfigurator smart home' }).click();
    const tab = await follow('Przejdź do aplikacji MiO');
    expect(tool.visits).toContain(`/new?project=${project.id}`);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
  });

  test('is asked whether to see what the tool sent, while a set is being edited', async () => {
    const builder = setBuilder(page());
    await builder.chooseLine(/^Simon 55 Line/);
    await builder.chooseSlots(2);
    await builder.chooseFrame('TR2/111');
    await page().clock.fastForward(5000);
    await expect.poll(() => polls, patience).toEqual([404]);

    await tool.deliver(address(), project.id, plan(project.id));
    await page().clock.fastForward(5000);
    await read(notice);
    expect(polls).toEqual([404, 200]);
    expect(await findings()).toEqual([]);
    await page().clock.fastForward(60_000);
    await press('Odśwież');
    await read('Projekt został wczytany');
    expect(await page().getByText(notice).count()).toBe(0);
    expect(polls).toEqual([404, 200]);

    await builder.save();
    await read('Zestaw został utworzony');
    await page().getByText('3 zestawy').waitFor();
  });

  test('sees the rooms of the tool locked, and their sets as they are', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    const salon = room('Salon');
    await salon.getByText('Połączone z aplikacją MiO').waitFor();
    await salon.getByText('Biurko z MiO').waitFor();
    await salon.getByText('×2').waitFor();
    expect(await salon.getByRole('link', { name: /^Edytuj zestaw/ }).count()).toBe(0);
    expect(await salon.getByRole('button', { name: 'Czynności: Biurko z MiO' }).count()).toBe(0);
    await press('Czynności: Salon');
    const entries = await page().getByRole('menuitem').allInnerTexts();
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.filter((entry) => !entry.startsWith('Pobierz'))).toEqual([]);
    await page().keyboard.press('Escape');
    await room('Kuchnia').getByRole('button', { name: 'Dodaj zestawy z listy' }).click();
    await dialog().getByText('Wejście').waitFor();
    expect(await dialog().getByText('Biurko z MiO').count()).toBe(0);
    await page().keyboard.press('Escape');
    expect(await findings()).toEqual([]);
  });

  test('finds the project and the room in the tool, without being told again', async () => {
    await page().getByRole('link', { name: 'Otwórz w aplikacji MiO', exact: true }).click();
    await page().getByLabel('Nie pokazuj tego ponownie').check();
    await (await follow('Przejdź do aplikacji MiO')).close();
    expect(tool.visits).toContain(`/plans/${project.id}?view=flat`);

    await page().reload();
    await (await follow('Otwórz w aplikacji MiO: Salon')).close();
    expect(tool.visits).toContain(`/plans/${project.id}?view=flat&room_id=room%2F1`);
    expect(await dialog().count()).toBe(0);
    expect(await room('Kuchnia').getByRole('link', { name: /MiO/ }).count()).toBe(0);

    await tool.deliver(address(), project.id, plan(project.id, { mioID: 'room/2', name: 'Taras' }));
    await page().clock.fastForward(5000);
    await read(notice);
    expect(await room('Taras').count()).toBe(0);
    await press('Odśwież');
    await room('Taras').getByText('Połączone z aplikacją MiO').waitFor();
  });

  test('may list and download an external set, and nothing else', async () => {
    await open(`projekt/${project.id}/zestawy`);
    await page().getByRole('checkbox', { name: 'Zaznacz zestaw Biurko z MiO' }).waitFor();
    expect(await page().getByRole('link', { name: 'Edytuj zestaw Biurko z MiO' }).count()).toBe(0);
    await press('Czynności: Biurko z MiO');
    const entries = await page().getByRole('menuitem').allInnerTexts();
    expect(entries.filter((entry) => !/^(Pokaż listę elementów|Pobierz)/.test(entry))).toEqual([]);
    await page().keyboard.press('Escape');
    expect(await findings()).toEqual([]);
    await press('Pokaż swoje zestawy');
    await dialog().getByText('Wejście').waitFor();
    expect(await dialog().getByText('Biurko z MiO').count()).toBe(0);
  });

  test('is led back to the list from the address of an external set', async () => {
    const external = (await project.load()).productSets.find(({ type }) => type === 'external');
    await page().goto(`${address()}/el12/projekt/${project.id}/zestawy/${external?.id}`);
    await read('Ten zestaw pochodzi z aplikacji do planowania i tylko tam można go zmienić');
    await expect.poll(() => new URL(page().url()).pathname, patience).toBe(`/el12/projekt/${project.id}/zestawy`);
  });

  test('is refused by the server where the screen does not know of the lock yet', async () => {
    const known = `**/api/project/${project.id}`;
    await page().route(known, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"mioData":\{[^}]*\}/g, '"mioData":null'),
      });
    });
    await open(`projekt/${project.id}/pomieszczenia`);
    await choose('Czynności: Salon', 'Zmień nazwę pomieszczenia');
    await dialog().getByRole('textbox').fill('Pokój dzienny');
    await page().unroute(known);
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await page().getByRole('alert').getByText('To pomieszczenie jest połączone z aplikacją do planowania').waitFor();
    await press('Anuluj');
    await room('Salon').getByText('Połączone z aplikacją MiO').waitFor();
    expect((await project.load()).project.groups.map(({ name }) => name)).toContain('Salon');
  });
});

/** Goes to the tool from a new project, in a window with a clock, and comes back. */
const goThere = async () => {
  const project = await aProject();
  const { polls } = await takeWindowWithClock();
  await open(`projekt/${project.id}/zestawy/nowy`);
  await page().getByRole('link', { name: 'MiO Konfigurator smart home' }).click();
  await (await follow('Przejdź do aplikacji MiO')).close();
  return { project, polls };
};

const leave = async (): Promise<void> => {
  await press('Otwórz menu');
  await dialog().getByRole('link', { name: 'Nowa inwestycja' }).click();
  await page().getByRole('button', { name: 'Utwórz inwestycję' }).waitFor();
};

/** Lets half a minute pass, and whatever would be asked then. */
const passTime = async (): Promise<void> => {
  for (let second = 0; second < 30; second += 5) await page().clock.fastForward(5000);
  await page().evaluate(() => fetch('/api/app-data', { method: 'GET' }));
};

describe('waiting for the tool', () => {
  test('ends after 25 requests', async () => {
    const { polls } = await goThere();
    const askedSoFar = async (): Promise<number> => {
      await page().clock.fastForward(5000);
      return polls.length;
    };
    await expect.poll(askedSoFar, { timeout: 60_000 }).toBe(25);
    await passTime();
    expect(polls).toEqual(Array(25).fill(404));
  });

  test('ends on any failure but a 404', async () => {
    const { polls } = await goThere();
    await page().route('**/api/mio-integration/**', (route) => route.fulfill({ status: 503 }));
    await page().clock.fastForward(5000);
    await expect.poll(() => polls, patience).toEqual([503]);
    await passTime();
    expect(polls).toEqual([503]);
  });

  test('ends when the project is left', async () => {
    const { polls } = await goThere();
    await page().clock.fastForward(5000);
    await expect.poll(() => polls, patience).toEqual([404]);
    await leave();
    await passTime();
    expect(polls).toEqual([404]);
  });

  test('leaves no notice behind when the project is left', async () => {
    const { project } = await goThere();
    await tool.deliver(address(), project.id, plan(project.id));
    await page().clock.fastForward(5000);
    await read(notice);
    await leave();
    expect(await page().getByText(notice).count()).toBe(0);
  });
});

test('a change in one tab is seen in the others', async () => {
  const project = await aProject();
  await takeOtherWindow();
  const first = page();
  await open(`projekt/${project.id}/pomieszczenia`);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByRole('region', { name: 'Kuchnia' }).waitFor();
  await first.getByLabel('Nazwa pomieszczenia').fill('Garaż');
  await press('Dodaj pomieszczenie');
  await expect.poll(() => second.getByRole('region', { name: 'Garaż' }).count(), patience).toBe(1);
});
