import { spawn } from 'node:child_process';

// `npm run test:long`: tests of crashes, faults, hostile requests, attacks and large amounts of data, most of them with
// many more iterations than in `npm test`. It also runs the main job, offline work, orders and frames in Firefox and WebKit if they are
// installed, and the update from one build to the next.
const inServer = [
  'crash',
  'faults',
  'disk-faults',
  'hostile-calls',
  'attacks',
  'availability',
  'several-servers',
  'main',
  'rate-limit/failed-lookups',
  'rate-limit/in-flight-limit',
  'rate-limit/client-key',
  'rate-limit/shed-load',
  'http/api',
  'http/create-fastify',
  'admin/run-admin',
  'health/health',
  'planning-tool/signature',
  'store/migrations/large-migrations',
  'store/stored-names',
];
const inDocuments = ['render-pool', 'render-pool-crashes', 'pdf/project-pdf'];
const files = [
  ...inServer.map((name) => `packages/server/src/${name}.test.ts`),
  ...inDocuments.map((name) => `packages/server/src/documents/${name}.test.ts`),
  'packages/import/src/cli/large-import.test.ts',
  'e2e/src/other-browsers/main-job.long.ts',
  'e2e/src/other-browsers/offline.long.ts',
  'e2e/src/other-browsers/hand-over.long.ts',
  'e2e/src/offline/update.long.ts',
];
const tests = spawn('vitest', ['run', '--no-file-parallelism', ...files], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { CRASH_ROUNDS: '50', HOSTILE_CALLS: '300', ATTACKS: '1', LONG_TESTS: '1', ...process.env },
});
tests.on('exit', (code) => (process.exitCode = code ?? 1));
