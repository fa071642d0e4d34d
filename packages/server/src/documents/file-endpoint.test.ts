import { describe, expect, onTestFinished, test } from 'vitest';
import { acceptJson } from '../http/endpoint.ts';
import { createFastify } from '../http/create-fastify.ts';
import { setErrorHandlers, HttpError } from '../http/errors.ts';
import { addRequestLanguage } from '../http/language.ts';
import { aDeployment } from '../testing/a-server.ts';
import type { Requester } from './render-pool.ts';
import { registerFileEndpoint, type GeneratedFile } from './file-endpoint.ts';

/** A server whose only endpoint returns a site sheet, and a function that calls it. */
const aServerOf = async (handler: (requester: Requester) => Promise<GeneratedFile>) => {
  const app = createFastify({ settings: { logLevel: 'silent', trustProxy: false }, deployment: aDeployment() });
  onTestFinished(() => app.close());
  addRequestLanguage(app, aDeployment());
  setErrorHandlers(app);
  acceptJson(app);
  registerFileEndpoint(app, 'writeSiteSheet', (_, requester) => handler(requester));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return (signal?: AbortSignal) =>
    fetch(`${address}/project/Ab3dEf7h/group/1/site-sheet/pdf`, {
      method: 'POST',
      headers: { 'accept-language': 'cs' },
      ...(signal && { signal }),
    });
};

describe('an endpoint that returns a file', () => {
  test("sends the bytes under the file's name", async () => {
    const call = await aServerOf(async () => ({ bytes: Buffer.from('%PDF'), name: 'Byt.pdf' }));
    const answer = await call();
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF']);
    expect(answer.headers.get('content-disposition')).toContain('filename="Byt.pdf"');
  });

  test('answers 503 with Retry-After if the queue is too long', async () => {
    const call = await aServerOf(() => Promise.reject(new HttpError('unavailable')));
    const answer = await call();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  test("aborts the handler's signal when the visitor disconnects", async () => {
    const asked = Promise.withResolvers<Requester>();
    const call = await aServerOf((requester) => {
      asked.resolve(requester);
      return new Promise((_, reject) => {
        requester.signal.addEventListener('abort', () => reject(new HttpError('unavailable')));
      });
    });
    const visitor = new AbortController();
    const failure = call(visitor.signal).catch((error: unknown) => error);
    const { signal } = await asked.promise;
    expect(signal.aborted).toBe(false);
    visitor.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    await expect.poll(() => signal.aborted).toBe(true);
  });
});
