import { useState } from 'react';

export type Submit = {
  /** Whether an attempt is under way. */
  readonly busy: boolean;
  /** Starts an attempt, unless one is under way. */
  readonly submit: () => void;
};

/** An attempt to do something on the server; `onDone` is called if `attempt` answers true. */
export const useSubmit = (attempt: () => Promise<boolean>, onDone: () => void): Submit => {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      if (await attempt()) {
        onDone();
      }
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    submit: () => {
      if (!busy) {
        void run();
      }
    },
  };
};
