import { readdir, readFile } from 'node:fs/promises';

/** Seconds for which a process has had a processor, with all of its threads: whatever else the machine does. Linux tells it. */
export const processorTimeOf = async (processId: number): Promise<number> => {
  const threads = await readdir(`/proc/${processId}/task`);
  const times = threads.map(async (thread) => readFile(`/proc/${processId}/task/${thread}/schedstat`, 'utf8'));
  return (await Promise.all(times)).reduce((sum, time) => sum + Number(time.split(' ')[0]) / 1e9, 0);
};
