import { checkCatalogue } from './check-catalogue.ts';
import { countOf } from '../count-of.ts';
import { countEntries } from './count-entries.ts';
import { describeFault } from './describe-fault.ts';
import type { CommandAnswer } from '../command-answer.ts';

/** Tells every fault of a catalogue and what it holds. */
export const runCheck = async (folder: string): Promise<CommandAnswer> => {
  const { faults, files } = await checkCatalogue(folder);
  const counts = Object.entries(countEntries(files)).map(([what, count]) => `${String(count).padStart(7)} ${what}`);
  const verdict = faults.length === 0 ? 'No faults.' : `${countOf(faults.length, 'fault')}.`;
  return { lines: [...faults.map(describeFault), ...counts, verdict], succeeded: faults.length === 0 };
};
