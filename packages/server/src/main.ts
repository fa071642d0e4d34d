import './config/require-node.ts';
import type { SwapApp } from './catalogue/hot-reload.ts';
import { InvalidConfig, readSettings } from './config/settings.ts';
import { startServer } from './start-server.ts';
import { SchemaTooNew } from './store/migrations/migrate.ts';
import { InvalidStoreFile } from './store/sqlite/backup.ts';
import { NoFileLocks, StoreLocked } from './store/sqlite/store-lock.ts';
import { StoreUnavailable } from './store/store.ts';

/** Milliseconds for running requests to finish when the server stops. */
const CLOSE_TIMEOUT = 10_000;

/** Milliseconds for connections and threads to close after the server has stopped. */
const LINGER = 2000;

const correctable = [InvalidConfig, SchemaTooNew, InvalidStoreFile, StoreLocked, NoFileLocks];

try {
  const settings = readSettings(process.env);
  const { app, address, reloadCatalogue, stop } = await startServer(settings, report);
  let stopping = false;
  const exit = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), settings.shutdownDelay + CLOSE_TIMEOUT).unref();
    void stop().then(endProcess);
  };
  // Signals often arrive twice, from the terminal and from the parent process.
  process.on('SIGTERM', exit);
  process.on('SIGINT', exit);
  // SIGHUP means a closed terminal, or an operator's request to reload the catalogue.
  process.on('SIGHUP', () => void (process.stdin.isTTY ? exit() : reportReload(reloadCatalogue)));
  process.stdout.write(`Ramka is ready at ${address}\n`);
} catch (error) {
  process.stderr.write(`Ramka cannot start: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

/**
 * Lets the process end by itself. `process.exit` can wait forever for a thread that compiles code
 * (https://github.com/nodejs/node/issues/54918), and is called only if something else keeps the process alive.
 */
function endProcess(): void {
  setTimeout(() => process.exit(), LINGER).unref();
}

function report(sentence: string): void {
  process.stdout.write(`Ramka: ${sentence}\n`);
}

/** Reloads the catalogue and reports the result. */
async function reportReload(reloadCatalogue: SwapApp): Promise<void> {
  try {
    await reloadCatalogue();
    process.stdout.write('Ramka serves the catalogue as it is now\n');
  } catch (error) {
    process.stderr.write(`Ramka keeps the catalogue of before: ${reasonOf(error)}\n`);
  }
}

/** The message of an error that the operator can correct; the stack trace of a bug. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StoreUnavailable) return [error.message, causeOf(error)].join(': ');
  const isCorrectable = correctable.some((known) => error instanceof known) || 'syscall' in error;
  return isCorrectable ? error.message : (error.stack ?? error.message);
}

/** An AggregateError of a refused connection to a host with several addresses has a code but no message. */
function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
