import type { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

/** The threads that are started from now on, in the order in which they start. */
export const watchThreads = (): readonly Worker[] => {
  const threads: Worker[] = [];
  const note = (thread: Worker): void => void threads.push(thread);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  return threads;
};
