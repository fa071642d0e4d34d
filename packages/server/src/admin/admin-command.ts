import '../config/require-node.ts';
import { InvalidConfig, readSettings } from '../config/settings.ts';
import { runAdmin, UsageError } from './run-admin.ts';

// `npm run admin -- COMMAND`; `run-admin.ts` lists the commands.
const onProgress = (progress: string): void => void (process.stderr.isTTY && process.stderr.write(`\r${progress} `));
try {
  console.log(await runAdmin(readSettings(process.env), process.argv.slice(2), onProgress));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isOwn = error instanceof InvalidConfig || error instanceof UsageError;
  const { message, cause } = error;
  console.error(isOwn || !(cause instanceof Error) ? message : `${message}: ${cause.message}`);
  process.exitCode = 1;
}
