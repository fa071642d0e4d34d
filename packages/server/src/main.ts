import { WrongSettings, readSettings } from './settings.ts';
import { startServer } from './start-server.ts';
import { NewerStore } from './store/migrations/migrate.ts';

/** How long calls under way may take to finish when the server stops, in milliseconds. */
const PATIENCE = 10_000;

try {
  const { app, address } = await startServer(readSettings(process.env));
  process.stdout.write(`Ramka is ready at ${address}\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const expected = error instanceof WrongSettings || error instanceof NewerStore;
  process.stderr.write(`Ramka cannot start: ${expected ? error.message : inFull(error)}\n`);
  process.exitCode = 1;
}

function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
