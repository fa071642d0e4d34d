import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../http/errors.ts';
import { addClientKey } from '../rate-limit/client-key.ts';
import { aProject, type TestProject } from '../testing/a-project.ts';
import { aCatalogue, aDeployment } from '../testing/a-server.ts';
import { isFireAndForget, isQuery, type Step } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { freezer } from './freeze-share-link.ts';
import type { ShareLinkRenderer } from './share-link-files.ts';
import { addShareLink, shareLinkLimits } from './share-links.store.ts';

const unused = (): Promise<never> => Promise.reject(new Error('not used'));

/** A renderer whose freezing ends when the test says so, or when the client disconnects. */
const aSlowRenderer = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const freeze: ShareLinkRenderer['freeze'] = async (_view, _viewed, _contexts, { network, signal }, onProgress) => {
    begun.push(network);
    onProgress(45);
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      ends.push(resolve);
    });
    return [{ name: 'page.pl', type: 'text/html', title: null, bytes: Buffer.from('<p>') }];
  };
  const views = { page: unused, picture: unused, document: unused, freeze } satisfies ShareLinkRenderer;
  return { views, begun, ends };
};

/** A server that freezes links of a project, and the outcomes of the requests. */
const aFreezingServer = async ({ store }: Pick<TestProject, 'store'>, views: ShareLinkRenderer) => {
  const { freeze, percentDone } = freezer({
    store,
    catalogue: await aCatalogue(),
    deployment: aDeployment({ languages: ['pl', 'uk'] }),
    publicUrl: undefined,
    publicPath: (path: string) => path,
    views,
  });
  const outcomes: string[] = [];
  let arrived = 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type that the endpoint passes
  const view = { id: '22222222222222', variants: true } as Parameters<typeof freeze>[0];
  const app = Fastify();
  onTestFinished(() => app.close());
  addClientKey(app, { trustProxy: false });
  app.post('/freeze/:projectId', async (asked, reply) => {
    arrived += 1;
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type that the endpoint passes
      await freeze(view, asked as Parameters<typeof freeze>[1], reply);
      outcomes.push('frozen');
      return await reply.code(201).send();
    } catch (error) {
      outcomes.push(error instanceof HttpError ? error.code : 'failed');
      return reply.code(503).send();
    }
  });
  return { app, percentDone, outcomes, arrived: () => arrived };
};

test('a client that requests frozen links and disconnects blocks nobody and gets no link', async () => {
  const project = await aProject();
  for (let set = 0; set < 60; set += 1) await project.addSet();
  const { views, begun, ends } = aSlowRenderer();
  const { app, percentDone, outcomes, arrived } = await aFreezingServer(project, views);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const order = (localAddress: string) => {
    const agent = new Agent({ localAddress });
    onTestFinished(() => agent.destroy());
    const call = request(`${origin}/freeze/${project.id}`, { agent, method: 'POST' }).on('error', () => undefined);
    call.end();
    return call;
  };
  const six = Array.from({ length: 6 }, () => order('127.0.0.31'));
  await expect.poll(arrived).toBe(6);
  await expect.poll(() => begun).toEqual(['127.0.0.31']);
  const other = order('127.0.0.32');
  for (const call of six) call.destroy();
  await expect.poll(() => outcomes).toEqual(Array(6).fill('unavailable'));
  // Their connections close one after another, so another of the six may have begun in between.
  await expect.poll(() => begun.at(-1)).toBe('127.0.0.32');
  expect(percentDone(project.id)).toBe(45);
  ends.at(-1)?.();
  const [answer] = await once(other, 'response');
  expect(answer.statusCode).toBe(201);
  expect(percentDone(project.id)).toBeNull();
});

/** The queries of a step of an operation. */
const queriesOf = (step: Step): readonly string[] => {
  if (isFireAndForget(step)) return queriesOf(step.fireAndForget);
  return isQuery(step) ? [step.compile().sql] : step.flatMap(queriesOf);
};

/** The store of a project that records its reads: the turn of the event loop, and the queries. */
const aWatchedStore = ({ store }: Pick<TestProject, 'store'>) => {
  const reads: { readonly turn: number; readonly queries: string[] }[] = [];
  let turn = 0;
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const count = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await nextTurn();
      turn += 1;
    }
  };
  void count();
  const read: Store['read'] = (operation) => {
    const queries: string[] = [];
    reads.push({ turn, queries });
    return store.read(function* () {
      const run = operation();
      let step = run.next([]);
      while (step.done !== true) {
        queries.push(...queriesOf(step.value));
        step = run.next(yield step.value);
      }
      return step.value;
    });
  };
  return { store: { ...store, read }, reads };
};

const readsContents = ({ queries }: { readonly queries: readonly string[] }): boolean =>
  queries.some((query) => query.includes('"roomSets"'));

test('a project and its variants are read one by one, so that other requests run in between', async () => {
  const project = await aProject();
  await project.addSet();
  for (const name of ['Wersja 1', 'Wersja 2', 'Wersja 3']) await project.at('POST', '/variants', { name });
  const { store, reads } = aWatchedStore(project);
  const shown: string[] = [];
  const freeze: ShareLinkRenderer['freeze'] = async (_view, { variants }, contexts) => {
    shown.push(...variants.map(({ name }) => name), ...contexts.map(({ language }) => language));
    return [];
  };
  const { app } = await aFreezingServer({ store }, { page: unused, picture: unused, document: unused, freeze });
  expect((await app.inject({ method: 'POST', url: `/freeze/${project.id}` })).statusCode).toBe(201);
  expect(shown).toEqual(['Wersja 1', 'Wersja 2', 'Wersja 3', 'pl', 'uk']);
  const ofProjects = reads.filter(readsContents);
  expect(ofProjects).toHaveLength(4);
  expect(new Set(ofProjects.map(({ turn }) => turn)).size).toBe(4);
});

test('a project with too many frozen links is rejected before its contents are read', async () => {
  const project = await aProject();
  const now = Date.now();
  for (let link = 0; link < shareLinkLimits.frozen; link += 1) {
    const id = String(link).repeat(14);
    const view = { id, name: 'Dla klienta', prices: true, variants: true, until: null, purpose: null };
    await project.store.write(() =>
      addShareLink({ projectId: project.id, expectedVersions: undefined, now }, view, []),
    );
  }
  const { store, reads } = aWatchedStore(project);
  const views = { page: unused, picture: unused, document: unused, freeze: unused };
  const { app, outcomes } = await aFreezingServer({ store }, views);
  await app.inject({ method: 'POST', url: `/freeze/${project.id}` });
  expect(outcomes).toEqual(['unprocessable']);
  expect(reads.some(readsContents)).toBe(false);
});
