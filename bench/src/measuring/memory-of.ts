/** What a server's process holds, in bytes: its heap, and all of its memory with that of its threads. */
export type Memory = { readonly heap: number; readonly resident: number };

/** The least of several looks at a server's memory, as garbage comes and goes between them. */
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
