import { describe, expect, onTestFinished, test } from 'vitest';
import { ApiProblem } from '../http/errors.ts';
import { documentMaker, type DocumentMaker, type MakerLimits, type Orderer } from './render-pool.ts';
import { ordered } from './testing/a-document.ts';
import { readPdf } from './testing/read-pdf.ts';

const aMaker = (limits?: MakerLimits): DocumentMaker => {
  const maker = documentMaker(limits);
  onTestFinished(() => maker.close());
  return maker;
};

const stays = (network = '192.0.2.1'): Orderer => ({ network, left: new AbortController().signal });

const unavailable = (): ApiProblem => new ApiProblem('unavailable');

describe('making documents beside the calls', () => {
  test('answers several at once, each its own', async () => {
    const maker = aMaker();
    const orders = await Promise.all([ordered(1), ordered(2), ordered(3)]);
    const files = await Promise.all(orders.map((order) => maker.make(order, stays())));
    const pages = await Promise.all(files.map(async (file) => (await readPdf(file)).text.split('Biurko').length));
    expect(new Set(pages).size).toBe(3);
  });

  test('gives up on a document that takes too long, and makes the next', async () => {
    const maker = aMaker({ timeout: 20 });
    await expect(maker.make(await ordered(1500), stays())).rejects.toEqual(unavailable());
    const patient = aMaker();
    expect((await patient.make(await ordered(1), stays())).length).toBeGreaterThan(1000);
  });

  test('stops when the visitor leaves, and makes the next', async () => {
    const maker = aMaker();
    const visitor = new AbortController();
    const left = maker.make(await ordered(1500), { network: '192.0.2.1', left: visitor.signal });
    setTimeout(() => visitor.abort(), 50);
    await expect(left).rejects.toEqual(unavailable());
    expect((await maker.make(await ordered(1), stays())).length).toBeGreaterThan(1000);
  });

  test('lets another visitor go before the many documents of one', async () => {
    const maker = aMaker();
    const [large, small] = [await ordered(100), await ordered(1)];
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    await Promise.all([
      ...Array.from({ length: 6 }, () => maker.make(large, stays('192.0.2.1')).then(note('many'))),
      maker.make(small, stays('192.0.2.2')).then(note('other')),
    ]);
    expect(done.indexOf('other')).toBeLessThan(4);
  });

  test('reads what a document is about when its turn has come', async () => {
    const maker = aMaker({ timeout: 60_000, threads: 1 });
    let read = 0;
    const { order } = await ordered(20);
    const counted = () => {
      read += 1;
      return order();
    };
    const all = [1, 2, 3].map(() => maker.make({ size: 20, order: counted }, stays()));
    await Promise.race(all);
    expect(read).toBeLessThan(3);
    expect(await Promise.all(all)).toHaveLength(3);
  });

  test('leaves the thread of the calls free meanwhile', async () => {
    const maker = aMaker();
    await maker.make(await ordered(1), stays());
    const order = await ordered(400);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const started = performance.now();
    await maker.make(order, stays());
    clearInterval(timer);
    expect(turns).toBeGreaterThan((performance.now() - started) / 10);
  });
});
