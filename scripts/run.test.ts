import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/** A server that logs when it has started and stopped. */
const server = `
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  setInterval(() => undefined, 1000);
  console.log('ready');
`;

test.runIf(process.platform !== 'win32')('a script that npm runs stops when npm is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'serve.mjs');
  writeFileSync(script, server);
  // As under npm: a shell that waits for the script, and is killed by a signal on its own.
  const program = [process.execPath, fileURLToPath(new URL('run.mjs', import.meta.url)), script];
  const shell = spawn('/bin/sh', ['-c', '"$0" "$@"; exit $?', ...program], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let output = '';
  shell.stdout.on('data', (text) => (output += String(text)));
  await expect.poll(() => output).toContain('ready');
  shell.kill('SIGTERM');
  await once(shell, 'close');
  expect(output).toBe('ready\nstopped\n');
});
