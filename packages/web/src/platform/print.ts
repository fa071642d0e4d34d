import { isShortcut } from './shortcuts.ts';

/** Milliseconds after which the page is printed without the pictures that are still missing. */
const TIMEOUT = 10_000;

/**
 * Sees to it that printed pages have all of their pictures, although those load only when one scrolls near them. The
 * browser's menu starts to load them; the keys for printing wait until they are there.
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

/** Is done when every picture has arrived or failed, or timeout is at its end. */
const loadPictures = async (): Promise<void> => {
  const arrivals = [...document.images].map(async (picture) => {
    picture.loading = 'eager';
    await picture.decode();
  });
  await Promise.race([Promise.allSettled(arrivals), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
};
