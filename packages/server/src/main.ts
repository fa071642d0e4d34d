import type { ChangeOver } from './http/response-cache.ts';
import { WrongSettings, readSettings } from './config/settings.ts';
import { startServer } from './start-server.ts';
import { NewerStore } from './store/migrations/migrate.ts';
import { NoStoreFile } from './store/sqlite/backup.ts';
import { StoreInUse } from './store/sqlite/store-lock.ts';
import { StoreUnavailable } from './store/store.ts';

/** How long calls under way may take to finish when the server stops, in milliseconds. */
const CLOSE_TIMEOUT = 10_000;

try {
  const { app, address, reloadCatalogue } = await startServer(readSettings(process.env));
  process.stdout.write(`Ramka is ready at ${address}\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT).unref();
    void app.close().then(() => process.exit(0));
  };
  // Often told twice, by the terminal and by the process that started this one.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A terminal that is closed sends the same signal as an operator who has a new catalogue.
  process.on('SIGHUP', () => void (process.stdin.isTTY ? stop() : tellReload(reloadCatalogue)));
} catch (error) {
  process.stderr.write(`Ramka cannot start: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

/** Reads the catalogue anew and says what came of it. */
async function tellReload(reloadCatalogue: ChangeOver): Promise<void> {
  try {
    await reloadCatalogue();
    process.stdout.write('Ramka serves the catalogue as it is now\n');
  } catch (error) {
    process.stderr.write(`Ramka keeps the catalogue of before: ${reasonOf(error)}\n`);
  }
}

/** What the operator can mend is told in words; a fault of the program with all that is known of it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StoreUnavailable) return [error.message, causeOf(error)].join(': ');
  const mendable =
    [WrongSettings, NewerStore, NoStoreFile, StoreInUse].some((known) => error instanceof known) || 'syscall' in error;
  return mendable ? error.message : (error.stack ?? error.message);
}

/** A refused connection to a name with several addresses has a code but no message. */
function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
