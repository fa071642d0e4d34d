// The door of every npm script: plain JavaScript, so that an old Node can still say that it is too old.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const words = process.argv.slice(2);
const scriptAt = words.findIndex((word) => !word.startsWith('--'));
// What stands before the script is for Node.
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
    // What was compiled once is kept, so that the next start is sooner.
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
    // Libraries that draw in threads leave less memory behind, and give large pieces back at once.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    ...process.env,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// The shell between npm and this ends on a signal without passing it on; what it started must not outlive it.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 100);
}

child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
