import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addRequestLanguage } from '../http/language.ts';
import { answerProblems } from '../http/problems.ts';
import { newMetrics } from '../metrics.ts';
import { shedLoad } from './shed-load.ts';

/** A server that answers nothing until it is told to. */
const aBusyServer = (mostAtOnce: number) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const { promise, resolve } = Promise.withResolvers<string>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', leave);
    done();
  });
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  answerProblems(app);
  const metrics = newMetrics();
  shedLoad(app, metrics, mostAtOnce);
  app.get('/slow', () => promise);
  app.delete('/slow', async (_request, reply) => {
    await promise;
    void reply.code(204);
  });
  app.get('/healthz', () => 'alive');
  return { app, metrics, finish: () => resolve('done'), left };
};

test('turns away what comes on top of what it can answer, and answers the rest', async () => {
  const { app, metrics, finish } = aBusyServer(3);
  const answers = Promise.all(Array.from({ length: 5 }, () => app.inject('/slow')));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  finish();
  const statuses = (await answers).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  expect(await metrics.registry.metrics()).toContain('ramka_requests_turned_away_total{reason="overload"} 2');
  expect((await app.inject('/slow')).statusCode).toBe(200);
});

test('says when to try again, in the language of the visitor', async () => {
  const { app, finish } = aBusyServer(0);
  finish();
  const answer = await app.inject('/slow');
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(answer.json()).toMatchObject({ message: 'Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę.' });
});

test.each(['GET', 'DELETE'])('forgets who left before the answer to a %s came', async (method) => {
  const { app, metrics, finish, left } = aBusyServer(3);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = fetch(`${origin}/slow`, { method, signal: leaving.signal });
  await vi.waitFor(() => expect(metrics.underWay.count).toBe(1));
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await left;
  finish();
  await vi.waitFor(() => expect(metrics.underWay.count).toBe(0));
});
