import './platform/older-browsers.ts';
import './theme/layers.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/layout.css';
import './theme/base.css';
import './skeleton/skeleton.css';
import { notifyManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentTexts } from './language/current-texts.ts';
import { TextsProvider } from './language/texts-provider.tsx';
import { isFramed } from './embed/host-page.ts';
import { requestsInFlight } from './api/call.ts';
import { ApiFailure } from './api/failure.ts';
import { hasServiceWorker, watchConnection } from './platform/connection.ts';
import { showScheme } from './platform/colour-scheme.ts';
import { surviveTranslation } from './platform/page-translation.ts';
import { loadPicturesForPrint } from './platform/print.ts';
import { pageSettings } from './platform/page-settings.ts';
import { receivePunchOut } from './punch-out/punch-out.ts';
import { closeByBack, createAppRouter } from './routes/router.ts';

showScheme();
surviveTranslation();
receivePunchOut();

/** Maximum time in milliseconds for which the prerendered HTML is shown while the first screen loads. */
const PRERENDERED_TIMEOUT = 3000;

const start = async (): Promise<void> => {
  const root = document.querySelector('#app');
  if (root === null) throw new Error('The page has no #app');
  root.querySelector('.too-old')?.remove();
  const loadingTexts = currentTexts();
  const queries = createQueryClient();
  const router = createAppRouter(pageSettings.basePath, queries);
  closeByBack(router);
  loadPicturesForPrint();
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, PRERENDERED_TIMEOUT))]);
  const texts = await loadingTexts;
  // Rendered in a transition, so that the page stays responsive. The prerendered HTML remains until the screen is
  // complete.
  startTransition(() =>
    createRoot(root).render(
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
 * Whether a retry may help: there was no response, or the server is temporarily unavailable. Offline requests fail
 * immediately and are repeated when the device is online.
 */
const mayRetry = (failure: unknown): boolean =>
  onlineManager.isOnline() && (!(failure instanceof ApiFailure) || failure.status === 0 || failure.status === 503);

/**
 * Creates the query cache. Queries are refetched on window focus, because others may have changed the data. They also
 * run offline, because the service worker may have a cached response.
 */
const createQueryClient = (): QueryClient => {
  // Without a service worker the page was loaded from the network, so the device is online, regardless of
  // `navigator.onLine`.
  if (hasServiceWorker()) onlineManager.setOnline(navigator.onLine);
  watchConnection();
  // Updates run in a microtask, before the browser paints; otherwise a ticked checkbox would flicker.
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

/** Milliseconds without a request after which the first screen counts as loaded. */
const QUIET = 1500;

/** Registers the service worker after the first screen has loaded, so that prefetching does not delay it. */
const startServiceWorkerWhenQuiet = async (): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve, QUIET));
  while (requestsInFlight.get() > 0);
  const { startServiceWorker } = await import('./offline/register-service-worker.ts');
  await startServiceWorker();
};

// Not awaited, because the lazily loaded chunks import from this one and would wait for it.
void start();
if (pageSettings.fieldMetrics)
  void import('./api/field-metrics.ts').then(({ reportFieldMetrics }) => reportFieldMetrics());
// Frames on pages of others are not used offline, so they cache nothing.
if (isFramed) void import('./embed/listen-to-host.ts').then(({ listenToHost }) => listenToHost());
else window.addEventListener('load', () => void startServiceWorkerWhenQuiet().catch(() => undefined), { once: true });
