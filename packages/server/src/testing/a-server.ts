import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type AppParts } from '../app.ts';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { aCatalogue } from './a-catalogue.ts';
import { aDeployment } from './a-deployment.ts';

/** What a call answered. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Read as JSON where there is a body. */
  readonly body: unknown;
};

/** A call as the web app makes it. */
export type Caller = (
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

/** A server to test with, on the real embedded store and the small catalogue; closed when the test ends. */
export type TestServer = { readonly app: FastifyInstance; readonly store: Store; readonly call: Caller };

/** Builds a server; paths of its `call` are below `/api`. */
export const aServer = async (overrides: Partial<AppParts> = {}): Promise<TestServer> => {
  const store = overrides.store ?? (await openSqliteStore(':memory:'));
  const app = await buildApp({
    settings: { logLevel: 'silent', trustProxy: false },
    deployment: aDeployment(),
    catalogue: await aCatalogue(),
    ...overrides,
    store,
  });
  onTestFinished(() => app.close());
  return { app, store, call: callerOf(app) };
};

const callerOf =
  (app: FastifyInstance): Caller =>
  async (method, path, body, headers = {}) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const hasBody = answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, headers: answer.headers, body: hasBody ? answer.json() : undefined };
  };
