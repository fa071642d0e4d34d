import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import type { LooseInput } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import type { QueueableEndpoint } from '../project-changes/index.ts';
import { outbox } from '../offline/outbox.ts';
import { sendOrEnqueue } from '../offline/mutation-queue.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { memoryStorage } from './memory-storage.ts';

export const projectId = 'aB3dE6gH';

type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
};

/** A mock network that records requests and determines the responses. */
export type MockNetwork = {
  answer: (request: RecordedRequest) => Response | Promise<Response>;
  requests: RecordedRequest[];
  /** The recorded requests in the form `POST /set`, with paths relative to the project. */
  readonly calls: () => readonly string[];
};

/** Installs a mock network for all tests of a file. The device is offline until a test changes that. */
export const mockNetwork = (): MockNetwork => {
  const network: MockNetwork = {
    answer: cutOff,
    requests: [],
    calls: () =>
      network.requests.map(({ method, path }) => `${method} ${path.replace(`/api/project/${projectId}`, '')}`),
  };
  beforeEach(() => {
    network.requests = [];
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('reportError', vi.fn());
    vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, locks: navigator.locks });
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
      const call = {
        method,
        path,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
        headers: new Headers(headers),
      };
      // HEAD requests are probes of the connection and not recorded.
      if (method !== 'HEAD') network.requests.push(call);
      return network.answer(call);
    });
    onlineManager.setOnline(false);
  });
  afterEach(() => {
    for (const key of browserStorage.keys()) browserStorage.removeItem(key);
    onlineManager.setOnline(true);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return network;
};

/** Creates a JSON response of the API. */
export const json = (body: unknown, status = 200, etag?: string): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(etag && { etag }) },
  });

export const refusal = (status: number, code: string): Response => json({ code, message: code }, status);

export const cutOff = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

const unreachable = await failureOf(new Response('', { status: 504 }));

type Input = Pick<LooseInput, 'query' | 'body'> & {
  readonly params?: Readonly<Record<string, number>>;
  readonly ifMatch?: string;
};

/** Sends or queues a change like the pages do. Resolves to its temporary id, or to the server's response. */
export const change = (name: QueueableEndpoint, { params = {}, ...input }: Input = {}): Promise<unknown> =>
  sendOrEnqueue<object & { params: { projectId: string } }, unknown>(
    name,
    { params: { projectId, ...params }, ...input },
    async (sent) => {
      const { path, method } = { path: `/api/${name}`, method: 'POST' };
      const { params: _params, ...body } = sent;
      const response = await fetch(path, { method, body: JSON.stringify(body) }).catch(async () => Response.error());
      if (response.ok) return response.json();
      throw response.status === 0 ? unreachable : await failureOf(response);
    },
    ({ temporaryIds: [id] }) => id,
  );

export const newSet = (name = 'Biurko'): Promise<unknown> =>
  change('createSet', { body: { payload: { id: null, name } } });

/** Returns the names of the queued changes. */
export const queuedNames = (): readonly QueueableEndpoint[] => outbox.changes(projectId).map(({ name }) => name);
