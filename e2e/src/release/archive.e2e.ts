import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { freePort } from '@ramka/server/testing/free-port';
import { componentRow } from '@ramka/contract/wire/component-row';
import { projectFile } from '@ramka/contract/wire/project-file';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { apiProject } from '../api-project.ts';
import { waitForFirstAnswer } from '../start-server.ts';

const run = promisify(execFile);

/** The Debian user and group "nobody" if the tests run as root; otherwise the user of the tests. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
const owner = NOBODY === undefined ? {} : { uid: NOBODY, gid: NOBODY };

let folder: string;
let node: string;
let installation: string;

const ownFolder = async (name: string): Promise<string> => {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  if (NOBODY !== undefined) await chown(path, NOBODY, NOBODY);
  return path;
};

/** Starts the unpacked program as a user with read access only, and without environment variables of the repository. */
const start = async (dataFolder: string): Promise<string> => {
  const port = await freePort();
  const child = spawn(node, ['build/server/main.js'], {
    cwd: installation,
    env: { PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn', UNLIMITED_FROM: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...owner,
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForFirstAnswer(address, () => child.exitCode !== null);
  return address;
};

beforeAll(async () => {
  await run(process.execPath, ['scripts/release/release.ts'], { env: { ...process.env, NODE_ENV: 'production' } });
  folder = await mkdtemp(join(tmpdir(), 'ramka-release-'));
  await chmod(folder, 0o755);
  // The repository's Node may be in a folder that this user cannot read.
  node = join(folder, 'node');
  await copyFile(process.execPath, node);
  await chmod(node, 0o755);
  await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: 'build/release' });
  const archive = (await readdir('build/release')).find((file) => file.endsWith('.tar.gz')) ?? '';
  await run('tar', ['-xzf', archive, '-C', folder], { cwd: 'build/release' });
  installation = join(folder, archive.replace('.tar.gz', ''));
  return () => rm(folder, { recursive: true, force: true });
});

test('the release archive serves pages, API and documents as another user', async () => {
  const address = await start(await ownFolder('data'));
  const project = await apiProject(address);
  const room = await project.addRoom('Salon');
  const set = await project.addSet(livingRoom);
  await project.putSets(room, [[set, 2]]);
  const page = await fetch(`${address}/el12/projekt/${project.id}/pomieszczenia`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
  const body = JSON.stringify({ groupId: null, ecatalogProductsOnly: false });
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  for (const [kind, signature] of [
    ['pdf', '%PDF'],
    ['xls', 'PK'],
  ] as const) {
    const file = await fetch(`${address}/api/project/${project.id}/${kind}`, { method: 'POST', headers, body });
    expect([file.status, (await file.text()).startsWith(signature)]).toEqual([200, true]);
  }
  const picture = await fetch(`${address}/product-set/${project.id}/${set}.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test('the bill of materials names every library of the archive', async () => {
  const file = (await readdir('build/release')).find((name) => name.endsWith('.cdx.json')) ?? '';
  const { components } = z
    .object({ components: z.array(z.object({ name: z.string() })) })
    .parse(JSON.parse(await readFile(join('build/release', file), 'utf8')));
  const named = new Set(components.map(({ name }) => name));
  const folders = (await readdir(join(installation, 'node_modules'), { recursive: true }))
    .filter((path) => /^(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
    .map((path) => dirname(path));
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter((folder) => !named.has(folder))).toEqual([]);
});

test('the admin and catalogue commands of the archive run', async () => {
  const data = await ownFolder('commands');
  const { stdout } = await run(node, ['build/server/catalogue.js', 'check', 'build/catalogue'], { cwd: installation });
  expect(stdout).not.toBe('');
  await expect(run(node, ['build/server/admin.js'], { cwd: installation, env: { DATA_DIR: data } })).rejects.toThrow(
    'verify-backup',
  );
});

const unversioned = z.object({
  projectId: z.string(),
  componentList: z.array(z.object({ symbol: z.string(), quantity: z.number(), price: z.number() })),
  projectFile,
});

test('a store from before version 1.0 is migrated, and orders the same articles at the same prices', async () => {
  const expected = unversioned.parse(JSON.parse(await readFile('e2e/fixtures/unversioned-store.json', 'utf8')));
  const data = await ownFolder('unversioned');
  const store = join(data, 'ramka.sqlite');
  await writeFile(store, gunzipSync(await readFile('e2e/fixtures/unversioned-store.sqlite.gz')));
  if (NOBODY !== undefined) await chown(store, NOBODY, NOBODY);
  const address = await start(data);
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${address}/api/project/${expected.projectId}${path}`)).json();
  const ids = expected.projectFile.sets.map(({ id }) => id).join(',');
  const rows = z.array(componentRow).parse(await read(`/components/list?sets=${ids}`));
  const articles = rows.map(({ symbol, quantity, price }) => ({ symbol, quantity, price }));
  const bySymbol = (list: typeof articles) => list.toSorted((a, b) => a.symbol.localeCompare(b.symbol));
  expect(bySymbol(articles)).toEqual(bySymbol(expected.componentList));
  expect(projectFile.parse(await read('/file'))).toEqual(expected.projectFile);
});
