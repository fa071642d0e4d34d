import { inflateSync } from 'node:zlib';
import { shareLink } from '@ramka/contract/wire/share-links';
import { expect } from 'vitest';
import { z } from 'zod';
import { readPdf } from '../../documents/testing/read-pdf.ts';
import { aProject, type TestProject } from '../../testing/a-project.ts';

/** Default options of a new link. */
export const defaultOptions = { name: 'Dla klienta', frozen: false, prices: true, variants: false, until: null };

/** In milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** The date a number of days from now. */
export const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

export const add = async ({ at }: Pick<TestProject, 'at'>, options: object = {}) =>
  shareLink.parse((await at('POST', '/views', { ...defaultOptions, ...options })).body);

export const listOf = async ({ at }: Pick<TestProject, 'at'>) =>
  z.array(shareLink).parse((await at('GET', '/views')).body);

/** A project with a desk in two rooms, a single product, an e-catalogue product and a variant. */
export const aFurnishedProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = await aProject(overrides);
  await project.addSet();
  for (const name of ['Salon', 'Kuchnia']) await project.addRoom(name);
  for (const room of [1, 2])
    await project.at('POST', `/group/${room}/setlist`, { payload: [{ id: 1, quantity: room }] });
  await project.at('POST', '/group/1/products', { payload: [{ id: 801, quantity: 3 }] });
  await project.at('POST', '/ecatalog-products', { catalogId: 54701, quantity: 4 });
  return project;
};

/** Requests a page as a reader of a share link. */
export const visit = async (
  { app }: Pick<TestProject, 'app'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.inject({ url: `/el12/podglad/${path}`, headers: { accept: 'text/html', 'accept-language': 'pl', ...headers } });

/** Follows all links from the page of a share link. Returns the response bodies by URL. */
export const crawl = async (project: Pick<TestProject, 'app'>, start: string): Promise<Map<string, Buffer>> => {
  const answers = new Map<string, Buffer>();
  const waiting = [`/el12/podglad/${start}`];
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (answers.has(url)) continue;
    const answer = await project.app.inject({ url });
    if (!url.endsWith('/kopia') && !url.startsWith('/assets/') && url !== '/favicon.svg')
      expect([url, answer.statusCode, answer.headers['x-robots-tag']]).toEqual([
        url,
        200,
        expect.stringContaining('noindex'),
      ]);
    const head = Buffer.from(JSON.stringify(answer.headers));
    answers.set(url, Buffer.concat([Buffer.from(url), head, answer.rawPayload]));
    for (const [, address = ''] of answer.body.matchAll(/(?:href|src)="([^"#]+)"|url\('([^']+)'\)/g))
      waiting.push(`${new URL(address, `http://x${url}`).pathname}${new URL(address, `http://x${url}`).search}`);
  }
  return answers;
};

/** Response bodies for comparison: without copied projects, request ids and dates. */
export const bytesOf = (answers: ReadonlyMap<string, Buffer>): readonly string[] =>
  [...answers]
    .filter(([url]) => !url.endsWith('/kopia'))
    .map(([, answer]) => answer.toString('latin1').replaceAll(/"(?:x-request-id|date)":"[^"]*"/g, ''));

/** The bytes as text, with the streams of a PDF decompressed. */
const unpacked = (bytes: Buffer): string => {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: begin }) => {
    try {
      return inflateSync(bytes.subarray(index + begin.length), { finishFlush: 2 }).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('\n');
};

/** Everything in the responses: bytes, decompressed streams, and texts on pages of documents. */
export const everythingIn = async (answers: ReadonlyMap<string, Buffer>): Promise<string> => {
  const texts = [...answers.values()].map(unpacked);
  for (const bytes of answers.values()) texts.push(await drawnIn(bytes));
  return texts.join('\n');
};

/** The texts on the pages of a document. */
export const drawnIn = async (bytes: Buffer): Promise<string> => {
  const begin = bytes.indexOf('%PDF-');
  return begin < 0 ? '' : (await readPdf(bytes.subarray(begin))).pages.join('\n');
};

/** A text in the encoding of PDF strings. */
export const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
