import { routes, type EndpointName } from '@ramka/contract/routes';
import { apiError } from '@ramka/contract/wire/api-error';
import { project } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCallOf } from './testing/any-call.ts';
import { aServer, type Caller } from './testing/a-server.ts';
import { engines } from './testing/engines.ts';
import { workedPayload } from './testing/a-project.ts';

/** Number of requests per endpoint on each store engine, as `HOSTILE_CALLS` sets it. */
const requestedRuns = process.env['HOSTILE_CALLS'];
const runs = Number(requestedRuns ?? 50);

const isCallName = (name: string): name is EndpointName => name in routes;

const callsOnEngines = engines.flatMap(({ name: engine, create }) =>
  Object.keys(routes)
    .filter(isCallName)
    .map((name) => ({
      engine,
      name,
      create,
      runs: engine === 'SQLite' || requestedRuns !== undefined ? runs : Math.ceil(runs / 10),
    })),
);

test.for(callsOnEngines)(
  '$name on $engine yields no status above 499, and changes nothing when it rejects a request',
  { timeout: 240_000 + runs * 200 },
  async ({ name, create, runs }) => {
    const { app, call } = await aServer({ store: await create().open() });
    let id = await furnishedProject(call);
    let before = await call('GET', `/project/${id}`);
    await fc.assert(
      fc.asyncProperty(anyCallOf(name), async ({ method, url, headers, body }) => {
        const answer = await app.inject({
          method,
          url: url.replace('{project}', id),
          headers,
          ...(body !== undefined && { payload: body }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        const after = await call('GET', `/project/${id}`);
        const refused = answer.statusCode >= 400;
        const problem = refused && method !== 'HEAD' ? apiError.safeParse(answer.json()) : { success: true };
        expect(problem.success).toBe(true);
        expect(refused ? [after.body, after.headers['etag']] : []).toEqual(
          refused ? [before.body, before.headers['etag']] : [],
        );
        if (after.status === 404) id = await furnishedProject(call);
        before = after.status === 404 ? await call('GET', `/project/${id}`) : after;
      }),
      { numRuns: runs },
    );
  },
);

/** A project with contents of every kind. */
const furnishedProject = async (call: Caller): Promise<string> => {
  const { id } = project.parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
  for (const name of ['Salon', 'Kuchnia']) await call('POST', `/project/${id}/group`, { name });
  for (const name of ['A', 'B'])
    await call('POST', `/project/${id}/set`, { payload: { ...workedPayload(desk), name } });
  await call('POST', `/project/${id}/group/1/setlist`, { payload: [{ id: 1, quantity: 2 }] });
  await call('POST', `/project/${id}/group/2/products`, { payload: [{ id: 801, quantity: 2 }] });
  await call('POST', `/project/${id}/ecatalog-products`, { catalogId: 54701, quantity: 1 });
  return id;
};

test.each(engines)(
  'no hostile URL, method or header yields a status above 499 on $name',
  { timeout: 240_000 + runs * 200 },
  async ({ name, create }) => {
    const { app } = await aServer({ store: await create().open() });
    const junk = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
      fc.webPath(),
      fc.constantFrom('%', '//', '/api//', '/api/%c0', '%00'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
        fc.constantFrom('/', '/api/', '/api/project/', '/assets/img/', '/assets/app/', '/product-set/', '/el12/'),
        junk,
        async (method, start, end) => {
          const url = `${start}${end.replaceAll(/[^!-~]|[\\]/g, '')}`;
          const answer = await app.inject({ method, url });
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      {
        numRuns: name === 'SQLite' || requestedRuns !== undefined ? runs * 10 : runs,
        examples: [['GET', '/product-set/', '2222222%00/1.png']],
      },
    );
  },
);
