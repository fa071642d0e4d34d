/** Milliseconds after which paper gets what has arrived until then. */
const PATIENCE = 10_000;

/**
 * Pictures load when one scrolls near them; paper needs them all. Printing from the browser's menu starts to load them;
 * the keys for printing wait until they are there. On the screen nothing changes before.
 */
export const loadPicturesForPrint = (): void => {
  addEventListener('beforeprint', () => void loadPictures());
  addEventListener('keydown', (event) => {
    if (isPrintShortcut(event) && [...document.images].some(({ complete }) => !complete)) {
      event.preventDefault();
      void loadPictures().then(() => print());
    }
  });
};

const isPrintShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Is done when every picture has arrived or failed, or patience is at its end. */
const loadPictures = async (): Promise<void> => {
  const arrivals = [...document.images].map(async (picture) => {
    picture.loading = 'eager';
    await picture.decode();
  });
  await Promise.race([Promise.allSettled(arrivals), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
};
