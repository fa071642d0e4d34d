import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/** A shop that receives order forms. `received` returns the fields of the last form in order. */
export type TestShop = {
  readonly address: string;
  readonly received: () => readonly (readonly [string, string])[];
};

/** Starts a shop until the test ends. */
export const aShop = async (): Promise<TestShop> => {
  let fields: readonly (readonly [string, string])[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const piece of request) body += String(piece);
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
      if (request.method === 'POST' && isForm) fields = [...new URLSearchParams(body)];
      response.writeHead(isForm ? 200 : 404, { 'content-type': 'text/plain' }).end('Basket');
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const listening = server.address();
  if (typeof listening !== 'object' || listening === null) throw new Error('the shop has no address');
  return { address: `http://127.0.0.1:${listening.port}/basket`, received: () => fields };
};
