import { readSettings, WrongSettings } from '../config/settings.ts';
import { adminTasks, UnknownTask } from './admin-tasks.ts';

// `npm run admin -- backup FILE | restore FILE | rehearse FILE | move [--dry-run] | restore-project ID | purge`
const tell = (progress: string): void => void (process.stderr.isTTY && process.stderr.write(`\r${progress} `));
const [task = '', argument, ...rest] = process.argv.slice(2);
try {
  console.log(await adminTasks(readSettings(process.env), task, argument, tell, rest));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const own = error instanceof WrongSettings || error instanceof UnknownTask;
  console.error(
    own ? error.message : `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}`,
  );
  process.exitCode = 1;
}
