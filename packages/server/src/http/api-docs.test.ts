import { routes } from '@ramka/contract/routes';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aServer } from '../testing/a-server.ts';

const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(5),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) })),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});

const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const readDocument = async () => {
  const { call } = await aServer();
  const answer = await call('GET', '/docs/json');
  expect(answer.status).toBe(200);
  return document.parse(answer.body);
};

describe('the description of the API', () => {
  test('lists every endpoint with its method, summary and responses', async () => {
    const { paths } = await readDocument();
    for (const [name, { method, path }] of Object.entries(routes)) {
      const described = paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described?.operationId).toBe(name);
      expect(Object.keys(described?.responses ?? {})).toContainEqual(expect.stringMatching(/^2/));
      expect(Object.keys(described?.responses ?? {})).toEqual(expect.arrayContaining(['429', '503']));
    }
  });

  // Holds R7.
  test('lists the errors of individual endpoints', async () => {
    const { paths } = await readDocument();
    const undo = paths['/project/{projectId}/removals/{removalId}/undo']?.['post'];
    expect(Object.keys(undo?.responses ?? {})).toEqual(['204', '403', '404', '409', '429', '503']);
    const file = paths['/project/{projectId}/file']?.['get'];
    expect(Object.keys(file?.responses ?? {})).toEqual(['200', '404', '413', '422', '429', '503']);
  });

  test('describes every parameter that a path names', async () => {
    const { paths } = await readDocument();
    for (const [path, operations] of Object.entries(paths))
      for (const { parameters } of Object.values(operations))
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
          path.match(/\{[A-Za-z]+\}/g) ?? [],
        );
  });

  test('explains how the planning tool signs its requests, which need no browser header', async () => {
    const { paths } = await readDocument();
    const delivery = paths['/mio-integration/project/{projectId}']?.['put'];
    const headers = delivery?.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    expect(headers).toEqual(['X-Ramka-Timestamp', 'X-Ramka-Nonce', 'X-Ramka-Signature']);
    expect(Object.keys(delivery?.responses ?? {})).toEqual(['200', '400', '401', '404', '413', '422', '429', '503']);
  });

  test('is readable on a page that loads nothing from other origins', async () => {
    const { app } = await aServer();
    const page = await app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const url of files)
      expect((await app.inject({ url: new URL(url, 'http://x/api/docs').pathname })).statusCode).toBe(200);
  });
});
