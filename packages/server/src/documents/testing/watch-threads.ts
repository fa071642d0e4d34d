import type { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

/** Records the worker threads that start from now on, in order. */
export const watchThreads = (): readonly Worker[] => {
  const threads: Worker[] = [];
  const note = (thread: Worker): void => void threads.push(thread);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  return threads;
};
