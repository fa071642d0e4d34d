import './platform/older-browsers.ts';
import './theme/layers.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './skeleton/skeleton.css';
import { notifyManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentTexts } from './language/current-texts.ts';
import { TextsProvider } from './language/texts-provider.tsx';
import { requestsInFlight } from './api/call.ts';
import { ApiFailure } from './api/failure.ts';
import { hasServiceWorker, watchConnection } from './platform/connection.ts';
import { showScheme } from './platform/colour-scheme.ts';
import { surviveTranslation } from './platform/page-translation.ts';
import { loadPicturesForPrint } from './platform/print.ts';
import { pageSettings } from './platform/page-settings.ts';
import { closeByBack, createAppRouter } from './routes/router.ts';

showScheme();
surviveTranslation();

/** Milliseconds for which the prerendered HTML stays while the first screen loads. */
const PRERENDERED_TIMEOUT = 3000;

const start = async (): Promise<void> => {
  const place = document.querySelector('#app');
  if (place === null) throw new Error('The page has no #app');
  place.querySelector('.too-old')?.remove();
  const spoken = currentTexts();
  const queries = createQueryClient();
  const router = createAppRouter(pageSettings.basePath, queries);
  closeByBack(router);
  loadPicturesForPrint();
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, PRERENDERED_TIMEOUT))]);
  const texts = await spoken;
  // In slices, so that the page answers meanwhile; the prerendered HTML stays until the screen is complete.
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

/**
 * Whether asking again may help: nobody answered, or the server could not, for now. Without a connection nobody waits: what
 * failed says so, and is asked for again when the connection is back.
 */
const mayRetry = (failure: unknown): boolean =>
  onlineManager.isOnline() && (!(failure instanceof ApiFailure) || failure.status === 0 || failure.status === 503);

/**
 * The cache of what the server answered. It reads anew on coming back to the window: others may have changed it. It asks
 * without a connection as well: the service worker may have the answer.
 */
const createQueryClient = (): QueryClient => {
  // A page that came from this device begins without a connection; any other has one, whatever the browser thinks.
  if (hasServiceWorker()) onlineManager.setOnline(navigator.onLine);
  watchConnection();
  // What is ticked stands on the screen before the browser paints: a box that follows a task later would flicker.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: 20_000,
        retry: (count, failure) => count < 2 && mayRetry(failure),
      },
      mutations: { networkMode: 'always' },
    },
  });
};

/** How long nothing is asked of the server until the first screen counts as there, in milliseconds. */
const QUIET = 1500;

/** Once the first screen is there: what is kept for later must not hold it up. */
const keepForLater = async (): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve, QUIET));
  while (requestsInFlight.get() > 0);
  const { startServiceWorker } = await import('./offline/register-service-worker.ts');
  await startServiceWorker();
};

// Not awaited: the chunks that are being loaded share code with this one, and would wait for it.
void start();
window.addEventListener('load', () => void keepForLater().catch(() => undefined), { once: true });
