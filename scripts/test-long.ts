import { spawn } from 'node:child_process';

// `npm run test:long`: the tests of crashes, faults, hostile calls and attacks, with far more rounds than in `npm test`.
const files = ['crash', 'faults', 'disk-faults', 'hostile-calls', 'attacks'].map(
  (name) => `packages/server/src/${name}.test.ts`,
);
const tests = spawn('vitest', ['run', '--no-file-parallelism', ...files], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { CRASH_ROUNDS: '50', HOSTILE_CALLS: '300', ATTACKS: '1', ...process.env },
});
tests.on('exit', (code) => (process.exitCode = code ?? 1));
