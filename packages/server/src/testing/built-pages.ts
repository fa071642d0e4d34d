import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

const template = '<!doctype html><html lang="pl"><head><meta name="ramka" content="" /></head><body></body></html>';

/** Pages as the web app's build leaves them, until the test ends. */
export const builtPages = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets/app'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), template);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/app/index-abc.js'), 'run()');
  writeFileSync(join(folder, 'assets/app/index-abc.js.br'), brotliCompressSync('run()'));
  return folder;
};
