import { planningDelivery } from '@ramka/contract/wire/planning-delivery';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aDeliveredRoom, aDeliveredSet, aLinkedProject, signatureHeaders } from '../testing/a-planning-tool.ts';
import { anyLike } from '../testing/any-call.ts';

const runs = Number(process.env['HOSTILE_CALLS'] ?? 100);

test(
  'no signed delivery yields a status above 499, and a rejected one changes nothing',
  { timeout: 240_000 + runs * 200 },
  async () => {
    const { call, id, link, at } = await aLinkedProject();
    const path = `/mio-integration/project/${id}`;
    await link([aDeliveredRoom('r1', [aDeliveredSet('s1')])]);
    const anyBody = anyLike(z.toJSONSchema(planningDelivery, { io: 'input' })).map(linked);
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const before = await at('GET', '');
        const { status } = await call('PUT', path, body, signatureHeaders(`/api${path}`, JSON.stringify(body)));
        expect(status).toBeLessThan(500);
        const after = await at('GET', '');
        const expected = status === 200 ? after : before;
        expect([after.body, after.headers['etag']]).toEqual([expected.body, expected.headers['etag']]);
      }),
      { numRuns: runs },
    );
  },
);

/** Replaces the project URL by a valid one, so that the rest of the delivery is validated. */
const linked = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'projectUrl' in body && typeof body.projectUrl === 'string'
    ? { ...body, projectUrl: 'https://mio.example/p/1' }
    : (body ?? null);
