import { onlineManager } from '@tanstack/react-query';

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
