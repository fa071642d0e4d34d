import { isShortcut } from './shortcuts.ts';

/** Milliseconds after which the page is printed without the pictures that are still missing. */
const TIMEOUT = 10_000;

/**
 * Loads all pictures before printing, because they are otherwise loaded on scrolling. The print shortcut waits for the
 * pictures. The browser's print menu cannot be delayed and only starts loading them.
 */
export const loadPicturesForPrint = (): void => {
  addEventListener('beforeprint', () => void loadPictures());
  addEventListener('keydown', (event) => {
    if (isShortcut(event, 'print') && [...document.images].some(({ complete }) => !complete)) {
      event.preventDefault();
      void loadPictures().then(() => print());
    }
  });
};

/** Resolves when every picture has loaded or failed, or after the timeout. */
const loadPictures = async (): Promise<void> => {
  const arrivals = [...document.images].map(async (picture) => {
    picture.loading = 'eager';
    await picture.decode();
  });
  await Promise.race([Promise.allSettled(arrivals), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
};
