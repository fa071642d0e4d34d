import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PageSettings } from '@ramka/contract/deployment/deployment';
import type { FastifyInstance } from 'fastify';
import { pageHtml } from './page-html.ts';

/** Serves the built pages: the app's page for every path below the base path (reading R1), its scripts and styles for good. */
export const addPages = async (
  app: FastifyInstance,
  folder: string,
  settings: PageSettings,
  headers: Readonly<Record<string, string>>,
): Promise<void> => {
  const html = Buffer.from(pageHtml(await readFile(join(folder, 'index.html'), 'utf8'), settings));
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const { basePath } = settings;

  app.get(`${basePath}*`, (_request, reply) => reply.headers({ ...headers, etag }).send(html));
  for (const path of new Set(['/', basePath.slice(0, -1)]))
    app.get(path, (_request, reply) => reply.redirect(basePath));

  await app.register(fastifyStatic, {
    root: join(folder, 'assets/app'),
    prefix: '/assets/app/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  for (const file of await rootFiles(folder))
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, folder, { maxAge: '1h', immutable: false }));
};

/** Files beside the page, such as its icon. */
const rootFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^index\.html|\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
};
