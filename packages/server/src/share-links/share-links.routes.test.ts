import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { ensuredShareLink, shareLinkProgress } from '@ramka/contract/wire/share-links';
import { loadedProject } from '@ramka/contract/wire/project';
import { shareLinkIdPattern } from '@ramka/domain/project';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eraseDeletedProjects, runMaintenance } from '../maintenance/maintenance.ts';
import { rowsOf } from '../store/operation.ts';
import { nonOwningStore } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { aBlackCatalogue } from '../testing/a-black-catalogue.ts';
import type { TestProject } from '../testing/a-project.ts';
import { aCatalogue, aDeployment, aServer, problemOf } from '../testing/a-server.ts';
import { engines } from '../testing/engines.ts';
import { add, aFurnishedProject, bytesOf, crawl, DAY, dayIn, listOf, visit } from './testing/a-share-link.ts';

describe.each(engines)('share links on $name', ({ create }) => {
  const aStoredProject = async () => aFurnishedProject({ store: await create().open() });

  // Holds R31.
  test('are created, listed, and show the current project until they are revoked', async () => {
    const project = await aStoredProject();
    const made = await add(project);
    expect(made).toMatchObject({ name: 'Dla klienta', prices: true, until: null, frozenAt: null, expired: false });
    expect(made.id).toMatch(shareLinkIdPattern);
    expect(await listOf(project)).toEqual([made]);
    expect((await visit(project, made.id)).body).toContain('<h2 id="room-1-name">Kuchnia</h2>');
    await project.at('PUT', '/group/2', { name: 'Jadalnia' });
    expect((await visit(project, made.id)).body).toContain('Jadalnia');
    expect((await project.at('DELETE', `/views/${made.id}`)).status).toBe(204);
    expect((await visit(project, made.id)).statusCode).toBe(404);
    expect(await listOf(project)).toEqual([]);
    expect((await project.at('DELETE', `/views/${made.id}`)).status).toBe(404);
  });

  // Holds R31.
  test('yield the same response if revoked, expired or unknown, or if the project is deleted', async () => {
    const project = await aStoredProject();
    const [revoked, expired, kept] = [await add(project), await add(project, { until: dayIn(2) }), await add(project)];
    await project.at('DELETE', `/views/${revoked.id}`);
    await project.store.write(function* () {
      yield {
        fireAndForget: queryBuilder
          .updateTable('views')
          .set({ until: dayIn(-2) })
          .where('id', '=', expired.id),
      };
      return { ok: true, value: null };
    });
    expect((await listOf(project)).map(({ expired: over }) => over)).toEqual([true, false]);
    const told = async (path: string) => {
      const { statusCode, body, headers } = await visit(project, path);
      const { date: _date, 'x-request-id': _request, ...rest } = headers;
      return { statusCode, body, rest };
    };
    const unknown = await told('22222222222222');
    expect(unknown).toMatchObject({ statusCode: 404, rest: { 'x-robots-tag': 'noindex, nofollow, noarchive' } });
    expect(unknown.body).toContain('Ten link już nie działa');
    for (const id of [revoked.id, expired.id, 'short', '2222222222222O'])
      for (const path of ['', '/abcdefghijklmnopqrstuv.webp', '/document/pl.pdf'])
        expect(await told(id + path)).toEqual(unknown);
    expect((await told(kept.id)).statusCode).toBe(200);
    await project.at('DELETE', '');
    expect(await told(kept.id)).toEqual(unknown);
    await eraseDeletedProjects(project.store, Date.now() + 40 * DAY);
    const left = await project.store.read(() => rowsOf(queryBuilder.selectFrom('views').selectAll()));
    expect(left).toEqual([]);
  });

  test('report how much is done while they are frozen', async () => {
    const project = await aStoredProject();
    const readPercent = async (): Promise<number | null> =>
      shareLinkProgress.parse((await project.at('GET', '/views/progress')).body).percent;
    expect(await readPercent()).toBeNull();
    const done = new AbortController();
    const made = add(project, { frozen: true }).finally(() => done.abort());
    const reported: number[] = [];
    while (!done.signal.aborted) {
      reported.push((await readPercent()) ?? reported.at(-1) ?? 0);
      await setTimeout(5);
    }
    await made;
    expect(reported).toEqual(reported.toSorted((one, other) => one - other));
    expect(new Set(reported).size).toBeGreaterThan(1);
    expect(await readPercent()).toBeNull();
    expect((await project.app.inject('/api/project/22222222/views/progress')).statusCode).toBe(404);
  });

  // Holds R31.
  test('show the same content when frozen, whatever changes in the project, and are deleted with it', async () => {
    const project = await aStoredProject();
    const made = await add(project, { frozen: true });
    const before = await crawl(project, made.id);
    expect([...before.keys()].filter((url) => url.endsWith('.pdf'))).toHaveLength(5);
    await project.at('PUT', '', { name: 'Inny dom' });
    await project.at('DELETE', '/set/1');
    const after = await crawl(project, made.id);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(bytesOf(after)).toEqual(bytesOf(before));
    const { body } = await project.call('POST', `/view/${made.id}/project`, { name: 'Kopia' });
    const copy = z.object({ id: z.string() }).parse(body);
    const state = z.object({ productSets: z.array(z.object({ id: z.int() })) });
    expect(state.parse((await project.call('GET', `/project/${copy.id}`)).body).productSets).toMatchObject([{ id: 1 }]);
    await project.at('DELETE', `/views/${made.id}`);
    expect(await project.store.read(() => rowsOf(queryBuilder.selectFrom('viewFiles').select('name')))).toEqual([]);
  });

  // Holds R31.
  test('show the same content when frozen, with another catalogue, price list or program version', async () => {
    const project = await aStoredProject();
    const made = await add(project, { frozen: true });
    const live = await add(project);
    const before = await crawl(project, made.id);
    const [livePage, page] = [await visit(project, live.id), await visit(project, made.id)];
    const others = {
      store: nonOwningStore(project.store),
      deployment: aDeployment({ copyrightHolder: 'Somebody else', languages: ['en', 'pl', 'cs', 'sk', 'uk'] }),
    };
    for (const catalogue of [await aCatalogue('eur'), await aBlackCatalogue()]) {
      const after = await aServer({ ...others, catalogue });
      expect(bytesOf(await crawl(after, made.id))).toEqual(bytesOf(before));
      expect((await visit(after, live.id)).body).not.toBe(livePage.body);
    }
    // The stored file itself is served.
    await project.store.write(function* () {
      const content = gzipSync('as it was kept').toString('base64');
      yield { fireAndForget: queryBuilder.updateTable('viewFiles').set({ content }).where('name', '=', 'page.pl') };
      return { ok: true, value: null };
    });
    expect((await visit(project, made.id)).body).toBe(page.body);
    expect((await visit(await aServer(others), made.id)).body).toBe('as it was kept');
    expect(
      (await visit(await aServer({ ...others, deployment: aDeployment({ languages: ['en'] }) }), made.id)).statusCode,
    ).toBe(200);
  });

  test('are copied into an independent project that can be edited', async () => {
    const project = await aStoredProject();
    const { id } = await add(project);
    expect((await project.call('GET', `/view/${id}`)).body).toEqual({ name: 'Dom' });
    const { status, body } = await project.call('POST', `/view/${id}/project`, { name: 'Mój dom' });
    expect(status).toBe(201);
    const copy = z.object({ id: z.string(), name: z.literal('Mój dom') }).parse(body);
    const whole = JSON.stringify((await project.call('GET', `/project/${copy.id}`)).body);
    for (const key of [project.id, id]) expect(whole).not.toContain(key);
    expect((await project.call('POST', `/project/${copy.id}/group`, { name: 'Hol' })).status).toBe(201);
    expect((await project.call('DELETE', `/project/${copy.id}/set/1`)).status).toBe(204);
    expect((await project.load()).productSets).toHaveLength(1);
    expect(await listOf({ at: (method, path) => project.call(method, `/project/${copy.id}${path}`) })).toEqual([]);
    expect((await project.call('POST', '/view/22222222222222/project', { name: 'Mój dom' })).status).toBe(404);
  });

  test('are copied with the shown content only, frozen or not', async () => {
    const project = await aStoredProject();
    await project.addSet();
    await project.at('POST', '/set/2/name', { name: 'Niepowieszony' });
    for (const frozen of [false, true]) {
      const { id } = await add(project, { frozen });
      const { body } = await project.call('POST', `/view/${id}/project`, { name: 'Mój dom' });
      const copy = z.object({ id: z.string() }).parse(body);
      const whole = loadedProject.parse((await project.call('GET', `/project/${copy.id}`)).body);
      const { body: page } = await visit(project, id);
      expect(whole.productSets).toHaveLength(1);
      expect(whole.ecatalogProducts).toHaveLength(1);
      for (const { name } of [...whole.productSets, ...whole.project.groups]) expect(page).toContain(name);
      expect(JSON.stringify(whole)).not.toContain('Niepowieszony');
    }
  });

  test('are deleted a month after their last day', async () => {
    const project = await aStoredProject();
    await add(project, { until: dayIn(1) });
    await runMaintenance(project.store, Date.now() + 30 * DAY);
    expect(await listOf(project)).toHaveLength(1);
    await runMaintenance(project.store, Date.now() + 32 * DAY);
    expect(await listOf(project)).toEqual([]);
  });
});

const ensure = async ({ at }: Pick<TestProject, 'at'>, purpose: string, language = 'pl') =>
  ensuredShareLink.parse((await at('PUT', `/views/for/${purpose}`, undefined, { 'accept-language': language })).body);

describe.each(engines)('the share link of a hand-over on $name', ({ create }) => {
  const aStoredProject = async () => aFurnishedProject({ store: await create().open() });

  // Holds R42.
  test('is created once, named after its purpose, and created again after it was revoked', async () => {
    const project = await aStoredProject();
    const before = (await project.at('GET', '')).headers['etag'];
    const [client, again] = await Promise.all([ensure(project, 'client'), ensure(project, 'client', 'en')]);
    expect(again.id).toBe(client.id);
    expect([client, again].filter(({ added }) => added)).toHaveLength(1);
    const installation = await ensure(project, 'installation', 'cs');
    expect(installation).toMatchObject({ name: 'Montáž', prices: false, frozenAt: null, until: null, added: true });
    expect(await ensure(project, 'order')).toMatchObject({ name: 'Zamówienie', prices: true });
    expect(await ensure(project, 'shop')).toMatchObject({ name: 'Sklep', prices: true });
    expect((await listOf(project)).map(({ id }) => id)).toContain(client.id);
    expect(await listOf(project)).toHaveLength(4);
    expect((await visit(project, client.id)).body).toContain('zł');
    expect((await visit(project, installation.id)).body).not.toContain('zł');
    expect((await project.at('GET', '')).headers['etag']).toBe(before);
    await project.at('DELETE', `/views/${client.id}`);
    const next = await ensure(project, 'client');
    expect([next.added, next.id === client.id]).toEqual([true, false]);
    expect((await visit(project, client.id)).statusCode).toBe(404);
  });

  test('is not created by requests for documents, nor in a project with too many links', async () => {
    const project = await aStoredProject();
    await project.at('POST', '/client/pdf');
    await project.app.inject({ url: `/api/project/${project.id}/client/pdf` });
    expect((await project.call('HEAD', `/project/${project.id}/client/pdf`)).status).toBe(404);
    expect(await listOf(project)).toEqual([]);
    for (let made = 0; made < 50; made += 1) await add(project);
    expect(problemOf(await project.at('PUT', '/views/for/client'))).toMatchObject({
      status: 422,
      issues: { name: 'too-many-views' },
    });
    expect((await project.at('POST', '/client/pdf')).status).toBe(200);
    expect((await project.at('PUT', '/views/for/everybody')).status).toBe(404);
    await project.at('DELETE', '');
    expect((await project.at('PUT', '/views/for/client')).status).toBe(404);
  });
});
