import { once } from 'node:events';
import { Agent, request } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addClientKey } from '../rate-limit/client-key.ts';
import { aProject } from '../testing/a-project.ts';
import { aCatalogue, aDeployment } from '../testing/a-server.ts';
import { freezer } from './freeze-share-link.ts';
import type { ShareLinkRenderer } from './share-link-files.ts';

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

test('a client that requests frozen links and disconnects blocks nobody and gets no link', async () => {
  const project = await aProject();
  for (let set = 0; set < 60; set += 1) await project.addSet();
  const { views, begun, ends } = aSlowRenderer();
  const services = {
    store: project.store,
    catalogue: await aCatalogue(),
    deployment: aDeployment({ languages: ['pl'] }),
    publicUrl: undefined,
    publicPath: (path: string) => path,
    views,
  };
  const { freeze, percentDone } = freezer(services);
  const outcomes: string[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type that the endpoint passes
  const view = { id: '22222222222222', variants: false } as Parameters<typeof freeze>[0];
  const app = Fastify();
  onTestFinished(() => app.close());
  addClientKey(app, { trustProxy: false });
  app.post('/freeze/:projectId', async (asked, reply) => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type that the endpoint passes
      await freeze(view, asked as Parameters<typeof freeze>[1], reply);
      outcomes.push('frozen');
      return await reply.code(201).send();
    } catch {
      outcomes.push('given up');
      return reply.hijack();
    }
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const order = (localAddress: string) => {
    const agent = new Agent({ localAddress });
    onTestFinished(() => agent.destroy());
    const call = request(`${origin}/freeze/${project.id}`, { agent, method: 'POST' }).on('error', () => undefined);
    call.end();
    return call;
  };
  const six = Array.from({ length: 6 }, () => order('127.0.0.31'));
  await expect.poll(() => begun).toEqual(['127.0.0.31']);
  const other = order('127.0.0.32');
  for (const call of six) call.destroy();
  await expect.poll(() => outcomes).toEqual(Array(6).fill('given up'));
  // Their connections close one after another, so another of the six may have begun in between.
  await expect.poll(() => begun.at(-1)).toBe('127.0.0.32');
  expect(percentDone(project.id)).toBe(45);
  ends.at(-1)?.();
  const [answer] = await once(other, 'response');
  expect(answer.statusCode).toBe(201);
  expect(percentDone(project.id)).toBeNull();
});
