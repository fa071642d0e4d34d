import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addFontNotices, serverNotices, writeServerNotices } from './notices.ts';

/** Licences that allow redistributing a library unchanged with the server, provided that its notice is included. */
const passableLicences: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'MIT AND OFL-1.1',
  'OFL-1.1',
]);

/** Libraries that name their licence but do not contain its text. */
const withoutText = new Set([
  '@img/sharp-libvips-linux-x64',
  '@napi-rs/nice-linux-x64-gnu',
  '@resvg/resvg-js-linux-x64-gnu',
  'abstract-logging',
  'brotli',
  'dfa',
  'fontkit',
  'pg-types',
  'pgpass',
  'saxes',
  'worker-f',
]);

test('the licences of all server libraries allow redistribution', async () => {
  const notices = await serverNotices();
  expect(notices.length).toBeGreaterThan(100);
  const unknown = notices.filter(({ licence }) => !passableLicences.has(licence));
  expect(unknown.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('all libraries contain their licence text, except those known to lack it', async () => {
  const silent = (await serverNotices()).filter(({ text }) => text === undefined).map(({ name }) => name);
  expect(silent.filter((name) => !withoutText.has(name.replace(/linux-(?:arm64|x64)/, 'linux-x64')))).toEqual([]);
});

test('libraries only for building and testing are excluded', async () => {
  const names = (await serverNotices()).map(({ name }) => name);
  expect(names).toContain('fastify');
  for (const other of ['vite', 'vitest', 'playwright', '@ramka/server']) expect(names).not.toContain(other);
});

test('the notices list each library with its version and licence text', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ramka-')), 'notices.txt');
  await writeServerNotices(file);
  const text = readFileSync(file, 'utf8');
  for (const { name, version } of await serverNotices()) expect(text).toContain(`## ${name} - ${version} (`);
  expect(text).toContain('Permission is hereby granted, free of charge');
});

test('the notices of the pages list their font', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ramka-')), 'licences.txt');
  writeFileSync(file, '# Licences\n');
  await addFontNotices(file);
  expect(readFileSync(file, 'utf8')).toMatch(
    /^# Licences\n\n## @fontsource-variable\/ibm-plex-sans \(OFL-1\.1\)\n\nCopyright/,
  );
});
