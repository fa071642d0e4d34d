import { setToWire } from '@ramka/contract/translate/product-set';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';
import type { Page, Request } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { ownDeployment } from '../deployments/own-deployment.ts';
import { visitor, type Visitor } from '../visitor.ts';
import { planningToolStandIn } from './planning-tool-stand-in.ts';

/** A room of the visitor's plan, without sets. */
type PlannedRoom = { readonly mioID: string; readonly name: string };

/** The requests of a window for changes by the planning tool. */
export type Polling = {
  /** The statuses of the responses. */
  readonly polls: number[];
  /** Waits until every request has been answered. Advancing the clock further could time one out. */
  readonly answered: () => Promise<void>;
};

/** A visitor of a deployment with a planning tool. */
export type Planning = Visitor & {
  /** Path and query of the visitors' requests to the tool. */
  readonly visits: readonly string[];
  /** The message shown after the tool has sent changes. */
  readonly notice: string;
  /** Creates a project with one room and one set of the visitor. */
  readonly aProject: () => Promise<ApiProject>;
  /** Lets the tool deliver a plan: a room with two desks, and further rooms. */
  readonly deliver: (project: ApiProject, ...rooms: readonly PlannedRoom[]) => Promise<void>;
  /** Opens a window with a clock controlled by the test, and records its requests for changes by the planning tool. */
  readonly takeWindowWithClock: () => Promise<Polling>;
  /** Follows a link that opens a tab, and returns the tab once the tool has loaded. */
  readonly follow: (name: string) => Promise<Page>;
};

/** Starts a planning tool, a server configured with it, and a browser for the tests of a file. */
export const planning = async (): Promise<Planning> => {
  const tool = await planningToolStandIn();
  const own = await ownDeployment('el12', {
    planningTool: { name: 'MiO', address: `${tool.address}/new?project={projectId}` },
  });
  afterAll(async () => {
    tool.stop();
    await own.erase();
  });
  const me = visitor({ ...own.settings, PLANNING_TOOL_SECRET: tool.secret });
  const { address, page, takeOtherWindow } = me;

  return {
    ...me,
    visits: tool.visits,
    notice: 'Twój projekt został zaktualizowany w aplikacji MiO. Czy chcesz go odświeżyć?',
    aProject: async () => {
      const project = await apiProject(address(), 'Dom pod lasem');
      await project.putSets(await project.addRoom('Kuchnia'), [[await project.addSet(livingRoom, 'Wejście'), 1]]);
      return project;
    },
    deliver: async ({ id }, ...rooms) => {
      const living = { mioID: 'room/1', name: 'Salon', sets: [planned(desk, 'set/1', 'Biurko z MiO', 2)] };
      await tool.deliver(address(), id, {
        projectUrl: `${tool.address}/plans/${id}?view=flat`,
        rooms: [living, ...rooms.map((room) => ({ ...room, sets: [] }))],
      });
    },
    takeWindowWithClock: async () => {
      const window = await takeOtherWindow();
      await window.clock.install();
      const polls: number[] = [];
      const pending = new Set<Request>();
      window.on('request', (request) => isPoll(request) && pending.add(request));
      window.on('requestfailed', (request) => pending.delete(request));
      window.on('response', (answer) => {
        if (pending.delete(answer.request())) polls.push(answer.status());
      });
      const answered = async (): Promise<void> => {
        await expect.poll(() => pending.size).toBe(0);
      };
      return { polls, answered };
    },
    follow: async (name) => {
      const opening = page().waitForEvent('popup');
      await page().getByRole('link', { name, exact: true }).click();
      const tab = await opening;
      await tab.getByRole('heading', { name: 'MiO' }).waitFor();
      return tab;
    },
  };
};

/** Whether a request asks for changes by the tool. The page also probes its connection with `HEAD`. */
const isPoll = (request: Request): boolean =>
  request.method() === 'HEAD' && request.url().includes('/mio-integration/');

/** A set as the planning tool delivers it. */
const planned = ({ set }: WorkedExample, mioID: string, name: string, quantity: number) => {
  if (set.frameId === null) throw new Error('the example has no frame');
  const { id: _id, ...payload } = setToWire({ ...set, frameId: set.frameId }, null);
  return { ...payload, mioID, name, quantity };
};
