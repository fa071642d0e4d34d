// Entry point of every npm script. Plain JavaScript, so that an outdated Node can still report that it is too old.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const words = process.argv.slice(2);
const scriptAt = words.findIndex((word) => !word.startsWith('--'));
// Arguments before the script are for Node itself.
const [flags, script, args] = [words.slice(0, scriptAt), words[scriptAt], words.slice(scriptAt + 1)];
const major = Number(process.versions.node.split('.')[0]);

if (major < NEEDED) {
  console.error(
    `Ramka needs Node ${NEEDED} or newer; this is ${process.versions.node}. On Linux and Windows (x64) \`npm ci\` brings ` +
      `its own when optional dependencies are installed; elsewhere install Node ${NEEDED} first.`,
  );
  process.exit(1);
}

const file = fileURLToPath(new URL(script, new URL('../', import.meta.url)));
const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, file, ...args], {
  stdio: 'inherit',
  env: {
    // Caches compiled code, so that later starts are faster.
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
    // Reduces fragmentation by libraries that use threads, and returns large blocks to the system immediately.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    ...process.env,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// The shell between npm and this process exits on a signal without passing it on. The started process must not outlive
// it.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 100);
}

child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
