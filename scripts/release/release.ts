import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { buildStale } from '../build-stale.ts';
import { buildSteps } from '../build-steps.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { hasUnreleasedEntries, releaseNotes } from './release-notes.ts';

// `npm run release`: writes the archive, its bill of materials, release notes and checksums into build/release.

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const target = join(root, 'build/release');

/** Workspaces whose production dependencies the bundled programs load. */
const WORKSPACES = ['--workspace', '@ramka/server', '--workspace', '@ramka/import'];

/** Copied unchanged. All other code is bundled. */
const COPIED = ['build/server', 'build/web', 'build/catalogue', 'build/notices.txt', 'deployments', 'host', 'docs'];

const npm = async (...args: readonly string[]): Promise<string> => {
  const { stdout } = await run('npm', [...args], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
};

/** Folders below `node_modules` that the programs need, relative to the root; workspaces are in the bundles already. */
const productionLibraries = async (): Promise<readonly string[]> => {
  const listed = await npm('ls', '--omit=dev', '--all', '--parseable', ...WORKSPACES);
  const paths = listed.split('\n').filter((path) => path !== '');
  return paths
    .map((path) => relative(root, path))
    .filter((path) => path.startsWith('node_modules/') && !path.startsWith('node_modules/@ramka/'));
};

const manifestSchema = z.object({ name: z.string(), version: z.string() });

/** The name and version of the library in a folder, as in the bill of materials. */
const nameAndVersion = async (path: string): Promise<string> => {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8')));
  return `${manifest.name}@${manifest.version}`;
};

const { version, license } = z
  .object({ version: z.string(), license: z.string() })
  .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));

const name = `ramka-${version}`;
const changeLog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
const notes = releaseNotes(changeLog, version);
if (hasUnreleasedEntries(changeLog))
  console.warn(`CHANGELOG.md has entries under "Unreleased". The notes of ${version} lack them.`);

await buildStale(buildSteps);
await rm(target, { recursive: true, force: true });
const folder = join(target, name);
const libraries = await productionLibraries();
for (const path of [...COPIED, ...libraries, 'README.md', 'CHANGELOG.md', 'SECURITY.md']) {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await cp(join(root, path), join(folder, path), { recursive: true });
}
const manifest = {
  name: 'ramka',
  version,
  private: true,
  license,
  type: 'module',
  engines: { node: '>=24' },
  scripts: {
    start: 'node --max-semi-space-size=8 build/server/main.js',
    admin: 'node build/server/admin.js',
    catalogue: 'node build/server/catalogue.js',
  },
};
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const archive = `${name}.tar.gz`;
const owner = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+w,go-w'];
await run('tar', [...owner, '-czf', join(target, archive), '-C', target, name]);
await rm(folder, { recursive: true });

// Without development dependencies, as NODE_ENV=production also implies, npm leaves out libraries that are one of any
// workspace as well, such as fastify.
const sbom = `${name}.cdx.json`;
const allLibraries = await npm('sbom', '--sbom-format', 'cyclonedx', '--include=dev', ...WORKSPACES);
await writeFile(join(target, sbom), billOfMaterials(allLibraries, await Promise.all(libraries.map(nameAndVersion))));
await writeFile(join(target, `${name}.md`), notes);

const checksum = async (file: string): Promise<string> =>
  `${createHash('sha256')
    .update(await readFile(join(target, file)))
    .digest('hex')}  ${file}\n`;
await writeFile(join(target, 'SHA256SUMS'), `${await checksum(archive)}${await checksum(sbom)}`);
console.log(join('build/release', archive));
