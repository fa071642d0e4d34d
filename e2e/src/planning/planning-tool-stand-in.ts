import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { planningReceipt, type PlanningDelivery, type PlanningReceipt } from '@ramka/contract/wire/planning-delivery';

/** A small planning tool: a page that shows its request, and signed deliveries according to `docs/planning-tool.md`. */
export type PlanningToolStandIn = {
  /** Without a trailing slash. */
  readonly address: string;
  readonly secret: string;
  /** Path and query of the visitors' requests. */
  readonly visits: readonly string[];
  /** Sends a delivery to a project. Throws if the server rejects it. */
  readonly deliver: (server: string, projectId: string, delivery: PlanningDelivery) => Promise<PlanningReceipt>;
  readonly stop: () => void;
};

export const planningToolStandIn = async (): Promise<PlanningToolStandIn> => {
  const secret = randomUUID();
  const visits: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    visits.push(url);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>MiO</title><h1>MiO</h1>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  if (typeof listening !== 'object' || listening === null) throw new Error('the planning tool has no address');
  return {
    address: `http://127.0.0.1:${listening.port}`,
    secret,
    visits,
    deliver: async (address, projectId, delivery) => {
      const path = `/api/mio-integration/project/${projectId}`;
      const body = JSON.stringify(delivery);
      const headers = { 'content-type': 'application/json', ...signature(secret, path, body) };
      const answer = await fetch(address + path, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return planningReceipt.parse(await answer.json());
    },
    stop: () => void server.close(),
  };
};

const signature = (secret: string, path: string, body: string): Record<string, string> => {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const bodyDigest = createHash('sha256').update(body).digest('hex');
  const signed = [timestamp, nonce, 'PUT', path, bodyDigest].join('\n');
  return {
    'x-ramka-timestamp': timestamp,
    'x-ramka-nonce': nonce,
    'x-ramka-signature': createHmac('sha256', secret).update(signed).digest('hex'),
  };
};
