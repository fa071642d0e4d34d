import { describe, expect, onTestFinished, test } from 'vitest';
import { ApiProblem } from '../http/problems.ts';
import { documentMaker, type DocumentMaker, type MakerLimits, type Orderer } from './document-maker.ts';
import { anOrder } from './testing/a-document.ts';
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
    const orders = await Promise.all([anOrder(1), anOrder(2), anOrder(3)]);
    const files = await Promise.all(orders.map((order) => maker.make(order, stays())));
    const pages = await Promise.all(files.map(async (file) => (await readPdf(file)).text.split('Biurko').length));
    expect(new Set(pages).size).toBe(3);
  });

  test('refuses what would wait behind too many others', async () => {
    const maker = aMaker({ orders: 2, patience: 60_000 });
    const order = await anOrder(100);
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => maker.make(order, stays())));
    const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(made.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((reason) => reason instanceof ApiProblem && reason.code === 'unavailable')).toBe(true);
  });

  test('gives up on a document that takes too long, and makes the next', async () => {
    const maker = aMaker({ orders: 8, patience: 20 });
    await expect(maker.make(await anOrder(1500), stays())).rejects.toEqual(unavailable());
    const patient = aMaker();
    expect((await patient.make(await anOrder(1), stays())).length).toBeGreaterThan(1000);
  });

  test('stops when the visitor leaves, and makes the next', async () => {
    const maker = aMaker();
    const visitor = new AbortController();
    const left = maker.make(await anOrder(1500), { network: '192.0.2.1', left: visitor.signal });
    setTimeout(() => visitor.abort(), 50);
    await expect(left).rejects.toEqual(unavailable());
    expect((await maker.make(await anOrder(1), stays())).length).toBeGreaterThan(1000);
  });

  test('lets another visitor go before the many documents of one', async () => {
    const maker = aMaker();
    const [large, small] = [await anOrder(100), await anOrder(1)];
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    await Promise.all([
      ...Array.from({ length: 6 }, () => maker.make(large, stays('192.0.2.1')).then(note('many'))),
      maker.make(small, stays('192.0.2.2')).then(note('other')),
    ]);
    expect(done.indexOf('other')).toBeLessThan(4);
  });

  test('keeps half of the places from the many documents of one visitor', async () => {
    const maker = aMaker({ orders: 6, patience: 60_000 });
    const order = await anOrder(20);
    const many = Promise.allSettled(Array.from({ length: 9 }, () => maker.make(order, stays('192.0.2.1'))));
    const others = ['192.0.2.2', '192.0.2.3', '192.0.2.4'].map((network) => maker.make(order, stays(network)));
    expect(await Promise.all(others)).toHaveLength(3);
    expect((await many).filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await maker.make(order, stays('192.0.2.1'))).length).toBeGreaterThan(1000);
  });

  test('leaves the thread of the calls free meanwhile', async () => {
    const maker = aMaker();
    await maker.make(await anOrder(1), stays());
    const order = await anOrder(400);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const started = performance.now();
    await maker.make(order, stays());
    clearInterval(timer);
    expect(turns).toBeGreaterThan((performance.now() - started) / 10);
  });
});
