import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { failedLookupsOfClient } from '../rate-limit/failed-lookups.store.ts';
import { rowsOf } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { aProject, workedPayload } from '../testing/a-project.ts';
import { aServer, problemOf } from '../testing/a-server.ts';
import { serversOnOnePostgres } from '../testing/several-servers.ts';
import {
  add,
  aFurnishedProject,
  crawl,
  drawnIn,
  everythingIn,
  visit,
  utf16,
  defaultOptions,
} from './testing/a-share-link.ts';

/** All rows of tables that a reader could change. */
const rowsIn = (store: Store) =>
  store.read(function* () {
    const tables = ['projects', 'rooms', 'sets', 'roomSets', 'selections', 'views', 'points', 'guesses'] as const;
    const rows: unknown[] = [];
    for (const table of tables) rows.push(yield* rowsOf(queryBuilder.selectFrom(table).selectAll()));
    return rows;
  });

describe('share links', () => {
  // Holds R31.
  test.each([{ frozen: false }, { frozen: true }])(
    'contain no project id in any reachable resource: %j',
    async (wishes) => {
      const project = await aFurnishedProject();
      const variant = z
        .object({ id: z.string() })
        .parse((await project.at('POST', '/variants', { name: 'Wersja 2' })).body);
      await project.call('POST', `/project/${variant.id}/set/1/name`, { name: 'Biurko 2' });
      await project.call('DELETE', `/project/${variant.id}/group/1/setlist/1`);
      for (const prices of [true, false]) {
        const { id } = await add(project, { ...wishes, prices, variants: true });
        const answers = await crawl(project, id);
        for (const path of ['/kopia', '/document/xx.pdf', '/state', '/page.pl', '/..%2f..%2f'])
          answers.set(path, (await visit(project, id + path)).rawPayload);
        answers.set('call', Buffer.from(JSON.stringify(await project.call('GET', `/view/${id}`))));
        const everything = await everythingIn(answers);
        expect(everything).toContain('Wersja 2');
        expect(everything).toContain('%PDF-');
        for (const key of [project.id, variant.id]) {
          expect(everything.includes(key)).toBe(false);
          expect(everything.toLowerCase().includes(utf16(key))).toBe(false);
        }
      }
    },
    60_000,
  );

  // Holds R31.
  test('show pictures on a page that is still open after a change and a restart', async () => {
    const project = await aFurnishedProject();
    const { id } = await add(project);
    const { body } = await visit(project, id);
    const [picture = '', style = ''] = [/src="([^"]+\.webp[^"]*)"/, /href="([^"]+\.css[^"]*)"/].map(
      (pattern) => pattern.exec(body)?.[1] ?? '',
    );
    const payload = { ...workedPayload(livingRoom), id: 1 };
    expect((await project.at('PUT', '/set/1', { payload })).status).toBe(200);
    const restarted = await aServer({ store: project.store });
    for (const [address, type] of [
      [picture, 'image/webp'],
      [style, 'text/css; charset=utf-8'],
    ]) {
      const { statusCode, headers } = await restarted.app.inject({ url: `/el12/podglad/${address}` });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'private, no-store']);
    }
    const unknown = await restarted.app.inject({ url: `/el12/podglad/${picture.replace('of=set-1', 'of=set-77')}` });
    expect(unknown.statusCode).toBe(404);
  });

  test('show different sets next to the title, hidden from screen readers because the rooms repeat them', async () => {
    const project = await aFurnishedProject();
    const { id } = await add(project);
    const { body } = await visit(project, id);
    const [, collage = ''] = /<div class="collage" aria-hidden="true">([^]*?)<\/div>/.exec(body) ?? [];
    const pictures = [...collage.matchAll(/src="([^"?]+)/g)].map(([, address]) => address);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.length).toBeLessThanOrEqual(4);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(collage.match(/alt=""/g)).toHaveLength(pictures.length);
  });

  test.each([{ frozen: false }, { frozen: true }])(
    'show the sets of a room on its wall, with the pattern as a file of the page: %j',
    async (wishes) => {
      const project = await aFurnishedProject();
      await project.at('PUT', '/wall', { groupId: null, wall: 'sage' });
      await project.at('PUT', '/wall', { groupId: 1, wall: 'brick' });
      const { id } = await add(project, { ...wishes, prices: true, variants: false });
      const page = (await visit(project, id)).payload;
      const [, style = ''] = /href="[^"]*\/([\w-]{22}\.css)/u.exec(page) ?? [];
      const css = (await visit(project, `${id}/${style}`)).payload;
      const [, name = '', pattern = ''] = /\.(on\d+)\{--wall-face:url\('([\w-]{22}\.svg)'\)/u.exec(css) ?? [];
      expect(page).toContain(`class="room ${name}" id="room-`);
      expect(css).toContain('linear-gradient(160deg,#b4c1aa,#aebca3)');
      const { payload, headers } = await visit(project, `${id}/${pattern}`);
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(payload).toContain('fill="#c07e66"');
    },
  );

  test('show the sets of a variant that differ on the wall of their room', async () => {
    const project = await aFurnishedProject();
    await project.at('PUT', '/wall', { groupId: null, wall: 'sage' });
    await project.at('PUT', '/wall', { groupId: 1, wall: 'brick' });
    const { id: variantId } = z
      .object({ id: z.string() })
      .parse((await project.at('POST', '/variants', { name: 'Wersja 2' })).body);
    await project.call('DELETE', `/project/${variantId}/group/1/setlist/1`);
    const { id } = await add(project, { variants: true });
    const page = (await visit(project, id)).payload;
    const [, wallOfRoom = ''] =
      /class="room (on\d+)" id="[^"]+"[^>]*>\s*(?:(?!<\/section>)[^])*?Salon/u.exec(page) ?? [];
    expect(wallOfRoom).not.toBe('');
    expect(page).toContain(`class="pair ${wallOfRoom}"`);
  });

  test('without prices contain none anywhere, and no currency', async () => {
    const project = await aFurnishedProject();
    for (const frozen of [false, true]) {
      const { id } = await add(project, { frozen, prices: false });
      const answers = await crawl(project, id);
      const pages = [...answers].filter(([url]) => !url.startsWith('/assets/'));
      const documents = pages.filter(([url]) => url.endsWith('.pdf'));
      expect(documents).toHaveLength(5);
      const written = pages.filter(([, bytes]) => !bytes.includes('%PDF-') && !bytes.includes('WEBP'));
      const words = written.map(([, bytes]) => bytes.toString());
      for (const [, bytes] of documents) words.push(await drawnIn(bytes));
      expect(words.join('\n')).toContain('Biurko');
      expect(words.join('\n')).not.toMatch(/\d,\d\d|zł|\bPLN\b|netto|DPH|ПДВ|\bnet /);
    }
    const { id } = await add(project);
    expect((await visit(project, id)).body).toMatch(/\d,\d\d\u00A0zł/);
  });

  // Holds R31.
  test('change nothing when viewed', async () => {
    const project = await aFurnishedProject();
    const ids = [(await add(project)).id, (await add(project, { frozen: true })).id];
    const before = await rowsIn(project.store);
    for (const id of ids) await crawl(project, id);
    await project.call('GET', `/view/${ids[0]}`);
    expect(await rowsIn(project.store)).toEqual(before);
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await project.app.inject({ method, url: `/el12/podglad/${ids[0]}` })).statusCode).toBe(404);
  });

  // Holds R29, R31.
  test('are protected against guessing like project ids, and opened links stay available', async () => {
    const project = await aFurnishedProject();
    const { id } = await add(project);
    const ask = (path: string, remoteAddress: string) =>
      project.app.inject({ url: `/el12/podglad/${path}`, remoteAddress, headers: { accept: 'text/html' } });
    expect((await ask(id, '203.0.113.7')).statusCode).toBe(200);
    for (let tries = 0; tries < failedLookupsOfClient.capacity; tries += 1)
      expect((await ask('22222222222222', '203.0.113.7')).statusCode).toBe(404);
    const refused = await ask('22222222222223', '203.0.113.7');
    expect(refused).toMatchObject({ statusCode: 429, headers: { 'x-robots-tag': 'noindex, nofollow, noarchive' } });
    expect(refused.body).toContain('Spróbuj ponownie za chwilę');
    expect((await ask(id, '203.0.113.7')).statusCode).toBe(200);
    expect((await ask(id, '198.51.100.4')).statusCode).toBe(200);
    const other = await add(project);
    expect((await ask(other.id, '203.0.113.7')).statusCode).toBe(429);
  });

  test.each([
    [{ name: ' ' }, { name: 'name-required' }],
    [{ name: '\u200B' }, { name: 'name-required' }],
    [{ name: 'x'.repeat(121) }, { name: 'name-too-long' }],
    [{ name: 'a\u202Eb' }, { name: 'name-control-characters' }],
    [{ until: '2020-01-01' }, { until: 'day-over' }],
    [{ until: '2026-02-30' }, { until: 'invalid' }],
    [{ until: 'tomorrow' }, { until: 'invalid' }],
  ])('are rejected with %j', async (wishes, issues) => {
    const project = await aProject();
    expect(problemOf(await project.at('POST', '/views', { ...defaultOptions, ...wishes }))).toMatchObject({
      status: 422,
      issues,
    });
  });

  test.each([{ frozen: 'yes' }, { name: 7 }, { prices: null }, { until: 7 }])(
    'are rejected as malformed: %j',
    async (wishes) => {
      const project = await aProject();
      expect((await project.at('POST', '/views', { ...defaultOptions, ...wishes })).status).toBe(400);
    },
  );

  test('are limited to fifty per project, ten of them frozen', async () => {
    const project = await aProject();
    for (let count = 0; count < 10; count += 1) await add(project, { frozen: true, prices: false });
    expect(problemOf(await project.at('POST', '/views', { ...defaultOptions, frozen: true }))).toMatchObject({
      status: 422,
      issues: { frozen: 'too-many-frozen' },
    });
    for (let count = 10; count < 50; count += 1) await add(project);
    expect(problemOf(await project.at('POST', '/views', defaultOptions))).toMatchObject({
      status: 422,
      issues: { name: 'too-many-views' },
    });
  });

  test('show hostile input as plain text', async () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)> ${7*7} & \'';
    const project = await aFurnishedProject();
    await project.at('PUT', '', { name: hostile });
    await project.at('PUT', '/group/1', { name: hostile });
    await project.at('POST', '/set/1/name', { name: hostile });
    await project.at('POST', '/variants', { name: hostile });
    const { id } = await add(project, { name: hostile, variants: true });
    const { body, headers } = await visit(project, `${id}?lang=%22%3E%3Cscript%3E`);
    expect(body).not.toMatch(/<script|<img src=x/);
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
    const pdf = await visit(project, `${id}/document/pl.pdf`);
    expect(String(pdf.headers['content-disposition'])).not.toMatch(/[<>\r\n]|"[^"]*"[^"]*"/);
  });

  test('are available in each of the five languages on request', async () => {
    const project = await aFurnishedProject();
    for (const frozen of [false, true]) {
      const { id } = await add(project, { frozen });
      const said = {
        pl: 'Razem netto za całą inwestycję',
        cs: 'Celkem za projekt',
        sk: 'Spolu za projekt',
        uk: 'Усього за проєкт',
        en: 'Project total',
      };
      for (const [language, words] of Object.entries(said)) {
        const page = await visit(project, `${id}?lang=${language}`);
        expect(page.body).toContain(words);
        expect(page.body).toContain(`<html lang="${language}">`);
        expect((await visit(project, id, { 'accept-language': language })).body).toBe(page.body);
      }
    }
  });
});

// Holds R29, R31.
test('guesses of share links are counted exactly across servers with one database', async () => {
  const { at } = await serversOnOnePostgres(3);
  const begin = Date.now();
  const ids = Array.from({ length: 200 }, (_, index) => `2222222222${String(index + 2000).replace(/[01]/g, 'a')}`);
  const answers = await Promise.all(
    ids.map((id, turn) => at(turn).inject({ url: `/el12/podglad/${id}`, remoteAddress: '203.0.113.7' })),
  );
  const told = answers.filter(({ statusCode }) => statusCode === 404).length;
  const earned = Math.floor((Date.now() - begin) / failedLookupsOfClient.interval);
  expect(told).toBeGreaterThanOrEqual(failedLookupsOfClient.capacity);
  expect(told).toBeLessThanOrEqual(failedLookupsOfClient.capacity + earned);
});
