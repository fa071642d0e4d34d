import { readdir, readFile } from 'node:fs/promises';

/** Memory of a server process in bytes: its heap, and its whole resident memory including worker threads. */
export type Memory = { readonly heap: number; readonly resident: number };

/** The minimum of several readings of a server's memory, because uncollected garbage varies between them. */
export const memoryOf = async (address: string, looks = 40): Promise<Memory> => {
  let least: Memory = { heap: Infinity, resident: Infinity };
  for (let look = 0; look < looks; look += 1) {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    const valueOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
    least = {
      heap: Math.min(least.heap, valueOf('nodejs_heap_size_used_bytes')),
      resident: Math.min(least.resident, valueOf('process_resident_memory_bytes')),
    };
  }
  return least;
};

/**
 * Processor time of a process with all its threads, in seconds, from Linux's /proc. Other load of the machine does not
 * affect it.
 */
export const processorTimeOf = async (processId: number): Promise<number> => {
  const threads = await readdir(`/proc/${processId}/task`);
  const times = threads.map(async (thread) => readFile(`/proc/${processId}/task/${thread}/schedstat`, 'utf8'));
  return (await Promise.all(times)).reduce((sum, time) => sum + Number(time.split(' ')[0]) / 1e9, 0);
};
