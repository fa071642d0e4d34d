import { describe, expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../http/errors.ts';
import { createRenderPool, type RenderPool, type RenderPoolLimits, type Requester } from './render-pool.ts';
import { queued } from './testing/a-document.ts';
import { readPdf } from './testing/read-pdf.ts';

/** By default, a document may take long: the threads have a low priority, which a busy machine makes them feel. */
const aMaker = (limits: RenderPoolLimits = { timeout: 300_000 }): RenderPool => {
  const maker = createRenderPool(limits);
  onTestFinished(() => maker.close());
  return maker;
};

const stays = (network = '192.0.2.1'): Requester => ({ network, signal: new AbortController().signal });

const unavailable = (): HttpError => new HttpError('unavailable');

describe('rendering documents in worker threads', () => {
  test('returns several concurrent documents, each with its own content', async () => {
    const maker = aMaker();
    const orders = await Promise.all([queued(1), queued(2), queued(3)]);
    const files = await Promise.all(orders.map((order) => maker.render(order, stays())));
    const pages = await Promise.all(files.map(async (file) => (await readPdf(file)).text.split('Biurko').length));
    expect(new Set(pages).size).toBe(3);
  });

  test('aborts a document that takes too long, and renders the next', async () => {
    const maker = aMaker({ timeout: 20 });
    await expect(maker.render(await queued(1500), stays())).rejects.toEqual(unavailable());
    const patient = aMaker();
    expect((await patient.render(await queued(1), stays())).length).toBeGreaterThan(1000);
  });

  test('aborts when the visitor disconnects, and renders the next', async () => {
    const maker = aMaker();
    const visitor = new AbortController();
    const left = maker.render(await queued(1500), { network: '192.0.2.1', signal: visitor.signal });
    setTimeout(() => visitor.abort(), 50);
    await expect(left).rejects.toEqual(unavailable());
    expect((await maker.render(await queued(1), stays())).length).toBeGreaterThan(1000);
  });

  test('serves another visitor before the many documents of one', async () => {
    const maker = aMaker();
    const [large, small] = [await queued(100), await queued(1)];
    // Every thread has loaded its libraries.
    await Promise.all(Array.from({ length: 4 }, (_, visitor) => maker.render(small, stays(`192.0.2.${10 + visitor}`))));
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    await Promise.all([
      ...Array.from({ length: 6 }, () => maker.render(large, stays('192.0.2.1')).then(note('many'))),
      maker.render(small, stays('192.0.2.2')).then(note('other')),
    ]);
    expect(done.indexOf('other')).toBeLessThan(4);
  });

  test('reads the content of a document when its job starts', async () => {
    const maker = aMaker({ timeout: 300_000, threads: 1 });
    let read = 0;
    const { readJob } = await queued(20);
    const counted = () => {
      read += 1;
      return readJob();
    };
    const all = [1, 2, 3].map(() => maker.render({ size: 20, readJob: counted }, stays()));
    await Promise.race(all);
    expect(read).toBeLessThan(3);
    expect(await Promise.all(all)).toHaveLength(3);
  });

  test('keeps the main thread responsive', async () => {
    const maker = aMaker();
    await maker.render(await queued(1), stays());
    const order = await queued(150);
    const [ofThread, ofProcess] = [process.threadCpuUsage(), process.cpuUsage()];
    await maker.render(order, stays());
    const main = process.threadCpuUsage(ofThread);
    const all = process.cpuUsage(ofProcess);
    expect(main.user + main.system).toBeLessThan((all.user + all.system) / 4);
  });
});
