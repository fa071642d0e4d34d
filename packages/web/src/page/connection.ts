import { onlineManager } from '@tanstack/react-query';

/** How long a part of the app may take to arrive, in milliseconds (docs/specification.md#s9-16). */
const PATIENCE = 120_000;

/**
 * Loads a part of the app, its code or its texts: without a connection it waits for one. Rejects where it does not
 * arrive in time (docs/readings.md#r34-9-16).
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  whenOnline(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`A part of the app did not arrive within ${PATIENCE} ms`)), PATIENCE);
    });
    return Promise.race([load(), tooLate]).finally(() => clearTimeout(timer));
  });

/** Does something as soon as there is a connection: at once where there is one. */
export const whenOnline = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  await new Promise<void>((resolve) => {
    if (onlineManager.isOnline()) {
      resolve();
      return;
    }
    const stop = onlineManager.subscribe((online) => {
      if (online) {
        stop();
        resolve();
      }
    });
  });
  return act();
};
