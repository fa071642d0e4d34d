import './page/older-browsers.ts';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './first-sight/first-sight.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { currentTexts } from './language/current-texts.ts';
import { TextsProvider } from './language/texts-provider.tsx';
import { callsUnderWay } from './api/call.ts';
import { createQueryClient } from './api/query-client.ts';
import { createRoot } from './page/create-root.ts';
import { showScheme } from './page/colour-scheme.ts';
import { loadPicturesForPrint } from './page/print.ts';
import { nextTask } from './page/store.ts';
import { pageSettings } from './page/page-settings.ts';
import { closeByBack, createAppRouter, preloadScreen } from './routes/router.ts';

showScheme();

/** How long the first sight in the HTML may stand in for a screen that is on its way, in milliseconds. */
const FIRST_SIGHT_TIMEOUT = 3000;

const start = async (): Promise<void> => {
  const place = document.querySelector('#app');
  if (place === null) throw new Error('The page has no #app');
  place.querySelector('.too-old')?.remove();
  const spoken = currentTexts();
  await nextTask();
  const queries = createQueryClient();
  const router = createAppRouter(pageSettings.basePath, queries);
  closeByBack(router);
  preloadScreen(router, queries);
  loadPicturesForPrint();
  await nextTask();
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, FIRST_SIGHT_TIMEOUT))]);
  const texts = await spoken;
  await nextTask();
  // In slices, so that the page answers meanwhile; the first sight stays until all of the screen is there.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <TextsProvider start={texts}>
            <RouterProvider router={router} />
          </TextsProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
};

/** How long nothing is asked of the server until the first screen counts as there, in milliseconds. */
const QUIET = 1500;

/** Once the first screen is there: what is kept for later must not hold it up. */
const keepForLater = async (): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve, QUIET));
  while (callsUnderWay.get() > 0);
  const { startServiceWorker } = await import('./offline/service-worker.ts');
  await startServiceWorker();
};

// Not awaited: the chunks that are being loaded share code with this one, and would wait for it.
void start();
window.addEventListener('load', () => void keepForLater().catch(() => undefined), { once: true });
