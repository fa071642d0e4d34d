/** Texts that are kept by their keys. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What is kept in a storage of the browser. What it does not take, because it is full or the visitor allows none, is kept for as
 * long as the page is open: nothing that the visitor does may fail for that.
 */
export const patientStorage = (storage: () => KeptTexts): KeptTexts => {
  const own = new Map<string, string>();
  return {
    getItem: (key) => own.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    setItem: (key, text) => {
      own.set(key, text);
      attempt(() => {
        storage().setItem(key, text);
        own.delete(key);
      });
    },
    removeItem: (key) => {
      own.delete(key);
      attempt(() => storage().removeItem(key));
    },
  };
};

const attempt = <Answer>(act: () => Answer): Answer | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** What this browser keeps for the visitor. Browsers that allow no storage throw as soon as theirs is named. */
export const browserStorage: KeptTexts = patientStorage(() => localStorage);
