import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { buildStale } from './build-stale.ts';
import { buildSteps } from './build-steps.ts';

// `npm run dev`: restarts the server when its sources change, and reloads the pages in the browser.
await buildStale(buildSteps);
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
  stdio: 'inherit',
});
const pages = await createServer({ root: 'packages/web' });
await pages.listen();
pages.printUrls();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    server.kill('SIGTERM');
    void pages.close().then(() => process.exit(0));
  });
